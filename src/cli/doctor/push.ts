/**
 * Whether a service holds a request until something changes: `Prefer: wait` (RFC 7240) with `If-None-Match`.
 * @module
 */
import { nobody } from './filters.js';
import { type Finding, fine, unknown } from './finding.js';
import { type Inquiry, listPath } from './inquiry.js';

/** How long the service is asked to hold an answer, in seconds. */
const HOLD_SECONDS = 1;

/** Held for less than this, it was not held: timers may be a little early. In milliseconds. */
const HELD_FOR_LEAST = HOLD_SECONDS * 900;

export async function push(inquiry: Inquiry): Promise<Finding> {
  // Nobody's list stays as it is while mail for others comes in.
  const path = listPath({ to: nobody() });
  const etag = (await inquiry.ask(path)).headers.get('etag');
  if (etag === null) return say('poll', 'none, the list has no ETag: waits poll');

  const headers = { 'if-none-match': etag, prefer: `wait=${HOLD_SECONDS}` };
  const reply = await inquiry.ask(path, { headers, held: HOLD_SECONDS * 1000 });
  const isApplied = /\bwait\b/i.test(reply.headers.get('preference-applied') ?? '');
  if (!isApplied) {
    const what = reply.status === 304 ? 'an ETag and 304' : 'an ETag, not heeded';
    return say('poll', `none (${what}, but no Preference-Applied): waits poll`);
  }
  if (reply.milliseconds >= HELD_FOR_LEAST) return say('held', 'Prefer: wait is honoured: waits are pushed');
  if (reply.status !== 304) return unknown('push', 'cannot tell: the list changed meanwhile; run it again');
  return say('claimed', 'Preference-Applied says wait, but the answer comes at once: waits poll');
}

function say(means: string, text: string): Finding {
  return fine('push', text, { means });
}
