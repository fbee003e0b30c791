/**
 * Opens the database, or says in a line why it cannot be used. What is said has no password in it.
 * @module
 */
import type { MailStore } from '../store.js';
import type { PostgresStoreOptions } from './store.js';

/**
 * A database that cannot be used; the message says why, and has no password in it.
 *
 * @example
 * ```ts
 * if (error instanceof StoreError) console.error(error.message);
 * ```
 */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

export async function openPostgresStore(options: PostgresStoreOptions): Promise<MailStore> {
  const { PostgresStore } = await load();
  try {
    return await PostgresStore.open(options);
  } catch (error) {
    const { host, pathname } = new URL(options.url);
    const reason =
      error instanceof Error ? error.message || String(Reflect.get(error, 'code')) : String(error);
    throw new StoreError(`The database${pathname.replace('/', ' ')} on ${host} cannot be used: ${reason}`, {
      cause: error,
    });
  }
}

async function load() {
  try {
    return await import('./store.js');
  } catch (error) {
    const isMissing = error instanceof Error && Reflect.get(error, 'code') === 'ERR_MODULE_NOT_FOUND';
    if (!isMissing) throw error;
    throw new StoreError('A PostgreSQL store needs the package postgres: npm install postgres', {
      cause: error,
    });
  }
}
