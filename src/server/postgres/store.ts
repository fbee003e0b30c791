/**
 * Mail in a PostgreSQL database, shared by any number of servers.
 *
 * A mail is answered 250 once it is committed. Who waits on any server is woken by what the servers tell each other,
 * and looks at the list; nobody remembers "up to here", so a mail that is committed late is not passed over.
 * @module
 */
import { randomUUID } from 'node:crypto';
import type { MessageSummary } from '../../contract.js';
import { readEnvelopeHeaders } from '../mime/header.js';
import type {
  AddedListener,
  IncomingMail,
  MailStore,
  MessageFilter,
  MessagePage,
  StoredMessage,
  StoreStatus,
} from '../store.js';
import { Channel } from './channel.js';
import { Clock } from './clock.js';
import { Database, type Parameter } from './database.js';
import { dropDays, ensureDays } from './days.js';
import { messageId, timeOf } from './message-id.js';
import { CHANNEL, SCHEMA } from './names.js';
import { readNews, writeNews } from './news.js';
import { pack, unpack } from './pack.js';
import {
  conditions,
  digest,
  domainsOf,
  SUMMARY_COLUMNS,
  type SummaryRow,
  storable,
  timestamp,
  toRow,
  toSummary,
} from './row.js';
import { migrate } from './schema.js';
import { SourceCache } from './source-cache.js';
import { Writer } from './writer.js';

export interface PostgresStoreOptions {
  /** Like `postgres://user:password@host:5432/database`. */
  readonly url: string;
  /**
   * How long messages are kept, in milliseconds.
   * @default 604_800_000 (7 days)
   */
  readonly retention?: number | undefined;
}

const WEEK = 7 * 86_400_000;

/** Messages behind a page that are counted: how many there are in all is nobody's question, and costs a look at each. */
const COUNTED_AHEAD = 1_000;

/** How often days are made and dropped, in milliseconds. */
const UPKEEP_INTERVAL = 3_600_000;

const NOW = 'extract(epoch from clock_timestamp())::float8 * 1000 as now';

export class PostgresStore implements MailStore {
  readonly #retention: number;
  readonly #database: Database;
  readonly #writer: Writer;
  readonly #channel: Channel;
  readonly #clock = new Clock();
  readonly #sources = new SourceCache();
  readonly #listeners = new Set<AddedListener>();
  /** What this server calls itself, so that it does not take its own news for another's. */
  readonly #name = randomUUID();
  #upkeep: NodeJS.Timeout | undefined;

