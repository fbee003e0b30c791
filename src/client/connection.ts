/**
 * One service, asked over fetch: the key, a deadline per request, retries for what passes, an end at once for
 * what does not, and what every answer teaches about the service.
 * @module
 */
import { STATUS_CODES } from 'node:http';
import pRetry, { AbortError } from 'p-retry';
import type { z } from 'zod';
import { API_KEY_HEADER, SERVER_NAME } from '../contract.js';
import { ServiceClock } from './clock.js';
import { deadline, sleep } from './deadline.js';
import { ServiceError } from './errors.js';

/** A request that is not held gets this long, in milliseconds: less than a test has, more than a slow service needs. */
const REQUEST_DEADLINE = 10_000;

/** Statuses after which the same request may succeed: 408, 425, 429 and all of 5xx. */
const PASSING = new Set([408, 425, 429]);

export interface ConnectionOptions {
  /** The service's base URL, http or https, with or without a path. */
  readonly url: string;
  readonly apiKey: string;
  /** What the two are called where the user sets them, for error texts. */
  readonly names: { readonly url: string; readonly apiKey: string };
}

export interface RequestOptions {
  readonly signal: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
  /** How long the service was asked to hold the answer, in milliseconds. */
  readonly held?: number;
  /** Whether 404 means "not yet" and is worth another try. */
  readonly retryNotFound?: boolean;
  /** Hears of every failed attempt, in words. */
  readonly onFault: (what: string) => void;
}

/** An answer that fits the contract. */
export interface Answer<T> {
  /** Undefined for 304: nothing changed. */
  readonly value: T | undefined;
  readonly etag: string | undefined;
  /** Whether the service says that it honoured `Prefer: wait`. */
  readonly waitApplied: boolean;
}

/** Worth another try, after so many milliseconds at the least. */
class PassingFault extends Error {
  constructor(
    message: string,
    readonly retryAfter = 0,
  ) {
    super(message);
  }
}

export class ServiceConnection {
  /** Base URL without a slash at the end. */
  readonly url: string;
  readonly clock = new ServiceClock();
  readonly #apiKey: string;
  readonly #names: ConnectionOptions['names'];
  #ours = false;

  constructor({ url, apiKey, names }: ConnectionOptions) {
    this.#names = names;
    this.url = readBaseURL(url, names.url);
    this.#apiKey = readKey(apiKey, names.apiKey);
  }

  /** Whether the last answer came from our own server, whose rules are known. */
  get ours(): boolean {
    return this.#ours;
  }

