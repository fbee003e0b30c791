/**
 * The database's clock, as all servers on it go by: a message that came after another is younger, whichever servers
 * took the two.
 * @module
 */
export class Clock {
  /** What has to be added to this process's own count of milliseconds. */
  #offset = Date.now() - performance.now();
  /** How far off that may be. */
  #doubt = Infinity;
  #last = 0;

  /** Milliseconds since the epoch. */
  now(): number {
    return Math.floor(performance.now() + this.#offset);
  }

  /** The same, and more than ever before. */
  next(): number {
    this.#last = Math.max(this.now(), this.#last + 1);
    return this.#last;
  }

  /** What the database's clock showed at some time between two moments of `performance.now()`. */
  learn(asked: number, answered: number, theirs: number): void {
    const doubt = (answered - asked) / 2;
    const offset = theirs - (asked + answered) / 2;
    // A look that took long tells less than an earlier quick one, as long as both may be true.
    if (doubt > this.#doubt && Math.abs(offset - this.#offset) <= doubt + this.#doubt) return;
    this.#offset = offset;
    this.#doubt = doubt;
  }
}
