/**
 * How much speaks for each candidate, and why.
 * @module
 */
import { type Candidate, findCandidates } from './candidates.js';
import { cover } from './masks.js';
import { elsewhere, HANDS_OVER, nearest } from './nearness.js';
import { isFooter, isPromotion, type Talk, talkOf } from './phrases.js';
import type { Row } from './row.js';
import {
  counterSignals,
  type Facts,
  lookSignals,
  type Place,
  type Reason,
  restSignals,
  type Surroundings,
  signal,
  subjectSignals,
} from './signals.js';
import { WEIGHTS } from './weights.js';

export interface Scored extends Candidate {
  /** Index of its row in the part. */
  readonly row: number;
  readonly score: number;
  readonly reasons: readonly Reason[];
  /** Whether some talk of codes stands near: without it nothing is a code. */
  readonly isTalkedOf: boolean;
  readonly isAlone: boolean;
}

/** Candidates beyond this are not looked at: a code comes early, an attack late. */
const MAX_CANDIDATES = 500;

/** Rows in which talk is looked for on behalf of a candidate that is dressed as a code. */
const MAX_ROWS_FOR_TALK = 100;

export function scoreRows(rows: readonly Row[], surroundings: Surroundings): Scored[] {
  const talkAt = remember((row) => talkOf(rows[row]?.text ?? ''));
  const facts: Facts = {
    talkAt,
    isFooter: remember((row) => isFooter(rows[row]?.text ?? '')),
    isPromotion: remember((row) => isPromotion(rows[row]?.text ?? '')),
    subjectTalk: talkOf(surroundings.subject),
    isSubjectPromotion: isPromotion(surroundings.subject),
    isTalkAnywhere: once(() => rows.slice(0, MAX_ROWS_FOR_TALK).some((_, row) => isTalk(talkAt(row)))),
  };
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
      scored.push(score(place, facts, surroundings));
      if (scored.length >= MAX_CANDIDATES) return scored;
    }
  }
  return scored;
}

/** A quick look that spares most rows the slow ones: a digit, a word in capitals, words with dashes or a short line. */
function mayHold(text: string): boolean {
  return /\d|[A-Z]{3}|[a-z]-[a-z]{3,9}-[a-z]/.test(text) || text.length <= 40;
}

function isTalk({ strong, weak }: Talk): boolean {
  return strong.length + weak.length > 0;
}

function once<T>(work: () => T): () => T {
  const known = remember(work);
  return () => known(0);
}

/** Works a row's facts out when they are first asked for: most rows are never asked about. */
function remember<T>(work: (row: number) => T): (row: number) => T {
  const known = new Map<number, T>();
  return (row) => {
    const before = known.get(row);
    if (before !== undefined) return before;
    const now = work(row);
    known.set(row, now);
    return now;
  };
}

function score(place: Place, facts: Facts, surroundings: Surroundings): Scored {
  const { subjectTalk, talkAt } = facts;
  const { candidate, own, isAlone, row, at, rows, above } = place;
  const around = isAlone || own.points <= 0 ? elsewhere(talkAt, at, rows, isAlone) : NO_TALK;
  const talk = own.points >= around.points ? own : around;
  const subjectHasIt = squeeze(surroundings.subject).includes(squeeze(candidate.code));
  const subjectTalks = isTalk(subjectTalk);
  // Dressed like nothing else in the mail, it may be further from the talk.
  const isDressed = talk.points === 0 && isDressedAsCode(place) && facts.isTalkAnywhere();

  const reasons = [
    ...signal(talk === own ? 'talk of codes in the sentence' : 'talk of codes around', talk.points),
    ...(isDressed ? signal('talk of codes somewhere', WEIGHTS.somewhere) : []),
    ...subjectSignals(subjectTalk, subjectHasIt),
    ...lookSignals(place),
    ...restSignals(place, surroundings),
    ...counterSignals(place, talk.isStrong, facts),
  ];
  const isLetters = !/\d/.test(candidate.code);
  const mayBeLetters = (talk.isStrong || (talk.points > 0 && HANDS_OVER.test(above))) && !row.look.link;
  const stands = isAlone ? standsOut(candidate, row, above) : isPointedAt(place);
  return {
    ...candidate,
    row: at,
    score: reasons.reduce((sum, { points }) => sum + points, 0),
    reasons,
    isTalkedOf:
      (talk.points > 0 || isDressed || (subjectTalks && (subjectHasIt || isAlone))) &&
      (!isLetters || (mayBeLetters && stands)),
    isAlone,
  };
}

const NO_TALK = { points: 0, isStrong: false };

function isDressedAsCode({ candidate: { code }, row: { look }, isAlone }: Place): boolean {
  return isAlone && /\d/.test(code) && (look.spaced || look.literal || (look.big && look.bold));
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

/** Words that nobody joins otherwise; "one-time-use" has shorter ones. */
const LONG_WORDS = /^(?:[a-z]{4,9}-){2,}[a-z]{4,9}$/;

/** Letters within a sentence are a code where they alone are in capitals and talk leads straight to them. */
function isPointedAt({ candidate: { code, start }, own, row }: Place): boolean {
  if (LONG_WORDS.test(code)) return own.isStrong && own.distance <= 40;
  return (
    /^[A-Z-]+$/.test(code) &&
    own.isBefore &&
    own.distance <= 4 &&
    /[\p{Ll}\p{Lo}]/u.test(row.text.slice(0, start))
  );
}

function squeeze(text: string): string {
  return text.replace(/[\s-]/g, '');
}
