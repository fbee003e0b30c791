/**
 * A message as a person reads it on a terminal, and as a program reads it.
 * @module
 */
import type { MessageContent } from '../client/index.js';
import { ago } from './ago.js';
import { codesOf, linksOf } from './pick.js';
import { oneLine, type Paint, printable } from './terminal.js';

/** Who, what, codes and links, then the text, indented: no line of a mail can pass for one of ours. */
export function describe(message: MessageContent, now: number, paint: Paint): string {
  const links = linksOf(message).map(({ href, text }) => {
    const shown = oneLine(text);
    return shown === '' || shown === oneLine(href)
      ? paint('cyan', oneLine(href))
      : `${shown} → ${paint('cyan', oneLine(href))}`;
  });
  const codes = codesOf(message).map((code) => paint('green', oneLine(code)));
  const { receivedAt } = message;
  const fields = [
    ['From', oneLine(message.from)],
    ['To', oneLine(message.to)],
    ['Subject', paint('bold', oneLine(message.subject))],
    ['Received', `${receivedAt.toISOString()} ${paint('dim', `(${ago(receivedAt, now)} ago)`)}`],
    ['Codes', codes.join(', ') || 'none'],
    ['Links', [...new Set(links)].join(`\n${' '.repeat(LABEL_WIDTH)}`) || 'none'],
  ] as const;
  const lines = fields.map(([label, value]) => `${paint('dim', `${label}:`.padEnd(LABEL_WIDTH))}${value}\n`);
  const text = printable(message.text.body).trim();
  return `${lines.join('')}${text === '' ? '' : `\n${text.replace(/^(?=.)/gm, '  ')}\n`}`;
}

const LABEL_WIDTH = 10;
