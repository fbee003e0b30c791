/**
 * Which of a message's links is meant.
 * @module
 */
import { checkNames } from '../client/options.js';
import type { Link } from '../contract.js';
import { atMost, checkText, literal, only, textMatches } from './strict.js';

/**
 * What the wanted link looks like; all given conditions must be met.
 *
 * @example
 * ```ts
 * message.link({ text: 'Reset password', href: /token=/ });
 * ```
 */
export interface LinkOptions {
  /**
   * The link's text: contained without case, or a pattern.
   * @default undefined: any
   */
  readonly text?: string | RegExp | undefined;
  /**
   * The link's address: contained without case, or a pattern.
   * @default undefined: any
   */
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
  return only(`message.link(${written(wanted)})`, candidates, 'link', () =>
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

function read(wanted: string | RegExp | LinkOptions): LinkOptions {
  if (typeof wanted === 'string' || wanted instanceof RegExp) {
    checkText('message.link', wanted);
    return { text: wanted };
  }
  checkNames('message.link', wanted, ['text', 'href'], "{ text: 'Log in' }");
  checkText('message.link: text', wanted.text);
  checkText('message.link: href', wanted.href);
  return wanted;
}

function written(wanted: string | RegExp | LinkOptions): string {
  if (typeof wanted === 'string' || wanted instanceof RegExp) return literal(wanted);
  const parts = [
    wanted.text !== undefined && `text: ${literal(wanted.text)}`,
    wanted.href !== undefined && `href: ${literal(wanted.href)}`,
  ].filter(Boolean);
  return `{ ${parts.join(', ')} }`;
}
