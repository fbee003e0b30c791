/**
 * What speaks against a candidate: a label that names it as something else, a unit that it counts, a footer.
 * @module
 */
import { type Bond, sentenceAround } from './bond.js';
import { type Found, foldCase } from './phrase-index.js';
import type { Talk } from './phrases.js';
import type { Place, Reason } from './place.js';
import { WEIGHTS } from './weights.js';

/** What may stand between a label and its number: the rest of the word, a colon, "no." */
const TO_NUMBER =
  /^[\p{L}\p{M}]{0,12}[ .:：#'()[\]№°º/]{0,4}(?:(?:no|nr|n|is|id|number|nummer|numer|num|номер|號|号)(?![\p{L}\d])[ .:：#°º№]{0,3})?$/u;

/** A label further away than this is another's. */
const LABEL_REACH = 48;

/** A longer row above is a sentence, not the label of what stands below. */
const MAX_LABEL = 40;

const FOOTER =
  /©|\(c\) ?\d{4}|copyright|all rights reserved|unsubscribe|alle rechte|tous droits|derechos reservados|todos os direitos/i;

export function againstIt(place: Place, bond: Bond, subject: Talk): Reason[] {
  const { candidate, row, at, rows, talkAt, covered, isAlone } = place;
  const reasons: Reason[] = [];
  const add = (signal: string, points: number) => reasons.push({ signal, points });
  const talk = talkAt(at);
  const above = rows[at - 1]?.text ?? '';

  if (isLabelled(candidate, covered, talk)) add('named as something else', WEIGHTS.labelled);
  else if (isAlone && isLabel(above, talkAt(at - 1))) add('a label above', WEIGHTS.labelAbove);
  if (!isAlone && countsSomething(candidate, row.text, talk)) add('counts something', WEIGHTS.unitBehind);
  if (
    /^(?:19|20)\d\d$/.test(candidate.code) &&
    !(bond.isPointing && bond.isBefore) &&
    !(isAlone && bond.isStrong)
  )
    add('a year', WEIGHTS.year);
  if (FOOTER.test(row.text)) add('a footer', WEIGHTS.footer);
  if (isOffTopic(place)) {
    const isNamed =
      (bond.isProper || subject.strong.length > 0) && bond.points > 0 && (bond.isPointing || isAlone);
    add('a discount, a gift, a meeting', isNamed ? WEIGHTS.offTopicButNamed : WEIGHTS.offTopic);
  } else if (subject.isOffTopic) add('a discount in the subject', WEIGHTS.offTopicSubject);
  if (isRevoked(candidate, row.text, talk)) add('no longer valid', WEIGHTS.revoked);
  if (row.look.link) add('the words of a link', WEIGHTS.link);
  return reasons;
}

function isLabelled({ start }: Found, covered: string, { labels, strong, own, nouns }: Talk): boolean {
  const folded = foldCase(covered.slice(0, start));
  return labels.some((label) => {
    if (label.end > start || start - label.end > LABEL_REACH || !TO_NUMBER.test(folded.slice(label.end)))
      return false;
    // "Your PIN number" is a PIN.
    return ![...strong, ...own, ...nouns].some((name) => name.end > label.start && name.end <= start);
  });
}

/** "Order number" above a number. */
function isLabel(row: string, { labels, strong, own, inputs, intents }: Talk): boolean {
  if (row.length > MAX_LABEL || strong.length + own.length > 0) return false;
  if (inputs.length > 0 && intents.length > 0) return false;
  const folded = foldCase(row);
  return labels.some(({ end }) => TO_NUMBER.test(folded.slice(end)));
}

function countsSomething({ code, end }: Place['candidate'], row: string, { units }: Talk): boolean {
  if (!/^\d+$/.test(code)) return false;
  const unit = units.find(({ start }) => start >= end);
  return (
    unit !== undefined && unit.start - end <= 2 && row.slice(end, unit.start).trim().replace('-', '') === ''
  );
}

/** Advertising sets its code in a row of its own too: the rows around tell. */
function isOffTopic({ at, rows, talkAt, isAlone }: Place): boolean {
  for (let row = Math.max(0, at - 2); row <= Math.min(rows.length - 1, at + (isAlone ? 2 : 1)); row += 1)
    if (talkAt(row).isOffTopic) return true;
  return false;
}

function isRevoked(candidate: Found, row: string, { revoked }: Talk): boolean {
  const sentence = sentenceAround(candidate, row);
  return revoked.some(({ start }) => start >= sentence.start && start < sentence.end);
}
