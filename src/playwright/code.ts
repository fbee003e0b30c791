/**
 * Which of a message's codes is meant.
 * @module
 */
import type { MessageContent } from '../client/message.js';
import { htmlToText } from './html-text.js';
import { type Candidate, literal, only, textMatches } from './strict.js';

/** What the wanted code looks like; all given conditions must be met. */
export interface CodeOptions {
  /** Characters in the code, dashes included. */
  readonly length?: number | undefined;
  /** Matches the code. */
  readonly pattern?: RegExp | undefined;
  /** Stands in the same line as the code or just above it: text without case, or a pattern. */
  readonly near?: string | RegExp | undefined;
}

/** Lines above the code that still count as near it: a heading and a sentence. */
const LINES_ABOVE = 2;

export function pickCode(message: MessageContent, codes: readonly string[], options: CodeOptions): string {
  check(options);
  const { length, pattern, near } = options;
  const lines = readableLines(message);
  const all = codes.map((code) => ({ code, around: surroundings(lines, code) }));
  const fitting = all.filter(
    ({ code, around }) =>
      (length === undefined || code.length === length) &&
      (pattern === undefined || textMatches(pattern, code)) &&
      (near === undefined || textMatches(near, around)),
  );
  const candidates = fitting.map(
    ({ code, around }): Candidate => ({
      value: code,
      context: excerpt(around),
      aka: telling(code, fitting),
    }),
  );
  return only(`message.code(${show(options)})`, candidates, 'code', () => {
    const others = all.map(
      ({ code, around }) => `  - ${JSON.stringify(code)} in ${JSON.stringify(excerpt(around))}`,
    );
    const found =
      others.length > 0
        ? `Codes in the message:\n${others.join('\n')}`
        : 'No text in the message reads like a code.';
    return `Subject: ${JSON.stringify(message.subject)}\n${found}\nText: ${JSON.stringify(excerpt(lines.join(' ')))}`;
  });
}

/** The call that picks this code alone, where length or shape tell it from the others. */
function telling(code: string, all: readonly { readonly code: string }[]): string | undefined {
  if (all.filter((other) => other.code.length === code.length).length === 1) {
    return `message.code({ length: ${code.length} })`;
  }
  const shape = code
    .replace(/\d+/g, String.raw`\d+`)
    .replace(/[A-Z]+/g, '[A-Z]+')
    .replace(/[a-z]{2,}/g, '[a-z]+');
  const pattern = new RegExp(`^${shape}$`);
  if (all.filter((other) => pattern.test(other.code)).length === 1)
    return `message.code({ pattern: ${pattern} })`;
  return undefined;
}

function readableLines({ text, html }: MessageContent): string[] {
  const readable = text.body.trim() === '' ? htmlToText(html.body) : text.body;
  return readable
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** The line with the code and those above it; nothing where the code is not in the text. */
function surroundings(lines: readonly string[], code: string): string {
  // Mails group digits for the eye: what is shown as "123 456" is the code 123456.
  const shown = new RegExp(
    Array.from(code, (character) => character.replace(/\W/g, '\\$&')).join('[\\s\\u00a0-]*'),
  );
  const at = lines.findIndex((line) => shown.test(line));
  return at === -1 ? '' : lines.slice(Math.max(0, at - LINES_ABOVE), at + 1).join(' ');
}

function excerpt(text: string): string {
  return text.length > 120 ? `…${text.slice(-119)}` : text;
}

function check({ length, pattern, near }: CodeOptions): void {
  if (length !== undefined && !(Number.isInteger(length) && length > 0)) {
    throw new TypeError(`message.code: length: expected a whole number from 1, got ${String(length)}`);
  }
  if (pattern !== undefined && !(pattern instanceof RegExp)) {
    throw new TypeError(`message.code: pattern: expected a RegExp, got ${String(pattern)}`);
  }
  if (near !== undefined && !(near instanceof RegExp) && typeof near !== 'string') {
    throw new TypeError(`message.code: near: expected a string or a RegExp, got ${String(near)}`);
  }
}

function show({ length, pattern, near }: CodeOptions): string {
  const parts = [
    length !== undefined && `length: ${length}`,
    pattern && `pattern: ${literal(pattern)}`,
    near && `near: ${literal(near)}`,
  ].filter(Boolean);
  return parts.length > 0 ? `{ ${parts.join(', ')} }` : '';
}
