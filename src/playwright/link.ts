/**
 * Which of a message's links is meant.
 * @module
 */
import type { Link } from '../contract.js';
import { atMost, literal, only, textMatches } from './strict.js';

/** What the wanted link looks like; all given conditions must be met. */
export interface LinkOptions {
  /** The link's text: contained without case, or a pattern. */
  readonly text?: string | RegExp | undefined;
  /** The link's address: contained without case, or a pattern. */
  readonly href?: string | RegExp | undefined;
}

export function pickLink(links: readonly Link[], wanted: string | RegExp | LinkOptions): string {
  const { text, href } = read(wanted);
  const fitting = links.filter(
    (link) =>
      (text === undefined || textMatches(text, link.text)) &&
      (href === undefined || textMatches(href, link.href)),
  );
  // A button and the address printed below it are one way to the same place.
  const byHref = new Map(fitting.toReversed().map((link) => [link.href, link]));
  const candidates = [...byHref.values()].toReversed().map((link) => ({
    value: link.href,
    context: link.text,
    aka: telling(link, fitting),
  }));
  return only(`message.link(${show(wanted)})`, candidates, 'link', () =>
    links.length === 0
      ? 'There is no http or https link in the message.'
      : `Links in the message:\n${atMost(links.map(lineOf), '  ')}`,
  );
}

function lineOf({ text, href }: Link): string {
  return `  - ${JSON.stringify(text)} → ${href}`;
}

function telling(link: Link, all: readonly Link[]): string | undefined {
  const isAlone = (options: LinkOptions) =>
    new Set(
      all
        .filter((other) => options.text === undefined || textMatches(options.text, other.text))
        .filter((other) => options.href === undefined || textMatches(options.href, other.href))
        .map((other) => other.href),
    ).size === 1;
  if (link.text !== '' && isAlone({ text: link.text })) return `message.link(${literal(link.text)})`;
  const exactly = new RegExp(`^${link.text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}$`);
  if (link.text !== '' && isAlone({ text: exactly })) return `message.link(${exactly})`;
  const path = URL.canParse(link.href) ? new URL(link.href).pathname : '';
  if (path.length > 1 && isAlone({ href: path })) return `message.link({ href: ${literal(path)} })`;
  return undefined;
}

function read(wanted: unknown): LinkOptions {
  if (isTextOrPattern(wanted)) return { text: wanted };
  if (typeof wanted !== 'object' || wanted === null) {
    throw new TypeError(`message.link: expected a text, a RegExp or { text, href }, got ${String(wanted)}`);
  }
  const unknown = Object.keys(wanted).find((name) => name !== 'text' && name !== 'href');
  if (unknown !== undefined)
    throw new TypeError(`message.link: unknown option "${unknown}"; there are text, href`);
  const { text, href }: { text?: unknown; href?: unknown } = wanted;
  if (text !== undefined && !isTextOrPattern(text))
    throw new TypeError('message.link: text: expected a string or a RegExp');
  if (href !== undefined && !isTextOrPattern(href))
    throw new TypeError('message.link: href: expected a string or a RegExp');
  return { text, href };
}

function isTextOrPattern(value: unknown): value is string | RegExp {
  return typeof value === 'string' || value instanceof RegExp;
}

function show(wanted: string | RegExp | LinkOptions): string {
  if (isTextOrPattern(wanted)) return literal(wanted);
  const parts = [
    wanted.text !== undefined && `text: ${literal(wanted.text)}`,
    wanted.href !== undefined && `href: ${literal(wanted.href)}`,
  ].filter(Boolean);
  return `{ ${parts.join(', ')} }`;
}
