/**
 * A last look before a wait ends in vain: who else got mail, and what our own server knows that explains a missing
 * message. Elsewhere the broad looks have seen the former, and nobody tells the latter.
 * @module
 */
import type { CallLog } from './call-log.js';
import type { RequestOptions, ServiceConnection } from './connection.js';
import { sleep } from './deadline.js';
import { sweep } from './sweep.js';

/** The look is taken when this share of the time is left, and at most so many milliseconds before the end. */
const LAST_SHARE = 0.2;
const LAST_MOMENT = 3_000;

/** Of a busy server the newest messages are enough to tell from. */
const MAX_PAGES = 4;

export interface LastLook {
  /** How long the wait has, in milliseconds. */
  readonly remaining: number;
  /** Nothing older can be wanted: milliseconds since the epoch, by our clock. */
  readonly since: number;
}

/** Resolves when it has looked; rejects only where the signal says stop. */
export async function lookAround(
  connection: ServiceConnection,
  log: CallLog,
  { remaining, since }: LastLook,
  signal: AbortSignal,
): Promise<void> {
  if (!Number.isFinite(remaining)) return;
  await sleep(remaining - Math.min(LAST_MOMENT, remaining * LAST_SHARE), signal);
  if (!connection.ours) return;
  const { clock } = connection.habits;
  const options: RequestOptions = { signal, retries: 0, onFault: () => undefined };
  const receivedAfter = Math.max(0, Math.floor(since + clock.skew));
  const around = await sweep(connection, { receivedAfter }, { ...options, maxPages: MAX_PAGES });
  log.looked(around.messages ?? [], clock, { isBroad: true });
  const { value: health } = await connection.get('/health', 'health', options);
  if (health) log.asked(health, clock);
}
