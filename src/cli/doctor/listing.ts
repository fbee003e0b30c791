/**
 * How a service lists: in which order, how many to a page, and what is behind the last page.
 * @module
 */
import type { MessageSummary } from '../../client/message.js';
import { statusLine } from './answer-faults.js';
import { type Finding, fine, unknown } from './finding.js';
import type { Inquiry, Page } from './inquiry.js';

type Listed = Exclude<Page, { refused: number }>;

export function order({ messages }: Listed, toTell: string): Finding {
  const times = messages.map(({ receivedAt }) => receivedAt.getTime());
  if (new Set(times).size < 2) {
    const have =
      messages.length > 1 ? 'all messages have the same time' : `there ${count(messages.length)} only`;
    return unknown('order', messages.length === 0 ? toTell : `cannot tell: ${have}; ${toTell}`);
  }
  const steps = times.slice(1).map((time, at) => time - (times[at] ?? time));
  const named = steps.every((step) => step <= 0)
    ? 'newest first'
    : steps.every((step) => step >= 0)
      ? 'oldest first'
      : 'not by receivedAt';
  return fine('order', named, { order: named });
}

export async function pages(first: Listed, inquiry: Inquiry): Promise<Finding> {
  const { messages, totalPages } = first;
  const beyond = await behind(first, inquiry);
  const data = { messagesOnFirst: messages.length, totalPages, beyond };
  const tail = `a page beyond the last: ${beyond}`;
  if (totalPages <= 1) {
    return unknown('pages', `at least ${messages.length} to a page: there is one only; ${tail}`, data);
  }
  const second = await inquiry.page({ page: 2 });
  if (!('refused' in second) && isSame(second.messages, messages)) {
    return fine('pages', `"page" is ignored: page 2 is page 1 again; ${tail}`, data);
  }
  const last = await inquiry.page({ page: totalPages });
  const isSurplus = 'refused' in last || last.messages.length === 0;
  const claim = isSurplus ? `totalPages claims ${totalPages}, more than there are` : `${totalPages} pages`;
  return fine('pages', `${messages.length} to a page, ${claim}; ${tail}`, {
    ...data,
    pageSize: messages.length,
  });
}

async function behind({ messages, totalPages }: Listed, inquiry: Inquiry): Promise<string> {
  const page = await inquiry.page({ page: Math.max(1, totalPages) + 1 });
  if ('refused' in page) return statusLine(page.refused);
  if (page.messages.length === 0) return 'empty';
  return isSame(page.messages, messages) && totalPages > 1 ? 'the first page again' : 'the last page again';
}

function isSame(some: readonly MessageSummary[], others: readonly MessageSummary[]): boolean {
  const ids = new Set(others.map(({ referenceId }) => referenceId));
  return some.length > 0 && some.every(({ referenceId }) => ids.has(referenceId));
}

function count(messages: number): string {
  return messages === 1 ? 'is one message' : `are ${messages} messages`;
}
