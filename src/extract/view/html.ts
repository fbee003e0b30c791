/**
 * An HTML part as a reader sees it: rows of text, links with their words, pictures.
 * @module
 */
import { isHidden as hides, INLINE, type Style, styleOf, VOID } from './html-elements.js';
import { type Attributes, tokenize } from './html-tokens.js';
import { fold, normalize } from './normalize.js';
import { cut, type Look, MAX_ROW, PLAIN, type Row } from './row.js';
import { findURLs, isURL } from './urls.js';

export interface HtmlView {
  readonly rows: readonly Row[];
  readonly links: readonly { readonly href: string; readonly text: string }[];
  readonly pictures: readonly { readonly alt: string; readonly url: string }[];
}

/** Deeper elements are read as if they were not there: no mail is built like that. */
const MAX_DEPTH = 512;

interface OpenElement extends Style {
  readonly name: string;
}

const UNSTYLED: Style = { hidden: false, sizeless: false, preformatted: false, look: PLAIN };

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

  const current = (): Style => stack.at(-1) ?? UNSTYLED;
  const isHidden = () => current().hidden;

  const breakLine = () => {
    for (const { href, start } of findURLs(line.bare)) {
      links.push({ href, text: href, position: line.start + start });
    }
    const text = normalize(line.text);
    if (text !== '') rows.push({ text, look: line.look });
    line = emptyLine(position);
  };

  const write = (data: string, own = current().look) => {
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
      const style = styleOf(name, attributes, current());
      if (name === 'a') {
        closeAnchor();
        const href = style.hidden ? undefined : resolve(attributes.get('href'), base);
        if (href !== undefined) anchor = { href, position, text: '', alt: '' };
      }
      if (stack.length < MAX_DEPTH) stack.push({ name, ...style });
    },
    close(name) {
      if (name === 'a') closeAnchor();
      if (!INLINE.has(name)) separate();
      if (name === 'p' && !stack.some((element) => element.name === 'p')) return;
      const at = stack.findLastIndex((element) => element.name === name);
      if (at !== -1) stack.length = at;
    },
    text(data) {
      const { hidden, sizeless, preformatted } = current();
      if (hidden || sizeless) return;
      if (!preformatted) for (const piece of cut(data)) write(piece);
      else
        for (const [index, line] of data.split(/\r?\n|\t| {2,}/).entries()) {
          if (index > 0) separate();
          for (const piece of cut(line)) write(piece);
        }
    },
  });
  closeAnchor();
  breakLine();
  links.sort((one, other) => one.position - other.position);
  return { rows: joinPieces(rows), links: links.map(({ href, text }) => ({ href, text })), pictures };
}

/** As written where it is absolute: a tester compares it with what the app has sent. */
function resolve(written: string | undefined, base: string | undefined): string | undefined {
  const href = written?.replace(/[\t\n\r]/g, '').trim();
  if (href === undefined || href === '') return undefined;
  if (/^https?:\/\//i.test(href)) return isURL(href) ? href : undefined;
  if (base === undefined || !URL.canParse(href, base)) return undefined;
  const resolved = new URL(href, base);
  return /^https?:$/.test(resolved.protocol) ? resolved.href : undefined;
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

/** Four and more rows with one character each are one code, set out in boxes; so are two or three with three digits. */
function joinPieces(rows: readonly Row[]): Row[] {
  const joined: Row[] = [];
  for (let at = 0; at < rows.length; ) {
    const pieces =
      runOf(rows, at, /^[A-Za-z0-9-]$/, 4, 64) ?? runOf(rows, at, /^\d{3}$/, 2, 3) ?? rows.slice(at, at + 1);
    const [row] = pieces;
    if (pieces.length > 1)
      joined.push({
        text: pieces.map(({ text }) => text).join(''),
        look: { ...PLAIN, spaced: true, literal: true },
      });
    else if (row) joined.push(row);
    at += pieces.length;
  }
  return joined;
}

/** The rows from here on that have the form, where there are as many as a code has pieces. */
function runOf(
  rows: readonly Row[],
  start: number,
  form: RegExp,
  least: number,
  most: number,
): Row[] | undefined {
  let end = start;
  while (end < rows.length && end - start <= most && form.test(rows[end]?.text ?? '')) end += 1;
  return end - start >= least && end - start <= most ? rows.slice(start, end) : undefined;
}

function emptyLine(start: number): Line {
  return { text: '', bare: '', look: PLAIN, start };
}
