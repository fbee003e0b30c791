/**
 * The codes of a mail: scored candidates that clear the bar, the best first, each once.
 * @module
 */
import { normalize } from '../view/normalize.js';
import type { Row } from '../view/row.js';
import { type Scored, scoreRows } from './score.js';
import { BAR, CLOSE } from './weights.js';

export interface CodeSource {
  readonly rows: readonly Row[];
  readonly links: readonly { readonly href: string }[];
}

/** A list of backup codes has at least so many of one shape. */
const LIST_LENGTH = 4;

/** Scored candidates of a part, the best first. `picked` are the codes of the other part. */
export function rank(part: CodeSource, subject: string, picked: readonly string[]): Scored[] {
  const queries = part.links
    .slice(0, 200)
    .map(({ href }) => href.slice(href.search(/[?#]|$/), 2000))
    .join('\n');
  const scored = scoreRows(part.rows, {
    subject: normalize(subject),
    picked,
    linksHave: (code) => queries.includes(code),
  });
  return scored.toSorted(
    (one, another) => another.score - one.score || one.row - another.row || one.start - another.start,
  );
}

/** Codes of one part that may vouch for the same ones in the other: those that stand out there. */
export function vouchers(ranked: readonly Scored[]): string[] {
  return choose(ranked.filter(({ isSetOff }) => isSetOff));
}

/** The codes among ranked candidates. */
export function choose(ranked: readonly Scored[]): string[] {
  const best = ranked.find(({ isTalkedOf, score }) => isTalkedOf && score >= BAR);
  if (!best) return [];
  const list = listAround(best, ranked);
  if (list.length >= LIST_LENGTH) return unique(list.map(({ code }) => code));
  const close = ranked.filter(
    // Beside one that is set off, a number in running text is something else.
    ({ isTalkedOf, isSetOff, score }) =>
      isTalkedOf && (isSetOff || !best.isSetOff) && score >= Math.max(BAR, best.score - CLOSE),
  );
  return unique(close.map(({ code }) => code));
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
