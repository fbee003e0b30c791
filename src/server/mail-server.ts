/**
 * The capture server: SMTP in, store, HTTP out, started and stopped as one.
 * @module
 */
import type { EventEmitter } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, ListenOptions } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Arrivals } from './arrivals.js';
import { isLoopback } from './guard.js';
import { createHttpApp } from './http.js';
import type { ApiKey } from './keys.js';
import { MemoryStore, type MemoryStoreOptions } from './memory-store.js';
import { createSmtpServer } from './smtp.js';

/** The key that a server on loopback accepts when no other was chosen. */
export const DEFAULT_API_KEY = 'inbox';

/** A burst of test workers must not find the door shut: the usual backlog is 511. */
const BACKLOG = 4096;

/** How long connections may take to finish what they are at when the server closes, in milliseconds. */
const CLOSE_GRACE = 2_000;

export interface MailServerOptions extends MemoryStoreOptions {
  /**
   * The address to listen on.
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
   * The keys that open the mail.
   * @default one key, 'inbox', on loopback; elsewhere a key has to be chosen
   */
  readonly apiKeys?: readonly ApiKey[];
  /**
   * Bytes; a larger mail is refused with 552.
   * @default 52_428_800 (50 MiB)
   */
  readonly maxMessageSize?: number;
}

/** A running server. */
export interface MailServer extends AsyncDisposable {
  /** Base URL of the HTTP interface, like `http://127.0.0.1:8025`. */
  readonly url: string;
  /** What an app is told to send to, like `smtp://127.0.0.1:1025`. */
  readonly smtpURL: string;
  /** Takes no new mail, answers held requests, and resolves when every socket is closed. */
  close(): Promise<void>;
}

/** A port that somebody else listens on. */
export class PortInUseError extends Error {
  override readonly name = 'PortInUseError';

  constructor(
    readonly protocol: 'HTTP' | 'SMTP',
    readonly port: number,
    host: string,
  ) {
    super(`${protocol} port ${port} on ${host} is in use`);
  }
}

/**
 * Starts a capture server in this process.
 *
 * @example
 * ```ts
 * await using server = await createMailServer();
 * const app = startApp({ SMTP_URL: server.smtpURL });
 * const client = new MailClient({ url: server.url, apiKey: 'inbox' });
 * ```
 * @throws PortInUseError where a chosen port is taken.
 */
export async function createMailServer(options: MailServerOptions = {}): Promise<MailServer> {
  const { host = '127.0.0.1', port = 0, smtpPort = 0, maxMessageSize = 50 * 1024 * 1024 } = options;
  const keys = options.apiKeys ?? [];
  if (keys.length === 0 && !isLoopback(host)) {
    throw new Error(`${host} can be reached from other machines: choose an API key to listen there`);
  }
  const store = new MemoryStore(options);
  const arrivals = new Arrivals(store);
  const app = createHttpApp({
    store,
    arrivals,
    keys: keys.length > 0 ? keys : [{ key: DEFAULT_API_KEY }],
    host,
    page: () => ({
      smtpURL: `smtp://${authority(smtp.server.address(), host)}`,
      // Nobody chose a key, so there is none to keep.
      ...(keys.length === 0 && { key: DEFAULT_API_KEY }),
    }),
  });
  const http = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  const smtp = createSmtpServer({ store, maxMessageSize });

  let isClosing = false;
  http.on('request', (_request, response) => {
    // A connection kept alive after its last answer would hold up the end.
    response.once('close', () => isClosing && setImmediate(() => http.closeIdleConnections()));
  });

  const close = async () => {
    isClosing = true;
    const smtpClosed = new Promise<void>((resolve) => smtp.close(() => resolve()));
    const httpClosed = new Promise<void>((resolve) => http.close(() => resolve()));
    arrivals.close();
    const patience = setTimeout(() => http.closeAllConnections(), CLOSE_GRACE);
    await Promise.all([smtpClosed, httpClosed]);
    clearTimeout(patience);
  };

  await listen('HTTP', http, port, host);
  try {
    await listen('SMTP', smtp, smtpPort, host);
  } catch (error) {
    await new Promise((resolve) => http.close(resolve));
    throw error;
  }
  return {
    url: `http://${authority(http.address(), host)}`,
    smtpURL: `smtp://${authority(smtp.server.address(), host)}`,
    close,
    [Symbol.asyncDispose]: close,
  };
}

/** What a HTTP and a SMTP server have in common here. */
interface Listener extends EventEmitter {
  listen(options: ListenOptions, listening: () => void): unknown;
}

async function listen(
  protocol: 'HTTP' | 'SMTP',
  server: Listener,
  port: number,
  host: string,
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const refuse = (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new PortInUseError(protocol, port, host) : error);
    server.once('error', refuse);
    server.listen({ port, host, backlog: BACKLOG }, () => {
      server.off('error', refuse);
      resolve();
    });
  });
}

/** Host and port as a URL writes them: IPv6 in brackets, an unspecified address as one that can be called. */
function authority(address: AddressInfo | string | null, host: string): string {
  if (address === null || typeof address === 'string') throw new Error('the server is not listening');
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `${name.includes(':') ? `[${name}]` : name}:${address.port}`;
}
