/**
 * Messages and sources lie in partitions of a day. What was kept long enough goes with its day, as files, which costs
 * the same whatever the number of rows.
 * @module
 */
import type { Sql, TransactionSql } from 'postgres';
import { LOCK, SCHEMA } from './names.js';

const DAY = 86_400_000;

/** Days ahead whose partitions are made: a server that could not make them for so long still takes mail. */
const DAYS_AHEAD = 2;

/** A day is dropped this long after its last message ran out, in milliseconds: its sources may serve the next day's. */
const GRACE = 3_600_000;

/** How long dropping a day waits for others to let go of the tables. */
const DROP_PATIENCE = '2s';

/** Makes the partitions of a day, and of those around it. */
export async function ensureDays(sql: Sql, time: number): Promise<void> {
  await sql.begin(async (transaction) => {
    await transaction.unsafe(`select pg_advisory_xact_lock(${LOCK})`);
    await createDays(transaction, time);
  });
}

/** For whoever has the lock. */
export async function createDays(transaction: TransactionSql, time: number): Promise<void> {
  // The day before, since clocks differ.
  for (let ahead = -1; ahead <= DAYS_AHEAD; ahead += 1) {
    const from = dayOf(time + ahead * DAY);
    const to = dayOf(time + (ahead + 1) * DAY);
    for (const table of ['message', 'source']) {
      await transaction.unsafe(
        `create table if not exists ${partition(table, from)} partition of ${SCHEMA}.${table}
         for values from ('${from} 00:00Z') to ('${to} 00:00Z')`,
      );
    }
  }
}

/** Drops the days all of whose messages were received before this moment, and keeps count of them. */
export async function dropDays(sql: Sql, keptSince: number): Promise<void> {
  const firstKept = dayOf(keptSince - GRACE);
  for (const day of await days(sql)) {
    if (day >= firstKept) return;
    await sql.begin(async (transaction) => {
      await transaction.unsafe(`set local lock_timeout = '${DROP_PATIENCE}'`);
      // Whoever is at it already will do it.
      const [lock] = await transaction.unsafe(`select pg_try_advisory_xact_lock(${LOCK}) as taken`);
      if (lock?.['taken'] !== true) return;
      const [table] = await transaction.unsafe(`select to_regclass('${partition('message', day)}') as name`);
      if (table?.['name'] === null) return;
      await transaction.unsafe(
        `insert into ${SCHEMA}.dropped as dropped (day, messages, last_received_at)
         select '${day}', count(*), max(received_at) from ${partition('message', day)} having count(*) > 0
         -- A server whose clock is behind may have made the day again.
         on conflict (day) do update set messages = dropped.messages + excluded.messages`,
      );
      await transaction.unsafe(`delete from ${SCHEMA}.tally where day = '${day}'`);
      await transaction.unsafe(`drop table ${partition('message', day)}, ${partition('source', day)}`);
    });
  }
}

/** Those that there are partitions of, the oldest first. */
async function days(sql: Sql): Promise<string[]> {
  const tables = await sql.unsafe<{ name: string }[]>(
    `select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
     where i.inhparent = '${SCHEMA}.message'::regclass order by c.relname`,
  );
  return tables.map(({ name }) => name.replace(/^message_(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3'));
}

function partition(table: string, day: string): string {
  return `${SCHEMA}.${table}_${day.replaceAll('-', '')}`;
}

/** As in "2026-03-01", of UTC. */
function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
