/**
 * One look at a list: all its pages, each message once, oldest first.
 * @module
 */
import type * as contract from '../contract.js';
import { MESSAGES_PATH } from '../protocol.js';
import type { RequestOptions, ServiceConnection } from './connection.js';
import { ServiceError } from './errors.js';
import { type MessageSummary, toSummary } from './message.js';

/** What the service is asked to narrow the list by. */
export interface ListParameters {
  readonly to?: string | undefined;
  readonly from?: string | undefined;
  readonly subject?: string | undefined;
  /** In whichever unit the service reads. */
  readonly receivedAfter?: number | undefined;
}

/** The state that the caller knows already, and how long to wait for another. */
export interface Hold {
  readonly etag: string;
  readonly seconds: number;
}

export interface Sweep {
  /** Oldest first; undefined where nothing changed since the state that the caller knew. */
  readonly messages: readonly MessageSummary[] | undefined;
  /** The state of the whole list; undefined where the service names none, or only its first page's. */
  readonly etag: string | undefined;
  readonly waitApplied: boolean;
}

type Listening = Pick<RequestOptions, 'signal' | 'onFault' | 'retries'>;

/** This many pages in a row without anything new: the service counts pages that it does not have. */
const MAX_STALE_PAGES = 3;

/** A page after the first that fails this often more is left out of this look; the next one tries again. */
const PAGE_RETRIES = 4;

/** All pages, or the first `maxPages` of them. */
export async function sweep(
  connection: ServiceConnection,
  parameters: ListParameters,
  { maxPages = Number.POSITIVE_INFINITY, ...options }: Listening & { readonly maxPages?: number },
  hold?: Hold,
): Promise<Sweep> {
  const first = await connection.get(pageURL(parameters, 1), 'list', {
    ...options,
    ...(hold && {
      headers: { 'if-none-match': hold.etag, prefer: `wait=${hold.seconds}` },
      held: hold.seconds * 1000,
    }),
  });
  const { waitApplied } = first;
  if (!first.value) return { messages: undefined, etag: first.etag ?? hold?.etag, waitApplied };

  // A message that moves to another page while the pages are read is met twice and counts once.
  const found = new Map(first.value.data.map((message) => [message.referenceId, message]));
  let { totalPages } = first.value;
  // On a list that grows at its end, the first page's state says nothing about the last one.
  let etag = connection.ours || totalPages <= 1 ? first.etag : undefined;
  let stale = 0;
  for (let page = 2; page <= Math.min(totalPages, maxPages) && stale < MAX_STALE_PAGES; page += 1) {
    const next = await readPage(connection, parameters, page, options);
    if (!next) etag = undefined;
    if (!next || next.data.length === 0) break;
    const before = found.size;
    for (const message of next.data) found.set(message.referenceId, message);
    stale = found.size === before ? stale + 1 : 0;
    totalPages = next.totalPages;
  }
  return { messages: inOrder(connection, [...found.values()], parameters.receivedAfter), etag, waitApplied };
}

/** The first page and the last one: whatever the list's order, the newest messages are among these. */
export async function peek(
  connection: ServiceConnection,
  options: Listening,
): Promise<readonly MessageSummary[]> {
  const { value: first } = await connection.get(pageURL({}, 1), 'list', options);
  if (!first) return [];
  const last = first.totalPages > 1 ? await readPage(connection, {}, first.totalPages, options) : undefined;
  return inOrder(connection, [...first.data, ...(last?.data ?? [])], undefined);
}

/** Undefined where the page has gone, because the list became shorter meanwhile, or where it cannot be had. */
async function readPage(
  connection: ServiceConnection,
  parameters: ListParameters,
  page: number,
  options: Listening,
): Promise<contract.MessageList | undefined> {
  try {
    const limited = { ...options, retries: PAGE_RETRIES };
    return (await connection.get(pageURL(parameters, page), 'list', limited)).value;
  } catch (error) {
    const isFinal = error instanceof ServiceError && (error.fault === 'key' || error.fault === 'schema');
    if (isFinal || options.signal.aborted) throw error;
    return undefined;
  }
}

function pageURL(parameters: ListParameters, page: number): string {
  const query = new URLSearchParams({ page: String(page) });
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) query.set(name, String(value));
  }
  return `${MESSAGES_PATH}?${query}`;
}

/** Oldest first. The contract names no order; messages of the same moment follow the order that its lists have. */
function inOrder(
  { habits }: ServiceConnection,
  listed: readonly contract.MessageSummary[],
  receivedAfter: number | undefined,
): MessageSummary[] {
  const messages = listed.map(toSummary);
  habits.observe(messages, receivedAfter);
  if (habits.newestFirst) messages.reverse();
  return messages.toSorted((one, other) => one.receivedAt.getTime() - other.receivedAt.getTime());
}
