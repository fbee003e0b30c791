/**
 * One value out of a message, alone on its line, for `CODE=$(playwright-inbox wait --to … --code)`. One or none:
 * a script must not go on with the first of several.
 * @module
 */
import type { MessageContent } from '../client/index.js';
import { UsageError } from './exit.js';
import { oneLine } from './terminal.js';

export const PICK_FLAGS = {
  code: { type: 'boolean' },
  link: { type: 'string' },
  json: { type: 'boolean' },
} as const;

export const PICK_HELP = `\
  --code                  print the one code alone
  --link [TEXT]           print the one link alone, or the one with TEXT in what is shown of it
  --json                  print the message as the service gives it
`;

/** The form of output that is asked for; a link without TEXT is ''. */
export interface PickFlags {
  readonly code?: boolean | undefined;
  readonly link?: string | undefined;
  readonly json?: boolean | undefined;
}

/** Throws a UsageError where more than one form of output is asked for. */
export function checkPick({ code, link, json }: PickFlags): void {
  const asked = [code && '--code', link !== undefined && '--link', json && '--json'].filter(Boolean);
  if (asked.length > 1) throw new UsageError(`${asked.join(' and ')}: choose one`);
}

/** A value, or why there is not one of them; undefined where none was asked for. */
export function pick(
  message: MessageContent,
  { code, link }: PickFlags,
): { readonly value: string } | { readonly problem: string } | undefined {
  if (code) return only({ noun: 'code', suffix: '' }, codesOf(message).map(oneLine), message);
  if (link === undefined) return undefined;
  const wanted = fold(link);
  // A button and the address printed below it are one way to the same place.
  const fitting = new Map(
    linksOf(message)
      .filter(({ text }) => fold(text).includes(wanted))
      .toReversed()
      .map(({ href, text }) => [oneLine(href), oneLine(text)]),
  );
  const suffix = wanted === '' ? '' : ` with ${JSON.stringify(oneLine(link))}`;
  return only({ noun: 'link', suffix }, [...fitting.keys()].toReversed(), message, (href) =>
    fitting.get(href),
  );
}

/** The codes of both parts without repeats, the most likely first. */
export function codesOf({ html, text }: Pick<MessageContent, 'html' | 'text'>): string[] {
  return [...new Set([...html.codes, ...text.codes])];
}

/** The links of both parts; one of the text part counts where the HTML part has not got it. */
export function linksOf({ html, text }: MessageContent): MessageContent['html']['links'] {
  const seen = new Set(html.links.map(({ href }) => href));
  return [...html.links, ...text.links.filter(({ href }) => !seen.has(href))];
}

function only(
  { noun, suffix }: { readonly noun: string; readonly suffix: string },
  values: readonly string[],
  message: MessageContent,
  about: (value: string) => string | undefined = () => undefined,
): { readonly value: string } | { readonly problem: string } {
  const [value] = values;
  if (value !== undefined && values.length === 1) return { value };
  const count = values.length === 0 ? `no ${noun}` : `${values.length} ${noun}s`;
  const listed = values.map((each) => `\n  ${[each, about(each)].filter(Boolean).join('  ')}`).join('');
  const where = `in the message ${JSON.stringify(oneLine(message.subject))}`;
  return { problem: `${count}${suffix} ${where}${listed && `:${listed}`}` };
}

function fold(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase();
}
