/**
 * What may go to a terminal, and in which colours.
 * @module
 */
import { styleText } from 'node:util';

type Style = 'red' | 'green' | 'yellow' | 'cyan' | 'dim' | 'bold';

/** Puts text into a style, or leaves it as it is. */
export type Paint = (style: Style, text: string) => string;

/** Colours where the stream is a terminal that has them; NO_COLOR, FORCE_COLOR and TERM=dumb are heeded by Node. */
export function painter(stream: NodeJS.WriteStream): Paint {
  const hasColors = stream.isTTY && stream.hasColors();
  // Node decides by standard output alone, whichever stream is written to.
  return (style, text) => (hasColors ? styleText(style, text, { validateStream: false }) : text);
}

/** Text of a mail or a service without what would move the cursor, change the title or turn the line round. */
export function printable(text: string): string {
  return text.replace(CONTROLS, '');
}

/** The same on one line: a subject with a line break must not look like two. */
export function oneLine(text: string): string {
  return printable(text.replace(/[\s\u2028\u2029]+/g, ' ')).trim();
}

/** Data as indented JSON; what could act on a terminal is escaped, which means the same. */
export function json(data: unknown): string {
  return `${JSON.stringify(data, undefined, 2).replace(CONTROLS, escaped)}\n`;
}

/** The same on one line, for output of which each line is a value. */
export function jsonLine(data: unknown): string {
  return `${JSON.stringify(data).replace(CONTROLS, escaped)}\n`;
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** All but line breaks and tabs. */
const CONTROLS = /[^\P{Cc}\n\t]|\p{Bidi_Control}/gu;
