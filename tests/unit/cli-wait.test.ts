import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Progress } from '../../src/cli/progress.js';
import { ServiceClock } from '../../src/client/clock.js';
import { createMailServer, type MailServer } from '../../src/server/index.js';
import { run } from '../command-line.js';
import { FOREIGN_KEY, startForeignService, status } from '../foreign-service.js';
import { send } from '../send.js';

// Every test starts processes, and a busy machine takes its time for them.
vi.setConfig({ testTimeout: 30_000 });

let server: MailServer;

beforeAll(async () => {
  server = await createMailServer();
  const mails = [
    { to: 'code@inbox.test', subject: 'One code', text: 'Your verification code is 481516.' },
    {
      to: 'codes@inbox.test',
      subject: 'Two codes',
      text: 'Your sign-in code is 481516.\n\nYour recovery code is 2342108.',
    },
    { to: 'plain@inbox.test', subject: 'Plain', text: 'Hello' },
    {
      to: 'links@inbox.test',
      subject: 'Two links',
      html: '<a href="https://acme.test/reset?a=1&amp;b=2">Reset  your password</a> <a href="https://acme.test/help">Help</a>',
    },
    {
      to: 'link@inbox.test',
      subject: 'One link twice',
      html: '<a href="https://acme.test/confirm">Confirm</a> <a href="https://acme.test/confirm">https://acme.test/confirm</a>',
      text: 'https://acme.test/confirm',
    },
  ];
  for (const mail of mails) await send(server.smtpURL, mail);
});

afterAll(() => server.close());

const wait = (args: readonly string[]) => run(['wait', ...args], { INBOX_URL: server.url });

test.each([
  [['--to', 'code@inbox.test', '--code'], '481516\n'],
  [['--to', 'CODE@Inbox.test', '--code'], '481516\n'],
  [['--subject', 'one code', '--code'], '481516\n'],
  [['--from', 'no-reply@acme.test', '--subject', 'One code', '--code'], '481516\n'],
  [['--to', 'link@inbox.test', '--link'], 'https://acme.test/confirm\n'],
  [['--link', '--to', 'link@inbox.test'], 'https://acme.test/confirm\n'],
  [['--to', 'links@inbox.test', '--link', 'reset your'], 'https://acme.test/reset?a=1&b=2\n'],
  [['--to', 'links@inbox.test', '--link=HELP'], 'https://acme.test/help\n'],
])('wait %j prints the one value alone', async (args, stdout) => {
  expect(await wait(args)).toEqual({ code: 0, stdout, stderr: '' });
});

test.each([
  [['--to', 'codes@inbox.test', '--code'], '2 codes in the message "Two codes":\n  481516\n  2342108\n'],
  [['--to', 'plain@inbox.test', '--code'], 'no code in the message "Plain"\n'],
  [
    ['--to', 'links@inbox.test', '--link'],
    '2 links in the message "Two links":\n  https://acme.test/reset?a=1&b=2  Reset your password\n  https://acme.test/help  Help\n',
  ],
  [['--to', 'links@inbox.test', '--link', 'Log in'], 'no link with "Log in" in the message "Two links"\n'],
])('wait %j finds not one value: exit code 1, and what there is', async (args, problem) => {
  expect(await wait(args)).toEqual({ code: 1, stdout: '', stderr: `playwright-inbox: ${problem}` });
});

test.each([
  ['code@inbox.test', ['--code'], { code: 0, stdout: '481516\n', stderr: '' }],
  ['links@inbox.test', ['--link', 'Help'], { code: 0, stdout: 'https://acme.test/help\n', stderr: '' }],
  [
    'plain@inbox.test',
    ['--link'],
    { code: 1, stdout: '', stderr: 'playwright-inbox: no link in the message "Plain"\n' },
  ],
])('show picks one value as wait does: %s %j', async (to, flags, result) => {
  const { data } = (await (
    await fetch(`${server.url}/api/v1/messages?to=${to}`, { headers: { 'x-api-key': 'inbox' } })
  ).json()) as { data: [{ referenceId: string }] };
  expect(await run(['show', data[0].referenceId, ...flags], { INBOX_URL: server.url })).toEqual(result);
});

test('a message that comes while waiting is printed for people', async () => {
  const waiting = wait(['--to', 'late@inbox.test']);
  await sleep(0);
  await send(server.smtpURL, { to: 'late@inbox.test', subject: 'Late', text: 'Here I am\nat last' });
  const { code, stdout, stderr } = await waiting;
  expect(stdout).toMatch(
    /^From: {5}no-reply@acme\.test\nTo: {7}late@inbox\.test\nSubject: {2}Late\nReceived: 20\S+Z \(\d+s ago\)\nCodes: {4}none\nLinks: {4}none\n\n {2}Here I am\n {2}at last\n$/,
  );
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
});

test('wait --json prints the message as data', async () => {
  const { code, stdout } = await wait(['--to', 'code@inbox.test', '--json']);
  expect(JSON.parse(stdout)).toMatchObject({
    to: 'code@inbox.test',
    receivedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    text: { codes: ['481516'] },
  });
  expect(code).toBe(0);
});

