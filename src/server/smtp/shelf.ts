/**
 * Puts small sources side by side into large blocks of memory. A block of its own for each mail costs more time than
 * all else that is done with it when it arrives; and since mail leaves in the order it came, blocks become free whole.
 *
 * The first write to a page of memory is when the system finds one, and on a virtual machine that can take longer than
 * the rest of a mail. So a few blocks are made ready while nothing arrives: enough for the burst of a test run.
 * @module
 */

/** Bytes of a block. */
const BLOCK_SIZE = 1024 * 1024;

/** Larger sources get memory of their own, so that little of a block stays empty. */
const MAX_SHELVED = BLOCK_SIZE / 16;

/** Blocks that are kept ready. */
const RESERVE = 24;

/** Milliseconds without mail after which there is time to make blocks ready. */
const QUIET = 20;

/** Bytes of the smallest page that systems use. */
const PAGE = 4096;

export class Shelf {
  #block = Buffer.alloc(0);
  #used = 0;
  readonly #ready: ReturnType<typeof Buffer.allocUnsafeSlow>[] = [];
  /** Fires when nothing has come for a while. */
  readonly #silence = setTimeout(() => this.#makeReady(), QUIET).unref();

  /** The chunks as one buffer of that size. */
  put(chunks: readonly Buffer[], size: number): Buffer {
    if (size > MAX_SHELVED) return Buffer.concat(chunks, size);
    if (this.#used + size > this.#block.length) {
      this.#block = this.#ready.pop() ?? Buffer.allocUnsafeSlow(BLOCK_SIZE);
      this.#used = 0;
    }
    this.#silence.refresh();
    const start = this.#used;
    for (const chunk of chunks) this.#used += chunk.copy(this.#block, this.#used);
    return this.#block.subarray(start, this.#used);
  }

  /** One block at a time: mail that arrives meanwhile waits for no more than that. */
  #makeReady(): void {
    if (this.#ready.length >= RESERVE) return;
    const block = Buffer.allocUnsafeSlow(BLOCK_SIZE);
    for (let at = 0; at < BLOCK_SIZE; at += PAGE) block[at] = 0;
    this.#ready.push(block);
    this.#silence.refresh();
  }
}
