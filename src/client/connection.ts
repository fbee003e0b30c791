/**
 * One service, asked over fetch: the key, a deadline per request, retries for what passes, an end at once for
 * what does not, and what every answer teaches about the service.
 * @module
 */
import { STATUS_CODES } from 'node:http';
import pRetry, { AbortError } from 'p-retry';
import { API_KEY_HEADER, SERVER_NAME } from '../protocol.js';
import type { Answers } from './answers.js';
import { deadline, sleep } from './deadline.js';
import { ServiceError } from './errors.js';
import { ServiceHabits } from './habits.js';

/**
 * How long a request may take that is not held, in milliseconds: longer after each that took too long, the last
 * one repeated. A connection that hangs is given up soon, and a slow service gets its time all the same.
 */
const REQUEST_DEADLINES = [3_000, 6_000, 12_000, 24_000] as const;

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
  /** How often a fault that may pass is tried again; without it for as long as the signal lets. */
  readonly retries?: number;
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

let answers: Promise<typeof import('./answers.js')> | undefined;

/** Loads what answers are read with. Once: where a loader has hooks, every import costs, a repeated one too. */
export async function loadAnswers() {
  return (answers ??= import('./answers.js'));
}

export class ServiceConnection {
  /** Base URL without a slash at the end. */
  readonly url: string;
  readonly habits = new ServiceHabits();
  readonly #apiKey: string;
  readonly #names: ConnectionOptions['names'];
  #ours = false;
  #nobodyThere = false;

  constructor({ url, apiKey, names }: ConnectionOptions) {
    this.#names = names;
    this.url = readBaseURL(url, names.url);
    this.#apiKey = readKey(apiKey, names.apiKey);
  }

  /** Whether the last attempt met a closed door: no such host, or nobody who listens there. */
  get nobodyThere(): boolean {
    return this.#nobodyThere;
  }

  /** Whether the last answer came from our own server, whose rules are known. */
  get ours(): boolean {
    return this.#ours;
  }

