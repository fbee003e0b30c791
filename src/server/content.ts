/**
 * A message's content: parsed and searched for codes, links and pictures when it is first read, because that
 * costs a hundred times what receiving it does and most mail is never read.
 * @module
 */
import type { MessageContent } from '../contract.js';
import { extract } from '../extract/index.js';
import { parseMail } from './mime.js';
import type { StoredMessage } from './store.js';

/** Characters of a part that are searched: a hundred times the longest newsletter. The body is given whole. */
const MAX_SEARCHED = 4_000_000;

type Body = Pick<MessageContent, 'headers' | 'html' | 'text'>;

/** Reads contents and remembers them for as long as their sources are in memory. */
export class ContentReader {
  readonly #bodies = new WeakMap<Buffer, Promise<Body>>();

  async read({ summary, source }: StoredMessage): Promise<MessageContent> {
    let body = this.#bodies.get(source);
    if (!body) this.#bodies.set(source, (body = readBody(source)));
    return { ...summary, ...(await body) };
  }
}

async function readBody(source: Buffer): Promise<Body> {
  const mail = await parseMail(source);
  const { html, text } = mail;
  const found = extract({ ...mail, html: html.slice(0, MAX_SEARCHED), text: text.slice(0, MAX_SEARCHED) });
  return {
    headers: mail.headers,
    html: { ...found.html, body: mail.html },
    text: { ...found.text, body: mail.text },
  };
}
