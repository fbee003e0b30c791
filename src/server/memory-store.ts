/**
 * Mail in this process's memory: bounded by count, bytes and time, oldest out first.
 * @module
 */
import { randomUUID } from 'node:crypto';
import type { MessageSummary } from '../contract.js';
import { foldAddress, type Indexed, index, matcher } from './filter.js';
import { readEnvelopeHeaders } from './header.js';
import { MessageQueue } from './message-queue.js';
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
  /**
   * How long messages are kept, in milliseconds.
   * @default undefined: until a bound is reached
   */
  readonly retention?: number | undefined;
}

/** How often messages that were kept long enough leave although nobody asks, in milliseconds. */
const EXPIRY_INTERVAL = 60_000;

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
  readonly #retention: number | undefined;
  readonly #expiry: NodeJS.Timeout | undefined;
  readonly #all = new MessageQueue<Entry>();
  readonly #byReceiver = new Map<string, MessageQueue<Entry>>();
  readonly #byId = new Map<string, Entry>();
  readonly #listeners = new Set<(message: MessageSummary) => void>();
  #bytes = 0;
  #evicted = 0;
  #evictedUntil: string | null = null;
  #lastReceivedAt = 0;

  constructor({ maxMessages = 100_000, maxBytes = 512 * 1024 * 1024, retention }: MemoryStoreOptions = {}) {
    this.#maxMessages = maxMessages;
    this.#maxBytes = maxBytes;
    this.#retention = retention;
    if (retention !== undefined) {
      this.#expiry = setInterval(() => this.#expire(), Math.min(retention, EXPIRY_INTERVAL)).unref();
    }
  }

  async add(mail: IncomingMail): Promise<readonly MessageSummary[]> {
    const { from, subject } = readEnvelopeHeaders(mail.raw);
    const source: Source = { raw: mail.raw, messages: 0 };
    if (mail.recipients.length > 0) this.#bytes += mail.raw.length;
    let sibling: Indexed | undefined;
    const summaries = mail.recipients.map((to) => {
      const summary: MessageSummary = {
        referenceId: randomUUID(),
        from: from || mail.sender,
        to,
        subject,
        size: mail.raw.length,
        receivedAt: this.#now(),
      };
      sibling = index(summary, sibling);
      this.#keep({ ...sibling, summary, source });
      return summary;
    });
    this.#evict();
    this.#expire();
    for (const summary of summaries) for (const listener of this.#listeners) listener(summary);
    return summaries;
  }

  async list(filter: MessageFilter, offset: number, limit: number): Promise<MessagePage> {
    this.#expire();
    const candidates = filter.to === undefined ? this.#all : this.#byReceiver.get(foldAddress(filter.to));
    if (!candidates) return { messages: [], total: 0 };
    if (isMatchedByReceiver(filter)) {
      const count = Math.max(0, Math.min(limit, candidates.size - offset));
      const messages = Array.from({ length: count }, (_, at) => candidates.at(offset + at)?.summary);
      return { messages: messages.filter((summary) => summary !== undefined), total: candidates.size };
    }
    const matches = matcher(filter);
    const messages: MessageSummary[] = [];
    let total = 0;
    for (let age = 0; age < candidates.size; age += 1) {
      const entry = candidates.at(age);
      // Times only fall from here on, so no later entry can be young enough.
      if (!entry || (filter.receivedAfter !== undefined && entry.receivedAt <= filter.receivedAfter)) break;
      if (!matches(entry)) continue;
      if (total >= offset && messages.length < limit) messages.push(entry.summary);
      total += 1;
    }
    return { messages, total };
  }

  async get(referenceId: string, filter: MessageFilter): Promise<StoredMessage | undefined> {
    this.#expire();
    const entry = this.#byId.get(referenceId);
    return entry && matcher(filter)(entry) ? { summary: entry.summary, source: entry.source.raw } : undefined;
  }

  async status(): Promise<StoreStatus> {
    this.#expire();
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

  async close(): Promise<void> {
    clearInterval(this.#expiry);
    this.#listeners.clear();
  }

  /** Strictly increasing, so that "after this message" leaves out that message and nothing else. */
  #now(): string {
    this.#lastReceivedAt = Math.max(Date.now(), this.#lastReceivedAt + 1);
    return new Date(this.#lastReceivedAt).toISOString();
  }

  #keep(entry: Entry): void {
    let ofReceiver = this.#byReceiver.get(entry.to);
    if (!ofReceiver) this.#byReceiver.set(entry.to, (ofReceiver = new MessageQueue()));
    ofReceiver.push(entry);
    this.#all.push(entry);
    this.#byId.set(entry.summary.referenceId, entry);
    entry.source.messages += 1;
  }

  #evict(): void {
    while (this.#all.size > this.#maxMessages || (this.#bytes > this.#maxBytes && this.#all.size > 0)) {
      this.#dropOldest();
    }
  }

  #expire(): void {
    if (this.#retention === undefined) return;
    const keptSince = Date.now() - this.#retention;
    while ((this.#all.oldest?.receivedAt ?? Infinity) <= keptSince) this.#dropOldest();
  }

  #dropOldest(): void {
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

/** Whether the receiver's own list, or that of all messages, is the answer as it stands. */
function isMatchedByReceiver({ from, subject, receivedAfter, domains }: MessageFilter): boolean {
  return [from, subject, receivedAfter, domains].every((condition) => condition === undefined);
}
