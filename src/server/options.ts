/**
 * The options of a capture server, with their defaults, and errors that name the one that is wrong.
 * @module
 */
import { createSecureContext } from 'node:tls';
import type { MessageContent, MessageSummary } from '../contract.js';
import { isLoopback } from './http/guard.js';
import { type ApiKey, isDomain, isHeaderValue } from './http/keys.js';
import type { MemoryStoreOptions } from './memory/store.js';
import type { SmtpCredentials, TlsOptions } from './smtp/access.js';

/**
 * The key that a server on loopback accepts when no other was chosen.
 *
 * @example
 * ```ts
 * const client = new MailClient({ url: server.url, apiKey: DEFAULT_API_KEY });
 * ```
 */
export const DEFAULT_API_KEY = 'inbox';

/**
 * What a capture server is like.
 *
 * @example
 * ```ts
 * await createMailServer({ port: 8025, smtpPort: 1025, retention: 24 * 60 * 60 * 1000 });
 * ```
 */
export interface MailServerOptions extends MemoryStoreOptions {
  /**
   * Where mail is kept: 'memory', or the URL of a PostgreSQL database that any number of servers share, like
   * `postgres://user:password@host:5432/database`. That needs the package `postgres`, bounds nothing by count or
   * bytes, and keeps messages for 7 days unless `retention` says otherwise.
   * @default 'memory'
   */
  readonly store?: string | undefined;
  /**
   * The address to listen on. Where other machines can reach it, a key has to be chosen as well.
   * @default '127.0.0.1'
   */
  readonly host?: string;
  /**
   * The HTTP port; 0 takes a free one.
   * @default 0
   */
  readonly port?: number;
  /**
   * The SMTP port; 0 takes a free one.
   * @default 0
   */
  readonly smtpPort?: number;
  /**
   * The keys that open the mail, each for all of it or for the receivers of its domains.
   * @default one key, 'inbox', on loopback; elsewhere a key has to be chosen
   * @example
   * ```ts
   * apiKeys: [{ key: 'secret' }, { key: 'other', domains: ['team.example.com'] }]
   * ```
   */
  readonly apiKeys?: readonly ApiKey[];
  /**
   * Bytes; a larger mail is refused with 552.
   * @default 52_428_800 (50 MiB)
   */
  readonly maxMessageSize?: number;
  /**
   * What senders have to log in with, together with `smtpPassword`.
   * @default undefined: no log-in is needed, and any is accepted
   */
  readonly smtpUser?: string | undefined;
  /**
   * The password for `smtpUser`.
   * @default undefined
   */
  readonly smtpPassword?: string | undefined;
  /**
   * A certificate and its key, as PEM; offers STARTTLS.
   * @default undefined: no STARTTLS, which clients would refuse with a certificate they do not know
   */
  readonly tls?: TlsOptions | undefined;
  /**
   * Makes mail to certain addresses fail on purpose: `defer+…@…` is deferred once (451), `reject+…@…` is rejected
   * (550), `slow+…@…` is accepted after 3 s, `drop+…@…` is accepted and never shown, `twice+…@…` is shown twice.
   * @default false
   */
  readonly faults?: boolean;
  /**
   * Called with each message that the SMTP door has stored, once a list shows it; `read` gives its content.
   * @default undefined: nobody is told
   * @example
   * ```ts
   * onMessage: (message) => console.log(message.receivedAt, message.to, message.subject)
   * ```
   */
  readonly onMessage?: ((message: MessageSummary, read: () => Promise<MessageContent>) => void) | undefined;
}

/** The options with nothing left open. */
export interface CheckedOptions extends MemoryStoreOptions {
  /** Of the database; undefined: memory. */
  readonly databaseURL: string | undefined;
  readonly host: string;
  readonly port: number;
  readonly smtpPort: number;
  readonly apiKeys: readonly ApiKey[];
  readonly maxMessageSize: number;
  readonly credentials: SmtpCredentials | undefined;
  readonly tls: TlsOptions | undefined;
  readonly faults: boolean;
  readonly onMessage: MailServerOptions['onMessage'];
}

const COUNT = { min: 1, max: Number.MAX_SAFE_INTEGER, expected: 'a whole number from 1' };
const PORT = { min: 0, max: 65_535, expected: 'a port from 0 to 65535' };

/** Which numbers are possible. */
const NUMBERS: Readonly<Record<string, typeof PORT>> = {
  port: PORT,
  smtpPort: PORT,
  maxMessages: COUNT,
  maxBytes: COUNT,
  maxMessageSize: COUNT,
  retention: COUNT,
};

const NAMES = [
  'store',
  'host',
  ...Object.keys(NUMBERS),
  'apiKeys',
  'smtpUser',
  'smtpPassword',
  'tls',
  'faults',
  'onMessage',
];

