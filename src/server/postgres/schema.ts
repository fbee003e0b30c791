/**
 * The tables, and how they come to be: versioned, under a lock, safe when many servers start at once.
 * @module
 */
import type { Sql } from 'postgres';
import { createDays } from './days.js';
import { LOCK, SCHEMA } from './names.js';

/** Each is applied once, in order, and never changed afterwards. */
const MIGRATIONS = [
  `
  create table ${SCHEMA}.message (
    id uuid not null,
    received_at timestamptz not null,
    -- As the sender spelled it.
    receiver text not null,
    -- Of the folded receiver and of its domain: addresses may be longer than an entry of an index.
    receiver_digest uuid not null,
    domain_digest uuid not null,
    sender text not null,
    sender_folded text not null,
    subject text not null,
    subject_folded text not null,
    size integer not null,
    -- Shared by all receivers of a mail.
    source_id uuid not null,
    source_at timestamptz not null,
    primary key (received_at, id)
  ) partition by range (received_at);
  create index message_receiver on ${SCHEMA}.message (receiver_digest, received_at desc, id desc);
  create index message_domain on ${SCHEMA}.message (domain_digest, received_at desc, id desc);

  create table ${SCHEMA}.source (
    id uuid not null,
    received_at timestamptz not null,
    -- gzip
    raw bytea not null,
    size integer not null,
    primary key (received_at, id)
  ) partition by range (received_at);
  -- Compressed already: the database would only try.
  alter table ${SCHEMA}.source alter column raw set storage external;

  -- How much there is, without counting it: a row for each writer and day, so that writers do not wait for each other.
  create table ${SCHEMA}.tally (
    writer uuid not null,
    day date not null,
    messages bigint not null,
    bytes bigint not null,
    primary key (writer, day)
  );

  -- What was dropped, one row for each day.
  create table ${SCHEMA}.dropped (
    day date primary key,
    messages bigint not null,
    last_received_at timestamptz not null
  );
  `,
];

/** Brings the schema up to date. Throws where the database is ahead of this program. */
export async function migrate(sql: Sql): Promise<void> {
  const steps = MIGRATIONS.map(
    (migration, at) => `
      if version < ${at + 1} then
        ${migration}
        insert into ${SCHEMA}.migration (version) values (${at + 1});
      end if;`,
  );
  // A block rather than a transaction of the driver's: see database.ts.
  await sql.unsafe(`
    do $migrate$ declare version integer; begin
      perform pg_advisory_xact_lock(${LOCK});
      -- Asked first: creating "if not exists" needs the right to create even where it exists.
      if not exists (select from pg_namespace where nspname = '${SCHEMA}') then
        create schema ${SCHEMA};
      end if;
      if to_regclass('${SCHEMA}.migration') is null then
        create table ${SCHEMA}.migration (version integer primary key, applied_at timestamptz not null default now());
      end if;
      select coalesce(max(migration.version), 0) into version from ${SCHEMA}.migration;
      if version > ${MIGRATIONS.length} then
        raise exception
          'its tables are of version %, known here are those up to ${MIGRATIONS.length}: update playwright-inbox', version;
      end if;
      ${steps.join('')}
      ${createDays(Date.now())}
    end $migrate$`);
}
