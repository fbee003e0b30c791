/**
 * From a mail's source to what it says: headers, body parts, inline pictures. Whatever arrives, something is
 * shown; a mail that cannot be parsed is shown as plain text.
 * @module
 */
import PostalMime, { type Address, type Email } from 'postal-mime';
import type { Header } from '../contract.js';
import { decodeText, restoreWindows1252 } from './charset.js';
import { decodeEncodedWords } from './encoded-words.js';

/** Headers beyond this many bytes are not read: real ones stay below a tenth of it. */
const MAX_HEADER_BYTES = 256 * 1024;

/** Multiparts nested deeper than this are kept in the source but not opened. */
const MAX_NESTING_DEPTH = 50;

const LIMITS = {
  maxHeadersSize: 4 * MAX_HEADER_BYTES,
  maxNestingDepth: MAX_NESTING_DEPTH,
  // A forwarded message is somebody else's mail: its codes and links are not this one's.
  forceRfc822Attachments: true,
} as const;

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

/** What a list shows of a mail, read from its header alone because every arriving mail pays for it. */
export async function readEnvelopeHeaders(raw: Buffer): Promise<{ from: string; subject: string }> {
  try {
    const email = await PostalMime.parse(headerBlock(raw), LIMITS);
    return { from: firstAddress(email.from), subject: subjectOf(email) };
  } catch {
    return { from: '', subject: '' };
  }
}

export async function parseMail(raw: Buffer): Promise<ParsedMail> {
  try {
    return shape(await createParser().parse(raw));
  } catch {
    return parseAsFarAsItGoes(raw);
  }
}

async function parseAsFarAsItGoes(raw: Buffer): Promise<ParsedMail> {
  const header = headerBlock(raw);
  const body = raw.subarray(header.length).toString('utf8').trimStart();
  try {
    return { ...shape(await PostalMime.parse(header, LIMITS)), html: '', text: body };
  } catch {
    return { headers: [], subject: '', html: '', text: raw.toString('utf8'), inlineImages: [] };
  }
}

/** The parser's own tree, as far as decoding needs it. Private there: a test guards what is used of it. */
interface MimeNode {
  content: ArrayBuffer | null;
  readonly contentType: {
    readonly parsed: { readonly value: string; readonly params: { charset?: string } };
  };
}

interface TreeWalk {
  collectNode(node: MimeNode, ...rest: unknown[]): Promise<void>;
}

/** The parser believes every charset label. Ours looks at the bytes first, and hands the parser UTF-8. */
function createParser(): PostalMime {
  const parser = new PostalMime(LIMITS);
  if (!isTreeWalk(parser)) return parser;
  const collectNode = parser.collectNode.bind(parser);
  parser.collectNode = async (node, ...rest) => {
    const { value, params } = node.contentType.parsed;
    if (node.content && value.startsWith('text/')) {
      const bytes = new Uint8Array(node.content);
      const hint = value === 'text/html' ? charsetOfDocument(bytes) : '';
      const utf8 = new TextEncoder().encode(decodeText(bytes, params.charset, hint));
      node.content = utf8.buffer;
      params.charset = 'utf-8';
    }
    await collectNode(node, ...rest);
  };
  return parser;
}

function isTreeWalk(parser: object): parser is TreeWalk {
  return 'collectNode' in parser && typeof parser.collectNode === 'function';
}

/** What `<meta charset>` says, in any of its spellings. */
function charsetOfDocument(bytes: Uint8Array): string {
  const start = Buffer.from(bytes.subarray(0, 2048)).toString('latin1');
  return /<meta[^>]{1,200}?charset\s*=\s*["']?([\w.:-]{1,40})/i.exec(start)?.[1] ?? '';
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

function headerBlock(raw: Buffer): Buffer {
  const limit = Math.min(raw.length, MAX_HEADER_BYTES);
  for (let at = raw.indexOf(0x0a); at !== -1 && at < limit; at = raw.indexOf(0x0a, at + 1)) {
    if (raw[at + 1] === 0x0a) return raw.subarray(0, at + 1);
    if (raw[at + 1] === 0x0d && raw[at + 2] === 0x0a) return raw.subarray(0, at + 1);
  }
  return raw.subarray(0, limit);
}

function subjectOf({ headers }: Email): string {
  return restoreWindows1252(decodeEncodedWords(headers.find(({ key }) => key === 'subject')?.value ?? ''));
}

function firstAddress(from: Address | undefined): string {
  return from?.address ?? from?.group?.[0]?.address ?? '';
}
