/**
 * What speaks for a candidate and what against it, signal by signal.
 * @module
 */
import type { Candidate } from './candidates.js';
import { type Nearest, SENTENCE_END } from './nearness.js';
import { beginsWithUnit, endsWithLabel, isRevoked, type Talk } from './phrases.js';
import type { Row } from './row.js';
import { WEIGHTS } from './weights.js';

/** A signal that was seen, and what it was worth. */
export interface Reason {
  readonly signal: string;
  readonly points: number;
}

/** What the rest of the mail knows. */
export interface Surroundings {
  readonly subject: string;
  /** Whether the code stands in the other part. */
  readonly otherPartHas: (code: string) => boolean;
  readonly linksHave: (code: string) => boolean;
}

/** A candidate with what is around it. */
export interface Place {
  readonly candidate: Candidate;
  readonly row: Row;
  readonly at: number;
  readonly rows: readonly Row[];
  /** The row with everything covered that is something else by its shape. */
  readonly covered: string;
  readonly isAlone: boolean;
  /** The row above, '' for the first. */
  readonly above: string;
  readonly own: Nearest;
  readonly talkAbove: Talk;
}

/** What is known of the rows and the subject, whichever candidate asks. */
export interface Facts {
  readonly talkAt: (row: number) => Talk;
  readonly isFooter: (row: number) => boolean;
  readonly isPromotion: (row: number) => boolean;
  readonly subjectTalk: Talk;
  readonly isSubjectPromotion: boolean;
  /** Whether any row talks of codes. */
  readonly isTalkAnywhere: () => boolean;
}

type Signals = readonly Reason[];

/** A longer row above is a sentence, not the label of what stands below. */
const MAX_LABEL = 40;

/** The same for a row that has words in it which go with codes too. */
const MAX_LABEL_WITH_TALK = 20;

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

export function subjectSignals({ strong, weak }: Talk, hasIt: boolean): Signals {
  if (hasIt && strong.length + weak.length > 0) return signal('in the subject', WEIGHTS.inSubject);
  if (strong.length > 0) return signal('talk of codes in the subject', WEIGHTS.strongSubject);
  return weak.length > 0 ? signal('talk in the subject', WEIGHTS.weakSubject) : [];
}

/** How it is dressed and built. */
export function lookSignals({ candidate: { code, shape }, row: { look }, isAlone }: Place): Signals {
  return [
    ...(isAlone ? signal('alone in its row', WEIGHTS.alone) : []),
    ...(['big', 'bold', 'spaced', 'literal'] as const).flatMap((dress) =>
      isAlone && look[dress] ? signal(dress, WEIGHTS[dress]) : [],
    ),
    ...(shape === 'spaced' ? signal('letters apart', WEIGHTS.spaced) : []),
    ...(shape === 'letters' ? signal('letters only', WEIGHTS.letters) : []),
    ...(shape === 'words' ? signal('words', WEIGHTS.words) : []),
    ...lengthSignals(code),
  ];
}

function lengthSignals(code: string): Signals {
  if (/^\d{6}$/.test(code)) return signal('six digits', WEIGHTS.sixDigits);
  if (/^\d{4,8}$/.test(code)) return signal('four to eight digits', WEIGHTS.fourToEightDigits);
  if (/^(?=.*\d)(?=.*[A-Z])[A-Z\d-]{5,9}$/.test(code)) return signal('capitals and digits', WEIGHTS.mixed);
  return /^\d{9,10}$/.test(code) ? signal('nine or ten digits', WEIGHTS.longDigits) : [];
}

/** What the rest of the mail says of it. */
export function restSignals(
  { candidate: { code } }: Place,
  { otherPartHas, linksHave }: Surroundings,
): Signals {
  return [
    ...(otherPartHas(code) ? signal('in the other part', WEIGHTS.inOtherPart) : []),
    ...(linksHave(code) ? signal('in a link', WEIGHTS.inLink) : []),
  ];
}

/** What speaks for something else. Talk that leads straight to the candidate outweighs the words around it. */
export function counterSignals(place: Place, isStrong: boolean, facts: Facts): Signals {
  const { candidate, row, at, covered, isAlone, above, own, talkAbove } = place;
  const { code, start, end } = candidate;
  const isWithin = (distance: number) => own.isStrong && own.distance <= distance;
  const isLabelled = endsWithLabel(covered.slice(0, start)) && !(isWithin(6) && own.isBefore);
  const isLabelledAbove = isAlone && endsWithLabel(above) && isLabel(above, talkAbove);
  const isCount = /^\d{1,10}$/.test(code) && !isAlone && !isWithin(3) && beginsWithUnit(row.text.slice(end));
  // Advertising sets its code in a row of its own too: the rows around tell.
  const isAdvertised = (isAlone ? [0, -1, 1, -2] : [0]).some((step) => facts.isPromotion(at + step));
  const isYear = /^(?:19|20)\d\d$/.test(code) && !isWithin(4) && !(isAlone && isStrong);
  return [
    ...(isLabelled ? signal('named as something else', WEIGHTS.labelled) : []),
    ...(isLabelledAbove ? signal('a label above', WEIGHTS.labelAbove) : []),
    ...(isCount ? signal('counts something', WEIGHTS.unitBehind) : []),
    ...(isYear ? signal('a year', WEIGHTS.year) : []),
    ...(facts.isFooter(at) ? signal('a footer', WEIGHTS.footer) : []),
    ...(isAdvertised ? signal('a promotion', WEIGHTS.promotion) : []),
    ...(isRevoked(sentenceOf(row.text, candidate)) ? signal('no longer valid', WEIGHTS.revoked) : []),
    ...(facts.isSubjectPromotion ? signal('a promotion in the subject', WEIGHTS.promotionInSubject) : []),
    ...(row.look.link ? signal('the words of a link', WEIGHTS.link) : []),
  ];
}

/**
 * Whether a row that ends with a label is no more than that. "Login ID" is one; a sentence that asks for a code and
 * happens to end with "account" is not, and in scripts without spaces a sentence is as short as a label.
 */
function isLabel(row: string, { strong, weak }: Talk): boolean {
  if (strong.length > 0 || row.length > MAX_LABEL) return false;
  return weak.length === 0 || (row.length <= MAX_LABEL_WITH_TALK && !UNSPACED.test(row));
}

export function signal(name: string, points: number): Signals {
  return points === 0 ? [] : [{ signal: name, points: Math.round(points) }];
}

function sentenceOf(text: string, { start, end }: Candidate): string {
  let from = 0;
  for (const { index, 0: mark } of text.slice(0, start).matchAll(SENTENCE_END)) from = index + mark.length;
  const rest = text.slice(end);
  const stop = rest.search(/[.!?。！？।](?:\s|$)|[。！？]/);
  return text.slice(from, stop === -1 ? text.length : end + stop);
}
