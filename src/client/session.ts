/**
 * Waiting for messages and reading them, for one test or one script: each message is handed out once.
 * @module
 */
import { MESSAGES_PATH } from '../protocol.js';
import { CallLog } from './call-log.js';
import type { RequestOptions, ServiceConnection } from './connection.js';
import { deadline, sleep, untilSettled } from './deadline.js';
import { EndedError, ServiceError, TimeoutError } from './errors.js';
import { looks } from './looks.js';
import { type MessageContent, type MessageSummary, toContent } from './message.js';
import { readTimeout, type WaitOptions } from './options.js';
import { type Conditions, mismatch } from './query.js';
import { lookAround } from './surroundings.js';

/** Whom an operation is carried out for: how errors name it, and what bounds it. */
export interface Caller {
  /** As the user wrote it: `inbox.waitForMessage`. */
  readonly method: string;
  /** What is empty when nothing is there. */
  readonly place: string;
  /** Nothing older can be wanted: milliseconds since the epoch, by our clock. */
  readonly since: number;
  /** When its time is over though the operation has no timeout of its own: milliseconds since the epoch. */
  readonly endsAt?: number | undefined;
  /** What to do where nobody answers at the service's address. */
  readonly nobodyThere: string;
}

/** What every request of an operation heeds. */
type Listening = Pick<RequestOptions, 'signal' | 'onFault'>;

/** A message listed without its body for this long is taken for one that has none, in milliseconds. */
const EMPTY_BODY_GRACE = 2000;

/** A listed message that cannot be read for this long is passed over until the next look, in milliseconds. */
const NOT_READY_GRACE = 5000;

/** The pause between two reads of a content that is not ready, in milliseconds. */
const NOT_READY_PAUSE = 100;

export class Session {
  readonly #handedOut = new Set<string>();
  /** Messages that a wait is reading right now. */
  readonly #claimed = new Map<string, Promise<unknown>>();

  constructor(readonly connection: ServiceConnection) {}

