/**
 * What each signal is worth. The scale is free; only the sums count, against each other and against the bar.
 * @module
 */
export const WEIGHTS = {
  /** Talk in the same sentence, by the characters between: up to 3, 12, 40, 80, more. */
  strongNear: [58, 56, 48, 40, 30],
  weakNear: [38, 30, 24, 18, 12],
  /** A colon leads from the talk to the candidate. */
  colon: 6,
  /** Each other sentence or number in between. */
  sentenceBetween: -14,
  numberBetween: -10,

  /** Talk in another row, for a candidate that has its row to itself: one to five rows above, one
   * to three below. */
  strongAbove: [50, 44, 38, 30, 24],
  weakAbove: [32, 26, 20, 14, 10],
  strongBelow: [36, 28, 22],
  weakBelow: [20, 14, 8],
  /** Talk anywhere in the mail, for a candidate that is dressed as a code. */
  somewhere: 10,
  /** The same for a candidate among other words. */
  inSentenceElsewhere: 0.45,

  /** Alone in its row. */
  alone: 10,
  big: 8,
  bold: 4,
  spaced: 8,
  literal: 6,

  /** The subject shows the very code; the subject talks of one. */
  inSubject: 40,
  strongSubject: 22,
  weakSubject: 8,
  /** The other part shows it too; a link carries it. */
  inOtherPart: 4,
  inLink: 8,

  /** Six digits are by far the commonest code. */
  sixDigits: 6,
  fourToEightDigits: 2,
  /** Nothing else in a mail is made of capitals and digits as often. */
  mixed: 4,
  /** Letters need to stand out. */
  letters: -18,
  words: -10,
  longDigits: -6,

  /** Named as something else right before; named so in the row above; counts something. */
  labelled: -50,
  labelAbove: -44,
  unitBehind: -60,
  /** 1900 to 2099, unless talk points straight at it. */
  year: -34,
  footer: -60,
  link: -16,
  promotion: -70,
  promotionInSubject: -20,
  revoked: -24,
} as const;

/** A candidate below this is no code. */
export const BAR = 36;

/** Others are codes too where they come this close to the best. */
export const CLOSE = 14;
