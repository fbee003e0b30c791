/**
 * How much speaks for each candidate, and why.
 * @module
 */
import { type Candidate, findCandidates } from './candidates.js';
import { cover } from './masks.js';
import type { Found } from './phrase-index.js';
import { beginsWithUnit, endsWithLabel, isRevoked, type Talk, talkOf } from './phrases.js';
import { PLAIN, type Row } from './row.js';
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
const MAX_CANDIDATES = 400;

/** A longer row above is a sentence, not the label of what stands below. */
const MAX_LABEL = 40;

const SENTENCE_END = /[.!?。！？।]\s|[。！？]/g;

const FOOTER =
  /©|\(c\) ?\d{4}|copyright|all rights reserved|unsubscribe|alle rechte|tous droits|derechos reservados/i;

const PROMOTION =
  /\d ?%|\boffer\b|\bsave (?:\d|up)|promo|sparen|risparm|économis|ahorr|angebot|offre spéciale|oferta|offerta|free shipping|gift card|geschenkkarte|carte cadeau|tarjeta regalo|% off|percent off|discount|checkout|coupon|voucher|rabatt|gutschein|einkauf|réduction|remise|panier|descuento|desconto|compra|sconto|carrello|korting|rabat|zniżk|sleva|slev|скидк|знижк|indirim|έκπτωση|reducere|kedvezmény|alennus|خصم|הנחה|تخفیف|छूट|ส่วนลด|giảm giá|diskon|优惠|優惠|折扣|割引|クーポン|할인|쿠폰/i;

/** Ends of a row that hand over to what follows: "Your code:". */
const HANDS_OVER = /[:：]\s*$/;

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
      scored.push(score(candidate, at, rows, talkAt, subjectTalk, surroundings, covered));
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
  candidate: Candidate,
  at: number,
  rows: readonly Row[],
  talkAt: (row: number) => Talk,
  subjectTalk: Talk,
  { subject, otherPartHas, linksHave }: Surroundings,
  covered: string,
): Scored {
  const reasons: Reason[] = [];
  const add = (signal: string, points: number) => {
    if (points !== 0) reasons.push({ signal, points: Math.round(points) });
  };
  const row = rows[at] ?? { text: '', look: PLAIN };
  const { text } = row;
  const before = text.slice(0, candidate.start);
  const behind = text.slice(candidate.end);
  const isAlone = !/[\p{L}\p{N}]/u.test(before + behind);

  // Talk of codes: in this row, around it, in the subject.
  const own = nearest(talkAt(at), candidate, text);
  const around =
    isAlone || own.points <= 0 ? elsewhere(talkAt, at, rows, isAlone) : { points: 0, isStrong: false };
  const talk = Math.max(own.points, around.points);
  const isStrong = own.points >= around.points ? own.isStrong : around.isStrong;
  if (own.points > 0 && own.points >= around.points) add('talk of codes in the sentence', own.points);
  else if (around.points > 0) add('talk of codes around', around.points);
  const subjectHasIt = squeeze(subject).includes(squeeze(candidate.code));
  const subjectTalks = subjectTalk.strong.length > 0 || subjectTalk.weak.length > 0;
  if (subjectTalks && subjectHasIt) add('in the subject', WEIGHTS.inSubject);
  else if (subjectTalk.strong.length > 0) add('talk of codes in the subject', WEIGHTS.strongSubject);
  else if (subjectTalks) add('talk in the subject', WEIGHTS.weakSubject);

  // Its looks.
  if (isAlone) add('alone in its row', WEIGHTS.alone);
  for (const look of ['big', 'bold', 'spaced', 'literal'] as const)
    if (row.look[look] && isAlone) add(look, WEIGHTS[look]);
  if (candidate.shape === 'spaced') add('letters apart', WEIGHTS.spaced);
  if (/^\d{6}$/.test(candidate.code)) add('six digits', WEIGHTS.sixDigits);
  else if (/^\d{4,8}$/.test(candidate.code)) add('four to eight digits', WEIGHTS.fourToEightDigits);
  else if (/^\d{9,10}$/.test(candidate.code)) add('nine or ten digits', WEIGHTS.longDigits);
  if (candidate.shape === 'letters') add('letters only', WEIGHTS.letters);
  if (candidate.shape === 'words') add('words', WEIGHTS.words);

  // The rest of the mail.
  if (otherPartHas(candidate.code)) add('in the other part', WEIGHTS.inOtherPart);
  if (linksHave(candidate.code)) add('in a link', WEIGHTS.inLink);

  // What speaks against it.
  const labelNearer =
    endsWithLabel(covered.slice(0, candidate.start)) && !(own.isStrong && own.distance <= 6 && own.isBefore);
  if (labelNearer) add('named as something else', WEIGHTS.labelled);
  const above = rows[at - 1]?.text ?? '';
  if (isAlone && above.length <= MAX_LABEL && endsWithLabel(above) && talkAt(at - 1).strong.length === 0)
    add('a label above', WEIGHTS.labelAbove);
  if (
    /^\d{1,10}$/.test(candidate.code) &&
    beginsWithUnit(behind) &&
    !isAlone &&
    !(own.isStrong && own.distance <= 3)
  )
    add('counts something', WEIGHTS.unitBehind);
  if (
    /^(?:19|20)\d\d$/.test(candidate.code) &&
    !(own.isStrong && own.distance <= 12) &&
    !(isAlone && isStrong)
  )
    add('a year', WEIGHTS.year);
  if (FOOTER.test(text)) add('a footer', WEIGHTS.footer);
  if (PROMOTION.test(text) || (isAlone && isPromoted(rows, at))) add('a promotion', WEIGHTS.promotion);
  if (isRevoked(sentenceOf(text, candidate))) add('no longer valid', WEIGHTS.revoked);

  if (PROMOTION.test(subject)) add('a promotion in the subject', WEIGHTS.promotionInSubject);
  if (row.look.link) add('the words of a link', WEIGHTS.link);

  const isLetters = !/\d/.test(candidate.code);
  const isTalkedOf =
    (talk > 0 || (subjectTalks && (subjectHasIt || isAlone))) &&
    (!isLetters ||
      (isStrong &&
        !row.look.link &&
        (isAlone ? standsOut(candidate, row, above) : isPointedAt(candidate, own, before))));
  return {
    ...candidate,
    row: at,
    score: reasons.reduce((sum, { points }) => sum + points, 0),
    reasons,
    isTalkedOf,
    isAlone,
  };
}

