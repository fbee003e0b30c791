/**
 * What ties a candidate to the talk in its own row: a name that leads to it, an order to enter it, or mere nearness.
 * @module
 */
import type { Candidate } from './candidates.js';
import type { Found } from './phrase-index.js';
import { beginsWithBridge, handsOver, isBridge, type Talk } from './phrases.js';
import { WEIGHTS } from './weights.js';

export interface Bond {
  readonly points: number;
  /** For `explain`. */
  readonly signal: string;
  /** The name says enough: "verification code", "your code". */
  readonly isStrong: boolean;
  /** The name is one that only codes have, whatever the mail is about. */
  readonly isProper: boolean;
  /** The name leads straight to the candidate. */
  readonly isPointing: boolean;
  /** The name stands before the candidate, not after it. */
  readonly isBefore: boolean;
}

export const NO_BOND: Bond = {
  points: 0,
  signal: '',
  isStrong: false,
  isProper: false,
  isPointing: false,
  isBefore: false,
};

/** At most the rest of the verb, then punctuation or nothing. */
const CLAUSE_END = /^[^.,;!?。、，！？।]{0,12}(?:[.,;!?。、，！？।]|$)/;

const SENTENCE_END = /[.!?]\s|[。！？।]/g;

/** A name further away than this in its sentence belongs to something else, whatever stands before the number. */
const REACH = 160;

/** "123456 is your Acme code": words fit between a code at the beginning and its name, but not many. */
const OPENING_REACH = 48;

/** The strongest tie. `hasPurpose`: the subject says already what a code is good for. */
export function bondOf(candidate: Candidate, row: string, talk: Talk, hasPurpose: boolean): Bond {
  let best = NO_BOND;
  const consider = (bond: Bond) => {
    if (bond.points > best.points) best = bond;
  };
  for (const name of talk.strong) consider(bondWithName(candidate, row, talk, name, 'strong'));
  for (const name of talk.own) consider(bondWithName(candidate, row, talk, name, 'own'));
  for (const name of talk.nouns) consider(bondWithName(candidate, row, talk, name, 'noun'));
  // "To confirm that it is you: 482137".
  const before = row.slice(0, candidate.start);
  if (
    /[:：]["'“„«\s]{0,3}$/.test(before) &&
    talk.intents.some(({ end }) => leadsTo(row.slice(end, candidate.start), before))
  )
    consider({
      points: WEIGHTS.purpose,
      signal: 'its purpose points at it',
      isStrong: false,
      isProper: false,
      isPointing: true,
      isBefore: true,
    });
  if ((hasPurpose || talk.intents.length > 0) && isEntered(candidate, row, talk.inputs)) {
    consider({
      points: WEIGHTS.enter,
      signal: 'to be entered',
      isStrong: false,
      isProper: false,
      isPointing: true,
      isBefore: true,
    });
  }
  return best;
}

/** The sentence of a row that a candidate stands in. */
export function sentenceAround({ start, end }: Found, row: string): Found {
  let from = 0;
  for (const { index, 0: mark } of row.slice(0, start).matchAll(SENTENCE_END)) from = index + mark.length;
  const rest = row.slice(end).search(/[.!?](?:\s|$)|[。！？।]/);
  return { start: from, end: rest === -1 ? row.length : end + rest };
}

function bondWithName(
  candidate: Candidate,
  row: string,
  talk: Talk,
  name: Found,
  kind: 'strong' | 'own' | 'noun',
): Bond {
  const isStrong = kind !== 'noun';
  const isProper = kind === 'strong';
  if (name.start < candidate.end && candidate.start < name.end) return NO_BOND;
  const isBefore = name.end <= candidate.start;
  const gap = isBefore
    ? row.slice(endOfWord(row, name.end), candidate.start)
    : row.slice(candidate.end, name.start);
  const isPointing = isBefore
    ? leadsTo(gap, row.slice(0, candidate.start)) ||
      (isStrong && count(gap, SENTENCE_END) === 0 && isEntered(candidate, row, talk.inputs))
    : !/^ ?[:：]/.test(row.slice(endOfWord(row, name.end))) && followsFrom(gap, candidate, row, talk);
  const side = isBefore ? 0 : WEIGHTS.after;
  if (isPointing) {
    const points = isStrong ? WEIGHTS.strongPointing : WEIGHTS.nounPointing;
    return {
      points: points + side,
      signal: 'its name points at it',
      isStrong,
      isProper,
      isPointing,
      isBefore,
    };
  }
  const distance = gap.trim().length;
  const step = distance <= 12 ? 0 : distance <= 40 ? 1 : distance <= 80 ? 2 : 3;
  const points =
    ((isStrong ? WEIGHTS.strongNear : WEIGHTS.nounNear)[step] ?? 0) +
    count(gap, SENTENCE_END) * WEIGHTS.sentenceBetween +
    count(gap, /\d{3,}/g) * WEIGHTS.numberBetween +
    side;
  return { points, signal: 'its name is near', isStrong, isProper, isPointing, isBefore };
}

function leadsTo(gap: string, before: string): boolean {
  return isBridge(gap) || (gap.length <= REACH && count(gap, SENTENCE_END) === 0 && handsOver(before));
}

/** The name comes after: "123456 is your code", "use 123456 as your code". */
function followsFrom(gap: string, candidate: Candidate, row: string, { inputs }: Talk): boolean {
  if (gap.length > OPENING_REACH || count(gap, SENTENCE_END) > 0 || /\d{3}/.test(gap)) return false;
  const sentence = sentenceAround(candidate, row);
  return (
    isBridge(gap) ||
    beginsWithBridge(gap) ||
    !/[\p{L}\p{N}]/u.test(row.slice(sentence.start, candidate.start)) ||
    isEntered(candidate, row, inputs)
  );
}

/** The candidate is the object of an order: "enter 482137", and in other languages "482137 girin". */
function isEntered(candidate: Candidate, row: string, inputs: readonly Found[]): boolean {
  return inputs.some((input) =>
    input.end <= candidate.start
      ? isBridge(row.slice(endOfWord(row, input.end), candidate.start))
      : isObjectBefore(candidate, row, input),
  );
}

function isObjectBefore(candidate: Candidate, row: string, input: Found): boolean {
  const gap = row.slice(candidate.end, input.start);
  if (input.start < candidate.end || !/^[^.!?\d]{0,8}$/.test(gap)) return false;
  const opening = row.slice(sentenceAround(candidate, row).start, candidate.start);
  return (
    !/[\p{L}\p{N}]/u.test(opening) ||
    !/\p{Script=Latin}/u.test(row.charAt(input.start)) ||
    // Where the verb comes last, the clause ends with it; in "room 482137, type the code" it does not.
    CLAUSE_END.test(row.slice(input.end, input.end + 20))
  );
}

/** Entries are beginnings of words; scripts without spaces have no ends to look for. */
function endOfWord(row: string, at: number): number {
  let end = at;
  while (
    end < row.length &&
    /[\p{L}\p{M}]/u.test(row.charAt(end)) &&
    !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(row.charAt(end))
  )
    end += 1;
  return end;
}

function count(text: string, pattern: RegExp): number {
  return text.length > 400 ? 9 : (text.match(pattern)?.length ?? 0);
}
