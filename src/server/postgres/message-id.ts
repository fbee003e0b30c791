/**
 * Ids that hold the time of their message (UUID version 7, RFC 9562), so that a message is looked for in its own day.
 * @module
 */
import { randomUUID } from 'node:crypto';

/** An id for a message received then, in milliseconds since the epoch; unlike any other, and not to be guessed. */
export function messageId(receivedAt: number): string {
  const time = receivedAt.toString(16).padStart(12, '0');
  // Behind its version, a random id (version 4) has what this one needs.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}

/** When the message with this id was received; undefined where it is no id of ours. */
export function timeOf(id: string): number | undefined {
  const isOurs = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(id);
  return isOurs ? Number.parseInt(id.replace('-', '').slice(0, 12), 16) : undefined;
}
