/**
 * A plain-text part as a reader sees it: wrapped lines joined again, quoted mail left out.
 * @module
 */
import { normalize } from './normalize.js';
import { COVER, cut, MAX_ROW, PLAIN, type Row } from './row.js';
import { type FoundURL, findURLs } from './urls.js';

export interface TextView {
  readonly rows: readonly Row[];
  readonly links: readonly { readonly href: string; readonly text: string }[];
}

/** A line at least this long was ended by the wrapping, not by its writer. */
const WRAPPED = 60;

const QUOTE = /^\s{0,8}>/;

const SENTENCE_END = /[.:!?…。：！？]\s{0,4}$/;

export function viewText(text: string): TextView {
  const urls = findURLs(text);
  return { rows: readRows(coverURLs(text, urls)), links: urls.map(({ href }) => ({ href, text: href })) };
}

/** What is left of a URL behind a line's end would look like anything. */
function coverURLs(text: string, urls: readonly FoundURL[]): string {
  let covered = '';
  let at = 0;
  for (const { start, end } of urls) {
    covered += text.slice(at, start) + COVER;
    at = end;
  }
  return covered + text.slice(at);
}

function readRows(text: string): Row[] {
  const rows: Row[] = [];
  let paragraph = '';
  const flush = () => {
    for (const piece of cut(paragraph)) {
      const row = normalize(piece);
      if (row !== '') rows.push({ text: row, look: PLAIN });
    }
    paragraph = '';
  };
  for (const line of text.split(/\r\n?|\n/)) {
    if (QUOTE.test(line)) continue;
    const columns = columnsOf(line);
    if (columns.length > 1 || line.trim() === '') flush();
    for (const column of columns) {
      paragraph += `${column} `;
      if (columns.length > 1 || column.length < WRAPPED || SENTENCE_END.test(column)) flush();
    }
  }
  flush();
  return rows;
}

/** Words set apart by tabs or wide gaps are columns; single characters set apart are a code. */
function columnsOf(line: string): string[] {
  if (line.length > MAX_ROW) return [line];
  const columns = line.trim().split(/\t+|(?<![.:!?,;]) {2,}/);
  return columns.every((column) => column.length <= 1) ? [columns.join(' ')] : columns;
}
