/**
 * The way to the database: a pool of connections, and statements that outlive the loss of one.
 *
 * Every statement of the store may be sent twice without harm, so one whose connection ended without an answer is
 * sent again for a while. Where no connection comes about at all, nobody is kept waiting.
 *
 * Two faults of the driver are kept clear of (github.com/porsager/postgres, issues 1154 and 1208). It writes to a
 * connection of a transaction that has ended, which ends the process: so what has to be done together is one
 * statement, and `sql.begin` is not used. And a connection that ends at the wrong moment never comes about again: so after
 * each loss all of them are replaced.
 * @module
 */
import postgres, { type Sql } from 'postgres';
import { StoreUnavailableError } from '../store.js';
import { isCrossed, isCutOff, isOverdue, isSilent, isTooSlow, isUnreached, overdue } from './trouble.js';

/** Connections for statements; each server has one more to listen on. */
const CONNECTIONS = 10;

/** How long a connection may take to come about, in seconds. */
const CONNECT_TIMEOUT = 5;

/** How long the database works at one statement, in milliseconds. */
const STATEMENT_TIMEOUT = 10_000;

/** How long it may be silent before its connections are given up, in milliseconds: longer than it works. */
const MAX_SILENCE = 15_000;

/** How long a statement is sent again, in milliseconds; senders of mail wait some minutes. */
const PATIENCE = 8_000;

/** The first pause before it is sent again, in milliseconds; each next one is twice as long. */
const FIRST_PAUSE = 50;

/** Seconds before a connection that was lost is opened again. */
const RECONNECT_PAUSE = 0.05;

/** What a statement is given; each is cast in the statement, lists as JSON. */
export type Parameter = string | number;

export class Database {
  readonly #url: string;
  #sql: Sql;
  #isClosed = false;

  constructor(url: string) {
    this.#url = url;
    this.#sql = this.connect(CONNECTIONS);
  }

  /** The pool as it is now, for what is more than a statement. */
  get sql(): Sql {
    return this.#sql;
  }

  /** Connections that their user ends. */
  connect(max = 1): Sql {
    return postgres(this.#url, {
      max,
      connect_timeout: CONNECT_TIMEOUT,
      backoff: () => RECONNECT_PAUSE,
      // A name in the database's list of connections.
      connection: { application_name: 'playwright-inbox', statement_timeout: STATEMENT_TIMEOUT },
      // Types of its own would be looked up on every connection.
      fetch_types: false,
      onnotice: () => undefined,
    });
  }

  /**
   * Sends a statement that does the same whether it is done once or twice.
   * @throws StoreUnavailableError where the database cannot be reached or takes too long.
   */
  async run<Row extends object>(statement: string, parameters: readonly Parameter[]): Promise<Row[]> {
    const deadline = performance.now() + PATIENCE;
    let mayBeDone = false;
    for (let pause = FIRST_PAUSE; ; pause *= 2) {
      const sql = this.#sql;
      try {
        const query = sql.unsafe<Row[]>(statement, [...parameters], { prepare: true });
        return await withinSilence(query);
      } catch (error) {
        if (isTooSlow(error) || this.#isClosed) throw new StoreUnavailableError(error);
        if (isOverdue(error)) this.#renew(sql, 0);
        else if (isCutOff(error) || isSilent(error)) this.#renew(sql, STATEMENT_TIMEOUT);
        else if (!isUnreached(error) && !isCrossed(error)) throw error;
        mayBeDone ||= !isUnreached(error);
        if (!mayBeDone || performance.now() + pause > deadline) throw new StoreUnavailableError(error);
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  }

  async close(): Promise<void> {
    // What is under way fails now, and must not open connections anew.
    this.#isClosed = true;
    await this.#sql.end({ timeout: 0 });
  }

  /**
   * Replaces the connections. What is under way on the old ones may take so many milliseconds more: 0 where their
   * other end is silent, or they would stay taken until the system gives them up, minutes later.
   */
  #renew(old: Sql, patience: number): void {
    if (this.#sql !== old) return;
    this.#sql = this.connect(CONNECTIONS);
    void old.end({ timeout: patience / 1000 }).catch(() => undefined);
  }
}

async function withinSilence<T>(query: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(overdue(MAX_SILENCE)), MAX_SILENCE);
  });
  try {
    return await Promise.race([query, silence]);
  } finally {
    clearTimeout(timer);
  }
}
