/**
 * When a message is in a list: the one rule that lists, single reads and held requests share.
 * @module
 */
import type { MessageSummary } from '../contract.js';
import { foldAddress } from '../mailbox.js';
import type { MessageFilter } from './store.js';

/** What of a message is compared, folded once when it arrives. */
export interface Indexed {
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  /** Milliseconds since the epoch. */
  readonly receivedAt: number;
}

export function index(summary: MessageSummary): Indexed {
  return {
    to: foldAddress(summary.to),
    from: foldAddress(summary.from),
    subject: foldText(summary.subject),
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
    (domains === undefined || domains.some((domain) => isOf(domain, message.to))) &&
    (subject === undefined || message.subject.includes(subject));
}

function isOf(domain: string, address: string): boolean {
  return address.length > domain.length && address.endsWith(domain) && address.at(-domain.length - 1) === '@';
}

/** Folded headers and templates leave line breaks and double spaces that nobody sees. */
export function foldText(text: string): string {
  // Most are folded already, and then no copy of them is kept.
  return (/[^\S ]| {2}/.test(text) ? text.replace(/\s+/g, ' ') : text).trim().toLowerCase();
}
