/**
 * How near talk of codes is to a candidate: in its own sentence, in its row, in the rows around.
 * @module
 */
import type { Candidate } from './candidates.js';
import type { Found } from './phrase-index.js';
import type { Talk } from './phrases.js';
import type { Row } from './row.js';
import { WEIGHTS } from './weights.js';

/** Ends of sentences in the scripts at hand. */
export const SENTENCE_END = /[.!?。！？।]\s|[。！？]/g;

/** Ends of a row that hand over to what follows: "Your code:". */
export const HANDS_OVER = /[:：]\s*$/;

/** The distances, in characters, up to which the weights of near talk hold. */
const STEPS = [3, 12, 40, 80, Number.POSITIVE_INFINITY];

/** Talk further away, in characters, is talk of something else. */
const REACH = 240;

/** How the talk in a candidate's own row bears on it. */
export interface Nearest {
  readonly points: number;
  readonly isStrong: boolean;
  readonly distance: number;
  readonly isBefore: boolean;
}

/** The talk in the same row that says most about the candidate. */
export function nearest({ strong, weak }: Talk, candidate: Candidate, text: string): Nearest {
  let best: Nearest = { points: 0, isStrong: false, distance: Number.POSITIVE_INFINITY, isBefore: false };
  const consider = (phrases: readonly Found[], scale: readonly number[], isStrong: boolean) => {
    for (const phrase of phrases) {
      if (phrase.start < candidate.end && phrase.end > candidate.start) continue;
      const isBefore = phrase.end <= candidate.start;
      if ((isBefore ? candidate.start - phrase.end : phrase.start - candidate.end) > REACH) continue;
      const gap = isBefore
        ? text.slice(phrase.end, candidate.start)
        : text.slice(candidate.end, phrase.start);
      const distance = gap.trim().length;
      const step = STEPS.findIndex((limit) => distance <= limit);
      const sentences = count(gap, SENTENCE_END);
      const numbers = count(gap, /\d{3,}/g);
      // A code is announced more often than it is explained.
      const order = isBefore ? 0 : -4;
      const colon = isBefore && HANDS_OVER.test(gap) ? WEIGHTS.colon : 0;
      const points =
        (scale[step] ?? 0) +
        sentences * WEIGHTS.sentenceBetween +
        numbers * WEIGHTS.numberBetween +
        order +
        colon;
      if (points > best.points) best = { points, isStrong, distance, isBefore };
    }
  };
  consider(strong, WEIGHTS.strongNear, true);
  consider(weak, WEIGHTS.weakNear, false);
  return best;
}

/** Talk in the rows above and below. */
export function elsewhere(
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

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
