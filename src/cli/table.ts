/**
 * Rows in columns that fit a terminal.
 * @module
 */
import { oneLine, type Paint } from './terminal.js';

export interface Column<Row> {
  readonly title: string;
  readonly cell: (row: Row) => string;
  /** Whether what does not fit may be cut off; an ID, cut, is no ID. */
  readonly shrinks: boolean;
}

const GAP = 2;

/** A column narrower than this tells nothing. */
const NARROWEST = 8;

/** A heading and the rows, in this many characters; the first columns that shrink give way where it is too few. */
export function table<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  width: number,
  paint: Paint,
): string {
  const shown = fitting(columns, rows, width);
  const render = (cells: readonly string[]) =>
    cells
      .map((cell, at) => pad(cut(cell, shown[at]?.width ?? 0), shown[at]?.width ?? 0))
      .join(' '.repeat(GAP))
      .trimEnd();
  const heading = paint('dim', render(shown.map(({ column }) => column.title)));
  const lines = rows.map((row) => render(shown.map(({ column }) => oneLine(column.cell(row)))));
  return [heading, ...lines].map((line) => `${line}\n`).join('');
}

/** As wide as their contents, then narrower, then fewer. */
function fitting<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  width: number,
): readonly { readonly column: Column<Row>; readonly width: number }[] {
  const widths = columns.map((column) =>
    rows.reduce((widest, row) => Math.max(widest, widthOf(oneLine(column.cell(row)))), widthOf(column.title)),
  );
  const shrinking = columns.flatMap(({ shrinks }, at) => (shrinks ? [at] : []));
  let surplus = widths.reduce((sum, each) => sum + each, GAP * (columns.length - 1)) - width;
  for (; surplus > 0 && shrinking.length > 0; surplus -= 1) {
    const widest = shrinking.reduce((one, other) =>
      (widths[other] ?? 0) > (widths[one] ?? 0) ? other : one,
    );
    const narrower = (widths[widest] ?? 0) - 1;
    if (narrower < NARROWEST) return fitting(columns.toSpliced(shrinking[0] ?? 0, 1), rows, width);
    widths[widest] = narrower;
  }
  return columns.map((column, at) => ({ column, width: widths[at] ?? 0 }));
}

function cut(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  let [kept, used] = ['', 0];
  for (const { segment } of GRAPHEMES.segment(text)) {
    used += widthOf(segment);
    if (used > width - 1) break;
    kept += segment;
  }
  return `${kept}…`;
}

function pad(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

/** Columns that a terminal takes for it: two for what East Asian fonts and emoji draw wide. */
function widthOf(text: string): number {
  let width = 0;
  for (const { segment } of GRAPHEMES.segment(text)) width += WIDE.test(segment) ? 2 : 1;
  return width;
}

const GRAPHEMES = new Intl.Segmenter();

const WIDE =
  /[\p{Script=Han}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u30ff\uff01-\uff60\uffe0-\uffe6]|\ufe0f/u;
