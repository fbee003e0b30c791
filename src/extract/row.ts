/**
 * A line as a reader sees it: what a mail's parts are cut into before codes are looked for.
 * @module
 */

/** How a row stands out. Senders dress the code up so that nobody misses it. */
export interface Look {
  /** A heading, or letters of 20 pixels and more. */
  readonly big: boolean;
  readonly bold: boolean;
  /** Letters set apart, by style or by an element each. */
  readonly spaced: boolean;
  /** Typewriter letters, `<code>`, a read-only field or a picture that says it. */
  readonly literal: boolean;
  /** Words of a link. */
  readonly link: boolean;
}

export interface Row {
  /** Visible characters, normalized: see normalize.ts. */
  readonly text: string;
  readonly look: Look;
}

export const PLAIN: Look = { big: false, bold: false, spaced: false, literal: false, link: false };
