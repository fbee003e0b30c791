/**
 * A message's content: parsed and searched for codes, links and pictures when it is first read, because that
 * costs a hundred times what receiving it does and most mail is never read.
 * @module
 */
import type { MessageContent } from '../contract.js';
import { extract } from '../extract/index.js';
import { parseMail } from './mime/mail.js';
import type { StoredMessage } from './store.js';

/** Characters of a part that are searched: a hundred times the longest newsletter. The body is given whole. */
const MAX_SEARCHED = 4_000_000;

type Body = Pick<MessageContent, 'headers' | 'html' | 'text'>;

/** Bytes of the sources whose contents are remembered; what was read longest ago is forgotten first. */
export const MAX_REMEMBERED = 32 * 1024 * 1024;

/** Reads contents and remembers the latest: a page and a test read the same mail again and again. */
export class ContentReader {
  readonly #bodies = new Map<Buffer, Promise<Body>>();
  #remembered = 0;

  async read({ summary, source }: StoredMessage): Promise<MessageContent> {
    const body = this.#bodies.get(source) ?? readBody(source);
    this.#forget(source);
    this.#bodies.set(source, body);
    this.#remembered += source.length;
    for (const oldest of this.#bodies.keys()) {
      if (this.#remembered <= MAX_REMEMBERED) break;
      this.#forget(oldest);
    }
    return { ...summary, ...(await body) };
  }

  #forget(source: Buffer): void {
    if (this.#bodies.delete(source)) this.#remembered -= source.length;
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
