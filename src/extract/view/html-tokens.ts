/**
 * HTML as a stream of tags and texts. Built on the tokenizer alone: the parser above it keeps its open elements
 * in an array that it shifts, and takes quadratic time on 200,000 nested tags.
 * @module
 */
import { Tokenizer } from 'htmlparser2';

export type Attributes = ReadonlyMap<string, string>;

export interface TokenHandler {
  /** A tag opens; names are in lower case, entities in values are decoded. */
  open(name: string, attributes: Attributes): void;
  close(name: string): void;
  /** Text between tags, entities decoded; comes in pieces. */
  text(data: string): void;
}

/** More attributes than a mail's tags have; the rest of a hostile tag is skipped. */
const MAX_ATTRIBUTES = 64;

export function tokenize(html: string, handler: TokenHandler): void {
  let name = '';
  let attributes = new Map<string, string>();
  let attribute = '';
  let value = '';
  const slice = (start: number, end: number) => html.slice(start, end);
  const open = () => {
    if (name !== '') handler.open(name, attributes);
    name = '';
    attributes = new Map();
  };
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      onopentagname: (start, end) => {
        name = slice(start, end).toLowerCase();
      },
      onattribname: (start, end) => {
        attribute = slice(start, end).toLowerCase();
        value = '';
      },
      onattribdata: (start, end) => {
        value += slice(start, end);
      },
      onattribentity: (codePoint) => {
        value += String.fromCodePoint(codePoint);
      },
      onattribend: () => {
        // As in browsers, the first of two attributes of one name counts.
        if (!attributes.has(attribute) && attributes.size < MAX_ATTRIBUTES) attributes.set(attribute, value);
      },
      onopentagend: open,
      onselfclosingtag: open,
      onclosetag: (start, end) => handler.close(slice(start, end).toLowerCase()),
      ontext: (start, end) => handler.text(slice(start, end)),
      ontextentity: (codePoint) => handler.text(String.fromCodePoint(codePoint)),
      oncdata: (start, end) => handler.text(slice(start, end)),
      oncomment: () => undefined,
      ondeclaration: () => undefined,
      onprocessinginstruction: () => undefined,
      onend: () => undefined,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
}
