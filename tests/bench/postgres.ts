/**
 * Servers on one PostgreSQL that holds a million messages: how long look-ups take, how soon a server wakes whoever waits
 * on the other, and how much mail they take in, next to bare INSERTs of the same rows over as many connections.
 * The database, both servers and their load share this machine.
 */
import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { ensureDays } from '../../src/server/postgres/days.js';
import { messageId } from '../../src/server/postgres/message-id.js';
import { digest } from '../../src/server/postgres/row.js';
import { startPostgres, type TestPostgres } from '../postgres.js';
import { median, report, round } from './figures.js';
import { ask, closeConnections, measureReads } from './http-load.js';
import { type RunningServer, startServer } from './serve.js';
import { composeMail, measurePooled, openSender } from './smtp-load.js';

const MANY = 1_000_000;

/** Days that they came in on, the last of them today. */
const DAYS = 6;

const DAY = 86_400_000;

/** Of senders, and of those who insert. */
const CONNECTIONS = 32;

/** Mails of one round. */
const MAILS = 2_000;

const ROUNDS = 5;

export async function benchPostgres(): Promise<void> {
  await using postgres = await startPostgres({ durable: true });
  const store = await postgres.createDatabase();
  await using one = await startServer(['--quiet'], { INBOX_STORE: store });
  await using other = await startServer(['--quiet'], { INBOX_STORE: store });
  await fill(postgres, store);
  await benchLookUps(one);
  await benchWake(one, other);
  await benchIngest(postgres, store, one, other);
  closeConnections();
}

/** Straight into the table: summaries are what look-ups look at. */
async function fill(postgres: TestPostgres, store: string): Promise<void> {
  const sql = postgres.connect(store);
  for (let day = 0; day < DAYS; day += 1) await ensureDays(sql, Date.now() - day * DAY);
  await sql.end();
  await postgres.ask(
    store,
    `insert into playwright_inbox.message
     select (lpad(to_hex(floor(extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(random, 1, 3) || '8' ||
             substr(random, 4, 15))::uuid,
       at, receiver, left(${hexDigest('receiver')}, 32)::uuid, left(${hexDigest("split_part(receiver, '@', 2)")}, 32)::uuid,
       'no-reply@acme.test', 'no-reply@acme.test', 'Mail number ' || number, 'mail number ' || number, 10000,
       gen_random_uuid(), at
     from (
       select number, md5(number::text) as random, 'user-' || number % 200000 || '@team-' || number % 20 || '.test' as receiver,
         date_trunc('milliseconds', now() - interval '5 days' * number / ${MANY}) as at
       from generate_series(1, ${MANY}) as number
     ) as rows`,
  );
  await postgres.ask(store, 'vacuum analyze');
}

/** As the database writes it. */
function hexDigest(text: string): string {
  return `encode(sha256(convert_to(${text}, 'UTF8')), 'hex')`;
}

async function benchLookUps({ url }: RunningServer): Promise<void> {
  const found = await measureReads(url, (at) => {
    const number = at * 997;
    return `/api/v1/messages?to=user-${number}@team-${number % 20}.test`;
  });
  report('filter by receiver at 1,000,000', median(found), 'ms', '<=', 2);
  const newest = await measureReads(url, () => '/api/v1/messages');
  report('newest page at 1,000,000', median(newest), 'ms', '<=', 5);
}

/** From a sender's 250 on one server to the answer of a request that the other one holds. */
async function benchWake(one: RunningServer, other: RunningServer): Promise<void> {
  const sender = await openSender(one.smtpURL);
  const source = composeMail('Wake up', 10_000);
  const times: number[] = [];
  for (let at = 0; at < 200; at += 1) {
    const to = `wake-${at}@inbox.test`;
    const path = `/api/v1/messages?to=${to}`;
    const { etag } = await ask(other.url, path);
    const held = ask(other.url, path, { 'if-none-match': etag, prefer: 'wait=60' });
    const woken = held.then(() => performance.now());
    await isHeld(other);
    await sender.send([to], source);
    const answered = performance.now();
    times.push(Math.max(0, (await woken) - answered));
    if (!(await held).body.includes(to)) throw new Error(`${to} woke nobody`);
  }
  await sender.quit();
  report('250 on one server to awake on the other, p50', median(times), 'ms', '<=', 20);
}

async function isHeld({ url }: RunningServer): Promise<void> {
  while (!(await ask(url, '/metrics')).body.includes('waiting_requests 1')) await new Promise(setImmediate);
}

async function benchIngest(
  postgres: TestPostgres,
  store: string,
  one: RunningServer,
  other: RunningServer,
): Promise<void> {
  const takers = {
    'one server': async () => measurePooled(one.smtpURL, CONNECTIONS, MAILS),
    'two servers': async () => {
      const rates = [one, other].map(async ({ smtpURL }) =>
        measurePooled(smtpURL, CONNECTIONS / 2, MAILS / 2),
      );
      const [first = 0, second = 0] = await Promise.all(rates);
      // They end at one time or nearly so.
      return 2 * Math.min(first, second);
    },
    'bare INSERT': async () => insertBare(postgres, store),
  };
  const rates = new Map<string, number[]>(Object.keys(takers).map((name) => [name, []]));
  for (let turn = 0; turn <= ROUNDS; turn += 1) {
    for (const [name, take] of Object.entries(takers)) {
      const rate = await take();
      if (turn > 0) rates.get(name)?.push(rate);
    }
  }
  console.log(`\n${CONNECTIONS} connections, 10 kB mails, mails/s`);
  for (const [name, figures] of rates) console.log(`  ${name.padEnd(12)} ${round(median(figures))}`);
}

/** A statement for each mail, that stores its source and its summary: no batch, no count, no news. */
async function insertBare(postgres: TestPostgres, store: string): Promise<number> {
  const sql = postgres.connect(store, CONNECTIONS);
  await Promise.all(Array.from({ length: CONNECTIONS }, async () => sql`select 1`));
  const raw = gzipSync(composeMail('Pooled', 10_000));
  const start = performance.now();
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async (_, at) => {
      for (let sent = at; sent < MAILS; sent += CONNECTIONS) {
        const [now, to, source] = [Date.now(), `user-${sent}@inbox.test`, randomUUID()];
        const receivedAt = new Date(now).toISOString();
        await sql`
          with stored as (
            insert into playwright_inbox.source values (${source}, ${receivedAt}, ${raw}, 10000)
          )
          insert into playwright_inbox.message values (
            ${messageId(now)}, ${receivedAt}, ${to}, ${digest(to)}, ${digest('inbox.test')}, 'no-reply@acme.test',
            'no-reply@acme.test', 'Pooled', 'pooled', 10000, ${source}, ${receivedAt}
          )`;
      }
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  await sql.end();
  return MAILS / seconds;
}
