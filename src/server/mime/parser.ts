/**
 * The MIME parser, made to keep within bounds and to believe bytes more than labels. What it lacks an option for is
 * changed from outside, on members that are private there: the library is pinned exactly, and tests guard each.
 * @module
 */
import PostalMime, { type Email } from 'postal-mime';
import { BodyDecoder } from './body-decoder.js';
import { decodeText } from './charset.js';
import { MAX_HEADER_BYTES } from './header.js';

/** Parts of a mail; beyond these nothing is read. The largest newsletters have some dozens. */
const MAX_PARTS = 1_000;

/** Multiparts nested deeper than this are not opened; each forwarding adds one or two. */
const MAX_NESTING_DEPTH = 50;

/** Lines that are taken one by one, which is what time goes into: half a second's worth. Most are skipped over. */
const MAX_LINES = 500_000;

const LIMITS = {
  // All parts together.
  maxHeadersSize: 4 * MAX_HEADER_BYTES,
  maxNestingDepth: MAX_NESTING_DEPTH,
  // A forwarded message is somebody else's mail: its codes and links are not this one's.
  forceRfc822Attachments: true,
} as const;

/** What begins a line that may be a boundary. */
const BOUNDARY_START = Buffer.from('\n--');

const LINE_FEED = 0x0a;

/** A mail that goes beyond a bound, or that the parser cannot read. */
export class UnreadableError extends Error {
  override readonly name = 'UnreadableError';

  /** Bytes from the beginning that can be read. */
  constructor(readonly readable: number) {
    super(`only the first ${readable} bytes can be read`);
  }
}

/** Parses a mail, or rejects with an UnreadableError. */
export async function parseMime(raw: Buffer): Promise<Email> {
  const parser = new PostalMime(LIMITS);
  let readable = 0;
  if (isOpen(parser)) {
    detectCharsets(parser);
    keepWithinBounds(parser, raw, (position) => (readable = position));
  }
  try {
    return await parser.parse(raw);
  } catch {
    throw new UnreadableError(readable);
  }
}

/** The parser's own tree, as far as it is needed here. */
interface MimeNode {
  content: ArrayBuffer | null;
  readonly state: string;
  contentDecoder: unknown;
  readonly contentTransferEncoding: { readonly encoding: string };
  readonly contentType: {
    readonly parsed: { readonly value: string; readonly params: { charset?: string } };
  };
}

interface OpenParser {
  readPos: number;
  readonly currentNode: MimeNode;
  readonly boundaries: readonly unknown[];
  processLine(line: Uint8Array, isLast: boolean): Promise<void>;
  collectNode(node: MimeNode, ...rest: unknown[]): Promise<void>;
}

/** `readPos` comes with the first byte. */
function isOpen(parser: object): parser is OpenParser {
  return ['currentNode', 'boundaries', 'processLine', 'collectNode'].every((name) => name in parser);
}

/** The parser believes every charset label. Ours looks at the bytes first, and hands the parser UTF-8. */
function detectCharsets(parser: OpenParser): void {
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
}

/** What `<meta charset>` says, in any of its spellings. */
function charsetOfDocument(bytes: Uint8Array): string {
  const start = Buffer.from(bytes.subarray(0, 2048)).toString('latin1');
  return /<meta[^>]{1,200}?charset\s*=\s*["']?([\w.:-]{1,40})/i.exec(start)?.[1] ?? '';
}

/** Counts what the parser does, and spares it the lines of a body that cannot be boundaries. */
function keepWithinBounds(parser: OpenParser, raw: Buffer, onRead: (position: number) => void): void {
  const processLine = parser.processLine.bind(parser);
  const startOfLastLine = raw.length < 2 ? 0 : raw.lastIndexOf(LINE_FEED, raw.length - 2) + 1;
  let lines = 0;
  let parts = 0;
  parser.processLine = async (line, isLast) => {
    const before = parser.currentNode;
    lines += 1;
    if (lines > MAX_LINES) throw new Error('too many lines');
    await processLine(line, isLast);
    const node = parser.currentNode;
    if (node !== before && node.state === 'header') parts += 1;
    if (parts > MAX_PARTS) throw new Error('too many parts');
    if (!isLast && node.state === 'body') skipToBoundary(parser, node, raw, startOfLastLine);
    onRead(parser.readPos);
  };
}

function skipToBoundary(parser: OpenParser, node: MimeNode, raw: Buffer, startOfLastLine: number): void {
  const decoder = BodyDecoder.for(node.contentTransferEncoding.encoding, node.contentDecoder);
  if (!decoder) return;
  node.contentDecoder = decoder;
  // The line break before the next line belongs to what may be a boundary.
  const boundary = parser.boundaries.length === 0 ? -1 : raw.indexOf(BOUNDARY_START, parser.readPos - 1);
  const end = boundary === -1 ? startOfLastLine : Math.min(boundary + 1, startOfLastLine);
  if (end <= parser.readPos) return;
  decoder.append(raw.subarray(parser.readPos, end));
  parser.readPos = end;
}
