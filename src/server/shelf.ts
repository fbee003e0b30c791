/**
 * Puts small sources side by side into large blocks of memory. A block of its own for each mail costs more time than
 * all else that is done with it when it arrives; and since mail leaves in the order it came, blocks become free whole.
 * @module
 */

/** Bytes of a block. */
const BLOCK_SIZE = 1024 * 1024;

/** Larger sources get memory of their own, so that little of a block stays empty. */
const MAX_SHELVED = BLOCK_SIZE / 16;

export class Shelf {
  #block = Buffer.alloc(0);
  #used = 0;

  /** The chunks as one buffer of that size. */
  put(chunks: readonly Buffer[], size: number): Buffer {
    if (size > MAX_SHELVED) return Buffer.concat(chunks, size);
    if (this.#used + size > this.#block.length) {
      this.#block = Buffer.allocUnsafeSlow(BLOCK_SIZE);
      this.#used = 0;
    }
    const start = this.#used;
    for (const chunk of chunks) this.#used += chunk.copy(this.#block, this.#used);
    return this.#block.subarray(start, this.#used);
  }
}
