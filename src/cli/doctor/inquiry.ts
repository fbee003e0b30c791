/**
 * The doctor's requests. Raw ones: what a client passes over or tries again is what is looked for here.
 * @module
 */
import type { ServiceClock } from '../../client/clock.js';
import { deadline } from '../../client/deadline.js';
import { type MessageSummary, toSummary } from '../../client/message.js';
import { MessageList } from '../../contract.js';
import { API_KEY_HEADER, MESSAGES_PATH } from '../../protocol.js';
import type { Service } from '../service.js';
import { oneLine } from '../terminal.js';
import { refusal, unlike } from './answer-faults.js';
import { Failure } from './finding.js';
import { networkFailure } from './network-faults.js';

/** One answer, read whole. */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
  /** From request to the end of the body. */
  readonly milliseconds: number;
}

/** A page of the list, or the status of its refusal. */
export type Page =
  | { readonly messages: readonly MessageSummary[]; readonly page: number; readonly totalPages: number }
  | { readonly refused: number };

export type Parameters = Readonly<Record<string, string | number>>;

interface AskOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly key?: 'sent' | 'left out';
  /** How long the service was asked to hold the answer, in milliseconds; such an answer tells no latency. */
  readonly held?: number;
}

export class Inquiry {
  readonly url: string;
  readonly clock: ServiceClock;
  /** How long each answer took, in milliseconds. */
  readonly latencies: number[] = [];
  /** Whether answers carry a `Date`. */
  hasDate = false;

  constructor(
    readonly service: Service,
    /** Milliseconds per request. */
    readonly timeout: number,
    url?: string,
  ) {
    this.url = url ?? service.connection.url;
    this.clock = service.connection.habits.clock;
  }

  /** GETs a path below the base URL, whatever comes back. Throws a Failure where nothing does. */
  async ask(path: string, { headers = {}, key = 'sent', held = 0 }: AskOptions = {}): Promise<Reply> {
    const limit = this.timeout + held;
    const tooLate = new Failure('reachable', `no answer from ${this.url} within ${limit}ms: it hangs`);
    using time = deadline(undefined, limit, () => tooLate);
    const [sentAt, started] = [Date.now(), performance.now()];
    try {
      const response = await fetch(`${this.url}${path}`, {
        headers: {
          accept: 'application/json',
          ...headers,
          ...(key === 'sent' && { [API_KEY_HEADER]: this.service.apiKey }),
        },
        // Followed, a redirect would carry the key to wherever it points.
        redirect: 'manual',
        signal: time.signal,
      });
      const date = response.headers.get('date');
      this.clock.observe(date, sentAt, Date.now());
      this.hasDate ||= date !== null;
      const body = await response.text();
      const milliseconds = performance.now() - started;
      if (held === 0) this.latencies.push(milliseconds);
      return { status: response.status, headers: response.headers, body, milliseconds };
    } catch (error) {
      throw error === tooLate ? tooLate : networkFailure(error, this.url);
    }
  }

  /** A page of the list. Throws a Failure where a success does not fit the contract. */
  async page(parameters: Parameters = {}): Promise<Page> {
    const reply = await this.ask(listPath(parameters));
    if (reply.status < 200 || reply.status > 299) return { refused: reply.status };
    const { data, page, totalPages } = this.read(reply);
    return { messages: data.map(toSummary), page, totalPages };
  }

  /** The list in an answer. Throws a Failure that says what it is instead. */
  read(reply: Reply): MessageList {
    if (reply.status < 200 || reply.status > 299) throw refusal(reply, this);
    return this.fit(reply, MessageList, 'the list');
  }

  /** The JSON of a success. Throws a Failure that names the field that does not fit. */
  fit<T>(reply: Reply, schema: Schema<T>, what: string): T {
    let json: unknown;
    try {
      json = JSON.parse(reply.body);
    } catch {
      throw unlike(reply, undefined, what, this);
    }
    const result = schema.safeParse(json);
    if (result.success) return result.data;
    throw unlike(reply, result.error.issues[0], what, this);
  }

  /** What a service wrote, fit to be shown: on one line, not too long, and without the key, which some repeat. */
  quote(text: string): string {
    const { apiKey, keyOrigin } = this.service;
    // The default key is public, and a word that stands in addresses.
    const masked = text.replaceAll(apiKey, '…').replaceAll(encodeURIComponent(apiKey), '…');
    const line = oneLine(keyOrigin === 'default' ? text : masked);
    return line.length > MAX_QUOTED ? `${line.slice(0, MAX_QUOTED)}…` : line;
  }
}

/** What of a zod schema is needed here. */
interface Schema<T> {
  safeParse(
    value: unknown,
  ):
    | { readonly success: true; readonly data: T }
    | { readonly success: false; readonly error: { readonly issues: readonly Issue[] } };
}

/** Where and how an answer departs from its schema. */
export interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

const MAX_QUOTED = 200;

export function listPath(parameters: Parameters): string {
  const query = new URLSearchParams({ page: '1' });
  for (const [name, value] of Object.entries(parameters)) query.set(name, String(value));
  return `${MESSAGES_PATH}?${query}`;
}