/** Throws a TypeError that names the option. No value of a secret is in it. */
export function checkOptions(options: MailServerOptions): CheckedOptions {
  for (const [name, value] of Object.entries(options)) {
    if (!NAMES.includes(name)) fail(name, `unknown option; there are ${NAMES.join(', ')}`);
    const numbers = NUMBERS[name];
    if (numbers && value !== undefined && !isWithin(numbers, value)) {
      fail(name, `expected ${numbers.expected}, got ${JSON.stringify(value)}`);
    }
  }
  const { host = '127.0.0.1', port = 0, smtpPort = 0, faults = false, tls, onMessage } = options;
  const { maxMessages, maxBytes, retention, maxMessageSize = 50 * 1024 * 1024 } = options;
  if (typeof host !== 'string' || host.trim() === '') fail('host', 'expected an address to listen on');
  if (typeof faults !== 'boolean') fail('faults', 'expected true or false');
  if (onMessage !== undefined && typeof onMessage !== 'function') fail('onMessage', 'expected a function');
  checkTls(tls);
  return {
    databaseURL: checkStore(options),
    host,
    port,
    smtpPort,
    apiKeys: checkKeys(options.apiKeys, host),
    maxMessageSize,
    credentials: checkCredentials(options),
    tls,
    faults,
    onMessage,
    retention,
    ...(maxMessages !== undefined && { maxMessages }),
    ...(maxBytes !== undefined && { maxBytes }),
  };
}

function isWithin({ min, max }: typeof PORT, value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
}

function checkKeys(keys: readonly ApiKey[] | undefined, host: string): readonly ApiKey[] {
  if (keys !== undefined && !Array.isArray(keys)) fail('apiKeys', 'expected a list of { key, domains? }');
  if (keys === undefined || keys.length === 0) {
    if (isLoopback(host)) return [{ key: DEFAULT_API_KEY }];
    fail('apiKeys', `${host} can be reached from other machines: choose an API key to listen there`);
  }
  for (const given of keys as readonly unknown[]) {
    if (typeof given !== 'object' || given === null) fail('apiKeys', 'expected a list of { key, domains? }');
    // A domain under another name would leave the key open to all mail.
    const unknown = Object.keys(given).find((name) => name !== 'key' && name !== 'domains');
    if (unknown !== undefined) fail('apiKeys', `unknown field "${unknown}"; there are key, domains`);
  }
  for (const { key, domains } of keys) {
    if (typeof key !== 'string' || !isHeaderValue(key))
      fail('apiKeys', 'expected each key in printable ASCII without spaces');
    const areDomains =
      domains === undefined || (Array.isArray(domains) && domains.length > 0 && domains.every(isDomain));
    if (!areDomains)
      fail('apiKeys', 'expected domains like "example.com", one at least; all mail without them');
  }
  return keys;
}

function checkStore({ store = 'memory', maxMessages, maxBytes }: MailServerOptions): string | undefined {
  if (store === 'memory') return undefined;
  // The value is not shown: it has a password in it.
  if (!isDatabaseURL(store)) fail('store', `expected ${STORES}`);
  for (const [name, bound] of Object.entries({ maxMessages, maxBytes })) {
    if (bound !== undefined) fail(name, 'bounds the memory only; a database is bounded by retention');
  }
  return store;
}

/** What `store` may be. */
export const STORES = '"memory" or a URL like "postgres://user:password@host:5432/database"';

export function isDatabaseURL(store: unknown): store is string {
  return typeof store === 'string' && /^postgres(?:ql)?:\/\/./.test(store) && URL.canParse(store);
}

function checkCredentials({ smtpUser: user, smtpPassword: password }: MailServerOptions) {
  if (user === undefined && password === undefined) return undefined;
  if (!isLogin(user))
    fail('smtpUser', 'expected a name without control characters, together with smtpPassword');
  if (!isLogin(password))
    fail('smtpPassword', 'expected a password without control characters, together with smtpUser');
  return { user, password };
}

/** What an AUTH command can carry. */
export function isLogin(text: unknown): text is string {
  return typeof text === 'string' && /^\P{Cc}+$/u.test(text);
}

function checkTls(tls: TlsOptions | undefined): void {
  if (tls === undefined) return;
  try {
    createSecureContext({ cert: tls.cert, key: tls.key });
  } catch (error) {
    fail('tls', `expected a certificate and its key as PEM (${error instanceof Error ? error.message : ''})`);
  }
  if (!tls.cert || !tls.key) fail('tls', 'expected a certificate and its key as PEM');
}

function fail(option: string, problem: string): never {
  throw new TypeError(`createMailServer: ${option}: ${problem}`);
}
