import { expect, test, vi } from 'vitest';
import { ago } from '../../src/cli/ago.js';
import { table } from '../../src/cli/table.js';
import { createMailServer } from '../../src/server/index.js';
import { run } from '../command-line.js';
import { FOREIGN_KEY, startForeignService } from '../foreign-service.js';

// Every test starts processes, and a busy machine takes its time for them.
vi.setConfig({ testTimeout: 30_000 });

const env = { INBOX_API_KEY: FOREIGN_KEY };

test('list shows what is there, oldest first, with how long ago by the clock of the service', async () => {
  await using service = await startForeignService({ skew: 3_600_000 });
  const hour = service.receive({ to: 'jane@team.test', subject: 'Welcome', ago: 3_660_000 });
  const minute = service.receive({ to: 'joe@team.test', subject: 'Confirm\nit\u001b[2J', ago: 65_000 });
  expect(await run(['list', '--url', service.url], env)).toEqual({
    code: 0,
    stderr: '',
    stdout: `AGO  FROM                TO              SUBJECT        ID
1h   no-reply@acme.test  jane@team.test  Welcome        ${hour}
1m   no-reply@acme.test  joe@team.test   Confirm it[2J  ${minute}
`,
  });
});

test('list takes the filters of wait', async () => {
  await using service = await startForeignService();
  service.receive({ to: 'jane@team.test', subject: 'Welcome', ago: 3_600_000 });
  service.receive({ to: 'jane@team.test', subject: 'Welcome back' });
  const args = ['--to', 'Jane@team.test', '--subject', 'welcome', '--received-after', '10m', '--json'];
  const { code, stdout } = await run(['list', '--url', service.url, ...args], env);
  expect(JSON.parse(stdout)).toEqual([expect.objectContaining({ subject: 'Welcome back' })]);
  expect(code).toBe(0);
});

test.each([
  ['1h', 0],
  ['2099-01-01', 1],
  ['2020-01-31T12:00:00Z', 0],
  ['2020-01-31T12:00+02:00', 0],
  ['4070908800000', 1],
])('--received-after %s decides whether the message counts', async (time, expected) => {
  await using service = await startForeignService();
  service.receive({ to: 'jane@team.test' });
  const args = ['--url', service.url, '--received-after', time];
  expect(await run(['list', ...args], env)).toMatchObject({ code: expected });
});

test('nothing there is exit code 1', async () => {
  await using server = await createMailServer();
  expect(await run(['list', '--url', server.url])).toEqual({
    code: 1,
    stdout: '',
    stderr: 'playwright-inbox: no message\n',
  });
  expect(await run(['list', '--url', server.url, '--json'])).toMatchObject({ code: 1, stdout: '[]\n' });
});

test('a service that does not answer is exit code 3', async () => {
  const gone = await createMailServer();
  await gone.close();
  const { code, stderr } = await run(['list', '--url', gone.url, '--timeout', '300ms']);
  expect(stderr).toContain('playwright-inbox: list: Timeout 300ms exceeded.');
  expect(code).toBe(3);
});

const columns = [
  { title: 'WHO', cell: (row: readonly string[]) => row[0] ?? '', shrinks: true },
  { title: 'WHAT', cell: (row: readonly string[]) => row[1] ?? '', shrinks: true },
  { title: 'ID', cell: (row: readonly string[]) => row[2] ?? '', shrinks: false },
];
const rows = [
  ['no-reply@acme.test', 'Confirm your e-mail address', '0123456789'],
  ['joe', '確認コード', '9876543210'],
];

test.each([
  [
    80,
    `
WHO                 WHAT                         ID
no-reply@acme.test  Confirm your e-mail address  0123456789
joe                 確認コード                   9876543210
`,
  ],
  [
    40,
    `
WHO            WHAT           ID
no-reply@acm…  Confirm your…  0123456789
joe            確認コード     9876543210
`,
  ],
  [
    25,
    `
WHAT           ID
Confirm your…  0123456789
確認コード     9876543210
`,
  ],
  [
    12,
    `
ID
0123456789
9876543210
`,
  ],
])('a table in %i columns', (width, expected) => {
  expect(`\n${table(columns, rows, width, (_style, text) => text)}`).toBe(expected);
});

test.each([
  [0, '0s'],
  [-5000, '0s'],
  [59_999, '59s'],
  [60_000, '1m'],
  [3_600_000, '1h'],
  [47 * 3_600_000, '1d'],
])('%i ms ago is %s', (milliseconds, expected) => {
  expect(ago(new Date(1_000_000), 1_000_000 + milliseconds)).toBe(expected);
});
