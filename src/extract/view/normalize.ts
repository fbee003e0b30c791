/**
 * Text as it is compared: one kind of space, dash and digit, nothing invisible.
 * @module
 */

/** Zero-width and direction marks, soft hyphens, joiners: there for layout, not to be read. */
const INVISIBLE = /[\p{Cf}\p{Variation_Selector}\u034f]/gu;

const DASHES = /[\u2010-\u2015\u2043\u2212\ufe58\ufe63\uff0d]/g;

/** The code points of zero in the scripts that count in tens; full width and the mathematical ones among them. */
const ZEROS = [
  0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0xf20,
  0x1040, 0x17e0, 0x1810, 0xff10, 0x1d7ce, 0x1d7d8, 0x1d7e2, 0x1d7ec, 0x1d7f6,
];

const FULL_WIDTH_LETTERS = /[\uff21-\uff3a\uff41-\uff5a]/g;

const FULL_WIDTH_OFFSET = 0xfee0;

export function normalize(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(DASHES, '-')
    .replace(/[^\P{Nd}0-9]/gu, toAsciiDigit)
    .replace(FULL_WIDTH_LETTERS, (letter) => String.fromCharCode(letter.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replace(/\s+/g, ' ')
    .trim();
}

/** Zero-width spaces and soft hyphens. Joiners stay: emoji and some scripts are built with them. */
const UNSEEN = /[\u00ad\u200b\u2060\ufeff]/g;

/** Text as a browser shows it on one line. */
export function fold(text: string): string {
  return text.replace(UNSEEN, '').replace(/\s+/g, ' ').trim();
}

function toAsciiDigit(digit: string): string {
  const codePoint = digit.codePointAt(0) ?? 0;
  const zero = ZEROS.find((start) => codePoint >= start && codePoint < start + 10);
  return zero === undefined ? digit : String(codePoint - zero);
}
