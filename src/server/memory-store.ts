/**
 * Mail in this process's memory: bounded by count and bytes, oldest out first.
 * @module
 */
import { randomUUID } from 'node:crypto';
import type { MessageSummary } from '../contract.js';
import { foldAddress, type Indexed, index, matcher } from './filter.js';
import { readEnvelopeHeaders } from './mime.js';
import type {
  IncomingMail,
  MailStore,
  MessageFilter,
  MessagePage,
  StoredMessage,
  StoreStatus,
} from './store.js';

export interface MemoryStoreOptions {
  /**
   * How many messages are kept; the oldest leave first.
   * @default 100_000
   */
  readonly maxMessages?: number;
  /**
   * How many bytes of sources are kept; the oldest leave first.
   * @default 536_870_912 (512 MiB)
   */
  readonly maxBytes?: number;
}

/** One mail's source, counted once however many receivers it has. */
interface Source {
  readonly raw: Buffer;
  messages: number;
}

interface Entry extends Indexed {
  readonly summary: MessageSummary;
  readonly source: Source;
}

export class MemoryStore implements MailStore {
  readonly #maxMessages: number;
  readonly #maxBytes: number;
  readonly #all = new Queue();
  readonly #byReceiver = new Map<string, Queue>();
  readonly #byId = new Map<string, Entry>();
  readonly #listeners = new Set<(message: MessageSummary) => void>();
  #bytes = 0;
  #evicted = 0;
  #evictedUntil: string | null = null;
  #lastReceivedAt = 0;

  constructor({ maxMessages = 100_000, maxBytes = 512 * 1024 * 1024 }: MemoryStoreOptions = {}) {
    this.#maxMessages = maxMessages;
    this.#maxBytes = maxBytes;
  }

  async add(mail: IncomingMail): Promise<readonly MessageSummary[]> {
    const { from, subject } = await readEnvelopeHeaders(mail.raw);
    const source: Source = { raw: mail.raw, messages: 0 };
    this.#bytes += mail.raw.length;
    const summaries = mail.recipients.map((to) => {
      const summary: MessageSummary = {
        referenceId: randomUUID(),
        from: from || mail.sender,
        to,
        subject,
        size: mail.raw.length,
        receivedAt: this.#now(),
      };
      this.#keep({ ...index(summary), summary, source });
      return summary;
    });
    this.#evict();
    for (const summary of summaries) for (const listener of this.#listeners) listener(summary);
    return summaries;
  }

  async list(filter: MessageFilter, offset: number, limit: number): Promise<MessagePage> {
    const matches = matcher(filter);
    const candidates = filter.to === undefined ? this.#all : this.#byReceiver.get(foldAddress(filter.to));
    const messages: MessageSummary[] = [];
    let total = 0;
    for (const entry of candidates?.newestFirst() ?? []) {
      // Times only fall from here on, so no later entry can be young enough.
      if (filter.receivedAfter !== undefined && entry.receivedAt <= filter.receivedAfter) break;
      if (!matches(entry)) continue;
      if (total >= offset && messages.length < limit) messages.push(entry.summary);
      total += 1;
    }
    return { messages, total };
  }

  async get(referenceId: string, filter: MessageFilter): Promise<StoredMessage | undefined> {
    const entry = this.#byId.get(referenceId);
    return entry && matcher(filter)(entry) ? { summary: entry.summary, source: entry.source.raw } : undefined;
  }

  async status(): Promise<StoreStatus> {
    return {
      messages: this.#byId.size,
      bytes: this.#bytes,
      evicted: this.#evicted,
      evictedUntil: this.#evictedUntil,
    };
  }

  onAdded(listener: (message: MessageSummary) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Strictly increasing, so that "after this message" leaves out that message and nothing else. */
  #now(): string {
    this.#lastReceivedAt = Math.max(Date.now(), this.#lastReceivedAt + 1);
    return new Date(this.#lastReceivedAt).toISOString();
  }

  #keep(entry: Entry): void {
    let ofReceiver = this.#byReceiver.get(entry.to);
    if (!ofReceiver) this.#byReceiver.set(entry.to, (ofReceiver = new Queue()));
    ofReceiver.push(entry);
    this.#all.push(entry);
    this.#byId.set(entry.summary.referenceId, entry);
    entry.source.messages += 1;
  }

  #evict(): void {
    while (this.#all.size > this.#maxMessages || (this.#bytes > this.#maxBytes && this.#all.size > 0)) {
      const entry = this.#all.shift();
      if (!entry) return;
      // The oldest message of all is the oldest of its receiver too.
      const ofReceiver = this.#byReceiver.get(entry.to);
      ofReceiver?.shift();
      if (ofReceiver?.size === 0) this.#byReceiver.delete(entry.to);
      this.#byId.delete(entry.summary.referenceId);
      entry.source.messages -= 1;
      if (entry.source.messages === 0) this.#bytes -= entry.source.raw.length;
      this.#evicted += 1;
      this.#evictedUntil = entry.summary.receivedAt;
    }
  }
}

/** First in, first out, read from the newest; taking the oldest out costs no move of the others. */
class Queue {
  #entries: (Entry | undefined)[] = [];
  #head = 0;

  get size(): number {
    return this.#entries.length - this.#head;
  }

  push(entry: Entry): void {
    this.#entries.push(entry);
  }

  shift(): Entry | undefined {
    const entry = this.#entries[this.#head];
    if (!entry) return undefined;
    this.#entries[this.#head] = undefined;
    this.#head += 1;
    if (this.#head > 1_000 && this.#head * 2 > this.#entries.length) {
      this.#entries = this.#entries.slice(this.#head);
      this.#head = 0;
    }
    return entry;
  }

  *newestFirst(): Generator<Entry> {
    for (let at = this.#entries.length - 1; at >= this.#head; at -= 1) {
      const entry = this.#entries[at];
      if (entry) yield entry;
    }
  }
}
