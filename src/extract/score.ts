/**
 * How much speaks for each candidate, and why.
 * @module
 */
import { type Candidate, findCandidates } from './candidates.js';
import { cover } from './masks.js';
import { elsewhere, HANDS_OVER, type Nearest, nearest, SENTENCE_END } from './nearness.js';
import {
  beginsWithUnit,
  endsWithLabel,
  isFooter,
  isPromotion,
  isRevoked,
  type Talk,
  talkOf,
} from './phrases.js';
import type { Row } from './row.js';
import { WEIGHTS } from './weights.js';

/** A signal that was seen, and what it was worth. */
interface Reason {
  readonly signal: string;
  readonly points: number;
}

export interface Scored extends Candidate {
  /** Index of its row in the part. */
  readonly row: number;
  readonly score: number;
  readonly reasons: readonly Reason[];
  /** Whether some talk of codes stands near: without it nothing is a code. */
  readonly isTalkedOf: boolean;
  readonly isAlone: boolean;
}

/** What the rest of the mail knows. */
export interface Surroundings {
  readonly subject: string;
  /** Whether the code stands in the other part. */
  readonly otherPartHas: (code: string) => boolean;
  readonly linksHave: (code: string) => boolean;
}

/** Candidates beyond this are not looked at: a code comes early, an attack late. */
const MAX_CANDIDATES = 1000;

/** A longer row above is a sentence, not the label of what stands below. */
const MAX_LABEL = 40;

