/**
 * Held requests: each waits for the next message that its filter lets through, and wakes for no other.
 * @module
 */
import { type Indexed, index, matcher } from './filter.js';
import type { MailStore, MessageFilter } from './store.js';

/** Watches one filter from its creation on, so that nothing slips between looking and waiting. */
export interface Watch extends Disposable {
  /**
   * Resolves true once a matching message has arrived since the last call; false when the time (milliseconds)
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
  readonly #waiters = new Set<Waiter>();
  #closed = false;

  constructor(store: MailStore) {
    store.onAdded((summary) => {
      const message = index(summary);
      for (const waiter of this.#waiters) {
        if (!waiter.matches(message)) continue;
        waiter.arrived = true;
        waiter.wake();
      }
    });
  }

  watch(filter: MessageFilter): Watch {
    const waiter: Waiter = { matches: matcher(filter), arrived: false, wake: () => undefined };
    this.#waiters.add(waiter);
    return {
      next: async (timeout, signal) => {
        if (!waiter.arrived && !this.#closed && !signal.aborted)
          await sleepUntilWoken(waiter, timeout, signal);
        const { arrived } = waiter;
        waiter.arrived = false;
        return arrived;
      },
      [Symbol.dispose]: () => this.#waiters.delete(waiter),
    };
  }

  /** Ends every wait, now and to come. */
  close(): void {
    this.#closed = true;
    for (const waiter of this.#waiters) waiter.wake();
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
