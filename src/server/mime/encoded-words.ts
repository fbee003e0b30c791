/**
 * Header text with encoded words (RFC 2047). Senders cut words between bytes, not between characters, so
 * neighbours are joined as bytes before they become text.
 * @module
 */
import { decodeText } from './charset.js';

const WORD = /=\?([^?\s]{1,75})\?([bq])\?([^?]{0,4000})\?=/gi;

export function decodeEncodedWords(value: string): string {
  if (!value.includes('=?')) return value;
  let decoded = '';
  let end = 0;
  let run: { charset: string; bytes: Buffer[] } | undefined;
  const flush = () => {
    if (run) decoded += decodeText(Buffer.concat(run.bytes), run.charset);
    run = undefined;
  };
  for (const match of value.matchAll(WORD)) {
    const [word, label = '', encoding = '', text = ''] = match;
    const between = value.slice(end, match.index);
    // RFC 2231 lets a language follow the charset.
    const charset = (label.split('*')[0] ?? '').toLowerCase();
    // White space between two encoded words is there for folding only.
    const continues = run !== undefined && /^\s*$/.test(between);
    if (!continues || run?.charset !== charset) flush();
    if (!continues) decoded += between;
    run ??= { charset, bytes: [] };
    run.bytes.push(encoding.toLowerCase() === 'b' ? Buffer.from(text, 'base64') : decodeQ(text));
    end = match.index + word.length;
  }
  flush();
  return decoded + value.slice(end);
}

/** Quoted-printable for headers: an underscore is a space. */
function decodeQ(text: string): Buffer {
  const bytes = text
    .replaceAll('_', ' ')
    .replace(/=([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1');
}
