/**
 * `expect(inbox).toHaveReceived()`: retries until it holds.
 * @module
 */
import type { ExpectMatcherState, MatcherReturnType } from '@playwright/test';
import { TimeoutError } from '../client/errors.js';
import type { MessageSummary } from '../client/message.js';
import { checkNames, show } from '../client/options.js';
import { describe, readQuery } from '../client/query.js';
import { Inbox, type InboxQuery } from './inbox.js';
import { atMost } from './strict.js';

/** How long `times: n` watches for one message too many once n have come, in milliseconds. */
const SETTLE = 1000;

/**
 * How long to watch, and how many messages to expect.
 *
 * @example
 * ```ts
 * await expect(inbox).toHaveReceived({ subject: /reminder/i }, { times: 2, timeout: 10_000 });
 * ```
 */
export interface ToHaveReceivedOptions {
  /**
   * Milliseconds.
   * @default the timeout of `expect`
   */
  readonly timeout?: number | undefined;
  /**
   * Exactly so many messages, and none more while it settles (one second at the most).
   * @default undefined: one at least
   */
  readonly times?: number | undefined;
}

/**
 * Holds once the inbox has received a message that meets the conditions; `.not` watches for the whole time and fails at the
 * first one. Hands nothing out.
 *
 * @param query Conditions; any message without them.
 * @example
 * ```ts
 * await expect(inbox).toHaveReceived({ subject: 'Welcome' });
 * await expect(inbox).toHaveReceived({ subject: /reminder/i }, { times: 2 });
 * await expect(inbox).not.toHaveReceived({}, { timeout: 2_000 });
 * ```
 */
export async function toHaveReceived(
  this: ExpectMatcherState,
  inbox: Inbox,
  query: InboxQuery = {},
  options: ToHaveReceivedOptions = {},
): Promise<MatcherReturnType> {
  const { times } = options;
  const timeout = options.timeout ?? this.timeout;
  let received: readonly MessageSummary[] = [];
  let callLog = '';
  let problem = problemOf(inbox, options);

  const watch = async (milliseconds: number, isDone: () => boolean) => {
    try {
      await inbox.watch(query, milliseconds, (matching) => {
        received = matching;
        return isDone();
      });
    } catch (error) {
      if (error instanceof TimeoutError) callLog = error.callLog;
      else problem = error instanceof Error ? error.message : String(error);
    }
  };

  if (problem === undefined) {
    const enough = times ?? 1;
    await watch(timeout, () => received.length >= Math.max(1, enough));
    const mayBeTooMany =
      times !== undefined && times > 0 && received.length === times && problem === undefined;
    if (mayBeTooMany) await watch(Math.min(SETTLE, timeout || SETTLE), () => received.length > times);
  }

  const holds = times === undefined ? received.length > 0 : received.length === times;
  const message = () => {
    const hint = this.utils.matcherHint('toHaveReceived', 'inbox', '', { isNot: this.isNot });
    return problem === undefined
      ? `${hint} failed\n\n${facts(inbox, query, times, received, timeout, this.isNot)}${callLog && `\n\n${callLog}`}`
      : `${hint} failed\n\n${problem}`;
  };
  // What could not be decided holds neither way.
  return { name: 'toHaveReceived', pass: problem === undefined ? holds : this.isNot, message };
}

/** What is wrong with the call, in words. */
function problemOf(inbox: unknown, options: ToHaveReceivedOptions): string | undefined {
  const method = 'expect(inbox).toHaveReceived';
  if (!(inbox instanceof Inbox))
    return `${method}: expected the inbox fixture or what mail.newInbox() returned`;
  try {
    checkNames(method, options, ['timeout', 'times'], '{ timeout: 5000 }');
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  const { times } = options;
  if (times === undefined || (Number.isInteger(times) && times >= 0)) return undefined;
  return `${method}: times: expected a whole number from 0, got ${show(times)}`;
}

function facts(
  inbox: Inbox,
  query: InboxQuery,
  times: number | undefined,
  received: readonly MessageSummary[],
  timeout: number,
  isNot: boolean,
): string {
  const wanted = describe(readQuery(query));
  const number = times === undefined ? 'a message' : times === 1 ? '1 message' : `${times} messages`;
  const lines = received.map(
    ({ subject, from }) => `  - ${JSON.stringify(subject)} from ${JSON.stringify(from)}`,
  );
  const list = lines.length > 0 ? `\n${atMost(lines, '  ')}` : '';
  return [
    `Inbox:    ${JSON.stringify(inbox.address)}`,
    `Expected: ${isNot ? 'not ' : ''}${number}${wanted && ` ${wanted}`}`,
    `Received: ${received.length === 0 ? 'nothing that matches' : `${received.length} that match`}${list}`,
    `Timeout:  ${timeout}ms`,
  ].join('\n');
}