  /** GETs JSON. Rejects with a ServiceError, or with the signal's reason; everything else is tried again. */
  async get<Name extends keyof Answers>(
    path: string,
    expected: Name,
    options: RequestOptions,
  ): Promise<Answer<Answers[Name]>> {
    let slow = 0;
    const attempt = async () => {
      const limit = (options.held ?? 0) + (REQUEST_DEADLINES[slow] ?? REQUEST_DEADLINES[3]);
      return this.#attempt(path, expected, options, limit, () => (slow += 1));
    };
    return pRetry(attempt, {
      retries: options.retries ?? Number.POSITIVE_INFINITY,
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

  /** The bytes at a path, asked for once; undefined where there are none to be had. */
  async download(path: string, signal: AbortSignal): Promise<Uint8Array | undefined> {
    const response = await fetch(`${this.url}${path}`, {
      headers: { [API_KEY_HEADER]: this.#apiKey },
      redirect: 'manual',
      signal,
    });
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
  }

  async #attempt<Name extends keyof Answers>(
    path: string,
    expected: Name,
    options: RequestOptions,
    limit: number,
    onSlow: () => void,
  ): Promise<Answer<Answers[Name]>> {
    const url = `${this.url}${path}`;
    using time = deadline(options.signal, limit, () => {
      onSlow();
      return new PassingFault(`no answer from ${url} within ${limit}ms`);
    });
    const sent = Date.now();
    try {
      const response = await fetch(url, {
        headers: { accept: 'application/json', ...options.headers, [API_KEY_HEADER]: this.#apiKey },
        // Followed, a redirect would carry the key to wherever it points.
        redirect: 'manual',
        signal: time.signal,
      });
      this.#nobodyThere = false;
      this.habits.clock.observe(response.headers.get('date'), sent, Date.now());
      this.#ours = response.headers.get('server')?.startsWith(SERVER_NAME) ?? false;
      const body = await response.text();
      return {
        value: response.status === 304 ? undefined : await this.#read(url, response, body, expected),
        etag: response.headers.get('etag') ?? undefined,
        waitApplied: /\bwait\b/i.test(response.headers.get('preference-applied') ?? ''),
      };
    } catch (error) {
      if (options.signal.aborted) throw new AbortError(asError(options.signal.reason));
      if (error instanceof ServiceError) throw new AbortError(error);
      if (error instanceof PassingFault) throw error;
      const problem = describeNetworkError(error);
      this.#nobodyThere = /ECONNREFUSED|ENOTFOUND/.test(problem);
      throw new PassingFault(`${problem} (${url})`);
    }
  }

  async #read<Name extends keyof Answers>(
    url: string,
    response: Response,
    body: string,
    expected: Name,
  ): Promise<Answers[Name]> {
    const { status } = response;
    // Which status means success is left open by the contract.
    if (response.ok) return this.#parse(url, response, body, expected);
    const what = `${status} ${STATUS_CODES[status] ?? ''} from ${url}${this.#wordsOf(body)}`;
    if (PASSING.has(status) || status >= 500) {
      throw new PassingFault(what, readRetryAfter(response.headers));
    }
    if (status === 401 || status === 403) {
      const advice = `Set ${this.#names.apiKey} to a key that this service accepts.`;
      throw new ServiceError('key', `${what}. ${advice}`, status);
    }
    if (status >= 300 && status < 400) {
      const target = response.headers.get('location') ?? 'another address';
      throw new ServiceError(
        'address',
        `${what}: it redirects to ${target}. Set ${this.#names.url} to where it leads.`,
        status,
      );
    }
    if (status === 404) {
      throw new ServiceError('address', `${what}. Check ${this.#names.url}, now ${this.url}.`, status);
    }
    throw new ServiceError('request', `${what}.`, status);
  }

  async #parse<Name extends keyof Answers>(
    url: string,
    response: Response,
    body: string,
    expected: Name,
  ): Promise<Answers[Name]> {
    let json: unknown;
    try {
      json = JSON.parse(body);
    } catch {
      const type = response.headers.get('content-type') ?? 'no content type';
      // A JSON answer that was cut off on its way can be whole the next time; a page in HTML stays one.
      if (/\bjson\b/i.test(type)) throw new PassingFault(`cut-off JSON from ${url}`);
      throw new ServiceError(
        'address',
        `${url} answered ${type} instead of JSON. Check ${this.#names.url}, now ${this.url}.`,
      );
    }
    const { ANSWERS, ErrorBody } = await loadAnswers();
    const result = ANSWERS[expected].safeParse(json);
    if (result.success) return result.data;
    if (ErrorBody.safeParse(json).success) {
      // So are error statuses: some services say no with a 200.
      const { apiKey, url: address } = this.#names;
      throw new ServiceError(
        'request',
        `${url} refused${this.#wordsOf(body)}. Check ${address} and ${apiKey}.`,
      );
    }
    const issue = result.error.issues[0];
    const field =
      issue?.path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('') ?? '';
    throw new ServiceError(
      'schema',
      `${url} answered something else than the contract says: ${field.replace(/^\./, '') || 'body'}: ${issue?.message}. Check ${this.#names.url}; npx playwright-inbox doctor tells more.`,
    );
  }

  /** The message of an error body, as far as there is one: some services repeat the key that they refuse. */
  #wordsOf(body: string): string {
    const message = /"message"\s*:\s*("(?:[^"\\]|\\.){1,300}")/.exec(body)?.[1];
    return message === undefined ? '' : `: ${message.replaceAll(this.#apiKey, '…')}`;
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

/** Seconds or a date by the service's clock (RFC 9110, section 10.2.3), as milliseconds from now. */
function readRetryAfter(headers: Headers): number {
  const header = headers.get('retry-after') ?? '';
  if (/^\s*\d+\s*$/.test(header)) return Number(header) * 1000;
  const now = Date.parse(headers.get('date') ?? '') || Date.now();
  return Math.max(0, Date.parse(header) - now) || 0;
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
