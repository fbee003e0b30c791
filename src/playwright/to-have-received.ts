/**
 * `expect(inbox).toHaveReceived()`: retries until it holds.
 * @module
 */
import type { ExpectMatcherState, MatcherReturnType } from '@playwright/test';
import { TimeoutError } from '../client/errors.js';
import type { MessageSummary } from '../client/message.js';
import { describe, readQuery } from '../client/query.js';
import { Inbox, type InboxQuery } from './mail.js';
import { atMost } from './strict.js';

/** How long `times: n` watches for one message too many once n have come, in milliseconds. */
const SETTLE = 1000;

export interface ToHaveReceivedOptions {
  /**
   * Milliseconds.
   * @default the timeout of `expect`
   */
  readonly timeout?: number | undefined;
  /** Exactly so many messages, and none more while it settles (one second at the most). */
  readonly times?: number | undefined;
}

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
  let problem: string | undefined;
  const unknown = Object.keys(options).find((name) => name !== 'timeout' && name !== 'times');

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

  if (!(inbox instanceof Inbox)) {
    problem = 'expect(inbox).toHaveReceived: expected the inbox fixture or what mail.newInbox() returned';
  } else if (unknown !== undefined) {
    problem = `expect(inbox).toHaveReceived: unknown option "${unknown}"; there are timeout, times`;
  } else if (times !== undefined && !(Number.isInteger(times) && times >= 0)) {
    problem = `expect(inbox).toHaveReceived: times: expected a whole number from 0, got ${String(times)}`;
  } else {
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
