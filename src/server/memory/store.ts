/**
 * Mail in this process's memory: bounded by count, bytes and time, oldest out first.
 * @module
 */
import { randomUUID } from 'node:crypto';
import type { MessageSummary } from '../../contract.js';
import { foldAddress } from '../../mailbox.js';
import { foldText, type Indexed, matcher } from '../filter.js';
import { readEnvelopeHeaders } from '../mime/header.js';
import type {
  AddedListener,
  IncomingMail,
  MailStore,
  MessageFilter,
  MessagePage,
  StoredMessage,
  StoreStatus,
} from '../store.js';
import { MessageQueue } from './message-queue.js';
import { type SharedText, SharedTexts } from './shared-texts.js';

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

/** What the messages of one mail share; its bytes count once however many these are. */
interface Mail {
  readonly raw: Buffer;
  readonly from: SharedText;
  readonly subject: SharedText;
  messages: number;
}

/** A message, in as few objects as can be: what many of them take is what the collector has to look through. */
interface Entry extends Indexed {
  readonly referenceId: string;
  readonly mail: Mail;
  /** The receiver as the sender spelled it. */
  readonly spelledTo: string;
  /** The next message of the same receiver. */
  newer: Entry | undefined;
  older: Entry | undefined;
}

export class MemoryStore implements MailStore {
  readonly #maxMessages: number;
  readonly #maxBytes: number;
  readonly #retention: number | undefined;
  readonly #expiry: NodeJS.Timeout | undefined;
  readonly #all = new MessageQueue<Entry>();
  /** Each receiver's newest message; the others are chained to it, since most receivers have one or two. */
  readonly #newestOf = new Map<string, Entry>();
  readonly #byId = new Map<string, Entry>();
  readonly #senders = new SharedTexts(foldAddress);
  readonly #subjects = new SharedTexts(foldText);
  readonly #listeners = new Set<AddedListener>();
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

  now(): number {
    return Date.now();
  }

  async add({ raw, sender, recipients }: IncomingMail): Promise<readonly MessageSummary[]> {
    const { from, subject } = readEnvelopeHeaders(raw);
    const mail: Mail = {
      raw,
      from: this.#senders.share(from || sender),
      subject: this.#subjects.share(subject),
      messages: recipients.length,
    };
    if (recipients.length > 0) this.#bytes += raw.length;
    const summaries = recipients.map((to) => summarise(this.#keep(mail, to)));
    this.#evict();
    this.#expire();
    for (const summary of summaries) for (const listener of this.#listeners) listener(summary);
    return summaries;
  }

  async list(filter: MessageFilter, offset: number, limit: number): Promise<MessagePage> {
    this.#expire();
    if (isForAll(filter)) return this.#page(offset, limit);
    const matches = matcher(filter);
    const messages: MessageSummary[] = [];
    let total = 0;
    const { to } = filter;
    let age = 0;
    let entry = to === undefined ? this.#all.at(0) : this.#newestOf.get(foldAddress(to));
    for (; entry; entry = to === undefined ? this.#all.at((age += 1)) : entry.older) {
      // Times only fall from here on, so no later entry can be young enough.
      if (filter.receivedAfter !== undefined && entry.receivedAt <= filter.receivedAfter) break;
      if (!matches(entry)) continue;
      if (total >= offset && messages.length < limit) messages.push(summarise(entry));
      total += 1;
    }
    return { messages, total };
  }

  async get(referenceId: string, filter: MessageFilter): Promise<StoredMessage | undefined> {
    this.#expire();
    const entry = this.#byId.get(referenceId);
    return entry && matcher(filter)(entry)
      ? { summary: summarise(entry), source: entry.mail.raw }
      : undefined;
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

  onAdded(listener: AddedListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async close(): Promise<void> {
    clearInterval(this.#expiry);
    this.#listeners.clear();
  }

  /** Strictly increasing, so that "after this message" leaves out that message and nothing else. */
  #nextTime(): number {
    this.#lastReceivedAt = Math.max(Date.now(), this.#lastReceivedAt + 1);
    return this.#lastReceivedAt;
  }

  /** A page of all messages, found by counting instead of looking. */
  #page(offset: number, limit: number): MessagePage {
    const messages: MessageSummary[] = [];
    for (let age = offset; age < Math.min(offset + limit, this.#all.size); age += 1) {
      const entry = this.#all.at(age);
      if (entry) messages.push(summarise(entry));
    }
    return { messages, total: this.#all.size };
  }

  #keep(mail: Mail, spelledTo: string): Entry {
    const to = foldAddress(spelledTo);
    const older = this.#newestOf.get(to);
    const entry: Entry = {
      referenceId: randomUUID(),
      to,
      spelledTo,
      from: mail.from.folded,
      subject: mail.subject.folded,
      receivedAt: this.#nextTime(),
      mail,
      older,
      newer: undefined,
    };
    if (older) older.newer = entry;
    this.#newestOf.set(to, entry);
    this.#all.push(entry);
    this.#byId.set(entry.referenceId, entry);
    return entry;
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
    if (entry.newer) entry.newer.older = undefined;
    else this.#newestOf.delete(entry.to);
    this.#byId.delete(entry.referenceId);
    entry.mail.messages -= 1;
    if (entry.mail.messages === 0) this.#bytes -= entry.mail.raw.length;
    this.#evicted += 1;
    this.#evictedUntil = new Date(entry.receivedAt).toISOString();
  }
}

function summarise({ referenceId, spelledTo, receivedAt, mail }: Entry): MessageSummary {
  return {
    referenceId,
    from: mail.from.text,
    to: spelledTo,
    subject: mail.subject.text,
    size: mail.raw.length,
    receivedAt: new Date(receivedAt).toISOString(),
  };
}

function isForAll(filter: MessageFilter): boolean {
  return Object.values(filter).every((condition) => condition === undefined);
}