  /** The oldest matching message that this session has not handed out, with its content. */
  async wait(conditions: Conditions, options: WaitOptions, caller: Caller): Promise<MessageContent> {
    const { since, place } = caller;
    const log = new CallLog(conditions, place, since);
    const whyNot = 'already handed out to an earlier wait';
    return this.#limited(options, caller, log, async (signal, onFault) => {
      const listening = { signal, onFault, since };
      for await (const { messages, isBroad } of looks(this.connection, conditions, listening)) {
        const content = await this.#handOutFrom(messages, conditions, listening);
        if (content) return content;
        log.looked(messages, this.connection.habits.clock, { isBroad, whyNot });
      }
      throw new Error('unreachable: looks end by their signal only');
    });
  }

  /** Calls back with all matching messages after every look, oldest first, until the callback returns true. */
  async watch(
    conditions: Conditions,
    options: WaitOptions,
    caller: Caller,
    isDone: (matching: readonly MessageSummary[], complete: boolean) => boolean,
  ): Promise<void> {
    const { since, place } = caller;
    const log = new CallLog(conditions, place, since);
    const matching = new Map<string, MessageSummary>();
    await this.#limited(options, caller, log, async (signal, onFault) => {
      const listening = { signal, onFault, since };
      for await (const { messages, complete, isBroad } of looks(this.connection, conditions, listening)) {
        const { clock } = this.connection.habits;
        for (const message of messages) {
          if (!mismatch(conditions, message, clock)) matching.set(message.referenceId, message);
        }
        log.looked(messages, clock, { isBroad });
        if (isDone([...matching.values()], complete)) return;
      }
    });
  }

  /** All matching messages, oldest first. Hands nothing out. */
  async list(
    conditions: Conditions,
    options: WaitOptions,
    caller: Caller,
  ): Promise<readonly MessageSummary[]> {
    let found: readonly MessageSummary[] = [];
    await this.watch(conditions, options, caller, (matching, complete) => {
      found = matching;
      return complete;
    });
    return found;
  }

  /** One message by its id. */
  async read(referenceId: string, options: WaitOptions, caller: Caller): Promise<MessageContent> {
    const log = new CallLog({}, caller.place, caller.since);
    return this.#limited(options, caller, log, async (signal, onFault) => {
      const { value } = await this.connection.get(pathOf(referenceId), 'content', { signal, onFault });
      if (!value)
        throw new ServiceError('request', `304 for an unconditional request of ${pathOf(referenceId)}`);
      return toContent(value);
    });
  }

  /** A message's source, where the service offers it: our own does. */
  async source(referenceId: string, signal: AbortSignal): Promise<Uint8Array | undefined> {
    return this.connection.ours
      ? this.connection.download(`${pathOf(referenceId)}/source`, signal)
      : undefined;
  }

  /** Undefined where none of the messages can be had now. */
  async #handOutFrom(
    messages: readonly MessageSummary[],
    conditions: Conditions,
    options: Listening,
  ): Promise<MessageContent | undefined> {
    const unreadable = new Set<string>();
    for (;;) {
      const { clock } = this.connection.habits;
      const wanted = messages.filter(
        (message) =>
          !this.#handedOut.has(message.referenceId) &&
          !unreadable.has(message.referenceId) &&
          !mismatch(conditions, message, clock),
      );
      const free = wanted.find(({ referenceId }) => !this.#claimed.has(referenceId));
      if (free) {
        const content = await this.#claim(free.referenceId, options);
        if (content) return content;
        unreadable.add(free.referenceId);
      } else if (wanted[0]) {
        // Another wait is about to get it. Should that fail, it is this one's.
        await untilSettled(this.#claimed.get(wanted[0].referenceId), options.signal);
      } else {
        return undefined;
      }
    }
  }

  async #claim(referenceId: string, options: Listening): Promise<MessageContent | undefined> {
    // Claimed before the first await: a parallel wait must not find it too.
    const reading = this.#readWhenReady(referenceId, options);
    this.#claimed.set(referenceId, reading);
    try {
      const content = await reading;
      if (content) this.#handedOut.add(referenceId);
      return content;
    } finally {
      this.#claimed.delete(referenceId);
    }
  }

  /** A list may show a message before its content can be read, or before its content is whole. */
  async #readWhenReady(referenceId: string, options: Listening): Promise<MessageContent | undefined> {
    const started = performance.now();
    for (;;) {
      const content = await this.#readIfReady(referenceId, options);
      const patience = performance.now() - started;
      if (content) {
        const hasBody = content.html.body !== '' || content.text.body !== '';
        if (hasBody || this.connection.ours || patience > EMPTY_BODY_GRACE) return content;
      } else if (patience > NOT_READY_GRACE) {
        return undefined;
      }
      options.onFault(`content of message ${referenceId} is not ready`);
      await sleep(NOT_READY_PAUSE, options.signal);
    }
  }

  async #readIfReady(referenceId: string, options: Listening): Promise<MessageContent | undefined> {
    try {
      const { value } = await this.connection.get(pathOf(referenceId), 'content', options);
      return value && toContent(value);
    } catch (error) {
      // Which status "not yet" has is left open by the contract; the message is listed, so it is not "never".
      if (error instanceof ServiceError && (error.fault === 'request' || error.status === 404))
        return undefined;
      throw error;
    }
  }

  /** Runs an operation within its limits, and says what it had seen where they end it. */
  async #limited<T>(
    { timeout = 0, signal }: WaitOptions,
    { method, since, endsAt = Number.POSITIVE_INFINITY, nobodyThere }: Caller,
    log: CallLog,
    operation: (signal: AbortSignal, onFault: (what: string) => void) => Promise<T>,
  ): Promise<T> {
    const limit = readTimeout(timeout);
    using time = deadline(signal, limit, () => new TimeoutError(`Timeout ${timeout}ms exceeded.`));
    const remaining = Math.min(limit, endsAt - Date.now());
    using around = deadline(time.signal, Number.POSITIVE_INFINITY, () => new Error('never'));
    // What it finds is told if the operation fails; its own failure has nothing to tell.
    lookAround(this.connection, log, { remaining, since }, around.signal).catch(() => undefined);
    try {
      return await operation(time.signal, (what) => log.failed(what));
    } catch (error) {
      if (this.connection.nobodyThere) log.advise(nobodyThere);
      if (time.signal.aborted) throw ended(method, time.signal.reason, log);
      if (error instanceof ServiceError)
        throw new ServiceError(error.fault, `${method}: ${error.message}\n${log.text()}`, error.status);
      throw error;
    } finally {
      around.stop();
    }
  }
}

/** What ended the operation, under its own name, with the log added to its words. */
function ended(method: string, reason: unknown, log: CallLog): Error {
  if (reason instanceof EndedError && reason.advice !== undefined) log.advise(reason.advice);
  const { name, message } = reason instanceof Error ? reason : new Error(String(reason));
  if (reason instanceof TimeoutError) return new TimeoutError(`${method}: ${message}`, log.text());
  return Object.assign(new Error(`${method}: ${message}\n${log.text()}`), { name });
}

function pathOf(referenceId: string): string {
  return `${MESSAGES_PATH}/${encodeURIComponent(referenceId)}`;
}
