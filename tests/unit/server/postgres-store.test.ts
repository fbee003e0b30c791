import { afterAll, expect, test } from 'vitest';
import { dropDays, ensureDays } from '../../../src/server/postgres/days.js';
import { PostgresStore } from '../../../src/server/postgres/store.js';
import { StoreUnavailableError } from '../../../src/server/store.js';
import { startPostgresIfPossible } from '../../postgres.js';
import { addAll, describeStore, mail, subjectsOf } from './store.js';

const postgres = await startPostgresIfPossible();
afterAll(async () => postgres[Symbol.asyncDispose]());
let url = '';

describeStore('the PostgreSQL store', {
  isMissing: postgres.isMissing,
  open: async (options) => {
    url = await postgres.createDatabase();
    return PostgresStore.open({ ...options, url });
  },
  age: async (milliseconds) => {
    const earlier = `received_at - interval '${milliseconds} milliseconds'`;
    await postgres.ask(url, `update playwright_inbox.message set received_at = ${earlier}`);
    await postgres.ask(url, `update playwright_inbox.source set received_at = ${earlier}`);
  },
});

test.skipIf(postgres.isMissing)(
  'whole days leave when they have been kept long enough, and are counted',
  async () => {
    const url = await postgres.createDatabase();
    const sql = postgres.connect(url);
    const DAY = 86_400_000;
    const store = await PostgresStore.open({ url, retention: DAY });
    try {
      await addAll(store, ['One', 'Two', 'Three']);
      const old = Date.now() - 5 * DAY;
      await ensureDays(sql, old);
      await sql`update playwright_inbox.message set received_at = received_at - interval '5 days'
              where subject in ('One', 'Two')`;
      await sql`update playwright_inbox.source set received_at = received_at - interval '5 days'
              where id in (select source_id from playwright_inbox.message where subject in ('One', 'Two'))`;
      const { raw } = mail({ subject: 'One' });
      await sql`insert into playwright_inbox.tally
              values (gen_random_uuid(), (now() - interval '5 days')::date, 2, ${2 * raw.length})`;
      await sql`update playwright_inbox.tally set messages = 1, bytes = ${mail({ subject: 'Three' }).raw.length}
              where day > (now() - interval '2 days')::date`;
      const partitions = async () =>
        sql`select to_regclass(${`playwright_inbox.message_${dayOf(old)}`}) as message,
                 to_regclass(${`playwright_inbox.source_${dayOf(old)}`}) as source`;
      const before = await store.status();
      expect(before).toMatchObject({ messages: 1, evicted: 2 });
      expect(await partitions()).not.toEqual([{ message: null, source: null }]);

      await Promise.all([dropDays(sql, Date.now() - DAY), dropDays(sql, Date.now() - DAY)]);

      expect(await partitions()).toEqual([{ message: null, source: null }]);
      expect(await store.status()).toEqual(before);
      expect(subjectsOf((await store.list({}, 0, 50)).messages)).toEqual(['Three']);
    } finally {
      await store.close();
      await sql.end();
    }
  },
);

test.skipIf(postgres.isMissing)('the receiver and the domains are looked up by their indexes', async () => {
  const url = await postgres.createDatabase();
  const store = await PostgresStore.open({ url });
  try {
    await Promise.all(
      Array.from({ length: 2_000 }, async (_, at) =>
        store.add(mail({ to: [`user-${at}@inbox-${at}.test`] })),
      ),
    );
    await postgres.ask(url, 'analyze playwright_inbox.message');
    const before = await scans(url);
    await store.list({ to: 'user-7@inbox-7.test' }, 0, 50);
    await store.list({ domains: ['inbox-7.test', 'inbox-8.test'] }, 0, 50);
    // The database counts a while later. A partition for each of two look-ups at the least.
    await expect
      .poll(async () => (await scans(url))['indexed'], { timeout: 40_000 })
      .toBeGreaterThan(Number(before['indexed']) + 1);
    expect(await scans(url)).toMatchObject({ looked_through: 0 });
  } finally {
    await store.close();
  }
});

/** How many messages have been looked at one by one, and how often an index on receivers or domains was used. */
async function scans(url: string) {
  const [counted] = await postgres.ask(
    url,
    `select
       (select sum(seq_tup_read)::int from pg_stat_user_tables where relname like 'message_2%') as looked_through,
       (select sum(idx_scan)::int from pg_stat_user_indexes where indexrelname ~ 'message_2.*digest') as indexed`,
  );
  return { ...counted };
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10).replaceAll('-', '');
}

test.skipIf(postgres.isMissing)('closing while a statement waits leaves no connection', async () => {
  const url = await postgres.createDatabase();
  const store = await PostgresStore.open({ url });
  const sql = postgres.connect(url, 1);
  await sql.unsafe('begin; lock table playwright_inbox.tally in access exclusive mode');
  const refused = expect(store.status()).rejects.toThrow(StoreUnavailableError);
  const isWaiting = 'select from pg_locks where not granted';
  await expect.poll(async () => postgres.ask(url, isWaiting), { timeout: 40_000 }).not.toEqual([]);
  await store.close();
  await refused;
  await sql.end({ timeout: 0 });
  const ours =
    "select from pg_stat_activity where application_name = 'playwright-inbox' and datname = current_database()";
  await expect.poll(async () => postgres.ask(url, ours), { timeout: 40_000 }).toEqual([]);
});
