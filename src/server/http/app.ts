/**
 * The HTTP door: the contract's two read-only operations, and what our own server adds to them. The app is a
 * function from Request to Response; sockets are somebody else's.
 * @module
 */
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { type ErrorBody, type Health, ListQuery, type MessageList } from '../../contract.js';
import { API_KEY_HEADER, MESSAGES_PATH, SERVER_NAME } from '../../protocol.js';
import { VERSION } from '../../version.js';
import type { Arrivals } from '../arrivals.js';
import type { ContentReader } from '../content.js';
import { METRICS_TYPE, type Metrics } from '../metrics.js';
import { addPage, type PageFacts } from '../page/routes.js';
import { type MailStore, type MessageFilter, type StoredMessage, StoreUnavailableError } from '../store.js';
import { refusal } from './guard.js';
import { type Access, type ApiKey, keyring } from './keys.js';
import { openApiDocument } from './openapi.js';
import { entityTag, namesTag, waitPreference } from './prefer.js';
import { WrongKeys } from './wrong-keys.js';

/** Messages on a page of the list. */
const PAGE_SIZE = 50;

/** Values below this are seconds: as milliseconds they would lie before March 1973. */
const FIRST_MILLISECONDS = 1e11;

/** Seconds after which a store that could not be reached may be asked again. */
const RETRY_AFTER = 1;

export interface HttpOptions {
  readonly store: MailStore;
  readonly contents: ContentReader;
  readonly arrivals: Arrivals;
  readonly keys: readonly ApiKey[];
  readonly metrics: Metrics;
  /** How many SMTP connections there have been, for `/health`. */
  readonly connections: () => number;
  /** The host that the socket is bound to; decides which `Host` headers are ours. */
  readonly host: string;
  /** What the page says of this server. */
  readonly page: () => PageFacts;
}

/** Without bindings where no socket is behind the request, as in a test. */
type Env = { Bindings: Partial<HttpBindings>; Variables: { access: Access } };

export function createHttpApp(options: HttpOptions): Hono<Env> {
  const { store, contents, arrivals, metrics, keys, connections, host, page } = options;
  const app = new Hono<Env>();
  const openedBy = keyring(keys);
  const wrongKeys = new WrongKeys();

  app.use(async (c, next) => {
    await next();
    c.header('Server', `${SERVER_NAME}/${VERSION}`);
    // Of the clock that messages are dated by: clients measure by it how far theirs is off.
    c.header('Date', new Date(store.now()).toUTCString());
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Cache-Control', 'no-cache');
  });
  app.use(async (c, next) => {
    const reason = refusal(host, c.req.raw.headers);
    if (reason !== undefined) throw new HTTPException(403, { message: reason });
    await next();
  });
  app.use('/api/*', async (c, next) => {
    const key = c.req.header(API_KEY_HEADER);
    if (key === undefined)
      throw new HTTPException(401, { message: `The header ${API_KEY_HEADER} is missing.` });
    const access = openedBy(key);
    if (!access) {
      const pause = wrongKeys.count(c.env?.incoming?.socket.remoteAddress ?? '');
      if (pause === undefined)
        throw new HTTPException(401, { message: `The header ${API_KEY_HEADER} has a wrong key.` });
      c.header('Retry-After', String(pause));
      throw new HTTPException(429, { message: `Too many wrong keys; try again in ${pause} s.` });
    }
    c.set('access', access);
    await next();
  });

  const read = (path: string, answer: (c: Context<Env>) => Response | Promise<Response>) => {
    app.get(path, answer);
    app.all(path, (c) => {
      c.header('Allow', 'GET, HEAD');
      return failure(c, 405, `${c.req.method} is not allowed: this interface only reads.`);
    });
  };

  read(MESSAGES_PATH, async (c) => {
    const { page, receivedAfter, ...conditions } = readListQuery(c.req.queries());
    const filter: MessageFilter = {
      ...conditions,
      receivedAfter: receivedAfter === undefined ? undefined : toMilliseconds(receivedAfter),
      domains: c.get('access').domains,
    };
    const look = async () => JSON.stringify(await readPage(store, filter, page));
    return conditionalAnswer(c, arrivals, filter, look);
  });

  read(`${MESSAGES_PATH}/:referenceId`, async (c) => c.json(await contents.read(await find(c))));

  read(`${MESSAGES_PATH}/:referenceId/source`, async (c) => {
    const { source } = await find(c);
    return c.body(new Uint8Array(source), 200, {
      'Content-Type': 'message/rfc822',
      'Content-Disposition': 'attachment; filename="message.eml"',
    });
  });

  read('/health', async (c) => {
    const status = await store.status();
    return c.json({ status: 'ok', ...status, connections: connections() } satisfies Health);
  });
  read('/metrics', async (c) => {
    const status = await store.status().catch(ifUnavailable);
    return c.body(metrics.text(arrivals.size, status), 200, { 'Content-Type': METRICS_TYPE });
  });
  read('/openapi.json', (c) => c.json(openApiDocument()));
  addPage(read, page);

  app.notFound((c) => failure(c, 404, `There is nothing at ${c.req.path}.`));
  app.onError((error, c) => {
    if (error instanceof HTTPException) return failure(c, error.status, error.message);
    if (!(error instanceof StoreUnavailableError))
      return failure(c, 500, 'The server failed to answer; the mail is kept.');
    c.header('Retry-After', String(RETRY_AFTER));
    return failure(c, 503, 'The store cannot be reached for the moment; the mail is kept.');
  });

  async function find(c: Context<Env>): Promise<StoredMessage> {
    const referenceId = c.req.param('referenceId') ?? '';
    // A message of somebody else's domain looks like one that never was.
    const message = await store.get(referenceId, { domains: c.get('access').domains });
    if (!message)
      throw new HTTPException(404, { message: `There is no message ${JSON.stringify(referenceId)}.` });
    return message;
  }

  return app;
}

