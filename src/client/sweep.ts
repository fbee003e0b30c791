/**
 * One look at a list: all its pages, each message once, oldest first.
 * @module
 */
import { MESSAGES_PATH, MessageList } from '../contract.js';
import type { RequestOptions, ServiceConnection } from './connection.js';
import { ServiceError } from './errors.js';
import { type MessageSummary, toSummary } from './message.js';

/** What the service is asked to narrow the list by. */
export interface ListParameters {
  readonly to?: string;
  readonly from?: string;
  readonly subject?: string;
  /** In whichever unit the service reads. */
  readonly receivedAfter?: number;
}

/** The state that the caller knows already, and how long to wait for another. */
export interface Hold {
  readonly etag: string;
  readonly seconds: number;
}

export interface Sweep {
  /** Oldest first; undefined where nothing changed since the state that the caller knew. */
  readonly messages: readonly MessageSummary[] | undefined;
  readonly etag: string | undefined;
  readonly waitApplied: boolean;
}

export async function sweep(
  connection: ServiceConnection,
  parameters: ListParameters,
  options: Pick<RequestOptions, 'signal' | 'onFault'>,
  hold?: Hold,
): Promise<Sweep> {
  const first = await connection.get(pageURL(parameters, 1), MessageList, {
    ...options,
    ...(hold && {
      headers: { 'if-none-match': hold.etag, prefer: `wait=${hold.seconds}` },
      held: hold.seconds * 1000,
    }),
  });
  const { etag, waitApplied } = first;
  if (!first.value) return { messages: undefined, etag: etag ?? hold?.etag, waitApplied };

  // A message that moves to another page while the pages are read is met twice and counts once.
  const found = new Map(first.value.data.map((message) => [message.referenceId, message]));
  let { totalPages } = first.value;
  for (let page = 2; page <= totalPages; page += 1) {
    const next = await readPage(connection, parameters, page, options);
    if (!next) break;
    for (const message of next.data) found.set(message.referenceId, message);
    totalPages = next.totalPages;
  }
  return { messages: oldestFirst([...found.values()].map(toSummary)), etag, waitApplied };
}

/** Undefined where the page has gone: the list became shorter while it was read. */
async function readPage(
  connection: ServiceConnection,
  parameters: ListParameters,
  page: number,
  options: Pick<RequestOptions, 'signal' | 'onFault'>,
): Promise<MessageList | undefined> {
  try {
    return (await connection.get(pageURL(parameters, page), MessageList, options)).value;
  } catch (error) {
    if (error instanceof ServiceError && (error.fault === 'address' || error.fault === 'request'))
      return undefined;
    throw error;
  }
}

function pageURL(parameters: ListParameters, page: number): string {
  const query = new URLSearchParams({ page: String(page) });
  for (const [name, value] of Object.entries(parameters)) query.set(name, String(value));
  return `${MESSAGES_PATH}?${query}`;
}

/** The contract names no order. Messages of the same moment stay in the order that the list as a whole has. */
function oldestFirst(messages: readonly MessageSummary[]): MessageSummary[] {
  const isNewestFirst = time(messages[0]) >= time(messages.at(-1));
  return (isNewestFirst ? messages.toReversed() : messages).toSorted((one, other) => time(one) - time(other));
}

function time(message: MessageSummary | undefined): number {
  return message?.receivedAt.getTime() ?? 0;
}
