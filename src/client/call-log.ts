/**
 * What a wait has seen, told as Playwright tells it: what happened again and again is one line with a count.
 * @module
 */
import type { Health } from '../contract.js';
import { bareAddresses } from './addresses.js';
import type { ServiceClock } from './clock.js';
import type { MessageSummary } from './message.js';
import { type Conditions, describe, type Moment, mismatch, windowStart } from './query.js';
import { likeness } from './similar.js';

/** More lines of a kind than this are counted, not listed. */
const MAX_LISTED = 10;

/** Longer subjects and addresses are cut, in characters. */
const MAX_QUOTED = 100;

/** What kind of look a look was. */
export interface LookKind {
  /** It asked for more than the wanted message, so that finding nothing says nothing. */
  readonly isBroad?: boolean | undefined;
  /** Why a message that meets the conditions is not the one. */
  readonly whyNot?: string | undefined;
}

export class CallLog {
  /** What happened, in the order of its first time, and how often. */
  readonly #events = new Map<string, number>();
  /** Lines about single messages, by message and kind. */
  readonly #early = new Map<string, string>();
  readonly #similar = new Map<string, string>();
  readonly #others = new Set<string>();
  readonly #hints = new Set<string>();
  readonly #waitingFor: string;
  readonly #isEmpty: string;
  readonly #conditions: Conditions;
  readonly #since: Moment;

  /**
   * `whatIsEmpty` names what a look found nothing in: "inbox", where one address is looked at. `since` is when the
   * search began, by our clock, in milliseconds.
   */
  constructor(conditions: Conditions, whatIsEmpty: string, since: number) {
    const described = describe(conditions);
    this.#conditions = conditions;
    this.#waitingFor = `waiting for message${described && ` ${described}`}`;
    this.#isEmpty = `${whatIsEmpty} is empty`;
    this.#since = conditions.after ?? { time: since, clock: 'ours' };
  }

  /** One look, and why none of its messages was the one. */
  looked(messages: readonly MessageSummary[], clock: ServiceClock, { isBroad, whyNot }: LookKind = {}): void {
    let interesting = 0;
    for (const message of messages) {
      const problem = mismatch(this.#conditions, message, clock);
      if (problem?.field === 'to') {
        this.#noteOther(message, clock);
      } else if (problem?.field === 'receivedAfter') {
        this.#early.set(message.referenceId, `${problem.reason}: ${quote(message.subject)}`);
      } else {
        interesting += 1;
        const reason = problem?.reason ?? whyNot;
        const received = `received ${quote(message.subject)} from ${quote(message.from)}`;
        if (reason !== undefined && !isBroad) this.#count(`${received}\n      - ${reason}`);
      }
    }
    if (interesting === 0 && !isBroad) this.#count(this.#isEmpty);
  }

  /** What our own server knows that explains a missing message. */
  asked({ connections, messages, evicted, evictedUntil }: Health, clock: ServiceClock): void {
    // What there is may have come through another server on the same database.
    if (connections === 0 && messages === 0) {
      this.#hints.add(
        'nothing has connected to the SMTP port of the server since it started: does the app send its mail there?',
      );
    }
    if (evictedUntil !== null && Date.parse(evictedUntil) > windowStart(this.#since, clock.skew)) {
      const messages = evicted === 1 ? '1 message' : `${evicted} messages`;
      this.#hints.add(
        `the server has dropped ${messages} to stay within its bounds, some received after this wait's window opened: raise --max-messages, --max-bytes or --retention`,
      );
    }
  }

  /** A failed attempt to ask the service. */
  failed(what: string): void {
    this.#count(what);
  }

  /** Advice, once. */
  advise(hint: string): void {
    this.#hints.add(hint);
  }

  /** From "Call log:" on. */
  text(): string {
    const events = [...this.#events].map(([text, count]) => `    ${count} × ${text}`);
    const early = [...this.#early.values()].map((text) => `  - 1 message ${text}`);
    const similar = [...this.#similar.values()].map((text) => `  - 1 message ${text}`);
    const others = this.#others.size - this.#similar.size;
    const meanwhile = others === 1 ? '1 message' : `${others} messages`;
    return [
      'Call log:',
      `  - ${this.#waitingFor}`,
      ...cut(events, '    '),
      ...cut(early, '  - '),
      ...cut(similar, '  - '),
      ...(others > 0 ? [`  - ${meanwhile} arrived for other addresses meanwhile`] : []),
      ...[...this.#hints].map((hint) => `  - ${hint}`),
    ].join('\n');
  }

  /** Mail to others is their business, unless it looks like a mistake. */
  #noteOther(message: MessageSummary, clock: ServiceClock): void {
    const { to } = this.#conditions;
    if (message.receivedAt.getTime() <= windowStart(this.#since, clock.skew)) return;
    this.#others.add(message.referenceId);
    if (typeof to !== 'string') return;
    const found = bareAddresses(message.to)
      .map((address) => likeness(bareAddresses(to)[0] ?? to, address))
      .find((difference) => difference !== undefined);
    if (found === undefined) return;
    this.#similar.set(
      message.referenceId,
      `arrived for a similar address (${found}), ${quote(message.to)}: ${quote(message.subject)}`,
    );
  }

  #count(text: string): void {
    this.#events.set(text, (this.#events.get(text) ?? 0) + 1);
  }
}

/** The newest lines, and how many there are beside. */
function cut(lines: readonly string[], indent: string): readonly string[] {
  const surplus = lines.length - MAX_LISTED;
  return surplus > 0 ? [`${indent}… ${surplus} more, then`, ...lines.slice(-MAX_LISTED)] : lines;
}

function quote(text: string): string {
  return JSON.stringify(text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED - 1)}…` : text);
}
