/**
 * What elements and their styles mean for the reader's eye: hidden or shown, within the line or not, dressed up.
 * @module
 */
import type { Attributes } from './html-tokens.js';
import type { Look } from './row.js';

export const VOID = words('area base br col embed hr img input link meta param source track wbr');

/** Elements that stay within the line. */
export const INLINE = words(
  'a abbr acronym b bdi bdo big cite code del dfn em font i ins kbd label mark nobr q s samp small span strike strong sub sup time tt u var',
);

/** Elements whose text is not shown. */
const SILENT = words('head script style template title noscript object svg math select option datalist');

const BOLD = words('b strong th h1 h2 h3 h4 h5 h6');
const BIG = words('h1 h2 h3');
const LITERAL = words('code kbd pre samp tt');

/** Letters of this size, in pixels, are meant to be seen first. */
const BIG_SIZE = 20;

/** Letters smaller than this are not meant to be seen. */
const SMALLEST_SIZE = 2;

/** Styles longer than this are cut: no rule for text stands that far behind. */
const MAX_STYLE = 2000;

const HIDING =
  /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|opacity\s*:\s*0*(?:\.0+)?\s*(?:;|!|$)|max-height\s*:\s*0(?:px|em)?\s*(?:;|!|$)|mso-hide\s*:\s*all)/;

const NO_EXTENT = /(?:^|[;\s])(?:height|width)\s*:\s*0(?:px)?\s*(?:;|!|$)/;

/** What an element hands down to its content. */
export interface Style {
  readonly hidden: boolean;
  /** Letters of no size. Layouts use them to close gaps between columns that set a size of their own. */
  readonly sizeless: boolean;
  /** Line ends and runs of spaces are seen. */
  readonly preformatted: boolean;
  readonly look: Look;
}

export function styleOf(name: string, attributes: Attributes, outer: Style): Style {
  const css = cssOf(attributes);
  const size =
    /(?:^|[;\s])font(?:-size)?\s*:[^;]{0,80}?(\d{1,3}(?:\.\d{1,4})?)\s*(px|pt|em|rem|%|;|!|$)/.exec(css);
  const pixels = size ? Number(size[1]) * (PIXELS[size[2] ?? ''] ?? 1) : undefined;
  const { look } = outer;
  return {
    hidden: outer.hidden || SILENT.has(name) || isHidden(attributes),
    sizeless: pixels === undefined ? outer.sizeless : pixels < SMALLEST_SIZE,
    preformatted: outer.preformatted || name === 'pre' || /white-space\s*:\s*(?:pre|break-spaces)/.test(css),
    look: {
      big: look.big || BIG.has(name) || (pixels !== undefined && pixels >= BIG_SIZE),
      bold: look.bold || BOLD.has(name) || /font-weight\s*:\s*(?:bold|[6-9]00)/.test(css),
      spaced: look.spaced || /letter-spacing\s*:\s*(?:[1-9]|0?\.[1-9])/.test(css),
      literal:
        look.literal ||
        LITERAL.has(name) ||
        /font-family\s*:[^;]{0,200}(?:mono|courier|consolas|menlo)/.test(css),
      link: false,
    },
  };
}

/** Ways in which mails hide their preheader and the half that is for other screens. */
export function isHidden(attributes: Attributes): boolean {
  if (attributes.has('hidden')) return true;
  const css = cssOf(attributes);
  return HIDING.test(css) || (NO_EXTENT.test(css) && /overflow\s*:\s*hidden/.test(css));
}

const PIXELS: Readonly<Record<string, number>> = { pt: 4 / 3, em: 16, rem: 16, '%': 0.16 };

function cssOf(attributes: Attributes): string {
  return (attributes.get('style') ?? '').slice(0, MAX_STYLE).toLowerCase();
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}
