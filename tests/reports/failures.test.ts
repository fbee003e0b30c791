import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../free-port.js';
import { runProgram } from '../program.js';
import { installedByNpm, linkedByPnpm, type Project, SOURCE } from './projects.js';

/** Every way to fail that the project has, in the order of its files. */
const TITLES = ['failures', 'services'].flatMap((name) => {
  const source = readFileSync(join(SOURCE.project, `${name}.spec.ts`), 'utf8');
  return [...source.matchAll(/^ *(?:(?:test|base)\('|\[')([^']+)', (?:async|status)/gm)].map(
    ([, title = '']) => title,
  );
});

interface Report {
  /** What the terminal shows for the test. */
  readonly printed: string;
  /** What the JSON report holds for it. */
  readonly recorded: string;
}

/** The kinds of call whose line is found in ways of its own, and which so have to be seen in every layout. */
const CALLS = [
  'nothing arrives',
  'the test times out',
  'an await is forgotten',
  'several codes',
  'several links',
  'a helper waits',
  'a helper of a helper waits',
  'the matcher fails',
];

const PROJECTS: readonly (readonly [name: string, layOut: () => Project, titles: readonly string[]])[] = [
  ['source tree', () => SOURCE, TITLES],
  ['npm, CommonJS', installedByNpm, CALLS],
  ['pnpm, ESM', linkedByPnpm, CALLS],
];

const runs = new Map<string, Map<string, Report>>();

beforeAll(async () => {
  // Side by side: much of their time is spent waiting for what does not come.
  await Promise.all(
    PROJECTS.map(async ([name, layOut, titles]) => runs.set(name, await run(layOut(), titles))),
  );
}, 180_000);

describe.each(PROJECTS)('%s', (name, _, titles) => {
  // Read alone, each file has to tell someone new what to do next.
  test.each(titles)('%s', async (title) => {
    const { printed = '', recorded = '' } = runs.get(name)?.get(title) ?? {};
    const file = title.replace(/[^a-z0-9]+/gi, '-');
    await expect(`${printed}\n`).toMatchFileSnapshot(`printed/${file}.txt`);
    await expect(`${recorded}\n`).toMatchFileSnapshot(`recorded/${file}.txt`);
  });
});

interface JsonSuite {
  readonly suites?: readonly JsonSuite[];
  readonly specs: readonly { readonly title: string; readonly tests: readonly JsonTest[] }[];
}

interface JsonTest {
  readonly results: readonly {
    readonly status: string;
    readonly errors: readonly { readonly message: string; readonly location?: object }[];
    readonly steps?: readonly JsonStep[];
    readonly attachments: readonly {
      readonly name: string;
      readonly contentType: string;
      readonly path?: string;
      readonly body?: string;
    }[];
  }[];
}

interface JsonStep {
  readonly title: string;
  readonly steps?: readonly JsonStep[];
}

async function run(
  { project, results, runner }: Project,
  titles: readonly string[],
): Promise<Map<string, Report>> {
  const wanted = titles.map((title) => ` ${title}$`).join('|');
  const { output } = await runProgram(process.execPath, [runner, 'test', '--grep', wanted], {
    cwd: project,
    env: {
      CI: '',
      FORCE_COLOR: '0',
      INBOX_URL: '',
      INBOX_API_KEY: '',
      NOBODY_URL: `http://127.0.0.1:${await freePort()}`,
      RESULTS: results,
    },
  });

  const printed = output.split(/\n(?= {2}\d+\) )/).slice(1);
  const report = JSON.parse(readFileSync(join(results, 'report.json'), 'utf8')) as JsonSuite;
  const recorded = new Map(specsOf(report).map(({ title, tests }) => [title, tests]));
  // What is wrong with a run as a whole is no test's text.
  expect(printed.length, output).toBe(titles.length);
  return new Map(
    titles.map((title) => {
      const text = printed.find((one) => one.split('\n', 1)[0]?.includes(`› ${title} `)) ?? '';
      return [
        title,
        { printed: mask(text, project), recorded: mask(record(recorded.get(title) ?? []), project) },
      ];
    }),
  );
}

function specsOf({ suites = [], specs }: JsonSuite): JsonSuite['specs'] {
  return [...(specs ?? []), ...suites.flatMap(specsOf)];
}

/** What reporters get: status, errors, steps, attachments. */
function record(tests: readonly JsonTest[]): string {
  const [result] = tests[0]?.results ?? [];
  if (!result) return '';
  const { status, errors, steps = [], attachments } = result;
  return [
    `status: ${status}`,
    ...errors.map(({ message, location }) => `error${location ? ' with a location' : ''}: ${message}`),
    ...stepLines(steps, ''),
    ...attachments.map(
      ({ name, contentType, path }) => `attachment: ${name} (${contentType}, ${path ? 'file' : 'text'})`,
    ),
    ...attachments
      .filter(({ contentType }) => contentType === 'text/plain')
      .map(({ body = '' }) => Buffer.from(body, 'base64').toString()),
  ].join('\n');
}

function stepLines(steps: readonly JsonStep[], indent: string): string[] {
  return steps.flatMap((step) => [
    `${indent}step: ${step.title}`,
    ...stepLines(step.steps ?? [], `${indent}  `),
  ]);
}

/** Takes out what differs from run to run. */
function mask(report: string, project: string): string {
  return (
    stripVTControlCharacters(report)
      .replace(/^ {2}\d+\) .*? › /, '  ')
      .replace(/^(.*?) ─+$/m, '$1')
      .replace(/-[2-9a-z]{9,10}((?:\+\w+)?(?:@|%40))/g, '-RANDOM$1')
      .replace(/127\.0\.0\.1:(?!8025)\d+/g, '127.0.0.1:PORT')
      .replace(/\d+ ×/g, 'N ×')
      // Other tests of the project send at the same time; one has a server of its own, and 99 messages in it.
      .replace(/\n *- (?!99 )\d+ messages? arrived for other addresses meanwhile/g, '')
      .replace(/received after \S+Z/g, 'received after TIME')
      .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID')
      .replace(/[0-9a-f]{40}/g, 'HASH')
      .replaceAll(project, 'PROJECT')
      .replace(/(?:\S*\/)?results\/[\w-]+\//g, 'RESULTS/TEST/')
      .replace(/\n {4}Error Context: .*\n/g, '\n')
      .replace(/\n {2}\d+ (?:failed|passed)[\s\S]*$/, '\n')
      .replace(/[ \t]+$/gm, '')
      .trimEnd()
  );
}
