import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';

const PROJECT = fileURLToPath(new URL('project', import.meta.url));
const RUNNER = fileURLToPath(import.meta.resolve('@playwright/test/cli'));

/** What the real runner prints for each failed test of the project, title first. */
let printed: string[] = [];

beforeAll(async () => {
  const child = spawn(process.execPath, [RUNNER, 'test'], {
    cwd: PROJECT,
    env: {
      ...process.env,
      CI: '',
      FORCE_COLOR: '0',
      INBOX_URL: '',
      INBOX_API_KEY: '',
      NOBODY_URL: await freeURL(),
    },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += String(chunk)));
  child.stderr.on('data', (chunk: Buffer) => (output += String(chunk)));
  await once(child, 'close');
  printed = output.split(/\n(?= {2}\d+\) )/).slice(1);
}, 60_000);

test.each([
  'nothing arrives',
  'something else arrives',
  'the test times out',
  'an await is forgotten',
  'several codes',
  'a helper waits',
  'the matcher fails',
  'the server is unreachable',
  'the URL is none',
])('%s', (title) => {
  expect(printed).not.toEqual([]);
  const report = printed.find((text) => text.split('\n', 1)[0]?.includes(` › ${title} `));
  expect(mask(report ?? '')).toMatchSnapshot();
});

/** An address where nobody listens. */
async function freeURL(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
}

/** Takes out what differs from run to run. */
function mask(report: string): string {
  return report
    .replace(/^ {2}\d+\) .*? › /, '  ')
    .replace(/-[2-9a-z]{10}(@|%40)/g, '-RANDOM$1')
    .replace(/127\.0\.0\.1:(?!8025)\d+/g, '127.0.0.1:PORT')
    .replace(/\d+ ×/g, 'N ×')
    .replace(/[0-9a-f]{40}/g, 'HASH')
    .replaceAll(PROJECT, 'PROJECT')
    .replace(/\n {4}Error Context: .*\n/g, '\n')
    .replace(/\n {2}\d+ (?:failed|passed)[\s\S]*$/, '\n')
    .replace(/[ \t]+$/gm, '')
    .trimEnd();
}
