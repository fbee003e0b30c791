/**
 * Several servers on one database, and what may happen to them and to it.
 */
import { afterAll, test as anyTest, expect } from 'vitest';
import { MailClient } from '../../../src/client/index.js';
import { type MailServer, StoreError } from '../../../src/server/index.js';
import { LOCK } from '../../../src/server/postgres/names.js';
import { startServe } from '../../command-line.js';
import { startPostgresIfPossible } from '../../postgres.js';
import { openDialogue } from './dialogue.js';
import { startService } from './service.js';

const postgres = await startPostgresIfPossible();
afterAll(async () => postgres[Symbol.asyncDispose]());
const test = anyTest.skipIf(postgres.isMissing);

/** For a machine that is busy. */
const PATIENCE = { timeout: 40_000 };

/** As many services on one new database. */
async function startServices(count: number, url?: string) {
  const store = url ?? (await postgres.createDatabase());
  const services = await Promise.all(Array.from({ length: count }, async () => startService({ store })));
  return {
    store,
    services,
    [Symbol.asyncDispose]: async () => {
      await Promise.all(services.map(async (service) => service[Symbol.asyncDispose]()));
    },
  };
}

function clientOf({ url }: Pick<MailServer, 'url'>): MailClient {
  return new MailClient({ url, apiKey: 'a-key' });
}

/** Asks until a request is held, so that what comes then has to wake it. */
async function isHeld({ url }: Pick<MailServer, 'url'>): Promise<void> {
  await expect
    .poll(async () => (await fetch(`${url}/metrics`)).text(), PATIENCE)
    .toMatch(/^playwright_inbox_waiting_requests [1-9]/m);
}

test('ten servers that start at once on an empty database share it', async () => {
  await using cluster = await startServices(10);
  const [first, ...others] = cluster.services;
  await first?.send({ to: 'jane@inbox.test', subject: 'Welcome', text: 'Hello' });
  for (const service of others) {
    expect((await service.list({ to: 'jane@inbox.test' })).data).toMatchObject([{ subject: 'Welcome' }]);
  }
});

test('a mail that one server takes wakes who waits on the other', async () => {
  await using cluster = await startServices(2);
  const [one, other] = cluster.services;
  if (!one || !other) throw new Error('two were started');
  const list = '/api/v1/messages?to=jane@inbox.test';
  const known = (await other.get(list)).headers.get('etag') ?? '';
  const held = other.get(list, { 'if-none-match': known, prefer: 'wait=60' });
  await isHeld(other.server);
  await one.send({ to: 'jane@inbox.test', subject: 'Welcome', text: 'Hello' });
  expect(await (await held).json()).toMatchObject({ data: [{ subject: 'Welcome' }] });
});

test.each([
  ['more receivers than one notification can name', 500, 'Welcome'],
  ['a subject longer than a notification', 1, 'long '.repeat(2_000)],
])('the other server hears of %s', async (_, receivers, subject) => {
  await using cluster = await startServices(2);
  const [one, other] = cluster.services;
  if (!one || !other) throw new Error('two were started');
  const to = Array.from({ length: receivers }, (_receiver, at) => `user-${at}@inbox.test`);
  const last = to.at(-1) ?? '';
  const waiting = clientOf(other.server).waitForMessage({ to: last }, PATIENCE);
  await isHeld(other.server);
  await one.send({ to, subject, text: 'Hello' });
  expect(await waiting).toMatchObject({ to: last });
});

test('a server that dies in the middle of a flood loses no mail that it took, and shows none twice', async () => {
  await using cluster = await startServices(1);
  const [survivor] = cluster.services;
  if (!survivor) throw new Error('one was started');
  await using dying = await startServe(['--quiet'], { INBOX_STORE: cluster.store });
  const accepted: string[] = [];
  const senders = Array.from({ length: 8 }, async (_, sender) => {
    using dialogue = await openDialogue(dying.smtpURL);
    await dialogue.say('EHLO test');
    for (let at = 0; ; at += 1) {
      const to = `user-${sender}-${at}@inbox.test`;
      const reply = await dialogue.mail(`Subject: ${at}\r\n\r\nHello`, [to]);
      if (!reply.startsWith('250 ')) return;
      accepted.push(to);
      if (accepted.length === 200) dying.child.kill('SIGKILL');
    }
  });
  await Promise.all(senders);
  expect(accepted.length).toBeGreaterThanOrEqual(200);
  const messages = await clientOf(survivor.server).list({}, PATIENCE);
  const receivers = messages.map(({ to }) => to);
  expect(new Set(receivers).size).toBe(receivers.length);
  expect(receivers).toEqual(expect.arrayContaining(accepted));
});

test('waits go on when the connections to the database are ended', async () => {
  await using cluster = await startServices(2);
  const [one, other] = cluster.services;
  if (!one || !other) throw new Error('two were started');
  const client = clientOf(other.server);
  const wait = async (subject: string) => client.waitForMessage({ to: 'jane@inbox.test', subject }, PATIENCE);
  const waiting = [wait('First'), wait('Second')];
  await isHeld(other.server);
  const end = `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'playwright-inbox'`;
  await postgres.ask(cluster.store, end);
  await one.send({ to: 'jane@inbox.test', subject: 'First', text: 'Hello' });
  await Promise.all([
    postgres.ask(cluster.store, end),
    one.send({ to: 'jane@inbox.test', subject: 'Second', text: 'Hello' }),
  ]);
  expect((await Promise.all(waiting)).map(({ subject }) => subject)).toEqual(['First', 'Second']);
  expect((await one.list()).data).toHaveLength(2);
});

