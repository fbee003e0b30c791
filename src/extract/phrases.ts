/**
 * The languages' lists at work: where in a row is talk of codes, of orders, of minutes.
 * @module
 */
import { LANGUAGES } from './languages/index.js';
import type { Language } from './languages/language.js';
import { type Found, foldCase, PhraseIndex } from './phrase-index.js';

export interface Talk {
  /** Names that only codes have. */
  readonly strong: readonly Found[];
  /** Words that go with codes and other things. */
  readonly weak: readonly Found[];
}

const STRONG = indexOf('strong');
const WEAK = indexOf('weak');
const NOT = indexOf('not');
const WARNINGS = indexOf('warnings');
const LABELS = indexOf('labels');
const UNITS = indexOf('units');
const REVOKED = indexOf('revoked');
const PROMOTION = indexOf('promotion');
const FOOTER = indexOf('footer');

/** "20 %" of whatever. */
const PERCENT = /\d ?%/;

const COPYRIGHT = /©|\(c\) ?\d{4}/i;

/** What may stand between a label and its number: the rest of the word, a colon, "no." */
const TO_NUMBER =
  /^[\p{L}\p{M}]{0,12}[ .:：#'()[\]№°º/]{0,4}(?:(?:no|nr|n|is|id|number|nummer|numer|num|номер|號|号|such as|like|wie|comme|como|come|in|on|with|auf|mit|en|par|em|con|op|met|på|med|na|на|σε|în|la|ile|is)(?![\p{L}\d])[ .:：#°º№]{0,3})?$/u;

/** Scripts of languages that put the verb at the end of the sentence. */
const VERB_LAST =
  /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}\p{Script=Hangul}\p{Script=Devanagari}]/u;

/** A label further away than this is another's. */
const LABEL_REACH = 48;

/** Talk of codes in a row; expressions that only sound like it do not count. */
export function talkOf(row: string): Talk {
  const text = foldCase(row);
  const others = [...NOT.findAll(text), ...WARNINGS.findAll(text).map((warning) => warnedOf(text, warning))];
  // "Promo code" is not talk of a code, but "single-use code" is, although it contains "use code".
  const isMeant = (phrase: Found) =>
    !others.some(
      (other) =>
        other.start < phrase.end &&
        phrase.start < other.end &&
        !(phrase.start <= other.start && other.end <= phrase.end),
    );
  return { strong: STRONG.findAll(text).filter(isMeant), weak: WEAK.findAll(text).filter(isMeant) };
}

/** What a warning is about comes behind it; before it as well where the verb ends the sentence. */
function warnedOf(text: string, { start, end }: Found): Found {
  const from = VERB_LAST.test(text.charAt(start)) ? lastSentenceEnd(text.slice(0, start)) : start;
  const length = text.slice(end).search(/[.!?]\s|[。！？।]/);
  return { start: from, end: length === -1 ? text.length : end + length };
}

function lastSentenceEnd(text: string): number {
  return Math.max(...['. ', '! ', '? ', '。', '！', '？', '।'].map((mark) => text.lastIndexOf(mark))) + 1;
}

/** Whether this text, which ends where a number begins, says what else the number is. */
export function endsWithLabel(before: string): boolean {
  const folded = foldCase(before.slice(-LABEL_REACH));
  return LABELS.findAll(folded).some(({ end }) => TO_NUMBER.test(folded.slice(end)));
}

/** Whether this text, which begins where a number ends, says what the number counts. */
export function beginsWithUnit(behind: string): boolean {
  const folded = foldCase(behind.slice(0, LABEL_REACH));
  const start = folded.search(/[^ ]/);
  return start !== -1 && start <= 2 && UNITS.matchAt(folded, start) !== undefined;
}

export function isRevoked(sentence: string): boolean {
  return REVOKED.findAll(foldCase(sentence)).length > 0;
}

/** Whether a text advertises. */
export function isPromotion(text: string): boolean {
  return PERCENT.test(text) || PROMOTION.findAll(foldCase(text)).length > 0;
}

/** Whether a text is small print. */
export function isFooter(text: string): boolean {
  return COPYRIGHT.test(text) || FOOTER.findAll(foldCase(text)).length > 0;
}

function indexOf(list: Exclude<keyof Language, 'name'>): PhraseIndex {
  return new PhraseIndex(LANGUAGES.map((language) => language[list]));
}