  /** GETs JSON. Rejects with a ServiceError, or with the signal's reason; everything else is tried again. */
  async get<T>(path: string, schema: z.ZodType<T>, options: RequestOptions): Promise<Answer<T>> {
    return pRetry(() => this.#attempt(path, schema, options), {
      retries: Number.POSITIVE_INFINITY,
      minTimeout: 100,
      maxTimeout: 1_000,
      signal: options.signal,
      onFailedAttempt: async ({ error }) => {
        options.onFault(error.message);
        if (error instanceof PassingFault && error.retryAfter > 0)
          await sleep(error.retryAfter, options.signal);
      },
    });
  }

  async #attempt<T>(path: string, schema: z.ZodType<T>, options: RequestOptions): Promise<Answer<T>> {
    const url = `${this.url}${path}`;
    const limit = REQUEST_DEADLINE + (options.held ?? 0);
    using time = deadline(
      options.signal,
      limit,
      () => new PassingFault(`no answer from ${url} within ${limit}ms`),
    );
    const sent = Date.now();
    try {
      const response = await fetch(url, {
        headers: { accept: 'application/json', ...options.headers, [API_KEY_HEADER]: this.#apiKey },
        // Followed, a redirect would carry the key to wherever it points.
        redirect: 'manual',
        signal: time.signal,
      });
      this.clock.observe(response.headers.get('date'), sent, Date.now());
      this.#ours = response.headers.get('server')?.startsWith(SERVER_NAME) ?? false;
      const body = await response.text();
      return {
        value: response.status === 304 ? undefined : this.#read(url, response, body, schema, options),
        etag: response.headers.get('etag') ?? undefined,
        waitApplied: /\bwait\b/i.test(response.headers.get('preference-applied') ?? ''),
      };
    } catch (error) {
      if (options.signal.aborted) throw new AbortError(asError(options.signal.reason));
      if (error instanceof ServiceError) throw new AbortError(error);
      if (error instanceof PassingFault) throw error;
      throw new PassingFault(`${describeNetworkError(error)} (${url})`);
    }
  }

  #read<T>(url: string, response: Response, body: string, schema: z.ZodType<T>, options: RequestOptions): T {
    const { status } = response;
    if (status === 200) return this.#parse(url, response, body, schema);
    const what = `${status} ${STATUS_CODES[status] ?? ''} from ${url}${serviceMessage(body)}`;
    if (PASSING.has(status) || status >= 500 || (status === 404 && options.retryNotFound)) {
      throw new PassingFault(what, readRetryAfter(response.headers.get('retry-after')));
    }
    if (status === 401 || status === 403) {
      throw new ServiceError('key', `${what}. Set ${this.#names.apiKey} to a key that this service accepts.`);
    }
    if (status >= 300 && status < 400) {
      const target = response.headers.get('location') ?? 'another address';
      throw new ServiceError(
        'address',
        `${what}: it redirects to ${target}. Set ${this.#names.url} to where it leads.`,
      );
    }
    if (status === 404) {
      throw new ServiceError('address', `${what}. Check ${this.#names.url} (${this.url}).`);
    }
    throw new ServiceError('request', what);
  }

  #parse<T>(url: string, response: Response, body: string, schema: z.ZodType<T>): T {
    let json: unknown;
    try {
      json = JSON.parse(body);
    } catch {
      const type = response.headers.get('content-type') ?? 'no content type';
      // A JSON answer that was cut off on its way can be whole the next time; a page in HTML stays one.
      if (/\bjson\b/i.test(type)) throw new PassingFault(`cut-off JSON from ${url}`);
      throw new ServiceError(
        'address',
        `${url} answered ${type} instead of JSON. Check ${this.#names.url} (${this.url}).`,
      );
    }
    const result = schema.safeParse(json);
    if (result.success) return result.data;
    const issue = result.error.issues[0];
    const field =
      issue?.path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('') ?? '';
    throw new ServiceError(
      'schema',
      `${url} answered something else than the contract says: ${field.replace(/^\./, '') || 'body'}: ${issue?.message}`,
    );
  }
}

function readBaseURL(url: unknown, name: string): string {
  const parsed = typeof url === 'string' && URL.canParse(url) ? new URL(url) : undefined;
  if (!parsed || !/^https?:$/.test(parsed.protocol)) {
    throw new TypeError(`${name}: expected a URL like http://127.0.0.1:8025, got ${JSON.stringify(url)}`);
  }
  if (parsed.search || parsed.hash || parsed.username || parsed.password) {
    throw new TypeError(`${name}: expected a URL without credentials, query and fragment`);
  }
  return parsed.origin + parsed.pathname.replace(/\/+$/, '');
}

function readKey(key: unknown, name: string): string {
  // The value itself stays out of the text: it may be most of a real key.
  if (typeof key !== 'string' || !/^[\x21-\x7e]+$/.test(key)) {
    throw new TypeError(`${name}: expected a key in printable ASCII without spaces`);
  }
  return key;
}

/** Seconds or a date (RFC 9110, section 10.2.3), as milliseconds from now. */
function readRetryAfter(header: string | null): number {
  if (header === null) return 0;
  if (/^\s*\d+\s*$/.test(header)) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? 0 : Math.max(0, date - Date.now());
}

function serviceMessage(body: string): string {
  const message = /"message"\s*:\s*("(?:[^"\\]|\\.){1,300}")/.exec(body)?.[1];
  return message === undefined ? '' : `: ${message}`;
}

function describeNetworkError(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  // Node tries IPv4 and IPv6 and reports both: the first says enough.
  const first: unknown = cause instanceof AggregateError ? cause.errors[0] : cause;
  return asError(first).message || 'network error';
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}