/** A candidate with what is around it. */
interface Place {
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

type Signals = Reason[];

export function scoreRows(rows: readonly Row[], surroundings: Surroundings): Scored[] {
  const talks = new Map<number, Talk>();
  const talkAt = (row: number): Talk => {
    let talk = talks.get(row);
    if (!talk) talks.set(row, (talk = talkOf(rows[row]?.text ?? '')));
    return talk;
  };
  const subjectTalk = talkOf(surroundings.subject);
  const scored: Scored[] = [];
  for (const [at, row] of rows.entries()) {
    if (!mayHold(row.text)) continue;
    const covered = cover(row.text);
    for (const candidate of findCandidates(covered)) {
      const rest = row.text.slice(0, candidate.start) + row.text.slice(candidate.end);
      const place: Place = {
        candidate,
        row,
        at,
        rows,
        covered,
        isAlone: !/[\p{L}\p{N}]/u.test(rest),
        above: rows[at - 1]?.text ?? '',
        own: nearest(talkAt(at), candidate, row.text),
        talkAbove: talkAt(at - 1),
      };
      scored.push(score(place, talkAt, subjectTalk, surroundings));
      if (scored.length >= MAX_CANDIDATES) return scored;
    }
  }
  return scored;
}

/** A quick look that spares most rows the slow ones: a digit, a capital word or a short line. */
function mayHold(text: string): boolean {
  return /\d|[A-Z]{3}/.test(text) || text.length <= 40;
}

function score(
  place: Place,
  talkAt: (row: number) => Talk,
  subjectTalk: Talk,
  surroundings: Surroundings,
): Scored {
  const { candidate, own, isAlone, row, at, rows, above } = place;
  const around = isAlone || own.points <= 0 ? elsewhere(talkAt, at, rows, isAlone) : NO_TALK;
  const talk = own.points >= around.points ? own : around;
  const subjectHasIt = squeeze(surroundings.subject).includes(squeeze(candidate.code));
  const subjectTalks = subjectTalk.strong.length > 0 || subjectTalk.weak.length > 0;

  const reasons = [
    ...signal(talk === own ? 'talk of codes in the sentence' : 'talk of codes around', talk.points),
    ...subjectSignals(subjectTalk, subjectHasIt),
    ...lookSignals(place),
    ...restSignals(place, surroundings),
    ...counterSignals(place, talk.isStrong, surroundings),
  ];
  const isLetters = !/\d/.test(candidate.code);
  const mayBeLetters = talk.isStrong && !row.look.link;
  const stands = isAlone ? standsOut(candidate, row, above) : isPointedAt(place);
  return {
    ...candidate,
    row: at,
    score: reasons.reduce((sum, { points }) => sum + points, 0),
    reasons,
    isTalkedOf:
      (talk.points > 0 || (subjectTalks && (subjectHasIt || isAlone))) &&
      (!isLetters || (mayBeLetters && stands)),
    isAlone,
  };
}

const NO_TALK = { points: 0, isStrong: false };

function subjectSignals({ strong, weak }: Talk, hasIt: boolean): Signals {
  if (hasIt && strong.length + weak.length > 0) return signal('in the subject', WEIGHTS.inSubject);
  if (strong.length > 0) return signal('talk of codes in the subject', WEIGHTS.strongSubject);
  return weak.length > 0 ? signal('talk in the subject', WEIGHTS.weakSubject) : [];
}

/** How it is dressed and built. */
function lookSignals({ candidate: { code, shape }, row: { look }, isAlone }: Place): Signals {
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
  return /^\d{9,10}$/.test(code) ? signal('nine or ten digits', WEIGHTS.longDigits) : [];
}

/** What the rest of the mail says of it. */
function restSignals({ candidate: { code } }: Place, { otherPartHas, linksHave }: Surroundings): Signals {
  return [
    ...(otherPartHas(code) ? signal('in the other part', WEIGHTS.inOtherPart) : []),
    ...(linksHave(code) ? signal('in a link', WEIGHTS.inLink) : []),
  ];
}

/** What speaks for something else. Talk that leads straight to the candidate outweighs the words around it. */
function counterSignals(place: Place, isStrong: boolean, { subject }: Surroundings): Signals {
  const { candidate, row, at, rows, covered, isAlone, above, own, talkAbove } = place;
  const { code, start, end } = candidate;
  const isWithin = (distance: number) => own.isStrong && own.distance <= distance;
  const isLabelled = endsWithLabel(covered.slice(0, start)) && !(isWithin(6) && own.isBefore);
  const isLabelledAbove =
    isAlone && above.length <= MAX_LABEL && talkAbove.strong.length === 0 && endsWithLabel(above);
  const isCount = /^\d{1,10}$/.test(code) && !isAlone && !isWithin(3) && beginsWithUnit(row.text.slice(end));
  const isYear = /^(?:19|20)\d\d$/.test(code) && !isWithin(12) && !(isAlone && isStrong);
  return [
    ...(isLabelled ? signal('named as something else', WEIGHTS.labelled) : []),
    ...(isLabelledAbove ? signal('a label above', WEIGHTS.labelAbove) : []),
    ...(isCount ? signal('counts something', WEIGHTS.unitBehind) : []),
    ...(isYear ? signal('a year', WEIGHTS.year) : []),
    ...(isFooter(row.text) ? signal('a footer', WEIGHTS.footer) : []),
    ...(isPromotion(row.text) || (isAlone && isPromoted(rows, at))
      ? signal('a promotion', WEIGHTS.promotion)
      : []),
    ...(isRevoked(sentenceOf(row.text, candidate)) ? signal('no longer valid', WEIGHTS.revoked) : []),
    ...(isPromotion(subject) ? signal('a promotion in the subject', WEIGHTS.promotionInSubject) : []),
    ...(row.look.link ? signal('the words of a link', WEIGHTS.link) : []),
  ];
}

function signal(name: string, points: number): Signals {
  return points === 0 ? [] : [{ signal: name, points: Math.round(points) }];
}

/** Advertising sets its code in a row of its own too: the rows around tell. */
function isPromoted(rows: readonly Row[], at: number): boolean {
  return rows.slice(Math.max(0, at - 2), at + 3).some((row) => isPromotion(row.text));
}

/** Letters alone are a code where they are built or dressed as one, or where the row above announces it. */
function standsOut({ code, shape }: Candidate, { look }: Row, above: string): boolean {
  const isBuilt = (shape === 'words' || shape === 'grouped') && talkOf(code).weak.length === 0;
  return (
    isBuilt ||
    HANDS_OVER.test(above) ||
    look.spaced ||
    look.literal ||
    (look.big && !/\p{Lu}\p{Ll}/u.test(above))
  );
}

/** Letters within a sentence are a code where they alone are in capitals and talk leads straight to them. */
function isPointedAt({ candidate: { code, start }, own, row }: Place): boolean {
  return (
    /^[A-Z-]+$/.test(code) &&
    own.isBefore &&
    own.distance <= 4 &&
    /[\p{Ll}\p{Lo}]/u.test(row.text.slice(0, start))
  );
}

function sentenceOf(text: string, { start, end }: Candidate): string {
  let from = 0;
  for (const { index, 0: mark } of text.slice(0, start).matchAll(SENTENCE_END)) from = index + mark.length;
  const rest = text.slice(end);
  const stop = rest.search(/[.!?。！？।](?:\s|$)|[。！？]/);
  return text.slice(from, stop === -1 ? text.length : end + stop);
}

function squeeze(text: string): string {
  return text.replace(/[\s-]/g, '');
}
