/**
 * Search: all words must occur in receiver, sender or subject, in any case and order.
 * @module
 */
import type { MessageSummary } from '../../../contract.js';

/** Summaries never change, so each is folded once: every key press asks about all of them. */
const folded = new WeakMap<MessageSummary, string>();

export function matching(messages: readonly MessageSummary[], search: string): readonly MessageSummary[] {
  const words = fold(search).split(' ').filter(Boolean);
  if (words.length === 0) return messages;
  return messages.filter((message) => {
    const text = textOf(message);
    return words.every((word) => text.includes(word));
  });
}

function textOf(message: MessageSummary): string {
  let text = folded.get(message);
  if (text === undefined) {
    text = fold(`${message.to}\n${message.from}\n${message.subject}`);
    folded.set(message, text);
  }
  return text;
}

function fold(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase();
}
