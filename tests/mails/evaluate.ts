import type { Image, Link, MessageTruth, PartTruth } from './truth.js';

/** What an extractor found in one part. `links` and `images` are missing where it does not look for them. */
export interface PartResult {
  readonly codes: readonly string[];
  readonly links?: readonly Link[];
  readonly images?: readonly Image[];
}

export interface MessageResult {
  readonly html: PartResult;
  readonly text: PartResult;
}

/** All shares are between 0 and 1. */
export interface Evaluation {
  /** Share of the codes found that are codes. */
  readonly precision: number;
  /** Share of the codes there are that were found. */
  readonly recall: number;
  /** Share of the parts with a code whose first candidate is the right one. */
  readonly first: number;
  /** Share of the messages without a code in which one was found. */
  readonly falseAlarms: number;
  /** Share of the parts with links whose links are exactly right; undefined where links were not looked for. */
  readonly links: number | undefined;
  /** The same for images. */
  readonly images: number | undefined;
  readonly failures: readonly Failure[];
}

interface Failure {
  readonly name: string;
  readonly part: 'html' | 'text';
  readonly what: 'codes' | 'links' | 'images';
  readonly expected: unknown;
  readonly got: unknown;
}

/** Compares results with the truth; a message without a result counts as one in which nothing was found. */
export function evaluate(
  truths: readonly MessageTruth[],
  results: ReadonlyMap<string, MessageResult>,
): Evaluation {
  const found = new Share();
  const present = new Share();
  const first = new Share();
  const alarms = new Share();
  const links = new Share();
  const images = new Share();
  const failures: Failure[] = [];

  for (const truth of truths) {
    const result = results.get(truth.name) ?? NOTHING;
    for (const part of ['html', 'text'] as const) {
      const fail = (what: Failure['what'], expected: unknown, got: unknown): void => {
        failures.push({ name: truth.name, part, what, expected, got });
      };
      if (!countCodes(truth[part], result[part].codes, found, present, first)) {
        fail('codes', truth[part].codes, result[part].codes);
      }
      for (const [what, share] of [
        ['links', links],
        ['images', images],
      ] as const) {
        const got = result[part][what];
        if (got === undefined || (got.length === 0 && truth[part][what].length === 0)) continue;
        const right = sameList(truth[part][what], got);
        share.count(right);
        if (!right) fail(what, truth[part][what], got);
      }
    }
    if (!hasCodes(truth)) alarms.count(result.html.codes.length + result.text.codes.length > 0);
  }
  return {
    precision: found.value ?? 1,
    recall: present.value ?? 1,
    first: first.value ?? 1,
    falseAlarms: alarms.value ?? 0,
    links: links.value,
    images: images.value,
    failures,
  };
}

export function hasCodes({ html, text }: MessageTruth): boolean {
  return [html, text].some((part) => part.codes.length + part.mayAlso.length > 0);
}

const NOTHING: MessageResult = { html: { codes: [] }, text: { codes: [] } };

class Share {
  #hits = 0;
  #all = 0;

  count(hit: boolean): void {
    this.#all++;
    if (hit) this.#hits++;
  }

  /** Undefined where nothing was counted. */
  get value(): number | undefined {
    return this.#all === 0 ? undefined : this.#hits / this.#all;
  }
}

/** Says whether all is right. */
function countCodes(
  truth: PartTruth,
  got: readonly string[],
  found: Share,
  present: Share,
  first: Share,
): boolean {
  const expected = new Set(truth.codes);
  // A revoked code that comes after the valid ones is neither right nor wrong; before them it is not the first.
  const counted = got.filter((code) => expected.has(code) || !truth.mayAlso.includes(code));
  for (const code of counted) found.count(expected.has(code));
  for (const code of expected) present.count(got.includes(code));
  const firstIsRight = got[0] === truth.codes[0];
  if (expected.size > 0) first.count(firstIsRight);
  return (
    counted.every((code) => expected.has(code)) &&
    truth.codes.every((code) => got.includes(code)) &&
    (expected.size === 0 || firstIsRight)
  );
}

/** Compares what the truth says of each; a result may say more. */
function sameList(expected: readonly (Link | Image)[], got: readonly (Link | Image)[]): boolean {
  return (
    expected.length === got.length &&
    expected.every((one, index) => {
      const other = new Map(Object.entries(got[index] ?? {}));
      return Object.entries(one).every(([key, value]) => other.get(key) === value);
    })
  );
}
