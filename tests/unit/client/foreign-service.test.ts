import { expect, test } from 'vitest';
import { MailClient } from '../../../src/client/index.js';
import { type Reading, reset, startForeignService, status, truncated } from './foreign-service.js';

const TO = 'jane@inbox.test';

const READINGS: readonly [string, Partial<Reading>][] = [
  ['milliseconds', { unit: 'milliseconds' }],
  ['seconds', { unit: 'seconds' }],
  ['receivedAfter ignored', { unit: 'ignored' }],
  ['contained, without case', { matching: 'contained', caseSensitive: false }],
  ['oldest first, small pages', { order: 'oldest first', pageSize: 2 }],
  ['newest first, small pages, 404 beyond the last', { pageSize: 2, beyond: 404 }],
  ['to with a display name', { to: (address) => `"Doe, Jane" <${address}>` }],
  ['to with several receivers', { to: (address) => `joe@inbox.test, ${address}` }],
  ['to in upper case', { to: (address) => address.toUpperCase() }],
  ['an absent part as null', { absentPart: 'null' }],
  ['an absent part left out', { absentPart: 'absent' }],
  ['content later than the list', { contentLag: 2 }],
  ['a clock an hour ahead', { skew: 3_600_000 }],
  ['a clock an hour behind', { skew: -3_600_000 }],
  ['a clock an hour ahead, seconds', { skew: 3_600_000, unit: 'seconds' }],
  ['a clock an hour behind, seconds', { skew: -3_600_000, unit: 'seconds' }],
];

test.each(READINGS)('a wait brings the right message under any reading: %s', async (_, reading) => {
  await using service = await startForeignService(reading);
  const client = new MailClient({ url: service.url, apiKey: 'a-key' });
  const start = Date.now();
  service.receive({ to: TO, subject: 'Code', ago: 600_000, text: 'stale' });
  service.receive({ to: TO, subject: 'Code', ago: 5_000, text: 'a little stale' });
  service.receive({ to: `not-${TO}`, subject: 'Code', text: 'longer address' });
  for (const subject of ['News', 'More news', 'Even more'])
    service.receive({ to: TO, subject, text: 'other subject' });
  const waiting = client.waitForMessage(
    { to: TO, subject: 'Code', receivedAfter: start - 1000 },
    { timeout: 10_000 },
  );
  await expect.poll(() => service.requests.length).toBeGreaterThan(1);
  service.receive({ to: TO, subject: 'Code', text: 'the one' });
  const message = await waiting;
  expect(message).toMatchObject({
    subject: 'Code',
    text: { body: 'the one' },
    html: { codes: [], body: '' },
  });
});

test.each(READINGS)('a list has exactly the matching messages: %s', async (_, reading) => {
  await using service = await startForeignService(reading);
  const client = new MailClient({ url: service.url, apiKey: 'a-key' });
  service.receive({ to: TO, subject: 'Stale', ago: 600_000 });
  service.receive({ to: `not-${TO}` });
  for (const [at, subject] of ['One', 'Two', 'Three', 'Four', 'Five'].entries()) {
    service.receive({ to: TO, subject, ago: 100 - at });
  }
  const found = await client.list({ to: TO, receivedAfter: Date.now() - 5_000 });
  expect(found.map(({ subject }) => subject)).toEqual(['One', 'Two', 'Three', 'Four', 'Five']);
});

test.each([
  ['500', status(500)],
  ['503 with Retry-After in seconds', status(503, { 'retry-after': '1' })],
  [
    '429 with Retry-After as a date',
    status(429, { 'retry-after': new Date(Date.now() + 1000).toUTCString() }),
  ],
  ['408', status(408)],
  ['425', status(425)],
  ['a reset', reset],
  ['a truncated answer', truncated],
])('a wait outlives %s', async (_, fault) => {
  await using service = await startForeignService();
  const client = new MailClient({ url: service.url, apiKey: 'a-key' });
  service.receive({ to: TO });
  service.faults.push(fault, fault);
  await client.waitForMessage({ to: TO }, { timeout: 10_000 });
});

