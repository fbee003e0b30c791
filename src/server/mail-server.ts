/**
 * The capture server: SMTP in, store, HTTP out, started and stopped as one.
 * @module
 */
import type { EventEmitter } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, ListenOptions } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { ErrorBody } from '../contract.js';
import { Arrivals } from './arrivals.js';
import { ContentReader } from './content.js';
import { createHttpApp } from './http/app.js';
import { MemoryStore, type MemoryStoreOptions } from './memory/store.js';
import { Metrics } from './metrics.js';
import { type CheckedOptions, checkOptions, DEFAULT_API_KEY, type MailServerOptions } from './options.js';
import { openPostgresStore } from './postgres/open.js';
import { createSmtpDoor } from './smtp/door.js';
import type { MailStore } from './store.js';

/** A burst of test workers must not find the door shut: the usual backlog is 511. */
const BACKLOG = 4096;

/** Open HTTP connections; the held requests fit several times. More are closed as they come. */
const MAX_HTTP_CONNECTIONS = 8_000;

/** How long connections may take to finish what they are at when the server closes, in milliseconds. */
const CLOSE_GRACE = 2_000;

/**
 * A running server.
 *
 * @example
 * ```ts
 * const server = await createMailServer();
 * try {
 *   await runTests({ INBOX_URL: server.url, SMTP_URL: server.smtpURL });
 * } finally {
 *   await server.close();
 * }
 * ```
 */
export interface MailServer extends AsyncDisposable {
  /** Base URL of the HTTP interface, like `http://127.0.0.1:8025`. */
  readonly url: string;
  /** What an app is told to send to, like `smtp://127.0.0.1:1025`. */
  readonly smtpURL: string;
  /** Takes no new mail, answers held requests, and resolves when every socket is closed. */
  close(): Promise<void>;
}

/**
 * A port that somebody else listens on.
 *
 * @example
 * ```ts
 * if (error instanceof PortInUseError) console.error(`${error.protocol}: choose another port than ${error.port}`);
 * ```
 */
export class PortInUseError extends Error {
  override readonly name = 'PortInUseError';

  constructor(
    /** Which of the two doors was to open there. */
    readonly protocol: 'HTTP' | 'SMTP',
    /** The port that is taken. */
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
 * @throws TypeError where an option is wrong; it names the option.
 * @throws PortInUseError where a chosen port is taken.
 * @throws StoreError where the database cannot be used; it says why.
 */
export async function createMailServer(options: MailServerOptions = {}): Promise<MailServer> {
  const { host, port, smtpPort, apiKeys, onMessage, ...others } = checkOptions(options);
  const store = await openStore(others);
  const arrivals = new Arrivals(store);
  const contents = new ContentReader();
  const metrics = new Metrics();
  const read = async (referenceId: string) => {
    const message = await store.get(referenceId, {});
    if (!message) throw new Error(`the message ${referenceId} is not kept any more`);
    return contents.read(message);
  };
  const { server: smtp, connections } = createSmtpDoor({
    store,
    metrics,
    ...others,
    // After the 250: whatever the listener does, the sender has been told the truth.
    onStored:
      onMessage && ((message) => setImmediate(onMessage, message, async () => read(message.referenceId))),
  });
  const page = () => ({
    smtpURL: `smtp://${authority(smtp.server.address(), host)}`,
    // Nobody chose a key, so there is none to keep.
    ...((options.apiKeys ?? []).length === 0 && { key: DEFAULT_API_KEY }),
  });
  const app = createHttpApp({ store, contents, arrivals, metrics, keys: apiKeys, connections, host, page });
  const http = createServer(
    getRequestListener(app.fetch, {
      overrideGlobalObjects: false,
      errorHandler: refuseRequest,
      // For requests of HTTP/1.0, which need no Host: load balancers ask like that how a server is.
      hostname: host.includes(':') ? `[${host}]` : host,
    }),
  );
  http.maxConnections = MAX_HTTP_CONNECTIONS;

  let isClosing = false;
  http.on('request', (_request, response) => {
    // A connection kept alive after its last answer would hold up the end.
    response.once('close', () => isClosing && setImmediate(() => http.closeIdleConnections()));
  });

  const stop = async () => {
    isClosing = true;
    const smtpClosed = new Promise<void>((resolve) => smtp.close(() => resolve()));
    const httpClosed = new Promise<void>((resolve) => http.close(() => resolve()));
    arrivals.close();
    const patience = setTimeout(() => http.closeAllConnections(), CLOSE_GRACE);
    await Promise.all([smtpClosed, httpClosed]);
    clearTimeout(patience);
    await store.close();
  };
  let stopping: Promise<void> | undefined;
  const close = async () => (stopping ??= stop());

  try {
    await listen('HTTP', http, port, host);
    await listen('SMTP', smtp, smtpPort, host);
  } catch (error) {
    await Promise.all([new Promise((resolve) => http.close(resolve)), store.close()]);
    throw error;
  }
  return {
    url: `http://${authority(http.address(), host)}`,
    smtpURL: `smtp://${authority(smtp.server.address(), host)}`,
    close,
    [Symbol.asyncDispose]: close,
  };
}

async function openStore({
  databaseURL,
  ...bounds
}: Pick<CheckedOptions, 'databaseURL'> & MemoryStoreOptions): Promise<MailStore> {
  if (databaseURL === undefined) return new MemoryStore(bounds);
  return openPostgresStore({ url: databaseURL, retention: bounds.retention });
}

/** Answers a request that is none, like one with an impossible Host. */
function refuseRequest(): Response {
  const body = { success: false, message: 'The request cannot be understood.' } satisfies ErrorBody;
  return Response.json(body, { status: 400 });
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
