/**
 * What the server needs of a place that keeps mail. The SMTP door adds, the HTTP door reads; every store keeps
 * the same promises, whether it is this process's memory or a database.
 * @module
 */
import type { MessageSummary } from '../contract.js';

/** A mail as it came through the SMTP door, before it has become one message per receiver. */
export interface IncomingMail {
  /** The envelope's sender; '' for the null sender of a bounce. */
  readonly sender: string;
  /** The envelope's recipients, Bcc among them, as the client spelled them. */
  readonly recipients: readonly string[];
  /** The source as received. */
  readonly raw: Buffer;
}

/** Which messages a list holds. All given conditions must be met. */
export interface MessageFilter {
  /** An address, compared without case. */
  readonly to?: string | undefined;
  /** An address, compared without case. */
  readonly from?: string | undefined;
  /** Contained text, compared without case, white space folded. */
  readonly subject?: string | undefined;
  /** Milliseconds since the epoch; strictly after. */
  readonly receivedAfter?: number | undefined;
  /** Lower-case domains of the receivers that the caller may see; all where absent. */
  readonly domains?: readonly string[] | undefined;
}

/** One page of a list, newest first. */
export interface MessagePage {
  readonly messages: readonly MessageSummary[];
  /** How many messages match in all; where counting is dear, those up to some pages behind this one. */
  readonly total: number;
}

/** A message's summary with its source. */
export interface StoredMessage {
  readonly summary: MessageSummary;
  /** Shared by all receivers of one mail, so that what is worked out from it can be shared as well. */
  readonly source: Buffer;
}

/** What a store holds, and what it dropped since it began. */
export interface StoreStatus {
  readonly messages: number;
  readonly bytes: number;
  readonly evicted: number;
  /** `receivedAt` of the newest message that was dropped; null where none was. */
  readonly evictedUntil: string | null;
}

/** Told of a message that is in the lists now; undefined where some may have been missed. */
export type AddedListener = (message: MessageSummary | undefined) => void;

/** The store cannot be asked for the moment. Nothing is lost, and the same may be tried again. */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError';

  constructor(cause: unknown) {
    super('the store cannot be reached', { cause });
  }
}

/** Any of these may reject with a StoreUnavailableError. */
export interface MailStore {
  /** Milliseconds since the epoch, by the clock that `receivedAt` is taken from. */
  now(): number;
  /**
   * Keeps the mail as one message per recipient; one that is named twice gets two. When this resolves, the messages
   * are in every list that matches them, and only then may SMTP answer 250.
   */
  add(mail: IncomingMail): Promise<readonly MessageSummary[]>;
  /** The matching messages, newest first, `limit` of them after the first `offset`. */
  list(filter: MessageFilter, offset: number, limit: number): Promise<MessagePage>;
  /** One message that the filter lets through, or undefined. */
  get(referenceId: string, filter: MessageFilter): Promise<StoredMessage | undefined>;
  status(): Promise<StoreStatus>;
  /** Calls back for every message added from now on, through whichever server; the returned function ends that. */
  onAdded(listener: AddedListener): () => void;
  /** Lets go of what would keep a process alive; the store is not used any more. */
  close(): Promise<void>;
}
