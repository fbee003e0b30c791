/**
 * From a mail's source to what it says: headers, body parts, inline pictures. Whatever arrives, something is
 * shown; a mail that cannot be parsed is shown as plain text.
 * @module
 */
import type { Email } from 'postal-mime';
import type { Header } from '../../contract.js';
import { restoreWindows1252 } from './charset.js';
import { decodeEncodedWords } from './encoded-words.js';
import { headerBlock } from './header.js';
import { parseMime, UnreadableError } from './parser.js';

/** A parsed mail. */
export interface ParsedMail {
  readonly headers: Header[];
  readonly subject: string;
  /** '' where the mail has no such part. */
  readonly html: string;
  /** '' where the mail has no such part. */
  readonly text: string;
  readonly inlineImages: readonly { readonly contentId: string; readonly base64: string }[];
}

export async function parseMail(raw: Buffer): Promise<ParsedMail> {
  try {
    return shape(await parseMime(raw));
  } catch (error) {
    return parseBeginning(raw, error instanceof UnreadableError ? error.readable : 0);
  }
}

/** What comes before the place where the parser gave up. */
async function parseBeginning(raw: Buffer, readable: number): Promise<ParsedMail> {
  const beginning =
    readable === 0 ? undefined : await parseMime(raw.subarray(0, readable)).catch(() => undefined);
  if (beginning) return shape(beginning);
  const header = headerBlock(raw);
  const text = raw.subarray(header.length).toString('utf8').trimStart();
  return { headers: [], subject: '', html: '', text, inlineImages: [] };
}

function shape(email: Email): ParsedMail {
  return {
    headers: email.headers.map(({ key, originalKey, value }) => ({
      key,
      originalKey,
      value: restoreWindows1252(decodeEncodedWords(value)),
    })),
    subject: subjectOf(email),
    html: restoreWindows1252(email.html ?? ''),
    text: restoreWindows1252(email.text ?? ''),
    inlineImages: email.attachments.flatMap(({ contentId, content }) =>
      contentId === undefined || typeof content === 'string'
        ? []
        : [
            {
              contentId: contentId.replace(/^<|>$/g, ''),
              base64: toBuffer(content).toString('base64'),
            },
          ],
    ),
  };
}

function toBuffer(content: ArrayBuffer | Uint8Array): Buffer {
  return content instanceof Uint8Array
    ? Buffer.from(content.buffer, content.byteOffset, content.byteLength)
    : Buffer.from(content);
}

function subjectOf({ headers }: Email): string {
  return restoreWindows1252(decodeEncodedWords(headers.find(({ key }) => key === 'subject')?.value ?? ''));
}