test('nothing in time is exit code 1, and says what there was', async () => {
  const { code, stdout, stderr } = await wait([
    '--to',
    'plain@inbox.test',
    '--subject',
    'x',
    '--timeout',
    '2500ms',
  ]);
  expect(stderr).toMatch(
    /^playwright-inbox: wait: Timeout 2500ms exceeded\.\nCall log:\n {2}- waiting for message to "plain@inbox\.test" with subject "x"\n/,
  );
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
});

test('a service that never answers is exit code 3, not a mail that did not come', async () => {
  const gone = await createMailServer();
  await gone.close();
  const { code, stderr } = await wait(['--to', 'a@inbox.test', '--url', gone.url, '--timeout', '300ms']);
  expect(stderr).toContain(`playwright-inbox: ${gone.url} never answered. wait: Timeout 300ms exceeded.`);
  expect(stderr).toContain('ECONNREFUSED');
  expect(code).toBe(3);
});

test('a key that is refused is exit code 3, and names the variable and not the key', async () => {
  await using service = await startForeignService();
  const answer = status(401, {}, JSON.stringify({ success: false, message: `Unknown: ${FOREIGN_KEY}` }));
  service.faults.push(answer);
  const { code, stdout, stderr } = await run(['wait', '--to', 'a@b.test', '--url', service.url], {
    INBOX_API_KEY: FOREIGN_KEY,
  });
  expect(stderr).toContain('Set INBOX_API_KEY to a key that this service accepts.');
  expect(stdout + stderr).not.toContain(FOREIGN_KEY);
  expect(code).toBe(3);
});

test.each([
  [[], 'wait needs --to, --from or --subject'],
  [['--received-after', '5m'], 'wait needs --to, --from or --subject'],
  [['--to', ''], '--to: expected text, got an empty string'],
  [['--to', 'a@b.test', '--timeout', '5 apples'], '--timeout: expected a time like 30s, 500ms or 5m'],
  [
    ['--to', 'a@b.test', '--received-after', 'noon'],
    '--received-after: expected a time like 5m (ago), 2026-',
  ],
  [['--to', 'a@b.test', '--received-after', '1700000000'], '--received-after: expected a time like 5m'],
  [['--to', 'a@b.test', '--code', '--link'], '--code and --link: choose one'],
  [['--to', 'a@b.test', '--code=5'], '--code takes no value'],
  [['--to', 'a@b.test', '--jsno'], 'unknown flag --jsno; did you mean --json?'],
])('wait %j is refused with exit code 2', async (args, message) => {
  const { code, stdout, stderr } = await wait(args);
  expect(stderr).toContain(`playwright-inbox: ${message}`);
  expect(stderr).toContain('playwright-inbox wait --help shows what there is.\n');
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
});

test('a mail cannot act on the terminal or pass for lines of ours', async () => {
  await using service = await startForeignService();
  const evil = 'a\u001b[2J\u009b1A\r\nCodes:    666666\u202e\u2028b';
  service.receive({ to: 'jane@team.test', from: `${evil}@x.test`, subject: evil, text: evil });
  const wait = (...flags: string[]) =>
    run(['wait', '--to', 'jane@team.test', '--url', service.url, ...flags], { INBOX_API_KEY: FOREIGN_KEY });
  const [shown, data, late] = await Promise.all([
    wait(),
    wait('--json'),
    wait('--subject', 'none', '--timeout', '2500ms'),
  ]);
  expect(shown.stdout).toContain('\nSubject:  a[2J1A Codes: 666666 b\n');
  expect(shown.stdout).not.toMatch(/^Codes: +666666/m);
  expect(JSON.parse(data.stdout)).toMatchObject({ subject: evil });
  expect(late.code).toBe(1);
  for (const { stdout, stderr } of [shown, data, late]) {
    expect(stdout + stderr).not.toMatch(/[^\P{Cc}\n]|\p{Bidi_Control}/u);
  }
});

const conditions = { to: 'jane@inbox.test', subject: 'Code' };
const summary = (referenceId: string, subject: string) => ({
  referenceId,
  subject,
  from: 'no-reply@acme.test',
  to: 'jane@inbox.test',
  size: 1,
  receivedAt: new Date(),
});

test.each([
  [
    true,
    [
      'waiting for message to "jane@inbox.test" with subject "Code", for 30s at the most\n',
      '1 there already, not wanted\n',
      'arrived "Hello [2J" from no-reply@acme.test: another subject\n',
    ],
  ],
  [false, []],
])(
  'a wait says what it waits for and what arrives where standard error is a terminal: %s',
  (isTTY, lines) => {
    const written: string[] = [];
    const stream = { isTTY, write: (text: string) => written.push(text) };
    const progress = new Progress(conditions, stream, (_style, text) => text);
    progress.begin(30_000);
    const clock = new ServiceClock();
    progress.looked([summary('1', 'Welcome')], clock);
    progress.looked(
      [summary('1', 'Welcome'), summary('2', 'Hello\n\u001b[2J'), summary('3', 'Your code')],
      clock,
    );
    progress.looked([summary('2', 'Hello')], clock);
    expect(written).toEqual(lines);
  },
);
