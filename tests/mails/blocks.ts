/**
 * What a mail is written in: blocks of inline pieces. Both parts of a mail are rendered from them, and what is a code
 * or a link is said here, so that the truth needs no second look.
 */
export type Inline = string | Code | Revoked | Anchor | Url | Strong | Markup;

export type Block =
  | { readonly type: 'paragraph' | 'small' | 'heading'; readonly content: readonly Inline[] }
  | { readonly type: 'code'; readonly code: Code; readonly look: CodeLook }
  | { readonly type: 'button'; readonly href: string; readonly text: string }
  | { readonly type: 'facts'; readonly rows: readonly (readonly [string, Inline])[] }
  | { readonly type: 'list'; readonly items: readonly Inline[]; readonly columns: number }
  | { readonly type: 'picture'; readonly picture: Picture };

export interface Code {
  readonly type: 'inline-code';
  /** As one would type it. */
  readonly value: string;
  /** As it is written in the mail. */
  readonly shown: string;
}
interface Revoked {
  readonly type: 'revoked';
  readonly value: string;
}
interface Anchor {
  readonly type: 'anchor';
  readonly href: string;
  readonly text: string;
}
interface Url {
  readonly type: 'url';
  readonly href: string;
  readonly bare: boolean;
}
interface Strong {
  readonly type: 'strong';
  readonly content: readonly Inline[];
}
/** Something that is neither code nor link, with its own look in HTML. */
interface Markup {
  readonly type: 'markup';
  readonly html: string;
  readonly text: string;
}
interface Picture {
  readonly url: string;
  readonly alt: string;
  readonly base64: string;
  /** A code that the picture's alt text says. */
  readonly code?: Code;
}

/** How a code that stands for itself is set. */
export type CodeLook =
  | 'big'
  | 'bold'
  | 'heading'
  | 'mono'
  | 'box'
  | 'cells'
  | 'spans'
  | 'divs'
  | 'spaced'
  | 'input'
  | 'plain';

export const p = block('paragraph');
/** Fine print. */
export const small = block('small');
export const h = block('heading');

/** A code within a sentence. */
export const code = (value: string, shown = value): Code => ({ type: 'inline-code', value, shown });

/** A code that stands for itself. */
export const codeBlock = (value: string, look: CodeLook = 'big', shown = value): Block => ({
  type: 'code',
  code: code(value, shown),
  look,
});
/** A code that is no longer valid: it may come after the valid ones or not at all. */
export const revoked = (value: string): Revoked => ({ type: 'revoked', value });
export const link = (href: string, text: string): Anchor => ({ type: 'anchor', href, text });
/** An URL that is its own text; `bare` without an anchor around it. */
export const url = (href: string, bare = false): Url => ({ type: 'url', href, bare });
export const button = (href: string, text: string): Block => ({ type: 'button', href, text });
export const facts = (...rows: readonly (readonly [string, Inline])[]): Block => ({ type: 'facts', rows });
export const list = (items: readonly Inline[], columns = 1): Block => ({ type: 'list', items, columns });
export const picture = (value: Picture): Block => ({ type: 'picture', picture: value });

export function b(strings: TemplateStringsArray, ...values: readonly Inline[]): Strong {
  return { type: 'strong', content: interleave(strings, values) };
}

/** An address or number as a link of another kind, which is not to be counted. */
export function contact(scheme: 'mailto' | 'tel' | 'sms', shown: string): Markup {
  const target = scheme === 'mailto' ? shown : shown.replace(/[^+\d]/g, '');
  return { type: 'markup', html: `<a href="${scheme}:${target}">${shown}</a>`, text: shown };
}

/** The digits of other scripts. */
export function inDigits(
  value: string,
  script: 'arabic' | 'persian' | 'devanagari' | 'full-width' | 'thai',
): string {
  const zero = { arabic: 0x660, persian: 0x6f0, devanagari: 0x966, 'full-width': 0xff10, thai: 0xe50 }[
    script
  ];
  return value.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
}

/** Two halves with something in between: `123 456`, `ABCD-EFGH`. */
export function halves(value: string, between = ' '): string {
  const middle = Math.ceil(value.length / 2);
  return `${value.slice(0, middle)}${between}${value.slice(middle)}`;
}

/** As typography groups digits, without a line break. */
export const NO_BREAK_SPACE = '\u{a0}';
export const THIN_SPACE = '\u{2009}';

function block(type: 'paragraph' | 'small' | 'heading') {
  return (strings: TemplateStringsArray, ...values: readonly Inline[]): Block => ({
    type,
    content: interleave(strings, values),
  });
}

function interleave(strings: TemplateStringsArray, values: readonly Inline[]): Inline[] {
  return strings.flatMap((text, index): Inline[] => {
    const value = values[index];
    return value === undefined ? [text] : [text, value];
  });
}
