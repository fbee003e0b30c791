/**
 * Wrong keys, counted per address: guessing takes forever, and a misconfigured job that hammers the server learns
 * when to come back. A right key is never asked to wait, since many jobs share one address behind a NAT.
 * @module
 */

/** Wrong keys from one address within a window; a person who mistypes stays below. */
export const MAX_WRONG_KEYS = 20;

/** Milliseconds. */
const WINDOW = 60_000;

/** Addresses remembered; the one whose window began first is forgotten first. */
export const MAX_ADDRESSES = 10_000;

interface Window {
  readonly endsAt: number;
  count: number;
}

export class WrongKeys {
  readonly #windows = new Map<string, Window>();

  /** Counts one. Returns the seconds until the address may try again, or undefined while it may go on. */
  count(address: string, now = performance.now()): number | undefined {
    let window = this.#windows.get(address);
    if (window === undefined || window.endsAt <= now) {
      window = { endsAt: now + WINDOW, count: 0 };
      // Deleted first, so that the order of the map stays that of the windows.
      this.#windows.delete(address);
      this.#windows.set(address, window);
      if (this.#windows.size > MAX_ADDRESSES) this.#forgetOldest();
    }
    window.count += 1;
    return window.count > MAX_WRONG_KEYS ? Math.ceil((window.endsAt - now) / 1000) : undefined;
  }

  #forgetOldest(): void {
    for (const address of this.#windows.keys()) {
      this.#windows.delete(address);
      return;
    }
  }
}
