/**
 * Writes mails: those that come while others are being written go together in the next statement, so that a flood
 * costs the database a commit for many and not for each.
 *
 * One statement stores the sources, lists the messages, counts them and tells the other servers; it happens or it does
 * not. Ids are chosen before, so that what is sent again is done once.
 * @module
 */
import { StoreUnavailableError } from '../store.js';
import type { Database } from './database.js';
import { ensureDays } from './days.js';
import { CHANNEL, SCHEMA } from './names.js';
import type { MessageRow, SourceRow } from './row.js';
import { isMissingDay } from './trouble.js';

/** What becomes of one mail. */
export interface Writing {
  readonly source: SourceRow;
  readonly messages: readonly MessageRow[];
  /** What the other servers are told. */
  readonly news: readonly string[];
}

/** Statements that are on their way at one time. */
const LANES = 4;

/** Mails in one statement, and characters of their sources. */
const MAX_MAILS = 200;
const MAX_CHARACTERS = 32 * 1024 * 1024;

interface Waiting extends Writing {
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

const STATEMENT = `
  with sources as (
    insert into ${SCHEMA}.source (id, received_at, raw, size)
    select id, received_at, decode(raw, 'base64'), size
    from json_to_recordset($1::text::json) as row (id uuid, received_at timestamptz, raw text, size integer)
    on conflict do nothing
    returning received_at, 0 as messages, size
  ), messages as (
    insert into ${SCHEMA}.message
    select row.* from json_populate_recordset(null::${SCHEMA}.message, $2::text::json) as row
    on conflict do nothing
    returning received_at, 1 as messages, 0 as size
  ), counted as (
    insert into ${SCHEMA}.tally as tally (writer, day, messages, bytes)
    select $4::text::uuid, (received_at at time zone 'UTC')::date, sum(messages), sum(size)
    from (select * from sources union all select * from messages) as added
    group by 2
    on conflict (writer, day) do update
    set messages = tally.messages + excluded.messages, bytes = tally.bytes + excluded.bytes
  )
  select pg_notify('${CHANNEL}', news) from json_array_elements_text($3::text::json) as news`;

export class Writer {
  readonly #database: Database;
  /** The names of the lanes that are free; each counts in rows of its own. */
  readonly #lanes: string[];
  readonly #waiting: Waiting[] = [];

  constructor(database: Database, newId: () => string) {
    this.#database = database;
    this.#lanes = Array.from({ length: LANES }, newId);
  }

  /** Resolves once it is committed. Rejects with a StoreUnavailableError where the database cannot be reached. */
  async write(writing: Writing): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ ...writing, resolve, reject });
      this.#start();
    });
  }

  #start(): void {
    while (this.#waiting.length > 0) {
      const lane = this.#lanes.pop();
      if (lane === undefined) return;
      const batch = this.#take();
      void this.#settle(batch, lane).finally(() => {
        this.#lanes.push(lane);
        this.#start();
      });
    }
  }

  #take(): Waiting[] {
    let [mails, characters] = [0, 0];
    for (const { source } of this.#waiting) {
      if (mails > 0 && (mails >= MAX_MAILS || characters + source.raw.length > MAX_CHARACTERS)) break;
      mails += 1;
      characters += source.raw.length;
    }
    return this.#waiting.splice(0, mails);
  }

  async #settle(batch: readonly Waiting[], lane: string): Promise<void> {
    try {
      await this.#commit(batch, lane);
      for (const { resolve } of batch) resolve();
    } catch (error) {
      if (error instanceof StoreUnavailableError || batch.length === 1) {
        for (const { reject } of batch) reject(error);
        return;
      }
      // One that cannot be stored must not take the others with it.
      for (const one of batch) await this.#settle([one], lane);
    }
  }

  async #commit(batch: readonly Waiting[], lane: string): Promise<void> {
    const parameters = [
      JSON.stringify(batch.map(({ source }) => source)),
      JSON.stringify(batch.flatMap(({ messages }) => messages)),
      JSON.stringify(batch.flatMap(({ news }) => news)),
      lane,
    ];
    try {
      await this.#database.run(STATEMENT, parameters);
    } catch (error) {
      if (!isMissingDay(error)) throw error;
      for (const { source } of batch) await ensureDays(this.#database.sql, Date.parse(source.received_at));
      await this.#database.run(STATEMENT, parameters);
    }
  }
}