/** Advertising sets its code in a row of its own too: the rows around tell. */
function isPromoted(rows: readonly Row[], at: number): boolean {
  return rows.slice(Math.max(0, at - 2), at + 3).some((row) => PROMOTION.test(row.text));
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
function isPointedAt({ code }: Candidate, talk: Nearest, before: string): boolean {
  return /^[A-Z-]+$/.test(code) && talk.isBefore && talk.distance <= 4 && /[\p{Ll}\p{Lo}]/u.test(before);
}

interface Nearest {
  readonly points: number;
  readonly isStrong: boolean;
  readonly distance: number;
  readonly isBefore: boolean;
}

/** The talk in the same row that says most about the candidate. */
function nearest({ strong, weak }: Talk, candidate: Candidate, text: string): Nearest {
  let best: Nearest = { points: 0, isStrong: false, distance: Number.POSITIVE_INFINITY, isBefore: false };
  const consider = (phrases: readonly Found[], scale: readonly number[], isStrong: boolean) => {
    for (const phrase of phrases) {
      if (phrase.start < candidate.end && phrase.end > candidate.start) continue;
      const isBefore = phrase.end <= candidate.start;
      const gap = isBefore
        ? text.slice(phrase.end, candidate.start)
        : text.slice(candidate.end, phrase.start);
      const distance = gap.trim().length;
      const step = distance <= 12 ? 0 : distance <= 40 ? 1 : distance <= 80 ? 2 : 3;
      const sentences = count(gap, SENTENCE_END);
      const numbers = count(gap, /\d{3,}/g);
      // A code is announced more often than it is explained.
      const order = isBefore ? 0 : -4;
      const points =
        (scale[step] ?? 0) + sentences * WEIGHTS.sentenceBetween + numbers * WEIGHTS.numberBetween + order;
      if (points > best.points) best = { points, isStrong, distance, isBefore };
    }
  };
  consider(strong, WEIGHTS.strongNear, true);
  consider(weak, WEIGHTS.weakNear, false);
  return best;
}

/** Talk in the rows above and below. */
function elsewhere(
  talkAt: (row: number) => Talk,
  at: number,
  rows: readonly Row[],
  isAlone: boolean,
): { points: number; isStrong: boolean } {
  let best = { points: 0, isStrong: false };
  const consider = (row: number, strong: number, weak: number) => {
    if (row < 0 || row >= rows.length) return;
    const talk = talkAt(row);
    const handsOver = HANDS_OVER.test(rows[row]?.text ?? '') ? 6 : 0;
    if (talk.strong.length > 0 && strong + handsOver > best.points)
      best = { points: strong + handsOver, isStrong: true };
    else if (talk.weak.length > 0 && weak + handsOver > best.points)
      best = { points: weak + handsOver, isStrong: false };
  };
  for (const [step, strong] of WEIGHTS.strongAbove.entries())
    consider(at - 1 - step, strong, WEIGHTS.weakAbove[step] ?? 0);
  for (const [step, strong] of WEIGHTS.strongBelow.entries())
    consider(at + 1 + step, strong, WEIGHTS.weakBelow[step] ?? 0);
  return isAlone ? best : { ...best, points: best.points * WEIGHTS.inSentenceElsewhere };
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

function count(text: string, pattern: RegExp): number {
  return text.length > 400 ? 9 : (text.match(pattern)?.length ?? 0);
}
