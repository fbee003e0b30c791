/**
 * What a wait says while it lasts: what it waits for, what is there, what arrives. On a terminal only; a script
 * that collects standard error has no use for it.
 * @module
 */
import type { ServiceClock } from '../client/clock.js';
import type { MessageSummary } from '../client/message.js';
import { type Conditions, describe, mismatch } from '../client/query.js';
import { oneLine, type Paint } from './terminal.js';

/** Where progress goes. */
export interface ProgressStream {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

export class Progress {
  readonly #known = new Set<string>();
  #isFirst = true;

  constructor(
    private readonly conditions: Conditions,
    private readonly stream: ProgressStream,
    private readonly paint: Paint,
  ) {}

  /** Whether anybody looks on; without that, nothing need be found out for it. */
  get isShown(): boolean {
    return this.stream.isTTY === true;
  }

  begin(timeout: number): void {
    this.#say(`waiting for message ${describe(this.conditions)}, for ${timeout / 1000}s at the most`);
  }

  /** All messages that may be of interest, again and again. */
  looked(messages: readonly MessageSummary[], clock: ServiceClock): void {
    const fresh = messages.filter(({ referenceId }) => !this.#known.has(referenceId));
    for (const { referenceId } of fresh) this.#known.add(referenceId);
    const unwanted = fresh.filter((message) => mismatch(this.conditions, message, clock));
    if (this.#isFirst && unwanted.length > 0) this.#say(`${unwanted.length} there already, not wanted`);
    if (!this.#isFirst) {
      for (const message of unwanted) {
        const reason = mismatch(this.conditions, message, clock)?.field;
        const named = reason === 'receivedAfter' ? 'too early' : `another ${reason}`;
        this.#say(`arrived ${JSON.stringify(oneLine(message.subject))} from ${message.from}: ${named}`);
      }
    }
    this.#isFirst = false;
  }

  #say(text: string): void {
    if (this.isShown) this.stream.write(`${this.paint('dim', oneLine(text))}\n`);
  }
}
