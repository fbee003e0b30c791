/**
 * One or an error, in the words that Playwright's locators use when they are not strict enough.
 * @module
 */
import { show } from '../client/options.js';

/** More candidates than this are counted, not listed. */
const MAX_LISTED = 10;

/** One way to read the call, and the call that would mean it alone. */
export interface Candidate {
  readonly value: string;
  /** What surrounds it, for the reader. */
  readonly context: string;
  readonly aka?: string | undefined;
}

/** The only candidate's value. `none` explains what there is instead where there is no candidate. */
export function only(
  call: string,
  candidates: readonly Candidate[],
  what: string,
  none: () => string,
): string {
  const [first] = candidates;
  if (!first) throw new Error(`${call}: no ${what} found.\n${none()}`);
  if (candidates.length === 1) return first.value;
  const listed = candidates.map(
    ({ value, context, aka }, at) =>
      `    ${at + 1}) ${JSON.stringify(value)} in ${JSON.stringify(context)}${aka ? ` aka ${aka}` : ''}`,
  );
  throw new Error(
    `${call}: strict mode violation: ${call} resolved to ${candidates.length} ${what}s:\n${atMost(listed, '    ')}`,
  );
}

/** Lines one below the other, the first of them where they are many. */
export function atMost(lines: readonly string[], indent: string): string {
  const rest = lines.length - MAX_LISTED;
  return [...lines.slice(0, MAX_LISTED), ...(rest > 0 ? [`${indent}… and ${rest} more`] : [])].join('\n');
}

/** Throws a TypeError where something else was given than text or a pattern to look for, or nothing. */
export function checkText(what: string, value: unknown): void {
  if (value === undefined || value instanceof RegExp) return;
  if (typeof value !== 'string')
    throw new TypeError(`${what}: expected a string or a RegExp, got ${show(value)}`);
  if (value.trim() === '') throw new TypeError(`${what}: expected text, got an empty string`);
}

/** Whether text has what is asked for: contained without case and with white space folded, or matched. */
export function textMatches(wanted: string | RegExp, given: string): boolean {
  if (wanted instanceof RegExp)
    return new RegExp(wanted.source, wanted.flags.replace(/[gy]/g, '')).test(given);
  return fold(given).includes(fold(wanted));
}

/** As a user would write the value in code. */
export function literal(value: string | RegExp): string {
  return value instanceof RegExp ? String(value) : `'${value.replace(/[\\']/g, '\\$&')}'`;
}

function fold(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase();
}
