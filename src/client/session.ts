/**
 * Waiting for messages and reading them, for one test or one script: each message is handed out once.
 * @module
 */
import { MESSAGES_PATH } from '../contract.js';
import { CallLog } from './call-log.js';
import type { ServiceConnection } from './connection.js';
import { deadline, sleep } from './deadline.js';
import { ServiceError, TimeoutError } from './errors.js';
import { looks } from './looks.js';
import { ContentOnTheWire, type MessageContent, type MessageSummary, toContent } from './message.js';
import { type Conditions, mismatch } from './query.js';

/** What a caller can limit an operation by. */
export interface WaitOptions {
  /** Milliseconds; 0 for no limit of its own. */
  readonly timeout?: number | undefined;
  /** Ends the operation early. */
  readonly signal?: AbortSignal | undefined;
}

/** Whom an operation is carried out for: how errors name it, and what bounds it. */
export interface Caller {
  /** As the user wrote it: `inbox.waitForMessage`. */
  readonly method: string;
  /** What is empty when nothing is there. */
  readonly place: string;
  /** Nothing older can be wanted: milliseconds since the epoch, by our clock. */
  readonly since: number;
}

/** A message listed without its body for this long is taken for one that has none, in milliseconds. */
const EMPTY_BODY_GRACE = 2000;

/** The pause between two reads of a content that is not ready, in milliseconds. */
const NOT_READY_PAUSE = 100;

export class Session {
  readonly #handedOut = new Set<string>();

  constructor(readonly connection: ServiceConnection) {}

  /** The oldest matching message that this session has not handed out, with its content. */
  async wait(conditions: Conditions, options: WaitOptions, caller: Caller): Promise<MessageContent> {
    const log = new CallLog(conditions, caller.place);
    return this.#limited(options, caller, log, async (signal, onFault) => {
      const { since } = caller;
      for await (const { messages } of looks(this.connection, conditions, { signal, onFault, since })) {
        const { skew } = this.connection.clock;
        const found = messages.find(
          (message) => !this.#handedOut.has(message.referenceId) && !mismatch(conditions, message, skew),
        );
        if (found) return await this.#handOut(found, signal, onFault);
        log.looked(messages, conditions, skew);
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
    const log = new CallLog(conditions, caller.place);
    const matching = new Map<string, MessageSummary>();
    await this.#limited(options, caller, log, async (signal, onFault) => {
      const { since } = caller;
      for await (const { messages, complete } of looks(this.connection, conditions, {
        signal,
        onFault,
        since,
      })) {
        const { skew } = this.connection.clock;
        for (const message of messages) {
          if (!mismatch(conditions, message, skew)) matching.set(message.referenceId, message);
        }
        log.looked(messages, conditions, skew);
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
    const log = new CallLog({}, caller.place);
    return this.#limited(options, caller, log, async (signal, onFault) => {
      const { value } = await this.connection.get(pathOf(referenceId), ContentOnTheWire, { signal, onFault });
      if (!value)
        throw new ServiceError('request', `304 for an unconditional request of ${pathOf(referenceId)}`);
      return toContent(value);
    });
  }

  async #handOut(
    { referenceId }: MessageSummary,
    signal: AbortSignal,
    onFault: (what: string) => void,
  ): Promise<MessageContent> {
    // Claimed before the first await: a parallel wait must not find it too.
    this.#handedOut.add(referenceId);
    try {
      return await this.#readWhenReady(referenceId, signal, onFault);
    } catch (error) {
      this.#handedOut.delete(referenceId);
      throw error;
    }
  }

  /** A list may show a message before its content can be read, or before its content is whole. */
  async #readWhenReady(
    referenceId: string,
    signal: AbortSignal,
    onFault: (what: string) => void,
  ): Promise<MessageContent> {
    const started = performance.now();
    for (;;) {
      const options = { signal, onFault, retryNotFound: true };
      const { value } = await this.connection.get(pathOf(referenceId), ContentOnTheWire, options);
      if (value) {
        const content = toContent(value);
        const hasBody = content.html.body !== '' || content.text.body !== '';
        if (hasBody || this.connection.ours || performance.now() - started > EMPTY_BODY_GRACE) return content;
      }
      onFault(`content of message ${referenceId} is not ready`);
      await sleep(NOT_READY_PAUSE, signal);
    }
  }

  /** Runs an operation within its limits, and says what it had seen where they end it. */
  async #limited<T>(
    { timeout = 0, signal }: WaitOptions,
    { method }: Caller,
    log: CallLog,
    operation: (signal: AbortSignal, onFault: (what: string) => void) => Promise<T>,
  ): Promise<T> {
    using time = deadline(
      signal,
      readTimeout(timeout),
      () => new TimeoutError(`Timeout ${timeout}ms exceeded.`),
    );
    try {
      return await operation(time.signal, (what) => log.failed(what));
    } catch (error) {
      if (time.signal.aborted) throw ended(method, time.signal.reason, log);
      if (error instanceof ServiceError)
        throw new ServiceError(error.fault, `${method}: ${error.message}\n${log.text()}`);
      throw error;
    }
  }
}

/** What ended the operation, under its own name, with the log added to its words. */
function ended(method: string, reason: unknown, log: CallLog): Error {
  const { name, message } = reason instanceof Error ? reason : new Error(String(reason));
  if (reason instanceof TimeoutError) return new TimeoutError(`${method}: ${message}`, log.text());
  return Object.assign(new Error(`${method}: ${message}\n${log.text()}`), { name });
}

function readTimeout(timeout: number): number {
  if (typeof timeout !== 'number' || Number.isNaN(timeout) || timeout < 0) {
    throw new TypeError(`timeout: expected milliseconds, 0 for no limit, got ${String(timeout)}`);
  }
  return timeout === 0 ? Number.POSITIVE_INFINITY : timeout;
}

function pathOf(referenceId: string): string {
  return `${MESSAGES_PATH}/${encodeURIComponent(referenceId)}`;
}