test('without the database every door says so, and all comes back by itself', async () => {
  await using cluster = await startServices(2);
  const [one, other] = cluster.services;
  if (!one || !other) throw new Error('two were started');
  const waiting = clientOf(other.server).waitForMessage({ subject: 'Afterwards' }, PATIENCE);
  await isHeld(other.server);
  await postgres.stop();
  try {
    await expect(one.send({ to: 'jane@inbox.test', text: 'Hello' })).rejects.toThrow(
      '451 The message could not be stored, try again later',
    );
    for (const path of ['/api/v1/messages', '/health']) {
      const response = await one.get(path);
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('1');
      expect(await response.json()).toEqual({
        success: false,
        message: 'The store cannot be reached for the moment; the mail is kept.',
      });
    }
    expect(await (await one.get('/metrics')).text()).toContain('playwright_inbox_store_up 0\n');
  } finally {
    await postgres.start();
  }
  await expect.poll(async () => (await one.get('/health')).status, PATIENCE).toBe(200);
  await one.send({ to: 'jane@inbox.test', subject: 'Afterwards', text: 'Hello' });
  expect(await waiting).toMatchObject({ subject: 'Afterwards' });
  expect((await one.list()).data).toHaveLength(1);
});

test('a database that stops while a server makes its tables ends the start, and not the process', async () => {
  const store = await postgres.createDatabase();
  const other = postgres.connect(store, 1);
  await other.unsafe(`select pg_advisory_lock(${LOCK})`);
  const starting = startService({ store });
  const refused = expect(starting).rejects.toThrow(StoreError);
  await expect
    .poll(async () => postgres.ask(store, 'select from pg_locks where not granted'), PATIENCE)
    .toHaveLength(1);
  await postgres.stop();
  await postgres.start();
  await refused;
  await other.end();
  await using service = await startService({ store });
  await service.send({ to: 'jane@inbox.test', text: 'Hello' });
});

anyTest.skipIf(postgres.isMissing || process.platform === 'win32')(
  'a server that stood still catches up',
  async () => {
    await using cluster = await startServices(1);
    const [busy] = cluster.services;
    if (!busy) throw new Error('one was started');
    await using behind = await startServe(['--quiet'], {
      INBOX_STORE: cluster.store,
      INBOX_API_KEY: 'a-key',
    });
    const client = clientOf(behind);
    const waiting = client.waitForMessage({ to: 'user-0@inbox.test' }, PATIENCE);
    await isHeld(behind);
    behind.child.kill('SIGSTOP');
    for (let at = 0; at < 20; at += 1) await busy.send({ to: `user-${at}@inbox.test`, text: 'Hello' });
    behind.child.kill('SIGCONT');
    expect(await waiting).toMatchObject({ to: 'user-0@inbox.test' });
    expect(await client.list({}, PATIENCE)).toHaveLength(20);
  },
);

test('a key opens its domains, on every server', async () => {
  const store = await postgres.createDatabase();
  const apiKeys = [{ key: 'a-key', domains: ['one.test', 'two.test'] }];
  await using one = await startService({ store });
  await using other = await startService({ store, apiKeys });
  await one.send({
    to: ['jane@one.test', 'jane@two.test', 'jane@three.test', 'jane@sub.one.test'],
    text: 'Hello',
  });
  expect((await other.list()).data.map(({ to }) => to).toSorted()).toEqual([
    'jane@one.test',
    'jane@two.test',
  ]);
  expect((await other.list({ to: 'jane@three.test' })).data).toEqual([]);
  const foreign = (await one.list({ to: 'jane@three.test' })).data[0]?.referenceId ?? '';
  const own = (await one.list({ to: 'jane@two.test' })).data[0]?.referenceId ?? '';
  expect((await other.get(`/api/v1/messages/${foreign}`)).status).toBe(404);
  expect((await other.get(`/api/v1/messages/${own}`)).status).toBe(200);
});

test.each([
  [
    'nobody listens',
    'postgres://me:secret@127.0.0.1:1/mail',
    'The database mail on 127.0.0.1:1 cannot be used: ',
  ],
  ['the password is wrong', async () => wrongPassword(), 'password authentication failed for user "inbox"'],
  ['the tables are newer', async () => newerTables(), 'update playwright-inbox'],
])('a server does not start where %s, and says so without the password', async (_, store, message) => {
  const starting = startService({ store: typeof store === 'string' ? store : await store() });
  await expect(starting).rejects.toThrow(StoreError);
  await expect(starting).rejects.toThrow(message);
  await expect(starting).rejects.not.toThrow('secret');
});

async function wrongPassword(): Promise<string> {
  const url = new URL(await postgres.createDatabase());
  url.password = 'secret';
  return url.href;
}

async function newerTables(): Promise<string> {
  await using cluster = await startServices(1);
  await postgres.ask(cluster.store, 'insert into playwright_inbox.migration (version) values (1000)');
  return cluster.store;
}
