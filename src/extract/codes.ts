/**
 * The codes of a mail: scored candidates that clear the bar, the best first, each once.
 * @module
 */
import { normalize } from './normalize.js';
import type { Row } from './row.js';
import { type Scored, scoreRows } from './score.js';
import { BAR, CLOSE } from './weights.js';

export interface CodeSource {
  readonly rows: readonly Row[];
  readonly links: readonly { readonly href: string }[];
}

/** A list of backup codes has at least so many of one shape. */
const LIST_LENGTH = 4;

/** Scored candidates of a part, the best first. */
export function rank(part: CodeSource, other: CodeSource, subject: string): Scored[] {
  const otherText = squeeze(
    other.rows
      .map((row) => row.text)
      .join('\n')
      .slice(0, 200_000),
  );
  const queries = part.links
    .slice(0, 200)
    .map(({ href }) => href.slice(href.search(/[?#]|$/), 2000))
    .join('\n');
  const scored = scoreRows(part.rows, {
    subject: normalize(subject),
    otherPartHas: (code) => otherText.includes(squeeze(code)),
    linksHave: (code) => queries.includes(code),
  });
  return scored.toSorted(
    (one, another) => another.score - one.score || one.row - another.row || one.start - another.start,
  );
}

/** The codes among ranked candidates. */
export function choose(ranked: readonly Scored[]): string[] {
  const best = ranked.find(({ isTalkedOf, score }) => isTalkedOf && score >= BAR);
  if (!best) return [];
  const list = listAround(best, ranked);
  if (list.length >= LIST_LENGTH) return unique(list.map(({ code }) => code));
  const close = ranked.filter(
    ({ isTalkedOf, score }) => isTalkedOf && score >= Math.max(BAR, best.score - CLOSE),
  );
  return unique(close.map(({ code }) => code));
}

/**
 * The codes of a part that has none by itself, though it shows what the other part has found: two parts say the
 * same, and one of them may have said it more clearly.
 */
export function adopt(ranked: readonly Scored[], others: readonly string[]): string[] {
  const keys = new Set(others.map((code) => squeeze(code)));
  return unique(
    ranked.filter(({ code, score }) => score >= 0 && keys.has(squeeze(code))).map(({ code }) => code),
  );
}

/** Codes that stand alone in rows next to each other and have the best one's form: all of them, in their order. */
function listAround(best: Scored, ranked: readonly Scored[]): Scored[] {
  const form = formOf(best.code);
  const alike = ranked
    .filter((candidate) => formOf(candidate.code) === form && candidate.isAlone === best.isAlone)
    .toSorted((one, other) => one.row - other.row || one.start - other.start);
  if (new Set(alike.map(({ code }) => code)).size < LIST_LENGTH) return [];
  const near: Scored[] = [];
  for (const candidate of alike) {
    const last = near.at(-1);
    if (last && candidate.row - last.row > 2 && !near.includes(best)) near.length = 0;
    if (!last || candidate.row - last.row <= 2 || near.length === 0) near.push(candidate);
  }
  return near;
}

function formOf(code: string): string {
  return code.replace(/\d/g, '9').replace(/[a-z]/gi, /\d/.test(code) ? '9' : 'a');
}

/** The same code written in two ways counts once, in the way of the better place. */
function unique(codes: readonly string[]): string[] {
  const seen = new Set<string>();
  return codes.filter((code) => {
    const key = squeeze(code).toUpperCase();
    return seen.has(key) ? false : seen.add(key);
  });
}

function squeeze(text: string): string {
  return text.replace(/[ -]/g, '');
}
