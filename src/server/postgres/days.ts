/**
 * Messages and sources lie in partitions of a day. What was kept long enough goes with its day, as files, which costs
 * the same whatever the number of rows.
 * @module
 */
import type { Sql } from 'postgres';
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
  // Sent together, statements are one transaction.
  await sql.unsafe(`select pg_advisory_xact_lock(${LOCK}); ${createDays(time)}`);
}

/** The statements, for whoever has the lock. */
export function createDays(time: number): string {
  // The day before, since clocks differ.
  return Array.from({ length: DAYS_AHEAD + 2 }, (_, at) => time + (at - 1) * DAY)
    .flatMap((day) =>
      ['message', 'source'].map(
        (table) =>
          `create table if not exists ${partition(table, dayOf(day))} partition of ${SCHEMA}.${table}
           for values from ('${dayOf(day)} 00:00Z') to ('${dayOf(day + DAY)} 00:00Z');`,
      ),
    )
    .join('\n');
}

/** Drops the days all of whose messages were received before this moment, and keeps count of them. */
export async function dropDays(sql: Sql, keptSince: number): Promise<void> {
  const firstKept = dayOf(keptSince - GRACE);
  for (const day of await days(sql)) {
    if (day >= firstKept) return;
    await sql.unsafe(dropDay(day));
  }
}

/** A block rather than a transaction of the driver's: see database.ts. */
function dropDay(day: string): string {
  return `
    do $drop$ begin
      perform set_config('lock_timeout', '${DROP_PATIENCE}', true);
      -- Whoever is at it already will do it.
      if not pg_try_advisory_xact_lock(${LOCK}) then return; end if;
      if to_regclass('${partition('message', day)}') is null then return; end if;
      insert into ${SCHEMA}.dropped as dropped (day, messages, last_received_at)
      select '${day}', count(*), max(received_at) from ${partition('message', day)} having count(*) > 0
      -- A server whose clock is behind may have made the day again.
      on conflict (day) do update set messages = dropped.messages + excluded.messages;
      delete from ${SCHEMA}.tally where day = '${day}';
      drop table ${partition('message', day)}, ${partition('source', day)};
    end $drop$`;
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
