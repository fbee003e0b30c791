import { expect, test } from 'vitest';
import { MailClient } from '../../../src/client/index.js';
import { FOREIGN_KEY, hang, startForeignService } from '../../foreign-service.js';

const TO = 'jane@inbox.test';

test('a timeout tells what was seen', async () => {
  await using service = await startForeignService();
  const client = new MailClient({ url: service.url, apiKey: FOREIGN_KEY });
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

test('each message is handed out once, the oldest first, also to parallel waits', async () => {
  await using service = await startForeignService();
  const client = new MailClient({ url: service.url, apiKey: FOREIGN_KEY });
  const ids = ['One', 'Two', 'Three', 'Four'].map((subject, at) =>
    service.receive({ to: TO, subject, ago: 1000 - at }),
  );
  expect((await client.waitForMessage({ to: TO })).referenceId).toBe(ids[0]);
  const rest = await Promise.all(ids.slice(1).map(async () => client.waitForMessage({ to: TO })));
  expect(rest.map(({ referenceId }) => referenceId).toSorted()).toEqual(ids.slice(1).toSorted());
  await expect(client.waitForMessage({ to: TO }, { timeout: 300 })).rejects.toThrow(
    'already handed out to an earlier wait',
  );
});

test('a message whose reader gave up is handed to the wait beside it', async () => {
  await using service = await startForeignService({ contentLag: 10 });
  const client = new MailClient({ url: service.url, apiKey: FOREIGN_KEY });
  const id = service.receive({ to: TO });
  const impatient = client.waitForMessage({ to: TO }, { timeout: 500 });
  const patient = client.waitForMessage({ to: TO }, { timeout: 20_000 });
  await expect(impatient).rejects.toThrow('Timeout 500ms exceeded');
  expect((await patient).referenceId).toBe(id);
});

test('read brings one message, and says where there is none', async () => {
  await using service = await startForeignService();
  const client = new MailClient({ url: service.url, apiKey: FOREIGN_KEY });
  const referenceId = service.receive({ to: TO, subject: 'Hello' });
  expect((await client.read(referenceId)).subject).toBe('Hello');
  await expect(client.read('a/b?c')).rejects.toThrow('404 Not Found');
  expect(service.requests.at(-1)).toBe('/api/v1/messages/a%2Fb%3Fc');
});

test('a signal ends a wait with its reason, and no request is made from then on', async () => {
  await using service = await startForeignService();
  const client = new MailClient({ url: service.url, apiKey: FOREIGN_KEY });
  const controller = new AbortController();
  service.faults.push(hang);
  const waiting = client.waitForMessage({ to: TO }, { signal: controller.signal });
  await expect.poll(() => service.requests.length).toBe(1);
  controller.abort(new Error('Enough.'));
  await expect(waiting).rejects.toThrow('client.waitForMessage: Enough.\nCall log:');
  const late = client.waitForMessage({ to: TO }, { signal: controller.signal });
  await expect(late).rejects.toThrow('client.waitForMessage: Enough.');
  expect(service.requests).toHaveLength(1);
});

test('a request that hangs does not outlive the timeout', async () => {
  await using service = await startForeignService();
  const client = new MailClient({ url: service.url, apiKey: FOREIGN_KEY });
  service.faults.push(...Array.from({ length: 100 }, () => hang));
  await expect(client.waitForMessage({ to: TO }, { timeout: 300 })).rejects.toThrow('Timeout 300ms exceeded');
});

test('nothing of the caller’s is changed', async () => {
  await using service = await startForeignService();
  const client = new MailClient({ url: service.url, apiKey: FOREIGN_KEY });
  service.receive({ to: TO, subject: 'Code 1' });
  service.receive({ to: TO, subject: 'Code 2' });
  const subject = /code/giy;
  subject.lastIndex = 3;
  const query = Object.freeze({ to: TO, subject, receivedAfter: new Date(0) });
  const options = Object.freeze({ timeout: 5_000 });
  await client.waitForMessage(query, options);
  await client.waitForMessage(query, options);
  expect(subject.lastIndex).toBe(3);
  expect(query).toEqual({ to: TO, subject, receivedAfter: new Date(0) });
});

test.each([
  ['receivedAfter as a Date', (time: Date) => time],
  ['as milliseconds', (time: Date) => time.getTime()],
  ['as a message', (receivedAt: Date) => ({ receivedAt })],
])('%s: strictly after', async (_, from) => {
  await using service = await startForeignService();
  const client = new MailClient({ url: service.url, apiKey: FOREIGN_KEY });
  service.receive({ to: TO, subject: 'One', ago: 2_001 });
  service.receive({ to: TO, subject: 'Two', ago: 1_001 });
  const [one] = await client.list({ to: TO });
  const found = await client.list({ to: TO, receivedAfter: from(one?.receivedAt ?? new Date()) });
  expect(found).toMatchObject([{ subject: 'Two' }]);
});

test.each([
  [{ url: 'nowhere' }, 'url: expected a URL like http://127.0.0.1:8025, got "nowhere"'],
  [{ url: 'ftp://a.test' }, 'url: expected a URL like'],
  [{ url: 'http://user:secret@a.test' }, 'url: expected a URL without credentials'],
  [{ apiKey: '' }, 'apiKey: expected a key in printable ASCII without spaces'],
  [{ apiKey: 'a\nb' }, 'apiKey: expected a key in printable ASCII without spaces'],
  [{ apikey: 'a' }, 'MailClient: unknown option "apikey"; there are url, apiKey'],
  ['http://127.0.0.1:8025', 'MailClient: expected an object like { url: '],
])('bad settings are named: %j', (options, message) => {
  // @ts-expect-error: what a JavaScript user could write
  expect(() => new MailClient(options)).toThrow(message);
});

test.each([
  [{ timeout: -1 }, 'timeout: expected milliseconds, 0 for no limit, got -1'],
  [{ timeout: Number.NaN }, 'timeout: expected milliseconds'],
  [{ timeout: '5s' }, 'timeout: expected milliseconds, 0 for no limit, got 5s'],
  [{ timeOut: 5 }, 'options: unknown option "timeOut"; there are timeout, signal'],
  [{ signal: {} }, 'signal: expected an AbortSignal'],
  [5, 'options: expected an object like { timeout: 5000 }, got 5'],
])('bad options are named: %j', async (options, message) => {
  const client = new MailClient({ url: 'http://127.0.0.1:1' });
  // What a JavaScript user could write.
  const given = options as { timeout: number };
  await expect(client.waitForMessage({}, given)).rejects.toThrow(message);
  await expect(client.list({}, given)).rejects.toThrow(message);
  await expect(client.read('some-id', given)).rejects.toThrow(message);
});
