/**
 * Looking again and again: held requests where the service offers them, polling elsewhere. The service narrows
 * the list; whoever reads the looks decides.
 * @module
 */
import type { ServiceConnection } from './connection.js';
import { sleep } from './deadline.js';
import type { MessageSummary } from './message.js';
import { type Conditions, type Moment, windowStart } from './query.js';
import { type Hold, type ListParameters, peek, sweep } from './sweep.js';

/** Pauses between polls in milliseconds, the last one repeated: Playwright's own. */
const PAUSES = [100, 250, 500, 1000] as const;

/** How long a request may be held, in seconds: below the idle limits of common proxies. */
const HOLD_SECONDS = 25;

/** The same where the filters are not to be trusted, so that other looks get their turn. */
const FOREIGN_HOLD_SECONDS = 2;

/** A service that holds requests takes at least this long to say that nothing came, in milliseconds. */
const AT_ONCE = 250;

/** How often a foreign service is asked for everything, in case its filters hide the message. In milliseconds. */
const BROAD_LOOK_EVERY = 2000;

/** Asked for are messages from this much earlier on, so that a wait can tell what came just too early. */
const LOOK_BACK = 60_000;

/** What is younger than asked for by less may be hidden by rounding, and proves nothing. In milliseconds. */
const RECENT_MARGIN = 2000;

export interface LooksOptions {
  readonly signal: AbortSignal;
  readonly onFault: (what: string) => void;
  /** Nothing older than this can be wanted (ours, milliseconds; 0 for no such bound): bounds the broad looks. */
  readonly since: number;
}

/** One look at the service's mail. */
export interface Look {
  /** Oldest first. */
  readonly messages: readonly MessageSummary[];
  /** Whether, as far as is known by now, no wanted message can have been missing from the answer. */
  readonly complete: boolean;
  /** Whether it asked for everything recent, whoever it is for. */
  readonly isBroad: boolean;
}

/** Looks until the signal says stop, and ends with its reason. */
export async function* looks(
  connection: ServiceConnection,
  conditions: Conditions,
  options: LooksOptions,
): AsyncGenerator<Look, never> {
  const { habits } = connection;
  let mayHold = true;
  let etag: string | undefined;
  let known: readonly MessageSummary[] = [];
  let pause = 0;
  let isFirst = true;
  let nextBroadLook = performance.now();

  for (;;) {
    const started = performance.now();
    const start = earliest(connection, conditions.after);
    const parameters = { ...texts(conditions), receivedAfter: habits.receivedAfter(start) };
    const hold: Hold | undefined =
      mayHold && etag !== undefined
        ? { etag, seconds: connection.ours ? HOLD_SECONDS : FOREIGN_HOLD_SECONDS }
        : undefined;
    const look = await sweep(connection, parameters, options, hold);
    const isNew = look.messages !== undefined && hasNew(known, look.messages);
    const cameAtOnce = performance.now() - started < AT_ONCE && !isNew;
    known = look.messages ?? known;

    // The first answer may have shown that the service's clock is behind, and the window opens earlier there.
    const wasEarlyEnough = start === undefined || start <= (earliest(connection, conditions.after) ?? start);
    const needsBroadLook = !connection.ours && (known.length === 0 || options.since > 0);
    yield { messages: known, complete: wasEarlyEnough && !needsBroadLook, isBroad: false };
    if (!wasEarlyEnough) continue;

    if (!connection.ours && performance.now() >= nextBroadLook) {
      const messages = await lookBroadly(connection, conditions, options, isFirst);
      yield { messages, complete: true, isBroad: true };
      isFirst = false;
      nextBroadLook = performance.now() + BROAD_LOOK_EVERY;
    }

    if (hold && (!look.waitApplied || cameAtOnce)) mayHold = false;
    etag = look.etag;
    if (mayHold && etag !== undefined) continue;
    await sleep(PAUSES[Math.min(pause, PAUSES.length - 1)] ?? 0, options.signal);
    pause += 1;
  }
}

/**
 * A look at everything that is recent enough, by time alone: whatever the service's other rules are, the message
 * is among these. Unless its rule of time is another one: where nothing at all seems to be recent, that is checked.
 */
async function lookBroadly(
  connection: ServiceConnection,
  { after }: Conditions,
  options: LooksOptions,
  isFirst: boolean,
): Promise<readonly MessageSummary[]> {
  const { habits } = connection;
  const start = earliest(
    connection,
    after ?? (options.since > 0 ? { time: options.since, clock: 'ours' } : undefined),
  );
  const look = async () =>
    (await sweep(connection, { receivedAfter: habits.receivedAfter(start) }, options)).messages ?? [];
  // Without a bound everything is the whole history: read once, then followed where it grows.
  if (start === undefined) return isFirst ? look() : peek(connection, options);
  const found = await look();
  const isRecent = ({ receivedAt }: MessageSummary) => receivedAt.getTime() > start + RECENT_MARGIN;
  if (habits.timeForm === 'none' || found.some(isRecent)) return found;
  if (!(await peek(connection, options)).some(isRecent)) return found;
  habits.observeHiddenByTime();
  return look();
}

/**
 * The conditions that a service is asked to check. One receiver's mail is little, and what of it does not match
 * has to be seen to be told; patterns are ours to check.
 */
function texts({ to, from, subject }: Conditions): ListParameters {
  if (typeof to === 'string') return { to };
  return { ...(typeof from === 'string' && { from }), ...(typeof subject === 'string' && { subject }) };
}

/** From when on messages are asked for: whole minutes by the service's clock, in milliseconds. */
function earliest(connection: ServiceConnection, after: Moment | undefined): number | undefined {
  if (!after) return undefined;
  const start = windowStart(after, connection.habits.clock.skew) - LOOK_BACK;
  return Math.max(0, Math.floor(start / 60_000) * 60_000);
}

function hasNew(before: readonly MessageSummary[], now: readonly MessageSummary[]): boolean {
  const ids = new Set(before.map(({ referenceId }) => referenceId));
  return now.some(({ referenceId }) => !ids.has(referenceId));
}
