/**
 * The list as far as it is known: follows what arrives, and loads what is older when it is wanted.
 *
 * What is known is always a run without gaps from the newest message on. Pages move while mail arrives, so older
 * ones are read one after the other, each at the place where the known ones end, and repeats are dropped.
 * @module
 */
import type { MessageSummary } from '../../../contract.js';
import { type ListAnswer, RefusedError, type Service } from './service.js';

/** Messages loaded without being asked for: enough to scroll at once, little work for the server. */
const EAGER = 500;

/** The shortest time between two looks, in milliseconds: a burst of mail is one change, not hundreds. */
const BREATH = 150;

/** How long to wait after a failure, in milliseconds: soon at first, then every few seconds. */
const RETRY_DELAYS = [250, 500, 1_000, 2_000, 3_000];

export interface MailboxEvents {
  /** The list differs; `arrived` counts the messages that came while it was watched. */
  changed(arrived: number): void;
  /** The server answers. Said with every answer. */
  connected(): void;
  /** The server does not answer; it is asked again until it does. */
  lost(): void;
  /** The key does not open the mail. Nothing more will be asked. */
  refused(): void;
}

export class Mailbox {
  readonly #service: Service;
  readonly #events: MailboxEvents;
  readonly #life = new AbortController();
  #messages: MessageSummary[] = [];
  #ids = new Set<string>();
  #isKnown = false;
  #isComplete = false;
  #pageSize = 50;
  #totalPages = 0;
  #wanted = EAGER;
  #isLoading = false;

  constructor(service: Service, events: MailboxEvents) {
    this.#service = service;
    this.#events = events;
    void this.#follow();
  }

  /** Newest first. */
  get messages(): readonly MessageSummary[] {
    return this.#messages;
  }

  /** Whether the first answer has come. */
  get isKnown(): boolean {
    return this.#isKnown;
  }

  /** Whether every message is loaded. */
  get isComplete(): boolean {
    return this.#isComplete;
  }

  /** How many messages there are; a few too many, by pages, until all are loaded. */
  get total(): number {
    return this.#isComplete ? this.#messages.length : this.#totalPages * this.#pageSize;
  }

  /** Loads so many messages, if there are. */
  want(count: number): void {
    this.#wanted = Math.max(this.#wanted, count);
    void this.#loadOlder();
  }

  close(): void {
    this.#life.abort();
  }

  async #follow(): Promise<void> {
    const { signal } = this.#life;
    let tag: string | undefined;
    let failures = 0;
    while (!signal.aborted) {
      try {
        await untilSeen(signal);
        const answer =
          tag === undefined ? await this.#service.list(1, signal) : await this.#service.nextList(tag, signal);
        failures = 0;
        this.#events.connected();
        if (answer) {
          await this.#merge(answer);
          ({ tag } = answer);
          void this.#loadOlder();
        }
        await pause(BREATH, signal);
      } catch (error) {
        if (signal.aborted) return;
        if (error instanceof RefusedError) {
          this.close();
          this.#events.refused();
          return;
        }
        // Asked anew without the tag, so that a server that is back answers at once.
        tag = undefined;
        this.#events.lost();
        await pause(RETRY_DELAYS[Math.min(failures, RETRY_DELAYS.length - 1)] ?? 0, signal);
        failures += 1;
      }
    }
  }

  /** Reads on until what is new meets what is known. Where they never meet, the server has started anew. */
  async #merge(first: ListAnswer): Promise<void> {
    const fresh = new Map<string, MessageSummary>();
    let page = first;
    let hasMet = this.#takeNew(page.data, fresh);
    while (!hasMet && this.#messages.length > 0 && page.page < page.totalPages) {
      page = await this.#service.list(page.page + 1, this.#life.signal);
      hasMet = this.#takeNew(page.data, fresh);
    }
    if (first.totalPages > 1) this.#pageSize = first.data.length;
    this.#totalPages = first.totalPages;
    if (!hasMet) {
      this.#messages = [];
      this.#isComplete = page.page >= page.totalPages;
    }
    // The oldest leave the server when it is full; how many, the list tells by pages.
    this.#messages = [...fresh.values(), ...this.#messages].slice(0, first.totalPages * this.#pageSize);
    this.#ids = new Set(this.#messages.map(({ referenceId }) => referenceId));
    const arrived = this.#isKnown ? fresh.size : 0;
    this.#isKnown = true;
    this.#events.changed(arrived);
  }

  /** Collects what comes before the first known message; tells whether there is one. */
  #takeNew(page: readonly MessageSummary[], fresh: Map<string, MessageSummary>): boolean {
    for (const message of page) {
      if (this.#ids.has(message.referenceId)) return true;
      fresh.set(message.referenceId, message);
    }
    return false;
  }

  async #loadOlder(): Promise<void> {
    if (this.#isLoading) return;
    this.#isLoading = true;
    try {
      let page = 0;
      while (!this.#isComplete && this.#messages.length < this.#wanted && !this.#life.signal.aborted) {
        page = Math.max(page, Math.floor(this.#messages.length / this.#pageSize)) + 1;
        const { data, totalPages } = await this.#service.list(page, this.#life.signal);
        for (const message of data) {
          if (this.#ids.has(message.referenceId)) continue;
          this.#ids.add(message.referenceId);
          this.#messages.push(message);
        }
        this.#totalPages = totalPages;
        this.#isComplete = page >= totalPages;
        this.#events.changed(0);
      }
    } catch {
      // Whoever follows the list notices the same, says so, and starts this again.
    } finally {
      this.#isLoading = false;
    }
  }
}

/**
 * A held request takes one of the six connections that a browser has for a server: only a page that is seen asks
 * for one, or six tabs would lock out the seventh.
 */
async function untilSeen(signal: AbortSignal): Promise<void> {
  while (document.visibilityState === 'hidden' && !signal.aborted) {
    await new Promise<void>((resolve) => {
      document.addEventListener('visibilitychange', () => resolve(), { once: true, signal });
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
  }
}

async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });
}
