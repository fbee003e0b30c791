/**
 * What could be a code by its shape: whole groups of digits and letters, never a slice of something longer.
 * @module
 */
import { COVER } from '../view/row.js';

type Shape = 'digits' | 'grouped digits' | 'spaced' | 'prefixed' | 'mixed' | 'grouped' | 'letters' | 'words';

export interface Candidate {
  /** As a person would type it: grouping spaces dropped, dashes kept. */
  readonly code: string;
  readonly shape: Shape;
  readonly start: number;
  readonly end: number;
}

/** Letters and digits of the scripts that set spaces: next to one of these, a candidate is part of a word. */
const WORD = 'A-Za-z0-9_\u00c0-\u024f\u0370-\u03ff\u0400-\u04ff';

/** Nothing of a code may stand right before or behind a candidate; digits do not continue over a space. */
const BEFORE_WORD = `(?<![${WORD}@#/\\\\+${COVER}]|[A-Za-z0-9]-|[A-Za-z0-9][.,])`;
const BEFORE = `(?<!\\d )${BEFORE_WORD}`;
/** "482910,5分钟" is a code and a number: where no spaces are set, a comma alone parts them. */
const DECIMALS = String.raw`[.:]\d|,\d(?!\d{0,2}[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af])`;
/** Hungarian and others hang an ending on with a dash. What ends with # is for a telephone or a door. */
const AFTER_WORD = `(?![${WORD}@#\\\\/]|-(?:[A-Z0-9]|[a-z]+\\d|[a-z]{5})|${DECIMALS})`;
const AFTER = `${AFTER_WORD}(?! \\d)`;

/** Tried in this order; a later shape takes nothing that an earlier one has. */
const SHAPES: readonly {
  readonly shape: Shape;
  readonly pattern: RegExp;
  readonly check?: (text: string) => boolean;
}[] = [
  { shape: 'spaced', pattern: shape(String.raw`[0-9](?: (?:- )?[0-9]){3,9}`, BEFORE, AFTER) },
  {
    shape: 'spaced',
    pattern: shape(
      String.raw`[A-Z0-9](?: [A-Z0-9]){3,9}`,
      BEFORE_WORD,
      String.raw`(?! [A-Z0-9](?![A-Za-z0-9]))${AFTER_WORD}`,
    ),
  },
  { shape: 'spaced', pattern: shape(String.raw`[0-9](?:-[0-9]){3,9}`, BEFORE, AFTER) },
  {
    shape: 'grouped digits',
    pattern: shape(
      String.raw`\d{3} \d{3} \d{3}|\d{4} \d{4}(?: \d{4})?|\d{3} \d{3}|\d{3} \d{4}|\d{2} \d{2} \d{2}(?: \d{2})?|\d{5} \d{5}|\d{2} \d{3}|\d{3} \d{2}|\d{2} \d{2}`,
      BEFORE,
      AFTER,
    ),
  },
  {
    shape: 'grouped digits',
    pattern: shape(
      String.raw`\d{3}-\d{3}-\d{3}|\d{3}-\d{3}|\d{3}-\d{4}|\d{4}-\d{4,6}|\d{2}-\d{2}-\d{2}(?:-\d{2})?|\d{2}-\d{4}|\d{5}-\d{5}`,
      BEFORE_WORD,
      AFTER_WORD,
    ),
  },
  { shape: 'prefixed', pattern: shape(String.raw`[A-Za-z]{1,4}-\d{4,8}`, BEFORE_WORD, AFTER_WORD) },
  {
    shape: 'grouped',
    pattern: shape(
      String.raw`[A-Z0-9]{3,6}(?:-[A-Z0-9]{3,6}){1,4}|[A-Z0-9]{2,6}(?:-[A-Z0-9]{2,6}){2,3}|[a-z0-9]{3,8}(?:-[a-z0-9]{3,8}){1,3}|[A-Za-z0-9]{4,6}(?:-[A-Za-z0-9]{4,6}){1,4}`,
      BEFORE_WORD,
      AFTER_WORD,
    ),
    check: (text) => /\d/.test(text) || text === text.toUpperCase(),
  },
  {
    shape: 'grouped',
    pattern: shape(String.raw`[A-Z0-9]{3,6}-[A-Z0-9]{2}`, BEFORE_WORD, AFTER_WORD),
    // COVID-19 has no digit in its first half.
    check: (text) => /[A-Z]/.test(text) && text.split('-').every((group) => /\d/.test(group)),
  },
  {
    shape: 'words',
    pattern: shape(String.raw`[a-z]{3,9}(?:-[a-z]{3,9}){2,4}(?:-\d{1,4})?`, BEFORE_WORD, AFTER_WORD),
  },
  {
    shape: 'words',
    pattern: shape(String.raw`[a-z]{4,6}-[a-z]{4,6}`, BEFORE_WORD, AFTER_WORD),
    // No words at all, or every compound would be one.
    check: (text) => text.split('-').every((group) => !/[aeiouy]/.test(group) || /[^aeiouy]{4}/.test(group)),
  },
  { shape: 'digits', pattern: shape(String.raw`\d{4,10}`, BEFORE_WORD, AFTER) },
  {
    shape: 'mixed',
    pattern: shape(String.raw`[A-Za-z0-9]{4,10}`, BEFORE_WORD, AFTER_WORD),
    check: (text) => /\d/.test(text) && /[A-Za-z]/.test(text),
  },
  {
    shape: 'letters',
    pattern: shape(String.raw`[A-Z]{4,10}|[a-z]{5,10}`, BEFORE_WORD, AFTER_WORD),
  },
];

/** More than this in one row is a table or an attack. */
const MAX_CANDIDATES = 64;

/** The candidates of a covered row, from left to right. */
export function findCandidates(covered: string): Candidate[] {
  const found: Candidate[] = [];
  let rest = covered;
  for (const { shape, pattern, check } of SHAPES) {
    for (const match of rest.matchAll(pattern)) {
      const [text] = match;
      if (check && !check(text)) continue;
      found.push({
        code: text.replaceAll(' ', ''),
        shape,
        start: match.index,
        end: match.index + text.length,
      });
      rest = rest.slice(0, match.index) + COVER.repeat(text.length) + rest.slice(match.index + text.length);
      if (found.length >= MAX_CANDIDATES) return inOrder(found);
    }
  }
  return inOrder(found);
}

function shape(body: string, before: string, after: string): RegExp {
  return new RegExp(`${before}(?:${body})${after}`, 'g');
}

function inOrder(candidates: Candidate[]): Candidate[] {
  return candidates.toSorted((one, other) => one.start - other.start);
}
