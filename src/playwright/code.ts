/**
 * Which of a message's codes is meant.
 * @module
 */
import type { MessageContent } from '../client/message.js';
import { checkNames, show } from '../client/options.js';
import { htmlToText } from './html-text.js';
import { atMost, type Candidate, checkText, literal, only, textMatches } from './strict.js';

/**
 * What the wanted code looks like; all given conditions must be met.
 *
 * @example
 * ```ts
 * message.code({ length: 6 });
 * message.code({ pattern: /^G-/ });
 * message.code({ near: 'backup code' });
 * ```
 */
export interface CodeOptions {
  /**
   * Characters in the code, dashes included.
   * @default undefined: any number
   */
  readonly length?: number | undefined;
  /**
   * Matches the code.
   * @default undefined: any code
   */
  readonly pattern?: RegExp | undefined;
  /**
   * Stands in the code's line, or in the two above it where no line with a code has it: text without case, or a
   * pattern.
   * @default undefined: anything
   */
  readonly near?: string | RegExp | undefined;
}

/** Lines above the code that still count as near it: a heading and a sentence. */
const LINES_ABOVE = 2;

/** Words before a code that are enough to name it. */
const WORDS_NEAR = 3;

/** A code and where it stands. */
interface Shown {
  readonly code: string;
  /** The line that it stands in. */
  readonly line: string;
  /** What stands before it in that line. */
  readonly before: string;
  /** The lines above that still belong to it. */
  readonly above: string;
}

export function pickCode(message: MessageContent, codes: readonly string[], options: CodeOptions): string {
  check(options);
  const lines = readableLines(message);
  const all = codes.map((code) => surroundings(lines, code));
  const fitting = select(all, options);
  const candidates = fitting.map(
    (shown): Candidate => ({
      value: shown.code,
      context: excerpt(shown.line),
      aka: telling(shown, fitting),
    }),
  );
  return only(`message.code(${written(options)})`, candidates, 'code', () => {
    const others = all.map(
      ({ code, line }) => `  - ${JSON.stringify(code)} in ${JSON.stringify(excerpt(line))}`,
    );
    const found =
      others.length > 0
        ? `Codes in the message:\n${atMost(others, '  ')}`
        : `No text in the message reads like a code. Why: npx playwright-inbox show ${message.referenceId} --explain`;
    return `Subject: ${JSON.stringify(message.subject)}\n${found}\nText: ${JSON.stringify(excerpt(lines.join(' ')))}`;
  });
}

function select(all: readonly Shown[], { length, pattern, near }: CodeOptions): readonly Shown[] {
  const shaped = all.filter(
    ({ code }) =>
      (length === undefined || code.length === length) &&
      (pattern === undefined || textMatches(pattern, code)),
  );
  if (near === undefined) return shaped;
  // The line itself says more than those above it, which may belong to another code.
  const inLine = shaped.filter(({ line }) => textMatches(near, line));
  return inLine.length > 0
    ? inLine
    : shaped.filter(({ above, line }) => textMatches(near, `${above} ${line}`));
}

/** The call that picks this code alone, where its length, its shape or its surroundings tell it from the others. */
function telling({ code, before, above }: Shown, all: readonly Shown[]): string | undefined {
  const shape = code
    .replace(/\d+/g, String.raw`\d+`)
    .replace(/[A-Z]+/g, '[A-Z]+')
    .replace(/[a-z]{2,}/g, '[a-z]+');
  const words = (before.trim() || above).split(' ').slice(-WORDS_NEAR).join(' ');
  const ways: readonly CodeOptions[] = [
    { length: code.length },
    { pattern: new RegExp(`^${shape}$`) },
    ...(words === '' ? [] : [{ near: words }]),
  ];
  const way = ways.find((options) => {
    const [found, another] = select(all, options);
    return found?.code === code && another === undefined;
  });
  return way && `message.code(${written(way)})`;
}

function readableLines({ text, html }: MessageContent): string[] {
  const readable = text.body.trim() === '' ? htmlToText(html.body) : text.body;
  return readable
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** Empty where the code is not in the text. */
function surroundings(lines: readonly string[], code: string): Shown {
  // Mails group digits for the eye: what is shown as "123 456" is the code 123456.
  const shown = new RegExp(
    Array.from(code, (character) => character.replace(/\W/g, '\\$&')).join('[\\s\\u00a0-]*'),
  );
  const at = lines.findIndex((line) => shown.test(line));
  const line = lines[at] ?? '';
  return {
    code,
    line,
    before: line.slice(0, Math.max(line.search(shown), 0)),
    above: lines.slice(Math.max(0, at - LINES_ABOVE), Math.max(at, 0)).join(' '),
  };
}

function excerpt(text: string): string {
  return text.length > 120 ? `…${text.slice(-119)}` : text;
}

function check(options: CodeOptions): void {
  checkNames('message.code', options, ['length', 'pattern', 'near'], "{ near: 'PIN' }");
  const { length, pattern, near } = options;
  if (length !== undefined && !(Number.isInteger(length) && length > 0)) {
    throw new TypeError(`message.code: length: expected a whole number from 1, got ${show(length)}`);
  }
  if (pattern !== undefined && !(pattern instanceof RegExp)) {
    throw new TypeError(`message.code: pattern: expected a RegExp, got ${show(pattern)}`);
  }
  checkText('message.code: near', near);
}

function written({ length, pattern, near }: CodeOptions): string {
  const parts = [
    length !== undefined && `length: ${length}`,
    pattern && `pattern: ${literal(pattern)}`,
    near && `near: ${literal(near)}`,
  ].filter(Boolean);
  return parts.length > 0 ? `{ ${parts.join(', ')} }` : '';
}
