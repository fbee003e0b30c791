/**
 * How far the service's clock is from ours, and how finely it tells the time. The `Date` header has a resolution
 * of a second, so one answer gives a range; the ranges of several answers narrow each other down.
 * @module
 */

/** The resolution of the `Date` header, in milliseconds. */
const RESOLUTION = 1000;

/** Clocks that may be this close are taken as equal: servers keep a rendered `Date` a little too long. In milliseconds. */
const SLACK = 500;

export class ServiceClock {
  #low = Number.NEGATIVE_INFINITY;
  #high = Number.POSITIVE_INFINITY;
  #tellsMilliseconds = false;

  /**
   * What to add to our clock to get the service's, in milliseconds. Zero while the clocks may be equal, else the
   * least that fits: a window that opens a little early loses nothing.
   */
  get skew(): number {
    if (this.#low <= SLACK && this.#high >= -SLACK) return 0;
    return this.#low;
  }

  /** By how much a `receivedAt` may be rounded down, in milliseconds: some services keep whole seconds. */
  get rounding(): number {
    return this.#tellsMilliseconds ? 0 : 999;
  }

  /** Learns from an answer; `sent` and `received` are ours, in milliseconds since the epoch. */
  observe(dateHeader: string | null, sent: number, received: number): void {
    const date = Date.parse(dateHeader ?? '');
    if (Number.isNaN(date)) return;
    const low = date - received;
    const high = date + RESOLUTION - sent;
    const narrowed = { low: Math.max(this.#low, low), high: Math.min(this.#high, high) };
    // No common range means that one of the clocks was set meanwhile: only the newest answer counts.
    [this.#low, this.#high] = narrowed.low <= narrowed.high ? [narrowed.low, narrowed.high] : [low, high];
  }

  /** Learns from a message's time. */
  observeReceivedAt(receivedAt: Date): void {
    if (receivedAt.getTime() % 1000 !== 0) this.#tellsMilliseconds = true;
  }
}
