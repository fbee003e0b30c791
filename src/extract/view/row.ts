/**
 * A line as a reader sees it: what a mail's parts are cut into before codes are looked for.
 * @module
 */

/** Stands where something was covered: no character of a code, and no space. */
export const COVER = '\u0000';

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

/** A row longer than this is cut into several: nobody reads such a line, and hostile mail has them. */
export const MAX_ROW = 4000;

/** Cuts a long text where it has white space. */
export function cut(text: string): string[] {
  const pieces: string[] = [];
  let rest = text;
  while (rest.length > MAX_ROW) {
    const space = rest.slice(0, MAX_ROW).search(/\s\S*$/);
    const end = space > 0 ? space : MAX_ROW;
    pieces.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return [...pieces, rest];
}
