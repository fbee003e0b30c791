/**
 * Which message is wanted: the query as users write it, checked, and decided on here whatever the service did
 * with its filters.
 * @module
 */
import { bareAddresses, namesMailbox } from './addresses.js';
import type { ServiceClock } from './clock.js';
import type { MessageSummary } from './message.js';
import { checkNames, show } from './options.js';

/**
 * Conditions on a message; all given ones must be met, and none is: any message. The query of
 * `GET {base}/api/v1/messages`, checked once more on this side.
 *
 * @example
 * ```ts
 * { to: 'owner@acme.test', subject: /order \d+/i, receivedAfter: earlierMessage }
 * ```
 */
export interface MessageQuery {
  /**
   * The receiver: that address, without case and display name, or a pattern.
   * @default undefined: any
   */
  readonly to?: string | RegExp | undefined;
  /**
   * The sender: that address, without case and display name, or a pattern.
   * @default undefined: any
   */
  readonly from?: string | RegExp | undefined;
  /**
   * Text contained in the subject, without case and with white space folded, or a pattern.
   * @default undefined: any
   */
  readonly subject?: string | RegExp | undefined;
  /**
   * Only messages received after this: a Date or milliseconds since the epoch by the clock of this machine, or
   * an earlier message.
   * @default the test's start for the fixture `mail`, else undefined: at any time
   */
  readonly receivedAfter?: Date | number | EarlierMessage | undefined;
}

/** What of an earlier message tells that another is later. */
interface EarlierMessage {
  readonly receivedAt: Date;
  /** Told apart from others of the same moment by this. */
  readonly referenceId?: string | undefined;
}

/** A checked query. */
export interface Conditions {
  readonly to?: string | RegExp | undefined;
  readonly from?: string | RegExp | undefined;
  readonly subject?: string | RegExp | undefined;
  readonly after?: Moment | undefined;
}

/** Milliseconds since the epoch, and whose clock told them. */
export interface Moment {
  readonly time: number;
  readonly clock: 'ours' | 'service';
  /** The earlier message that told the moment. */
  readonly referenceId?: string | undefined;
}

const FIELDS = ['to', 'from', 'subject', 'receivedAfter'] as const;

/** Throws a TypeError that names the field where a query is not one. */
export function readQuery(query: MessageQuery): Conditions {
  checkNames('query', query, FIELDS, "{ subject: 'Welcome' }");
  return {
    to: readPattern('to', query.to),
    from: readPattern('from', query.from),
    subject: readPattern('subject', query.subject),
    after: query.receivedAfter === undefined ? undefined : readMoment(query.receivedAfter),
  };
}

function readPattern(name: string, value: unknown): string | RegExp | undefined {
  if (value === undefined) return undefined;
  // Without g and y a pattern has no memory: the same text gets the same answer every time.
  if (value instanceof RegExp) return new RegExp(value.source, value.flags.replace(/[gy]/g, ''));
  if (typeof value !== 'string') {
    throw new TypeError(`query.${name}: expected a string or a RegExp, got ${show(value)}`);
  }
  if (value.trim() === '') throw new TypeError(`query.${name}: expected text, got an empty string`);
  return value;
}

function readMoment(moment: Date | number | EarlierMessage): Moment {
  const isMessage = typeof moment === 'object' && moment !== null && 'receivedAt' in moment;
  const time = Number(isMessage ? moment.receivedAt : moment);
  const isMoment = isMessage || moment instanceof Date || typeof moment === 'number';
  if (!isMoment || !Number.isFinite(time)) {
    throw new TypeError(
      `query.receivedAfter: expected a Date, milliseconds since the epoch or a message, got ${show(moment)}`,
    );
  }
  return isMessage ? { time, clock: 'service', referenceId: moment.referenceId } : { time, clock: 'ours' };
}

/** The first condition that a message fails, in words for a call log; undefined where it meets them all. */
export function mismatch(
  conditions: Conditions,
  message: MessageSummary,
  clock: Pick<ServiceClock, 'skew' | 'rounding'>,
): { readonly field: keyof MessageQuery; readonly reason: string } | undefined {
  const { to, from, subject, after } = conditions;
  if (to !== undefined && !addressMatches(to, message.to)) {
    return { field: 'to', reason: `unexpected receiver ${JSON.stringify(message.to)}` };
  }
  const early = after && windowStart(after, clock.skew) - message.receivedAt.getTime();
  // A service that keeps whole seconds may have received it later in that second.
  if (early !== undefined && (early >= clock.rounding || message.referenceId === after?.referenceId)) {
    return { field: 'receivedAfter', reason: `arrived ${duration(early)} before the window` };
  }
  if (from !== undefined && !addressMatches(from, message.from)) {
    return { field: 'from', reason: `unexpected sender ${JSON.stringify(message.from)}` };
  }
  if (subject !== undefined && !textMatches(subject, message.subject)) {
    return { field: 'subject', reason: `unexpected subject ${JSON.stringify(message.subject)}` };
  }
  return undefined;
}

/** The moment after which a message counts, by the service's clock. */
export function windowStart({ time, clock }: Moment, skew: number): number {
  return clock === 'service' ? time : time + skew;
}

/** What is wanted, in words: `to "a@b.test" with subject /confirm/i`. */
export function describe({ to, from, subject, after }: Conditions): string {
  const words = [
    to && `to ${quote(to)}`,
    from && `from ${quote(from)}`,
    subject && `with subject ${quote(subject)}`,
    after && `received after ${new Date(after.time).toISOString()}`,
  ];
  return words.filter(Boolean).join(' ');
}

function addressMatches(wanted: string | RegExp, given: string): boolean {
  if (typeof wanted === 'string') return namesMailbox(given, wanted);
  return wanted.test(given) || bareAddresses(given).some((address) => wanted.test(address));
}

function textMatches(wanted: string | RegExp, given: string): boolean {
  if (wanted instanceof RegExp) return wanted.test(given);
  return fold(given).includes(fold(wanted));
}

function fold(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase();
}

function duration(milliseconds: number): string {
  return milliseconds < 1000 ? `${Math.round(milliseconds)}ms` : `${Math.round(milliseconds / 1000)}s`;
}

function quote(value: string | RegExp): string {
  return value instanceof RegExp ? String(value) : JSON.stringify(value);
}
