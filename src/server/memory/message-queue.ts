/**
 * First in, first out, read from the newest. Taking the oldest out costs no move of the others, whatever their number.
 * @module
 */

/** Entries that left may take so many places before the others move up, and no more than there are others. */
const MAX_EMPTY_PLACES = 1_000;

export class MessageQueue<T> {
  #entries: (T | undefined)[] = [];
  #head = 0;

  get size(): number {
    return this.#entries.length - this.#head;
  }

  get oldest(): T | undefined {
    return this.#entries[this.#head];
  }

  /** The newest is at 0. */
  at(age: number): T | undefined {
    return age < this.size ? this.#entries[this.#entries.length - 1 - age] : undefined;
  }

  push(entry: T): void {
    this.#entries.push(entry);
  }

  shift(): T | undefined {
    const { oldest } = this;
    if (oldest === undefined) return undefined;
    this.#entries[this.#head] = undefined;
    this.#head += 1;
    if (this.#head > MAX_EMPTY_PLACES && this.#head * 2 > this.#entries.length) {
      this.#entries = this.#entries.slice(this.#head);
      this.#head = 0;
    }
    return oldest;
  }
}