test.each([
  ['a wrong key', status(401), /401 Unauthorized from .*Set apiKey to a key that this service accepts/],
  ['a forbidden key', status(403), /403 Forbidden from .*Set apiKey/],
  ['a wrong path', status(404), /404 Not Found from .*Check url/],
  [
    'a redirect',
    status(302, { location: 'https://elsewhere.test/' }),
    /it redirects to https:\/\/elsewhere\.test\//,
  ],
  [
    'a page in HTML',
    status(200, { 'content-type': 'text/html' }, '<h1>Hi</h1>'),
    /text\/html instead of JSON/,
  ],
  [
    'an answer that is not the contract’s',
    status(
      200,
      { 'content-type': 'application/json' },
      '{"data":[{"referenceId":1}],"page":1,"totalPages":1}',
    ),
    /something else than the contract says: data\[0\]\.referenceId: Invalid input/,
  ],
])('a wait stops at once at %s and says what to do', async (_, fault, message) => {
  await using service = await startForeignService();
  const client = new MailClient({ url: service.url, apiKey: 'a-key' });
  service.faults.push(fault);
  const failure = await client.waitForMessage({ to: TO }).catch((error: unknown) => error);
  expect(failure).toMatchObject({ name: 'ServiceError', message: expect.stringMatching(message) });
  expect(service.requests).toHaveLength(1);
});

test('a timeout tells what was seen', async () => {
  await using service = await startForeignService();
  const client = new MailClient({ url: service.url, apiKey: 'a-key' });
  service.receive({ to: TO, subject: 'Welcome' });
  service.receive({ to: TO, subject: 'Confirm', ago: 30_000 });
  const query = { to: TO, subject: /confirm/i, receivedAfter: Date.now() - 2_000 };
  const failure = await client.waitForMessage(query, { timeout: 500 }).catch((error: unknown) => error);
  expect(failure).toMatchObject({ name: 'TimeoutError' });
  expect(
    String(failure)
      .replace(/\d+ ×/g, 'N ×')
      .replace(/after \S+Z/, 'after TIME'),
  ).toBe(
    `TimeoutError: client.waitForMessage: Timeout 500ms exceeded.
Call log:
  - waiting for message to "jane@inbox.test" with subject /confirm/i received after TIME
    N × received "Welcome" from "no-reply@acme.test"
      - unexpected subject "Welcome"
  - 1 message arrived 28s before the window: "Confirm"`,
  );
});

test('nobody there: the wait goes on until its end and says so', async () => {
  const service = await startForeignService();
  await service[Symbol.asyncDispose]();
  const client = new MailClient({ url: service.url, apiKey: 'a-key' });
  await expect(client.waitForMessage({ to: TO }, { timeout: 300 })).rejects.toThrow(
    /\d+ × connect ECONNREFUSED/,
  );
});

test('a message is handed out once, also to parallel waits', async () => {
  await using service = await startForeignService();
  const client = new MailClient({ url: service.url, apiKey: 'a-key' });
  const ids = ['One', 'Two', 'Three'].map((subject) => service.receive({ to: TO, subject }));
  const messages = await Promise.all(ids.map(async () => client.waitForMessage({ to: TO })));
  expect(messages.map(({ referenceId }) => referenceId).toSorted()).toEqual(ids.toSorted());
});

test('read brings one message, and says where there is none', async () => {
  await using service = await startForeignService();
  const client = new MailClient({ url: service.url, apiKey: 'a-key' });
  const referenceId = service.receive({ to: TO, subject: 'Hello' });
  expect((await client.read(referenceId)).subject).toBe('Hello');
  await expect(client.read('a/b?c')).rejects.toThrow('404 Not Found');
  expect(service.requests.at(-1)).toBe('/api/v1/messages/a%2Fb%3Fc');
});

test.each([
  [{ url: 'nowhere' }, 'url: expected a URL like http://127.0.0.1:8025, got "nowhere"'],
  [{ url: 'ftp://a.test' }, 'url: expected a URL like'],
  [{ url: 'http://user:secret@a.test' }, 'url: expected a URL without credentials'],
  [{ apiKey: '' }, 'apiKey: expected a key in printable ASCII without spaces'],
])('bad options are named: %j', (options, message) => {
  expect(() => new MailClient(options)).toThrow(message);
});
