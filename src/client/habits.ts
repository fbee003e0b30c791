/**
 * What a service's answers have taught about the points that the contract leaves open.
 * @module
 */
import { ServiceClock } from './clock.js';
import type { MessageSummary } from './message.js';

/** In which form a list is asked to leave out what is older. */
export type TimeForm = 'seconds' | 'milliseconds' | 'none';

/** A message this much older than asked for proves that the service does not read seconds, in milliseconds. */
const PROOF_MARGIN = 60_000;

export class ServiceHabits {
  readonly clock = new ServiceClock();
  #timeForm: TimeForm = 'seconds';
  #newestFirst = true;

  /**
   * Seconds until an answer proves more: right where seconds are read, and a superset where milliseconds are.
   * None once a message was found that either form hides.
   */
  get timeForm(): TimeForm {
    return this.#timeForm;
  }

  /** Whether lists begin with the newest; as the last list told that held messages of different moments. */
  get newestFirst(): boolean {
    return this.#newestFirst;
  }

  /** A time by the service's clock as `receivedAfter`; undefined where it is better left out. */
  receivedAfter(time: number | undefined): number | undefined {
    if (time === undefined || this.#timeForm === 'none') return undefined;
    return this.#timeForm === 'seconds' ? Math.floor(time / 1000) : time;
  }

  /** Learns from the messages of a list in its own order, and from what was asked for. */
  observe(messages: readonly MessageSummary[], receivedAfter: number | undefined): void {
    for (const { receivedAt } of messages) this.clock.observeReceivedAt(receivedAt);
    const [first, last] = [messages[0], messages.at(-1)].map((message) => message?.receivedAt.getTime() ?? 0);
    if (first !== last) this.#newestFirst = Number(first) > Number(last);
    if (this.#timeForm !== 'seconds' || receivedAfter === undefined) return;
    const asked = receivedAfter * 1000 - PROOF_MARGIN;
    if (messages.some(({ receivedAt }) => receivedAt.getTime() < asked)) this.#timeForm = 'milliseconds';
  }

  /** Whatever `receivedAfter` means to this service, it hid a message that is recent enough. */
  observeHiddenByTime(): void {
    this.#timeForm = 'none';
  }
}
