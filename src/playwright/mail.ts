/**
 * The service as one test sees it, and the inboxes in it. Every wait is one step of the report.
 * @module
 */
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { errors, type TestInfo, test } from '@playwright/test';
import { TimeoutError } from '../client/errors.js';
import type { MessageSummary } from '../client/message.js';
import { type Conditions, describe, type MessageQuery, readQuery } from '../client/query.js';
import { type Caller, checkWaitOptions, type Session, type WaitOptions } from '../client/session.js';
import { freshAddress } from './address.js';
import { type CallSite, callSite, pointTo } from './call-site.js';
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
}

/** Conditions on a message of an inbox, which has its receiver already. */
export type InboxQuery = Omit<MessageQuery, 'to'>;

/** The service as this test sees it. Each message is handed out once per test. */
export class Mail {
  readonly #context: MailContext;

  constructor(context: MailContext) {
    this.#context = context;
  }

  /**
   * Waits for the oldest matching message that this test has not been given yet.
   *
   * @param query Conditions; `receivedAfter` is the test's start where it is not given.
   * @param options.timeout Milliseconds; without it the wait lasts until the test ends.
   * @param options.signal Ends the wait early.
   * @throws TimeoutError that tells what did arrive and why it did not match.
   * @example
   * ```ts
   * const message = await mail.waitForMessage({ to: 'support@acme.test', subject: /ticket/i });
   * ```
   */
  async waitForMessage(query: MessageQuery = {}, options: WaitOptions = {}): Promise<Message> {
    const site = callSite();
    return guarded(site, async () =>
      wait(this.#context, this.#read(query), options, this.#caller('mail.waitForMessage'), site),
    );
  }

  /**
   * The summaries of the matching messages, oldest first. Hands nothing out.
   *
   * @param query Conditions; `receivedAfter` is the test's start where it is not given.
   */
  async messages(query: MessageQuery = {}, options: WaitOptions = {}): Promise<readonly MessageSummary[]> {
    const site = callSite();
    return guarded(site, async () =>
      list(this.#context, this.#read(query), options, this.#caller('mail.messages')),
    );
  }

  /**
   * Another inbox with an address of its own, for a second user.
   *
   * @param options.name What the address begins with.
   * @default the test's title
   * @example
   * ```ts
   * const guest = await mail.newInbox({ name: 'guest' });
   * await page.getByLabel('Invite').fill(guest.address);
   * ```
   */
  async newInbox({ name = this.#context.testInfo.title }: { readonly name?: string } = {}): Promise<Inbox> {
    if (typeof name !== 'string')
      throw new TypeError(`mail.newInbox: name: expected a string, got ${String(name)}`);
    return new Inbox(this.#context, freshAddress(name, this.#context.domain));
  }

  #read(query: MessageQuery): Conditions {
    return readQuery({ receivedAfter: this.#context.startedAt, ...query });
  }

  #caller(method: string): Caller {
    return { method, place: 'the list', since: this.#context.startedAt };
  }
}

/** An address that nobody else uses, and the mail sent to it. */
export class Inbox {
  /** Fresh for every run of every test. */
  readonly address: string;
  readonly #context: MailContext;

  constructor(context: MailContext, address: string) {
    this.#context = context;
    this.address = address;
  }

  /**
   * Waits for the oldest matching message to this address that this test has not been given yet, so that the
   * wait after "Resend code" returns the new mail.
   *
   * @param options.timeout Milliseconds; without it the wait lasts until the test ends.
   * @param options.signal Ends the wait early.
   * @throws TimeoutError that tells what did arrive and why it did not match.
   * @example
   * ```ts
   * const message = await inbox.waitForMessage({ subject: 'Confirm your e-mail' });
   * await page.getByLabel('Code').fill(message.code());
   * ```
   */
  async waitForMessage(query: InboxQuery = {}, options: WaitOptions = {}): Promise<Message> {
    const site = callSite();
    return guarded(site, async () => {
      const caller = this.#caller('inbox.waitForMessage');
      return wait(this.#context, this.#read(query, caller.method), options, caller, site);
    });
  }

  /** The summaries of the matching messages to this address, oldest first. Hands nothing out. */
  async messages(query: InboxQuery = {}, options: WaitOptions = {}): Promise<readonly MessageSummary[]> {
    const site = callSite();
    return guarded(site, async () => {
      const caller = this.#caller('inbox.messages');
      return list(this.#context, this.#read(query, caller.method), options, caller);
    });
  }

  /**
   * Follows what arrives for `expect(inbox).toHaveReceived()`.
   * @internal
   */
  async watch(
    query: InboxQuery,
    timeout: number,
    isDone: (matching: readonly MessageSummary[]) => boolean,
  ): Promise<void> {
    const method = 'expect(inbox).toHaveReceived';
    const { session, ended } = this.#context;
    await session.watch(this.#read(query, method), { timeout, signal: ended }, this.#caller(method), isDone);
  }

  #read(query: InboxQuery, method: string): Conditions {
    if ('to' in query) {
      throw new TypeError(
        `${method}: query.to: an inbox has its own address, ${this.address}; use mail for other receivers`,
      );
    }
    return { ...readQuery(query), to: this.address };
  }

  #caller(method: string): Caller {
    return { method, place: 'inbox', since: this.#context.startedAt };
  }
}

async function wait(
  { session, testInfo, ended }: MailContext,
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
      return new Message(content);
    },
    location && { location },
  );
}

async function list(
  { session, ended }: MailContext,
  conditions: Conditions,
  options: WaitOptions,
  caller: Caller,
): Promise<readonly MessageSummary[]> {
  checkWaitOptions(options);
  return session.list(conditions, { ...options, signal: either(ended, options.signal) }, caller);
}

/** Errors leave as Playwright's own kinds and point at the user's line. */
async function guarded<T>(site: CallSite, operation: () => Promise<T>): Promise<T> {
  try {
    return await operation();
  } catch (error) {
    throw pointTo(site, error instanceof TimeoutError ? new errors.TimeoutError(error.message) : error);
  }
}

/** Both signals live as long as the test at the most, so nothing is left behind. */
function either(ended: AbortSignal, own: AbortSignal | undefined): AbortSignal {
  return own ? AbortSignal.any([ended, own]) : ended;
}
