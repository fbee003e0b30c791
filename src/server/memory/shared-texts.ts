/**
 * Texts that many messages have in common, kept once with what they are folded to: an app has few senders and, for the
 * most part, few subjects.
 * @module
 */

/** Texts that are remembered; beyond that it begins anew, and what came before stays with the messages that have it. */
const MAX_REMEMBERED = 1_000;

/** A text as it came, and as it is compared. */
export interface SharedText {
  readonly text: string;
  readonly folded: string;
}

export class SharedTexts {
  readonly #known = new Map<string, SharedText>();
  readonly #fold: (text: string) => string;

  constructor(fold: (text: string) => string) {
    this.#fold = fold;
  }

  /** The same object for the same text, as long as it is remembered. */
  share(text: string): SharedText {
    const known = this.#known.get(text);
    if (known) return known;
    if (this.#known.size >= MAX_REMEMBERED) this.#known.clear();
    const shared = { text, folded: this.#fold(text) };
    this.#known.set(text, shared);
    return shared;
  }
}
