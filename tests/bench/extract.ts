/**
 * How good and how fast the extraction is: the whole path, from a mail's source to what is in it, over the corpus of
 * `tests/mails`; beside it two others that get the decoded text for free.
 *
 * `--failures` lists what the tuned half got wrong, `--failures=held-out` the other half.
 */
import { extract } from '../../src/extract/index.js';
import { parseMail } from '../../src/server/mime/mail.js';
import { type Evaluation, evaluate, type MessageResult } from '../mails/evaluate.js';
import { readMail, readTruth } from '../mails/read.js';
import type { MessageTruth } from '../mails/truth.js';
import { measureLinearity } from './hostile.js';
import { fourToEightDigits, otpMessage } from './others.js';

interface Measured {
  readonly subjectIsRight: boolean;
  readonly milliseconds: number;
  readonly results: Readonly<Record<Extractor, MessageResult>>;
}

type Extractor = 'playwright-inbox' | '\\b\\d{4,8}\\b' | 'parse-otp-message';

export async function benchExtract(flags: readonly string[]): Promise<void> {
  const wanted = flags.find((flag) => flag.startsWith('--failures'));
  const unknown = flags.find(
    (flag) => !['--failures', '--failures=tuned', '--failures=held-out'].includes(flag),
  );
  if (unknown !== undefined)
    throw new Error(`Unknown flag ${unknown}: there is --failures and --failures=held-out`);

  const truths = readTruth();
  const measured = new Map<string, Measured>();
  // The first round warms the engine up and is not looked at.
  for (const _ of [1, 2]) for (const truth of truths) measured.set(truth.name, await measure(truth));

  for (const heldOut of [false, true]) {
    const half = truths.filter((truth) => truth.heldOut === heldOut);
    printHalf(heldOut ? 'held out' : 'tuned', half, measured);
  }
  if (wanted !== undefined) {
    const heldOut = wanted.endsWith('held-out');
    const half = truths.filter((truth) => truth.heldOut === heldOut);
    printFailures(evaluateHalf(half, measured, 'playwright-inbox'));
    return;
  }
  printLinearity();
}

async function measure(truth: MessageTruth): Promise<Measured> {
  const raw = readMail(truth.name);
  const start = performance.now();
  const mail = await parseMail(raw);
  const own = extract(mail);
  const milliseconds = performance.now() - start;
  return {
    subjectIsRight: mail.subject === truth.subject,
    milliseconds,
    results: {
      'playwright-inbox': own,
      '\\b\\d{4,8}\\b': fourToEightDigits(mail),
      'parse-otp-message': otpMessage(mail),
    },
  };
}

function evaluateHalf(
  half: readonly MessageTruth[],
  measured: ReadonlyMap<string, Measured>,
  extractor: Extractor,
): Evaluation {
  const results = new Map([...measured].map(([name, { results }]) => [name, results[extractor]]));
  return evaluate(half, results);
}

function printHalf(
  title: string,
  half: readonly MessageTruth[],
  measured: ReadonlyMap<string, Measured>,
): void {
  const of = half.flatMap((truth) => measured.get(truth.name) ?? []);
  const times = of.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  const subjects = of.filter(({ subjectIsRight }) => subjectIsRight).length;
  console.log(`\n${title}: ${half.length} mails, ${subjects} subjects right`);
  console.log(`time per mail: p50 ${at(times, 0.5)} ms, p95 ${at(times, 0.95)} ms, worst ${at(times, 1)} ms`);
  console.log(row('', 'precision', 'recall', 'first', 'false alarms', 'links', 'images'));
  for (const extractor of ['playwright-inbox', '\\b\\d{4,8}\\b', 'parse-otp-message'] as const) {
    const { precision, recall, first, falseAlarms, links, images } = evaluateHalf(half, measured, extractor);
    console.log(row(extractor, ...[precision, recall, first, falseAlarms, links, images].map(percent)));
  }
}

function printFailures({ failures }: Evaluation): void {
  console.log(`\n${failures.length} failures`);
  for (const { name, part, what, expected, got } of failures) {
    console.log(
      `${name} (${part}, ${what})\n  expected ${JSON.stringify(expected)}\n  got      ${JSON.stringify(got)}`,
    );
  }
}

function printLinearity(): void {
  console.log('\nhostile HTML: milliseconds for 0.5 MB and 5 MB, and their ratio (10 is linear)');
  for (const { kind, small, large } of measureLinearity()) {
    console.log(
      `${kind.padEnd(28)}${small.toFixed(0).padStart(8)}${large.toFixed(0).padStart(8)}${(large / small).toFixed(1).padStart(8)}`,
    );
  }
}

function row(name: string, ...cells: readonly string[]): string {
  return name.padEnd(18) + cells.map((cell) => cell.padStart(14)).join('');
}

function percent(share: number | undefined): string {
  return share === undefined ? '-' : `${(share * 100).toFixed(1)} %`;
}

function at(sorted: readonly number[], share: number): string {
  return (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(1);
}
