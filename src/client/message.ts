/**
 * Messages as the client hands them out: the contract's fields, with a real Date and both parts always there.
 * @module
 */
import type * as contract from '../contract.js';
import type { Answers } from './answers.js';

/**
 * A message in a list. From `GET {base}/api/v1/messages`, `data[]`.
 *
 * @example
 * ```ts
 * const [newest] = (await inbox.messages()).toReversed();
 * expect(newest?.subject).toBe('Welcome');
 * ```
 */
export interface MessageSummary {
  /** The service's name for the message. */
  readonly referenceId: string;
  /** The sender, as the service prints it: our own server the bare address. */
  readonly from: string;
  /** The receiver, as the service prints it; others may print display names and several addresses. */
  readonly to: string;
  /** Decoded; '' where the mail has none. */
  readonly subject: string;
  /** Bytes of the message's source. */
  readonly size: number;
  /** When the service received it, by the service's clock. */
  readonly receivedAt: Date;
}

/**
 * What one body part holds; empty where the mail has no such part. From `GET {base}/api/v1/messages/{referenceId}`,
 * `html` and `text`.
 *
 * @example
 * ```ts
 * expect(message.text.body).toContain('Hello Jane');
 * ```
 */
export interface MessagePart {
  /** Verification codes, the most likely first. */
  readonly codes: readonly string[];
  /** http and https links in document order. */
  readonly links: readonly contract.Link[];
  /** Every `<img>` with a source, in document order. */
  readonly images: readonly contract.Image[];
  /** The part as sent, decoded. */
  readonly body: string;
}

/**
 * A message with its content. From `GET {base}/api/v1/messages/{referenceId}`.
 *
 * @example
 * ```ts
 * const { html, headers } = await client.read(referenceId);
 * ```
 */
export interface MessageContent extends MessageSummary {
  /** In the mail's order, repeated fields included. */
  readonly headers: readonly contract.Header[];
  /** The HTML part. */
  readonly html: MessagePart;
  /** The plain text part. */
  readonly text: MessagePart;
}

const NO_PART: MessagePart = { codes: [], links: [], images: [], body: '' };

export function toSummary(wire: contract.MessageSummary): MessageSummary {
  const { referenceId, from, to, subject, size, receivedAt } = wire;
  return { referenceId, from, to, subject, size, receivedAt: readDate(receivedAt) };
}

export function toContent(wire: Answers['content']): MessageContent {
  return {
    ...toSummary(wire),
    headers: wire.headers,
    html: wire.html ?? NO_PART,
    text: wire.text ?? NO_PART,
  };
}

/** The contract's times are UTC, also where the zone is left out. */
function readDate(receivedAt: string): Date {
  return new Date(/(?:z|[+-]\d\d:?\d\d)$/i.test(receivedAt) ? receivedAt : `${receivedAt}Z`);
}