function ifUnavailable(error: unknown): undefined {
  if (!(error instanceof StoreUnavailableError)) throw error;
}

async function readPage(store: MailStore, filter: MessageFilter, page: number): Promise<MessageList> {
  const { messages, total } = await store.list(filter, (page - 1) * PAGE_SIZE, PAGE_SIZE);
  return { data: [...messages], page, totalPages: Math.ceil(total / PAGE_SIZE) };
}

/** Answers at once, unless the client knows this very state, prefers to wait for another, and there is room for it. */
async function conditionalAnswer(
  c: Context,
  arrivals: Arrivals,
  filter: MessageFilter,
  look: () => Promise<string>,
): Promise<Response> {
  const known = c.req.header('if-none-match');
  const wait = known === undefined ? undefined : waitPreference(c.req.header('prefer'));
  using watch = wait === undefined ? undefined : arrivals.watch(filter);
  if (watch) c.header('Preference-Applied', `wait=${wait}`);
  const deadline = performance.now() + (wait ?? 0) * 1000;
  for (;;) {
    const body = await look();
    const tag = entityTag(body);
    c.header('ETag', tag);
    if (known === undefined || !namesTag(known, tag)) {
      return c.body(body, 200, { 'Content-Type': 'application/json' });
    }
    const hasArrived = await watch?.next(Math.max(0, deadline - performance.now()), c.req.raw.signal);
    if (!hasArrived) return c.body(null, 304);
  }
}

function readListQuery(given: Record<string, string[]>): ListQuery {
  for (const [name, values] of Object.entries(given)) {
    if (values.length > 1) throw badParameter(name, 'is given more than once');
  }
  const flat = Object.fromEntries(Object.entries(given).map(([name, values]) => [name, values[0]]));
  const query = ListQuery.safeParse(flat);
  if (query.success) return query.data;
  const issue = query.error.issues[0];
  if (issue?.code === 'unrecognized_keys') {
    const known = Object.keys(ListQuery.shape).join(', ');
    throw badParameter(issue.keys[0] ?? '', `is unknown; there are ${known}`);
  }
  const name = String(issue?.path[0] ?? '');
  throw badParameter(name, `is ${JSON.stringify(flat[name])}: ${issue?.message}`);
}

function badParameter(name: string, problem: string): HTTPException {
  return new HTTPException(400, { message: `Query parameter ${JSON.stringify(name)} ${problem}.` });
}

function toMilliseconds(timestamp: number): number {
  return timestamp < FIRST_MILLISECONDS ? timestamp * 1000 : timestamp;
}

function failure(c: Context, status: HTTPException['status'], message: string): Response {
  return c.json({ success: false, message } satisfies ErrorBody, status);
}
