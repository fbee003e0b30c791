/**
 * Held requests: each waits for the next message that its filter lets through, and wakes for no other.
 * @module
 */
import { foldAddress } from '../mailbox.js';
import { type Indexed, index, matcher } from './filter.js';
import type { MailStore, MessageFilter } from './store.js';

/**
 * Requests held at one time: every worker of a large test run may wait at once. One more is answered at once, and
 * its client polls.
 */
export const MAX_HELD_REQUESTS = 2_000;

/** Watches one filter from its creation on, so that nothing slips between looking and waiting. */
export interface Watch extends Disposable {
  /**
   * Resolves true once a matching message has arrived since the last call, or may have; false when the time (milliseconds)
   * is over, the signal says stop or the server closes.
   */
  next(timeout: number, signal: AbortSignal): Promise<boolean>;
}

interface Waiter {
  readonly matches: (message: Indexed) => boolean;
  arrived: boolean;
  wake: () => void;
}

export class Arrivals {
  /** By the receiver they ask for, so that an arriving mail meets only its own; undefined: any receiver. */
  readonly #waiters = new Map<string | undefined, Set<Waiter>>();
  #held = 0;
  #closed = false;

  constructor(store: MailStore) {
    store.onAdded((summary) => {
      if (this.#waiters.size === 0) return;
      if (!summary) return this.#wakeAll();
      const message = index(summary);
      for (const receiver of [message.to, undefined]) {
        for (const waiter of this.#waiters.get(receiver) ?? []) {
          if (!waiter.matches(message)) continue;
          waiter.arrived = true;
          waiter.wake();
        }
      }
    });
  }

  /** Undefined where as many watch as may. */
  watch(filter: MessageFilter): Watch | undefined {
    if (this.#held >= MAX_HELD_REQUESTS) return undefined;
    const receiver = filter.to === undefined ? undefined : foldAddress(filter.to);
    const waiter: Waiter = { matches: matcher(filter), arrived: false, wake: () => undefined };
    const others = this.#waiters.get(receiver) ?? new Set();
    this.#waiters.set(receiver, others.add(waiter));
    this.#held += 1;
    return {
      next: async (timeout, signal) => {
        if (!waiter.arrived && !this.#closed && !signal.aborted)
          await sleepUntilWoken(waiter, timeout, signal);
        const { arrived } = waiter;
        waiter.arrived = false;
        return arrived;
      },
      [Symbol.dispose]: () => {
        if (!others.delete(waiter)) return;
        this.#held -= 1;
        if (others.size === 0 && this.#waiters.get(receiver) === others) this.#waiters.delete(receiver);
      },
    };
  }

  /** Held requests. */
  get size(): number {
    return this.#held;
  }

  /** Ends every wait, now and to come. */
  close(): void {
    this.#closed = true;
    for (const waiters of this.#waiters.values()) for (const waiter of waiters) waiter.wake();
  }

  #wakeAll(): void {
    for (const waiters of this.#waiters.values()) {
      for (const waiter of waiters) {
        waiter.arrived = true;
        waiter.wake();
      }
    }
  }
}

async function sleepUntilWoken(waiter: Waiter, timeout: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const wake = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', wake);
      resolve();
    };
    const timer = setTimeout(wake, timeout);
    signal.addEventListener('abort', wake, { once: true });
    waiter.wake = wake;
  });
}
