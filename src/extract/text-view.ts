/**
 * A plain-text part as a reader sees it: wrapped lines joined again, quoted mail left out.
 * @module
 */
import { normalize } from './normalize.js';
import { cut, PLAIN, type Row } from './row.js';
import { findURLs } from './urls.js';

export interface TextView {
  readonly rows: readonly Row[];
  readonly links: readonly { readonly href: string; readonly text: string }[];
}

/** A line at least this long was ended by the wrapping, not by its writer. */
const WRAPPED = 60;

const QUOTE = /^\s*>/;

export function viewText(text: string): TextView {
  return { rows: readRows(text), links: findURLs(text).map(({ href }) => ({ href, text: href })) };
}

function readRows(text: string): Row[] {
  const rows: Row[] = [];
  const lines = text.split(/\r\n?|\n/).filter((line) => !QUOTE.test(line));
  let paragraph = '';
  const flush = () => {
    for (const piece of cut(paragraph)) {
      const row = normalize(piece);
      if (row !== '') rows.push({ text: row, look: PLAIN });
    }
    paragraph = '';
  };
  for (const line of lines) {
    if (line.trim() === '') {
      flush();
      continue;
    }
    paragraph += `${line} `;
    if (line.length < WRAPPED) flush();
  }
  flush();
  return rows;
}
