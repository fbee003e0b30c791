/**
 * What each signal is worth. The scale is free; only the sums count, against each other and against the bar.
 * @module
 */
export const WEIGHTS = {
  /** A name of codes leads straight to the candidate: "your code is". */
  strongPointing: 60,
  nounPointing: 36,
  /** It is what a person shall enter: "type 482137 to sign in". */
  enter: 30,
  /** What it is for leads to it: "to confirm that it is you: 482137". */
  purpose: 22,
  /** A name in the same row, by the characters between: up to 12, 40, 80, more. */
  strongNear: [36, 30, 24, 16],
  nounNear: [18, 14, 10, 6],
  /** Each other sentence or number in between; a name that comes after. */
  sentenceBetween: -8,
  numberBetween: -10,
  after: -4,

  /** A name in another row: one row above, up to three, one below, two. */
  strongAbove: [50, 44, 38],
  nounAbove: [32, 26, 20],
  enterAbove: [28, 22, 16],
  strongBelow: [36, 28],
  nounBelow: [22, 16],
  enterBelow: [22, 16],
  /** The row above ends with a colon. */
  announced: 6,
  /** For a candidate that has not its row to itself, other rows say less. */
  amongWords: 0.45,

  /** What the code is for is said close to a noun; so is what to do with it. */
  intent: 10,
  input: 6,

  alone: 12,
  big: 8,
  bold: 4,
  spaced: 8,
  literal: 6,

  /** The subject shows the very code; the subject talks of one. */
  inSubject: 40,
  strongSubject: 16,
  weakSubject: 6,
  /** The same where nothing else talks of one. */
  onlyStrongSubject: 28,
  onlyNounSubject: 16,
  /** The other part's code; a link carries it. */
  pickedInOtherPart: 24,
  inLink: 8,

  /** Six digits are by far the commonest code. */
  sixDigits: 6,
  fourToEightDigits: 2,
  longDigits: -6,
  /** Letters need to stand out; a word with a number is a promotion code or a product. */
  letters: -18,
  words: -6,
  wordAndNumber: -18,
  userName: -40,
  userNameSetOff: -8,
  /** Groups, and letters with digits, that neither stand alone nor are pointed at. */
  looseGroups: -16,
  looseMixed: -12,

  /** Named as something else right before; named so in the row above; counts something. */
  labelled: -60,
  labelAbove: -44,
  unitBehind: -60,
  /** 1900 to 2099, unless talk points straight at it. */
  year: -34,
  footer: -60,
  link: -16,
  /** Discounts, gifts, meetings around a code of no better name; around one with a good name; in the subject. */
  offTopic: -50,
  offTopicButNamed: -20,
  offTopicSubject: -14,
  revoked: -24,
} as const;

/** A candidate below this is no code. */
export const BAR = 40;

/** Others are codes too where they come this close to the best. */
export const CLOSE = 14;
