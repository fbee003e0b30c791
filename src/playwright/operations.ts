/**
 * What the inboxes of a test do on the service: every wait is one step of the report, every error points at the user's
 * line, and nothing outlives the test.
 * @module
 */
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { errors, type TestInfo, test } from '@playwright/test';
import { TimeoutError } from '../client/errors.js';
import type { MessageSummary } from '../client/message.js';
import { checkWaitOptions, type WaitOptions } from '../client/options.js';
import { type Conditions, describe } from '../client/query.js';
import type { Caller, Session } from '../client/session.js';
import { type CallSite, pointTo } from './call-site.js';
import { toStandaloneDocument } from './document.js';
import { Message } from './message.js';

/** What the inboxes of a test share. */
export interface MailContext {
  readonly session: Session;
  readonly testInfo: TestInfo;
  /** Aborts when the test ends. */
  readonly ended: AbortSignal;
  /** When the test started: milliseconds since the epoch. */
  readonly startedAt: number;
  readonly domain: string;
  /** The operations that have not settled. */
  readonly running: Set<Promise<unknown>>;
  /** What a failure will want to show: the test's addresses, and the messages that it was given. */
  readonly seen: { readonly addresses: string[]; readonly messages: Message[] };
}

export function caller({ session, testInfo, startedAt }: MailContext, method: string, place: string): Caller {
  const { url } = session.connection;
  const isLocal = /^http:\/\/(?:localhost|127\.|\[::1\])/.test(url);
  const advice = isLocal
    ? 'is mailServer() in webServer of the Playwright config?'
    : 'check inboxURL (or INBOX_URL)';
  return {
    method,
    place,
    since: startedAt,
    endsAt: testInfo.timeout > 0 ? startedAt + testInfo.timeout : undefined,
    nobodyThere: `nobody answers at ${url}: ${advice}`,
  };
}

export async function wait(
  { session, testInfo, ended, seen }: MailContext,
  conditions: Conditions,
  options: WaitOptions,
  caller: Caller,
  { location }: CallSite,
): Promise<Message> {
  checkWaitOptions(options);
  const { after: _, ...wanted } = conditions;
  return test.step(
    `Wait for message ${describe(wanted)}`.trim(),
    async (step) => {
      const content = await session.wait(
        conditions,
        { ...options, signal: either(ended, options.signal) },
        caller,
      );
      // By path: the terminal prints the bodies of text attachments, and a mail's HTML is nothing to read there.
      const path = testInfo.outputPath(`message-${randomUUID()}.html`);
      await writeFile(path, toStandaloneDocument(content));
      await step.attach(content.subject || 'message', { path, contentType: 'text/html' });
      const message = new Message(content);
      seen.messages.push(message);
      return message;
    },
    location && { location },
  );
}

export async function list(
  { session, ended }: MailContext,
  conditions: Conditions,
  options: WaitOptions,
  caller: Caller,
): Promise<readonly MessageSummary[]> {
  checkWaitOptions(options);
  return session.list(conditions, { ...options, signal: either(ended, options.signal) }, caller);
}

/** Errors leave as Playwright's own kinds and point at the user's line. */
export async function guarded<T>(
  context: MailContext,
  site: CallSite,
  operation: () => Promise<T>,
): Promise<T> {
  try {
    return await followed(context, operation());
  } catch (error) {
    throw pointTo(site, error instanceof TimeoutError ? new errors.TimeoutError(error.message) : error);
  }
}

/** Lets the end of the test wait for what it ends, so that an error without a reader is heard in time. */
export async function followed<T>({ running }: MailContext, operation: Promise<T>): Promise<T> {
  running.add(operation);
  try {
    return await operation;
  } finally {
    running.delete(operation);
  }
}

/** Both signals live as long as the test at the most, so nothing is left behind. */
function either(ended: AbortSignal, own: AbortSignal | undefined): AbortSignal {
  return own ? AbortSignal.any([ended, own]) : ended;
}
