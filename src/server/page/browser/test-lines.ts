/**
 * "Use in a test": the lines that wait for this very mail and take from it what a test would.
 * @module
 */
import type { Link, MessageContent } from '../../../contract.js';
import { readReceiver } from './receiver.js';

type Content = Pick<MessageContent, 'to' | 'subject' | 'html' | 'text'>;

export function testLines(message: Content): string {
  const codes = codesOf(message);
  const wait = `const message = await ${waitCall(message, codes)};`;
  if (codes.length > 0) return `${wait}\nawait page.getByLabel('Code').fill(${codeCall(codes)});`;
  const links = linksOf(message);
  const call = mainLink(links).map((link) => linkCall(link, links))[0];
  return call === undefined ? `${wait}\nawait message.open(page);` : `${wait}\nawait page.goto(${call});`;
}

/** The codes of both parts, each once. */
export function codesOf({ html, text }: Pick<Content, 'html' | 'text'>): readonly string[] {
  return [...new Set([...html.codes, ...text.codes])];
}

/** The links of both parts, as `message.links` has them. */
export function linksOf({ html, text }: Pick<Content, 'html' | 'text'>): readonly Link[] {
  const seen = new Set(html.links.map(({ href }) => href));
  const all = [...html.links, ...text.links.filter(({ href }) => !seen.has(href))];
  return [...new Map(all.map((link) => [`${link.href}\n${link.text}`, link])).values()];
}

/** The call that means this link alone: by its text, else by the beginning of its path. */
export function linkCall(link: Link, all: readonly Link[]): string | undefined {
  const isAlone = (fits: (other: Link) => boolean) =>
    new Set(all.filter(fits).map(({ href }) => href)).size === 1;
  const text = fold(link.text);
  const isAddress = /^https?:/.test(text);
  if (text !== '' && !isAddress && isAlone((other) => fold(other.text).includes(text))) {
    return `message.link(${quote(folded(link.text))})`;
  }
  const path = beginnings(link.href).find((path) =>
    isAlone(({ href }) => href.toLowerCase().includes(path.toLowerCase())),
  );
  return path === undefined ? undefined : `message.link({ href: ${quote(path)} })`;
}

function waitCall({ to, subject }: Content, codes: readonly string[]): string {
  const isOwn = readReceiver(to).slug !== '';
  const part = steadyPart(subject, codes);
  const conditions = [
    ...(isOwn ? [] : [`to: ${quote(to)}`]),
    ...(part === '' ? [] : [`subject: ${quote(part)}`]),
  ];
  const query = conditions.length === 0 ? '' : `{ ${conditions.join(', ')} }`;
  return `${isOwn ? 'inbox' : 'mail'}.waitForMessage(${query})`;
}

/** The longest piece of the subject without a code: the next mail has another one. */
function steadyPart(subject: string, codes: readonly string[]): string {
  let pieces = [folded(subject)];
  for (const code of codes) pieces = pieces.flatMap((piece) => piece.split(code));
  const trimmed = pieces.map((piece) =>
    pieces.length === 1 ? piece : piece.replace(/^[\s:,.–—-]+|[\s:,.–—-]+$/g, ''),
  );
  return trimmed.toSorted((a, b) => b.length - a.length)[0] ?? '';
}

function codeCall(codes: readonly string[]): string {
  const [code = ''] = codes;
  if (codes.length === 1) return 'message.code()';
  if (codes.filter(({ length }) => length === code.length).length === 1) {
    return `message.code({ length: ${code.length} })`;
  }
  return 'message.codes[0]';
}

/** What a mail carries besides the link that it was sent for. */
const ASIDE =
  /unsubscribe|preferences|settings|privacy|terms|legal|imprint|help|support|contact|browser|facebook|twitter|linkedin|instagram/i;

/** Longer pieces of a path are tokens. */
const TOKEN_LENGTH = 16;

/** The link that the mail was sent for, most likely; none where all are beside the point. */
function mainLink(links: readonly Link[]): Link[] {
  const rated = links.map((link) => ({ link, rating: rate(link) })).filter(({ rating }) => rating >= 0);
  return rated
    .toSorted((a, b) => b.rating - a.rating)
    .slice(0, 1)
    .map(({ link }) => link);
}

function rate({ href, text }: Link): number {
  if (!URL.canParse(href) || ASIDE.test(text) || ASIDE.test(href)) return -1;
  const { pathname, search } = new URL(href);
  const hasToken = search.length > 1 || pathname.split('/').some((piece) => piece.length >= TOKEN_LENGTH);
  const hasWords = /\S\s+\S/.test(text.trim());
  return (hasToken ? 2 : 0) + (pathname.length > 1 ? 1 : 0) + (hasWords ? 1 : 0);
}

/** `/reset`, `/reset/now`, … as far as no token follows, which the next mail would not have. */
function beginnings(href: string): string[] {
  if (!URL.canParse(href)) return [];
  const pieces = new URL(href).pathname.split('/').filter(Boolean);
  const steady = pieces.findIndex((piece) => piece.length >= TOKEN_LENGTH || /^\d+$/.test(piece));
  const names = steady === -1 ? pieces : pieces.slice(0, steady);
  return names.map((_, at) => `/${names.slice(0, at + 1).join('/')}`);
}

function folded(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function fold(text: string): string {
  return folded(text).toLowerCase();
}

/** As one would write it in code; what cannot be seen is spelled out. */
function quote(text: string): string {
  const escaped = text
    .replace(/[\\']/g, String.raw`\$&`)
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, (unseen) => `\\u{${(unseen.codePointAt(0) ?? 0).toString(16)}}`);
  return `'${escaped}'`;
}
