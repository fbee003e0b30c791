/**
 * The languages' lists at work: where in a row is talk of codes, of orders, of minutes.
 * @module
 */
import { LANGUAGES } from './languages/index.js';
import type { Language } from './languages/language.js';
import { type Found, foldCase, PhraseIndex } from './phrase-index.js';

/** What a row talks of, each list by place. */
export interface Talk {
  /** Names that only codes have. */
  readonly strong: readonly Found[];
  /** "Your code". */
  readonly own: readonly Found[];
  /** Names that codes share with other things. */
  readonly nouns: readonly Found[];
  readonly inputs: readonly Found[];
  readonly intents: readonly Found[];
  readonly labels: readonly Found[];
  readonly units: readonly Found[];
  readonly revoked: readonly Found[];
  /** Whether it is about discounts, gifts, meetings: see language.ts. */
  readonly isOffTopic: boolean;
}

type List = Exclude<keyof Language, 'name' | 'copulas'>;

const LISTS: readonly List[] = [
  'strong',
  'own',
  'nouns',
  'inputs',
  'intents',
  'not',
  'topics',
  'labels',
  'units',
  'revoked',
];

const INDEX = new PhraseIndex<List>();
for (const language of LANGUAGES) for (const list of LISTS) INDEX.add(list, language[list]);

const COPULAS: ReadonlySet<string> = new Set(
  LANGUAGES.flatMap(({ copulas }) =>
    copulas.split(',').map((copula) => foldCase(copula.replace('|', '').replace(/\s+/g, ' ').trim())),
  ),
);

/** Discounts are offered in per cent, codes are not. */
const PERCENTAGE = /\d ?[%٪％]/;

/** Quotes, brackets, dashes, colons: what may stand between a name and its value besides a copula. */
const MARKS = /["'`“”„‟«»‹›「」『』【】〈〉《》()（）[\]［］{}<>*_|:：=→➜▶・·,，-]/g;

export function talkOf(row: string): Talk {
  const found = INDEX.findAll(foldCase(row));
  const others = found.get('not') ?? [];
  // "Promo code" is not talk of a code, but "single-use code" is, although it contains "use code".
  const isMeant = (phrase: Found) =>
    !others.some(
      (other) => overlap(phrase, other) && !(phrase.start <= other.start && other.end <= phrase.end),
    );
  const strong = (found.get('strong') ?? []).filter(isMeant);
  const own = (found.get('own') ?? []).filter(isMeant);
  const nouns = (found.get('nouns') ?? []).filter(isMeant);
  return {
    strong,
    own,
    nouns,
    inputs: found.get('inputs') ?? [],
    intents: found.get('intents') ?? [],
    // In "verification number" the number is not a label.
    labels: (found.get('labels') ?? []).filter((label) => !strong.some((name) => overlap(label, name))),
    units: found.get('units') ?? [],
    revoked: found.get('revoked') ?? [],
    isOffTopic: found.has('topics') || PERCENTAGE.test(row),
  };
}

/** Whether a name leads straight to its value over this text: "is:", " – ", "lautet wie folgt". */
export function isBridge(gap: string): boolean {
  if (gap.length > 40) return false;
  const words = foldCase(gap).replace(MARKS, ' ').replace(/\s+/g, ' ').trim();
  return words === '' || COPULAS.has(words) || words.split(' ').every((word) => COPULAS.has(word));
}

/** Whether it says of a value that it is somebody's: "is your Acme". */
export function beginsWithBridge(gap: string): boolean {
  const [verb = '', article = ''] = foldCase(gap).match(/[\p{L}\p{M}']+/gu) ?? [];
  return /^\s/.test(gap) && IS.has(verb) && COPULAS.has(article);
}

/** Whether this text, which ends where a candidate begins, ends with a word or mark that announces a value. */
export function handsOver(before: string): boolean {
  if (/[:：=→]["'`“„«「『【([<\s*]{0,4}$/.test(before) || /\s[–—-]\s["'“„«(]?$/.test(before)) return true;
  if (/(?:คือ|是|为|為|は)[「『【[(（"“\s]{0,3}$/.test(before)) return true;
  const words = foldCase(before.slice(-40)).match(/[\p{L}\p{M}'—]+/gu) ?? [];
  // "is the": articles in between announce nothing by themselves.
  const last = words.findLast((word) => IS.has(word) || !COPULAS.has(word));
  return last !== undefined && IS.has(last);
}

/** The copulas that are verbs. Articles and pronouns announce too little. */
const IS: ReadonlySet<string> = new Set(
  (
    'is are lautet ist lauten est es son é são è sono este is luidt är lyder er on to jest brzmi je zní это це ' +
    'είναι adalah là คือ है هو هي הוא היא است'
  )
    .split(' ')
    .map(foldCase),
);

function overlap(one: Found, other: Found): boolean {
  return one.start < other.end && other.start < one.end;
}
