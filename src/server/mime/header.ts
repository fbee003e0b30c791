/**
 * What a list shows of a mail, read from its header alone: every arriving mail pays for it, so nothing else of the
 * mail is looked at.
 * @module
 */
import { addressParser } from 'postal-mime';
import { restoreWindows1252 } from './charset.js';
import { decodeEncodedWords } from './encoded-words.js';

/** Bytes of a header that are read: real ones stay below a tenth of it. */
export const MAX_HEADER_BYTES = 256 * 1024;

/** Characters of a subject in lists and filters: twice what an unfolded line may hold. The mail has all of it. */
const MAX_SUBJECT_LENGTH = 2_000;

/** Bytes of a field that are read; nobody's name and address are longer. */
const MAX_FIELD_BYTES = 4_096;

/** `Acme <a@b>` or `a@b`, without anything that has to be parsed: how nearly all mails have it. */
const PLAIN_SENDER = /^(?:[\w .'-]{0,100}<)?([\w.+-]{1,64}@[\w.-]{1,255})>?$/;

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const SPACE = 0x20;
const TAB = 0x09;

/** Both are '' where the mail has none. */
export function readEnvelopeHeaders(raw: Buffer): { readonly from: string; readonly subject: string } {
  const header = headerBlock(raw);
  const subject = restoreWindows1252(decodeEncodedWords(field(header, 'subject')));
  return { from: firstAddress(field(header, 'from')), subject: subject.slice(0, MAX_SUBJECT_LENGTH) };
}

/** The mail up to the empty line that ends its header. */
export function headerBlock(raw: Buffer): Buffer {
  const limit = Math.min(raw.length, MAX_HEADER_BYTES);
  for (let at = raw.indexOf(LINE_FEED); at !== -1 && at < limit; at = raw.indexOf(LINE_FEED, at + 1)) {
    if (raw[at + 1] === LINE_FEED) return raw.subarray(0, at + 1);
    if (raw[at + 1] === CARRIAGE_RETURN && raw[at + 2] === LINE_FEED) return raw.subarray(0, at + 1);
  }
  return raw.subarray(0, limit);
}

/** The first field of that name, unfolded: its line breaks go, the white space behind them stays. */
function field(header: Buffer, name: string): string {
  for (let start = 0; start < header.length; start = endOfLine(header, start)) {
    if (!isNamed(header, start, name)) continue;
    let end = endOfLine(header, start);
    while (header[end] === SPACE || header[end] === TAB) end = endOfLine(header, end);
    const value = header
      .subarray(start + name.length, Math.min(end, start + MAX_FIELD_BYTES))
      .toString('utf8');
    return value
      .slice(value.indexOf(':') + 1)
      .replace(/\r?\n/g, '')
      .replaceAll('\r', ' ')
      .trim();
  }
  return '';
}

function endOfLine(header: Buffer, start: number): number {
  const end = header.indexOf(LINE_FEED, start);
  return end === -1 ? header.length : end + 1;
}

/** Whether a field of that name begins here; the name is compared without case. */
function isNamed(header: Buffer, start: number, name: string): boolean {
  for (let at = 0; at < name.length; at += 1) {
    if (((header[start + at] ?? 0) | SPACE) !== name.charCodeAt(at)) return false;
  }
  let at = start + name.length;
  while (header[at] === SPACE || header[at] === TAB) at += 1;
  return header[at] === 0x3a;
}

function firstAddress(value: string): string {
  const [, plain] = PLAIN_SENDER.exec(value) ?? [];
  if (plain !== undefined) return plain;
  const [first] = addressParser(value);
  return first?.address ?? first?.group?.[0]?.address ?? '';
}
