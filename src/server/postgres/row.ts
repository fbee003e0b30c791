/**
 * Messages as rows of their table, and filters as conditions on them.
 * @module
 */
import { createHash } from 'node:crypto';
import type { MessageSummary } from '../../contract.js';
import { foldAddress } from '../../mailbox.js';
import { foldText } from '../filter.js';
import type { MessageFilter } from '../store.js';
import type { Parameter } from './database.js';

/** A row of the table `source`; `raw` is gzip in base64. */
export interface SourceRow {
  readonly id: string;
  readonly received_at: string;
  readonly raw: string;
  readonly size: number;
}

/** A row of the table `message`. */
export interface MessageRow {
  readonly id: string;
  readonly received_at: string;
  readonly receiver: string;
  readonly receiver_digest: string;
  readonly domain_digest: string;
  readonly sender: string;
  readonly sender_folded: string;
  readonly subject: string;
  readonly subject_folded: string;
  readonly size: number;
  readonly source_id: string;
  readonly source_at: string;
}

export function toRow(summary: MessageSummary, source: Pick<SourceRow, 'id' | 'received_at'>): MessageRow {
  const receiver = foldAddress(summary.to);
  return {
    id: summary.referenceId,
    received_at: summary.receivedAt,
    receiver: summary.to,
    receiver_digest: digest(receiver),
    domain_digest: digest(domainOf(receiver)),
    sender: summary.from,
    sender_folded: foldAddress(summary.from),
    subject: summary.subject,
    subject_folded: foldText(summary.subject),
    size: summary.size,
    source_id: source.id,
    source_at: source.received_at,
  };
}

/** What a list selects. */
export const SUMMARY_COLUMNS = 'id, received_at, receiver, sender, subject, size';

export interface SummaryRow {
  readonly id: string;
  readonly received_at: Date;
  readonly receiver: string;
  readonly sender: string;
  readonly subject: string;
  readonly size: number;
}

export function toSummary(row: SummaryRow): MessageSummary {
  return {
    referenceId: row.id,
    from: row.sender,
    to: row.receiver,
    subject: row.subject,
    size: row.size,
    receivedAt: row.received_at.toISOString(),
  };
}

/** Text as the database can keep it: without NUL and without halves of characters. */
export function storable(text: string): string {
  return text.replace(/[\0\p{Surrogate}]/gu, '\uFFFD');
}

/** A condition for each part of a filter but the domains; parameters are added behind those there are. */
export function conditions(filter: MessageFilter, parameters: Parameter[]): string[] {
  const given = (parameter: Parameter) => `$${parameters.push(parameter)}`;
  const { to, from, subject, receivedAfter } = filter;
  return [
    ...(to === undefined
      ? []
      : [`receiver_digest = ${given(digest(foldAddress(storable(to))))}::text::uuid`]),
    ...(from === undefined ? [] : [`sender_folded = ${given(foldAddress(storable(from)))}::text`]),
    ...(subject === undefined
      ? []
      : [`strpos(subject_folded, ${given(foldText(storable(subject)))}::text) > 0`]),
    ...(receivedAfter === undefined
      ? []
      : [`received_at > ${given(timestamp(receivedAfter))}::text::timestamptz`]),
  ];
}

/** The domains that the filter leaves to look in: undefined for all, and none where its receiver is in no such. */
export function domainsOf({ to, domains }: MessageFilter): readonly string[] | undefined {
  if (domains === undefined || to === undefined) return domains;
  return domains.includes(domainOf(foldAddress(to))) ? undefined : [];
}

/** Stands for an address or a domain in the indexes, whose entries have a greatest length. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}

/** Milliseconds since the epoch as the database reads them; what is beyond its calendar or ours is brought inside. */
export function timestamp(milliseconds: number): string {
  return new Date(Math.min(Math.max(milliseconds, FIRST), LAST)).toISOString();
}

const FIRST = Date.UTC(1, 0, 1);
const LAST = Date.UTC(9999, 0, 1);
