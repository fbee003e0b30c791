/**
 * When a message is in a list: the one rule that lists, single reads and held requests share.
 * @module
 */
import type { MessageSummary } from '../contract.js';
import type { MessageFilter } from './store.js';

/** What of a message is compared, folded once when it arrives. */
export interface Indexed {
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  readonly domain: string;
  /** Milliseconds since the epoch. */
  readonly receivedAt: number;
}

/** A message of the same mail has the same sender and subject, and shares them. */
export function index(summary: MessageSummary, sibling?: Indexed): Indexed {
  const to = foldAddress(summary.to);
  return {
    to,
    from: sibling?.from ?? foldAddress(summary.from),
    subject: sibling?.subject ?? foldText(summary.subject),
    domain: to.slice(to.lastIndexOf('@') + 1),
    receivedAt: Date.parse(summary.receivedAt),
  };
}

/** Prepares a filter once and answers for any number of messages. */
export function matcher(filter: MessageFilter): (message: Indexed) => boolean {
  const to = filter.to === undefined ? undefined : foldAddress(filter.to);
  const from = filter.from === undefined ? undefined : foldAddress(filter.from);
  const subject = filter.subject === undefined ? undefined : foldText(filter.subject);
  const { receivedAfter, domains } = filter;
  return (message) =>
    (to === undefined || message.to === to) &&
    (from === undefined || message.from === from) &&
    (receivedAfter === undefined || message.receivedAt > receivedAfter) &&
    (domains === undefined || domains.includes(message.domain)) &&
    (subject === undefined || message.subject.includes(subject));
}

export function foldAddress(address: string): string {
  return address.trim().toLowerCase();
}

/** Folded headers and templates leave line breaks and double spaces that nobody sees. */
function foldText(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase();
}