  private constructor({ url, retention = WEEK }: PostgresStoreOptions) {
    this.#retention = retention;
    this.#database = new Database(url);
    this.#writer = new Writer(this.#database, randomUUID);
    this.#channel = new Channel(this.#name, {
      connect: () => this.#database.connect(),
      tell: async (news) => this.#tell(news),
      onNews: (news) => this.#hear(news),
      onGap: () => this.#wake(undefined),
    });
  }

  /** Brings the tables up to date and listens. Rejects where the database cannot be reached or refuses. */
  static async open(options: PostgresStoreOptions): Promise<PostgresStore> {
    const store = new PostgresStore(options);
    try {
      await migrate(store.#database.sql);
      await store.#learnTime();
      await store.#channel.open();
    } catch (error) {
      await store.close();
      throw error;
    }
    store.#keepUp();
    store.#upkeep = setInterval(() => store.#keepUp(), UPKEEP_INTERVAL).unref();
    return store;
  }

  now(): number {
    return this.#clock.now();
  }

  async add({ raw, sender, recipients }: IncomingMail): Promise<readonly MessageSummary[]> {
    if (recipients.length === 0) return [];
    const { from, subject } = readEnvelopeHeaders(raw);
    const packed = (await pack(raw)).toString('base64');
    const summaries = recipients.map((to): MessageSummary => {
      const receivedAt = this.#clock.next();
      return {
        referenceId: messageId(receivedAt),
        from: storable(from || sender),
        to: storable(to),
        subject: storable(subject),
        size: raw.length,
        receivedAt: new Date(receivedAt).toISOString(),
      };
    });
    const source = {
      id: randomUUID(),
      received_at: summaries[0]?.receivedAt ?? '',
      raw: packed,
      size: raw.length,
    };
    await this.#writer.write({
      source,
      messages: summaries.map((summary) => toRow(summary, source)),
      news: writeNews(this.#name, summaries),
    });
    for (const summary of summaries) this.#wake(summary);
    return summaries;
  }

  async list(filter: MessageFilter, offset: number, limit: number): Promise<MessagePage> {
    const parameters: Parameter[] = [
      timestamp(this.now() - this.#retention),
      offset + limit + COUNTED_AHEAD,
      offset,
      limit,
    ];
    const where = ['received_at > $1::text::timestamptz', ...conditions(filter, parameters)];
    const domains = domainsOf(filter);
    if (domains) where.push('domain_digest = given.digest');
    const newest = `
      select ${SUMMARY_COLUMNS} from ${SCHEMA}.message where ${where.join(' and ')}
      order by received_at desc, id desc limit $2::int`;
    // Each domain's newest are found by the index; then the newest of these.
    const matching = domains
      ? `select found.* from (${given(domains, parameters)}) as given cross join lateral (${newest}) as found order by received_at desc, id desc limit $2::int`
      : newest;
    const rows = await this.#database.run<{ total: number } & (SummaryRow | { id: null })>(
      `with matching as materialized (${matching}),
         page as (select * from matching order by received_at desc, id desc offset $3::int limit $4::int)
       select total, page.* from (select count(*)::int as total from matching) as counted left join page on true
       order by received_at desc, id desc`,
      parameters,
    );
    // A page of none is one row with the total alone.
    const messages = rows.flatMap((row) => (row.id === null ? [] : [toSummary(row)]));
    return { messages, total: rows[0]?.total ?? 0 };
  }

  async get(referenceId: string, filter: MessageFilter): Promise<StoredMessage | undefined> {
    const receivedAt = timeOf(referenceId);
    if (receivedAt === undefined || receivedAt <= this.now() - this.#retention) return undefined;
    const parameters: Parameter[] = [timestamp(receivedAt), referenceId];
    const where = conditions(filter, parameters);
    const domains = domainsOf(filter);
    if (domains) where.push(`domain_digest in (${given(domains, parameters)})`);
    const [row] = await this.#database.run<SummaryRow & { source_id: string; source_at: Date }>(
      `select ${SUMMARY_COLUMNS}, source_id, source_at from ${SCHEMA}.message
       where ${['received_at = $1::text::timestamptz and id = $2::text::uuid', ...where].join(' and ')}`,
      parameters,
    );
    return row && { summary: toSummary(row), source: await this.#source(row.source_id, row.source_at) };
  }

  async status(): Promise<StoreStatus> {
    const [row] = await this.#database.run<{
      messages: number;
      bytes: number;
      expired: number;
      expired_bytes: number;
      dropped: number;
      evicted_until: Date | null;
    }>(
      `select
         (select coalesce(sum(messages), 0)::float8 from ${SCHEMA}.tally) as messages,
         (select coalesce(sum(bytes), 0)::float8 from ${SCHEMA}.tally) as bytes,
         expired.messages as expired,
         (select coalesce(sum(size), 0)::float8 from ${SCHEMA}.source
          where received_at <= $1::text::timestamptz) as expired_bytes,
         dropped.messages as dropped,
         coalesce(expired.until, dropped.until) as evicted_until
       from
         (select count(*)::float8 as messages, max(received_at) as until from ${SCHEMA}.message
          where received_at <= $1::text::timestamptz) as expired,
         (select coalesce(sum(messages), 0)::float8 as messages, max(last_received_at) as until
          from ${SCHEMA}.dropped) as dropped`,
      [timestamp(this.now() - this.#retention)],
    );
    if (!row) throw new Error('an aggregate without a row');
    return {
      messages: row.messages - row.expired,
      bytes: row.bytes - row.expired_bytes,
      evicted: row.expired + row.dropped,
      evictedUntil: row.evicted_until?.toISOString() ?? null,
    };
  }

  onAdded(listener: AddedListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async close(): Promise<void> {
    clearInterval(this.#upkeep);
    this.#listeners.clear();
    await Promise.all([this.#channel.close(), this.#database.close()]);
  }

  async #source(id: string, receivedAt: Date): Promise<Buffer> {
    const known = this.#sources.get(id);
    if (known) return known;
    const [row] = await this.#database.run<{ raw: Buffer }>(
      `select raw from ${SCHEMA}.source where received_at = $1::text::timestamptz and id = $2::text::uuid`,
      [receivedAt.toISOString(), id],
    );
    if (!row) throw new Error(`the source ${id} is missing`);
    return this.#sources.keep(id, await unpack(row.raw));
  }

  #hear(text: string): void {
    const { by, messages } = readNews(text);
    if (by === this.#name) return;
    for (const message of messages ?? [undefined]) this.#wake(message);
  }

  #wake(message: MessageSummary | undefined): void {
    for (const listener of this.#listeners) listener(message);
  }

  async #tell(news: string): Promise<void> {
    const asked = performance.now();
    const [row] = await this.#database.run<{ now: number }>(
      `select pg_notify('${CHANNEL}', $1::text), ${NOW}`,
      [news],
    );
    if (row) this.#clock.learn(asked, performance.now(), row.now);
  }

  async #learnTime(): Promise<void> {
    const asked = performance.now();
    const [row] = await this.#database.run<{ now: number }>(`select ${NOW}`, []);
    if (row) this.#clock.learn(asked, performance.now(), row.now);
  }

  /** What fails is done an hour later, by this server or by another. */
  #keepUp(): void {
    const keepUp = async () => {
      await ensureDays(this.#database.sql, this.now());
      await dropDays(this.#database.sql, this.now() - this.#retention);
    };
    keepUp().catch(() => undefined);
  }
}

/** The domains as rows, for a statement with these parameters. */
function given(domains: readonly string[], parameters: Parameter[]): string {
  const place = parameters.push(JSON.stringify(domains.map(digest)));
  return `select distinct value::uuid as digest from json_array_elements_text($${place}::text::json)`;
}
