/**
 * The sources read last: whoever reads one reads it again, and what was worked out from it is found by the same buffer.
 * @module
 */

/** Bytes of sources that are kept; what was read longest ago leaves first. */
const MAX_BYTES = 32 * 1024 * 1024;

export class SourceCache {
  readonly #sources = new Map<string, Buffer>();
  #bytes = 0;

  get(id: string): Buffer | undefined {
    const source = this.#sources.get(id);
    if (source) {
      this.#sources.delete(id);
      this.#sources.set(id, source);
    }
    return source;
  }

  /** The source to use: of two that read it at one time, both get the first one's. */
  keep(id: string, source: Buffer): Buffer {
    const earlier = this.get(id);
    if (earlier) return earlier;
    this.#sources.set(id, source);
    this.#bytes += source.length;
    for (const [oldest, { length }] of this.#sources) {
      if (this.#bytes <= MAX_BYTES || oldest === id) break;
      this.#sources.delete(oldest);
      this.#bytes -= length;
    }
    return source;
  }
}
