/**
 * Messages as the client hands them out: the contract's fields, with a real Date and both parts always there.
 * @module
 */
import { z } from 'zod';
import * as contract from '../contract.js';

/** A message in a list. */
export interface MessageSummary {
  readonly referenceId: string;
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  /** Bytes of the message's source. */
  readonly size: number;
  /** When the service received it, by the service's clock. */
  readonly receivedAt: Date;
}

/** What one body part holds; empty where the mail has no such part. */
export interface MessagePart {
  /** Verification codes, the most likely first. */
  readonly codes: readonly string[];
  /** http and https links in document order. */
  readonly links: readonly contract.Link[];
  readonly images: readonly contract.Image[];
  readonly body: string;
}

/** A message with its content. */
export interface MessageContent extends MessageSummary {
  /** In the mail's order, repeated fields included. */
  readonly headers: readonly contract.Header[];
  readonly html: MessagePart;
  readonly text: MessagePart;
}

/** The content's wire form; a service may leave a part out that the mail does not have. */
export const ContentOnTheWire = contract.MessageContent.extend({
  html: contract.Part.nullish(),
  text: contract.Part.nullish(),
});

const NO_PART: MessagePart = { codes: [], links: [], images: [], body: '' };

export function toSummary(wire: contract.MessageSummary): MessageSummary {
  const { referenceId, from, to, subject, size, receivedAt } = wire;
  return { referenceId, from, to, subject, size, receivedAt: readDate(receivedAt) };
}

export function toContent(wire: z.output<typeof ContentOnTheWire>): MessageContent {
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
