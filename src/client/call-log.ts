/**
 * What a wait has seen, told as Playwright tells it: what happened again and again is one line with a count.
 * @module
 */
import type { ServiceClock } from './clock.js';
import type { MessageSummary } from './message.js';
import { type Conditions, describe, mismatch } from './query.js';

export class CallLog {
  /** Lines in the order of their first time, and how often each happened. */
  readonly #lines = new Map<string, number>();
  readonly #early = new Map<string, string>();
  readonly #waitingFor: string;
  readonly #isEmpty: string;

  /** `whatIsEmpty` names what a look found nothing in: "inbox", where one address is looked at. */
  constructor(conditions: Conditions, whatIsEmpty: string) {
    const described = describe(conditions);
    this.#waitingFor = `waiting for message${described && ` ${described}`}`;
    this.#isEmpty = `${whatIsEmpty} is empty`;
  }

  /** One look, and why none of its messages was the one. */
  looked(messages: readonly MessageSummary[], conditions: Conditions, clock: ServiceClock): void {
    let interesting = 0;
    for (const message of messages) {
      const problem = mismatch(conditions, message, clock);
      // Mail to others is their business, and there may be thousands.
      if (problem?.field === 'to') continue;
      if (problem?.field === 'receivedAfter') {
        this.#early.set(message.referenceId, `${problem.reason}: ${JSON.stringify(message.subject)}`);
        continue;
      }
      interesting += 1;
      const reason = problem?.reason ?? 'handed out before';
      this.#count(
        `received ${JSON.stringify(message.subject)} from ${JSON.stringify(message.from)}\n      - ${reason}`,
      );
    }
    if (interesting === 0) this.#count(this.#isEmpty);
  }

  /** A failed attempt to ask the service. */
  failed(what: string): void {
    this.#count(what);
  }

  /** From "Call log:" on. */
  text(): string {
    const counted = [...this.#lines].map(([text, count]) => `\n    ${count} × ${text}`);
    const early = [...this.#early.values()].map((text) => `\n  - 1 message ${text}`);
    return `Call log:\n  - ${this.#waitingFor}${counted.join('')}${early.join('')}`;
  }

  #count(text: string): void {
    this.#lines.set(text, (this.#lines.get(text) ?? 0) + 1);
  }
}
