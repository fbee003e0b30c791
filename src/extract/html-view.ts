/**
 * An HTML part as a reader sees it: rows of text, links with their words, pictures.
 * @module
 */
import { type Attributes, tokenize } from './html-tokens.js';
import { fold, normalize } from './normalize.js';
import { cut, type Look, MAX_ROW, PLAIN, type Row } from './row.js';
import { findURLs } from './urls.js';

export interface HtmlView {
  readonly rows: readonly Row[];
  readonly links: readonly { readonly href: string; readonly text: string }[];
  readonly pictures: readonly { readonly alt: string; readonly url: string }[];
}

/** Deeper elements are read as if they were not there: no mail is built like that. */
const MAX_DEPTH = 512;

const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));

/** Elements that stay within the line. */
const INLINE = new Set(
  'a abbr acronym b bdi bdo big cite code del dfn em font i ins kbd label mark nobr q s samp small span strike strong sub sup time tt u var'.split(
    ' ',
  ),
);

/** Elements whose text is not shown. */
const SILENT = new Set(
  'head script style template title noscript object svg math select option datalist'.split(' '),
);

const BOLD = new Set(['b', 'strong', 'th', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const BIG = new Set(['h1', 'h2', 'h3']);
const LITERAL = new Set(['code', 'kbd', 'pre', 'samp', 'tt']);

interface OpenElement {
  readonly name: string;
  readonly hidden: boolean;
  readonly look: Look;
}

interface OpenAnchor {
  readonly href: string;
  readonly position: number;
  text: string;
  alt: string;
}

/** Text of a line in the making: what is read, and what of it may hold an address that no anchor has. */
interface Line {
  text: string;
  bare: string;
  look: Look;
  readonly start: number;
}

export function viewHtml(html: string): HtmlView {
  const rows: Row[] = [];
  const links: { readonly href: string; readonly text: string; readonly position: number }[] = [];
  const pictures: { alt: string; url: string }[] = [];
  const stack: OpenElement[] = [];
  let base: string | undefined;
  let anchor: OpenAnchor | undefined;
  let position = 0;
  let line: Line = emptyLine(0);

  const current = () => stack.at(-1);
  const isHidden = () => current()?.hidden ?? false;

  const breakLine = () => {
    for (const { href, start } of findURLs(line.bare)) {
      links.push({ href, text: href, position: line.start + start });
    }
    const text = normalize(line.text);
    if (text !== '') rows.push({ text, look: line.look });
    line = emptyLine(position);
  };

  const write = (data: string, own = current()?.look ?? PLAIN) => {
    const look = { ...own, link: anchor !== undefined };
    if (/\S/.test(data)) line.look = line.text.trim() === '' ? look : both(line.look, look);
    line.text += data;
    line.bare += anchor ? ' '.repeat(data.length) : data;
    if (anchor) anchor.text += data;
    position += data.length;
    if (line.text.length > MAX_ROW) breakLine();
  };

  const closeAnchor = () => {
    if (!anchor) return;
    links.push({ href: anchor.href, text: fold(anchor.text) || fold(anchor.alt), position: anchor.position });
    anchor = undefined;
  };

  /** Between blocks and cells there is space for the eye, within an anchor too. */
  const separate = () => {
    if (anchor) anchor.text += ' ';
    breakLine();
  };

  const handleVoid = (name: string, attributes: Attributes) => {
    if (name === 'base') base ??= attributes.get('href');
    if (name === 'img') {
      const url = attributes.get('src')?.trim() ?? '';
      const alt = attributes.get('alt') ?? '';
      if (url !== '') pictures.push({ alt, url });
      if (isHidden() || hides(attributes)) return;
      if (anchor) anchor.alt += ` ${alt}`;
      if (alt.trim() !== '') {
        breakLine();
        rows.push({ text: normalize(alt), look: { ...PLAIN, literal: true } });
      }
    }
    if (
      name === 'input' &&
      !isHidden() &&
      attributes.has('readonly') &&
      attributes.get('type') !== 'hidden'
    ) {
      breakLine();
      write(attributes.get('value') ?? '', { ...PLAIN, literal: true });
      breakLine();
    }
    if (name === 'area' && !isHidden()) {
      const href = resolve(attributes.get('href'), base);
      if (href !== undefined) links.push({ href, text: fold(attributes.get('alt') ?? ''), position });
    }
    if (name === 'br' || name === 'hr') separate();
  };

  tokenize(html, {
    open(name, attributes) {
      if (VOID.has(name)) {
        handleVoid(name, attributes);
        return;
      }
      if (!INLINE.has(name)) separate();
      const hidden = isHidden() || SILENT.has(name) || hides(attributes);
      if (name === 'a') {
        closeAnchor();
        const href = hidden ? undefined : resolve(attributes.get('href'), base);
        if (href !== undefined) anchor = { href, position, text: '', alt: '' };
      }
      if (stack.length < MAX_DEPTH)
        stack.push({ name, hidden, look: lookOf(name, attributes, current()?.look ?? PLAIN) });
    },
    close(name) {
      if (name === 'a') closeAnchor();
      if (!INLINE.has(name)) separate();
      if (name === 'p' && !stack.some((element) => element.name === 'p')) return;
      const at = stack.findLastIndex((element) => element.name === name);
      if (at !== -1) stack.length = at;
    },
    text(data) {
      if (isHidden()) return;
      for (const piece of cut(data)) write(piece);
    },
  });
  closeAnchor();
  breakLine();
  links.sort((one, other) => one.position - other.position);
  return { rows: joinSingles(rows), links: links.map(({ href, text }) => ({ href, text })), pictures };
}

/** As written where it is absolute: a tester compares it with what the app has sent. */
function resolve(written: string | undefined, base: string | undefined): string | undefined {
  const href = written?.replace(/[\t\n\r]/g, '').trim();
  if (href === undefined || href === '') return undefined;
  if (/^https?:\/\//i.test(href)) return URL.canParse(href) ? href : undefined;
  if (base === undefined || !URL.canParse(href, base)) return undefined;
  const resolved = new URL(href, base);
  return /^https?:$/.test(resolved.protocol) ? resolved.href : undefined;
}

/** Ways in which mails hide their preheader and the half that is for other screens. */
function hides(attributes: Attributes): boolean {
  if (attributes.has('hidden')) return true;
  const style = attributes.get('style')?.toLowerCase() ?? '';
  return /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|opacity\s*:\s*0*(?:\.0+)?\s*(?:;|!|$)|max-height\s*:\s*0(?:px|em)?\s*(?:;|!|$)|mso-hide\s*:\s*all)/.test(
    style.slice(0, 2000),
  );
}

function lookOf(name: string, attributes: Attributes, outer: Look): Look {
  const style = (attributes.get('style') ?? '').toLowerCase().slice(0, 2000);
  const size = Number(
    /(?:^|[;\s])font(?:-size)?\s*:[^;]{0,80}?(\d{1,3}(?:\.\d+)?)\s*px/.exec(style)?.[1] ?? 0,
  );
  const weight = /font-weight\s*:\s*(bold|[6-9]00)/.test(style);
  const spacing = /letter-spacing\s*:\s*(?:[1-9]|0?\.[1-9])/.test(style);
  const face = /font-family\s*:[^;]{0,200}(?:mono|courier|consolas|menlo)/.test(style);
  return {
    big: outer.big || BIG.has(name) || size >= 20,
    bold: outer.bold || BOLD.has(name) || weight,
    spaced: outer.spaced || spacing,
    literal: outer.literal || LITERAL.has(name) || face,
    link: false,
  };
}

/** A line looks like all of it: a bold word in a sentence does not make the sentence bold. */
function both(one: Look, other: Look): Look {
  return {
    big: one.big && other.big,
    bold: one.bold && other.bold,
    spaced: one.spaced && other.spaced,
    literal: one.literal && other.literal,
    link: one.link && other.link,
  };
}

/** Four and more rows with one character each are one code, set out in boxes. */
function joinSingles(rows: readonly Row[]): Row[] {
  const joined: Row[] = [];
  for (let at = 0; at < rows.length; ) {
    let end = at;
    while (end < rows.length && /^[A-Za-z0-9-]$/.test(rows[end]?.text ?? '')) end += 1;
    const row = rows[at];
    if (end - at >= 4) {
      const text = rows
        .slice(at, end)
        .map((single) => single.text)
        .join('');
      joined.push({ text, look: { ...PLAIN, spaced: true, literal: true } });
      at = end;
    } else {
      if (row) joined.push(row);
      at += 1;
    }
  }
  return joined;
}

function emptyLine(start: number): Line {
  return { text: '', bare: '', look: PLAIN, start };
}
