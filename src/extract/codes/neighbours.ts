/**
 * Talk in the rows around a candidate: most codes have a row to themselves, under the words that announce them.
 * @module
 */
import { type Bond, NO_BOND } from './bond.js';
import type { Place } from './place.js';
import { WEIGHTS } from './weights.js';

/** Ends of a row that hand over to what follows: "Your code:". */
export const ANNOUNCES = /[:：]["'\s]{0,2}$/;

/** `hasPurpose`: the subject says already what a code is good for. */
export function bondAround({ at, rows, talkAt, isAlone }: Place, hasPurpose: boolean): Bond {
  let best = NO_BOND;
  const consider = (row: number, strong: number, noun: number, enter: number) => {
    const text = rows[row]?.text;
    if (text === undefined) return;
    const talk = talkAt(row);
    const isProper = talk.strong.length > 0;
    const isStrong = isProper || talk.own.length > 0;
    let points = isStrong ? strong : 0;
    if (!isStrong && talk.nouns.length > 0) points = noun + (talk.inputs.length > 0 ? WEIGHTS.input : 0);
    else if (!isStrong && talk.inputs.length > 0 && (hasPurpose || talk.intents.length > 0)) points = enter;
    if (points > 0 && row < at && ANNOUNCES.test(text)) points += WEIGHTS.announced;
    if (points > best.points)
      best = {
        points,
        signal: 'talk of codes around',
        isStrong,
        isProper,
        isPointing: false,
        isBefore: row < at,
      };
  };
  for (const [step, strong] of WEIGHTS.strongAbove.entries())
    consider(at - 1 - step, strong, WEIGHTS.nounAbove[step] ?? 0, WEIGHTS.enterAbove[step] ?? 0);
  for (const [step, strong] of WEIGHTS.strongBelow.entries())
    consider(at + 1 + step, strong, WEIGHTS.nounBelow[step] ?? 0, WEIGHTS.enterBelow[step] ?? 0);
  return isAlone ? best : { ...best, points: best.points * WEIGHTS.amongWords };
}
