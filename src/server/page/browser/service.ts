/**
 * The HTTP interface, as the page uses it: the key in a header, and errors that say what to do next.
 * @module
 */
import type { MessageContent, MessageList } from '../../../contract.js';

/** Relative, so that the page works where a proxy serves it below a path of its own. */
const MESSAGES = 'api/v1/messages';

/** How long the list is held while nothing arrives, in seconds. */
const HOLD = 25;

/** How long any answer may take beyond that, in milliseconds. */
const DEADLINE = 15_000;

/** The key is missing or wrong. */
export class RefusedError extends Error {}

/** There is no such message, or there is no longer. */
export class MissingError extends Error {}

/** A page of the list, and what it takes to wait for another state of it. */
export interface ListAnswer extends MessageList {
  readonly tag: string | undefined;
}

export class Service {
  readonly #key: string;

  constructor(key: string) {
    this.#key = key;
  }

  async list(page: number, signal: AbortSignal): Promise<ListAnswer> {
    const response = await this.#get(`${MESSAGES}?page=${page}`, signal);
    return readList(response);
  }

  /** The first page once it is no longer the one with this tag; undefined where it still is after a while. */
  async nextList(tag: string, signal: AbortSignal): Promise<ListAnswer | undefined> {
    const headers = { 'If-None-Match': tag, Prefer: `wait=${HOLD}` };
    const response = await this.#get(MESSAGES, signal, headers, HOLD * 1000 + DEADLINE);
    return response.status === 304 ? undefined : readList(response);
  }

  async read(referenceId: string, signal: AbortSignal): Promise<MessageContent> {
    const response = await this.#get(`${MESSAGES}/${encodeURIComponent(referenceId)}`, signal);
    const content: MessageContent = await response.json();
    return content;
  }

  async source(referenceId: string, signal: AbortSignal): Promise<Blob> {
    const response = await this.#get(`${MESSAGES}/${encodeURIComponent(referenceId)}/source`, signal);
    return response.blob();
  }

  async #get(
    path: string,
    signal: AbortSignal,
    headers: Readonly<Record<string, string>> = {},
    deadline = DEADLINE,
  ): Promise<Response> {
    const response = await fetch(path, {
      headers: { 'x-api-key': this.#key, ...headers },
      // The browser's cache would answer 200 where the server said 304.
      cache: 'no-store',
      signal: AbortSignal.any([signal, AbortSignal.timeout(deadline)]),
    });
    if (response.ok || response.status === 304) return response;
    const reason = `The server answered ${response.status}.`;
    if (response.status === 401) throw new RefusedError(reason);
    if (response.status === 404) throw new MissingError(reason);
    throw new Error(reason);
  }
}

/** Whether a key can travel in a header; `fetch` would fail over another one as if there were no server. */
export function isKey(text: string): boolean {
  return /^[\x21-\x7e]+$/.test(text);
}

async function readList(response: Response): Promise<ListAnswer> {
  const list: MessageList = await response.json();
  return { ...list, tag: response.headers.get('ETag') ?? undefined };
}
