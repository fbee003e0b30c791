/**
 * The service as one test sees it, and the inboxes in it. Every wait is one step of the report.
 * @module
 */
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { errors, type TestInfo, test } from '@playwright/test';
import { TimeoutError } from '../client/errors.js';
import type { MessageSummary } from '../client/message.js';
import { checkNames, show } from '../client/options.js';
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
  /** The operations that have not settled. */
  readonly running: Set<Promise<unknown>>;
  /** What a failure will want to show: the test's addresses, and the messages that it was given. */
  readonly seen: { readonly addresses: string[]; readonly messages: Message[] };
}

/**
 * Conditions on a message of an inbox, which has its receiver already.
 *
 * @example
 * ```ts
 * await inbox.waitForMessage({ from: 'no-reply@acme.test', subject: /confirm/i });
 * ```
 */
export type InboxQuery = Omit<MessageQuery, 'to'>;

/**
 * What a new inbox is like.
 *
 * @example
 * ```ts
 * const guest = await mail.newInbox({ name: 'guest' });
 * ```
 */
export interface NewInboxOptions {
  /**
   * What the address begins with.
   * @default the test's title
   */
  readonly name?: string | undefined;
}

/**
 * The service as this test sees it. Each message is handed out once per test.
 *
 * @example
 * ```ts
 * test('the owner hears of an order', async ({ page, mail }) => {
 *   await page.getByRole('button', { name: 'Order' }).click();
 *   await mail.waitForMessage({ to: 'owner@acme.test', subject: /order/i });
 * });
 * ```
 */
export class Mail {
  readonly #context: MailContext;

  /** @internal */
  constructor(context: MailContext) {
    this.#context = context;
  }

  /**
   * Waits for the oldest matching message that this test has not been given yet.
   *
   * @param query Conditions; `receivedAfter` is the test's start where it is not given.
   * @param options.timeout Milliseconds; without it the wait lasts until the test ends.
   * @param options.signal Ends the wait early.
   * @throws TimeoutError that tells what did arrive and why it did not match; ServiceError where the service refuses;
   * TypeError where the query or an option is wrong.
   * @example
   * ```ts
   * const message = await mail.waitForMessage({ to: 'support@acme.test', subject: /ticket/i });
   * ```
   */
  async waitForMessage(query: MessageQuery = {}, options: WaitOptions = {}): Promise<Message> {
    const site = callSite();
    return guarded(this.#context, site, async () =>
      wait(this.#context, this.#read(query), options, this.#caller('mail.waitForMessage'), site),
    );
  }

  /**
   * The summaries of the matching messages, oldest first. Hands nothing out.
   *
   * @param query Conditions; `receivedAfter` is the test's start where it is not given.
   * @param options.timeout Milliseconds for the service to answer; without it until the test ends.
   * @throws TypeError where the query or an option is wrong; ServiceError where the service refuses.
   * @example
   * ```ts
   * const orders = await mail.messages({ to: 'owner@acme.test', subject: /order/i });
   * ```
   */
  async messages(query: MessageQuery = {}, options: WaitOptions = {}): Promise<readonly MessageSummary[]> {
    const site = callSite();
    return guarded(this.#context, site, async () =>
      list(this.#context, this.#read(query), options, this.#caller('mail.messages')),
    );
  }

  /**
   * Another inbox with an address of its own, for a second user.
   *
   * @throws TypeError where an option is wrong.
   * @example
   * ```ts
   * const guest = await mail.newInbox({ name: 'guest' });
   * await page.getByLabel('Invite').fill(guest.address);
   * ```
   */
  async newInbox(options: NewInboxOptions = {}): Promise<Inbox> {
    checkNames('mail.newInbox', options, ['name'], "{ name: 'guest' }");
    const { name = this.#context.testInfo.title } = options;
    if (typeof name !== 'string')
      throw new TypeError(`mail.newInbox: name: expected a string, got ${show(name)}`);
    const address = freshAddress(name, this.#context.domain);
    this.#context.seen.addresses.push(address);
    return new Inbox(this.#context, address);
  }

  #read(query: MessageQuery): Conditions {
    return readQuery({ receivedAfter: this.#context.startedAt, ...query });
  }

  #caller(method: string): Caller {
    return caller(this.#context, method, 'the list');
  }
}

/**
 * An address that nobody else uses, and the mail sent to it.
 *
 * @example
 * ```ts
 * await page.getByLabel('E-mail').fill(inbox.address);
 * ```
 */
export class Inbox {
  /** Fresh for every run of every test: the test's title in short, then randomness; at most 64 characters before the @. */
  readonly address: string;
  readonly #context: MailContext;

  /** @internal */
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
   * @throws TimeoutError that tells what did arrive and why it did not match; ServiceError where the service refuses;
   * TypeError where the query or an option is wrong.
   * @example
   * ```ts
   * const message = await inbox.waitForMessage({ subject: 'Confirm your e-mail' });
   * await page.getByLabel('Code').fill(message.code());
   * ```
   */
  async waitForMessage(query: InboxQuery = {}, options: WaitOptions = {}): Promise<Message> {
    const site = callSite();
    return guarded(this.#context, site, async () => {
      const caller = this.#caller('inbox.waitForMessage');
      return wait(this.#context, this.#read(query, caller.method), options, caller, site);
    });
  }

  /**
   * The summaries of the matching messages to this address, oldest first. Hands nothing out.
   *
   * @param options.timeout Milliseconds for the service to answer; without it until the test ends.
   * @throws TypeError where the query or an option is wrong; ServiceError where the service refuses.
   * @example
   * ```ts
   * const subjects = (await inbox.messages()).map(({ subject }) => subject);
   * ```
   */
  async messages(query: InboxQuery = {}, options: WaitOptions = {}): Promise<readonly MessageSummary[]> {
    const site = callSite();
    return guarded(this.#context, site, async () => {
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
    const options = { timeout, signal: ended };
    const watching = session.watch(this.#read(query, method), options, this.#caller(method), isDone);
    await followed(this.#context, watching);
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
    return caller(this.#context, method, 'inbox');
  }
}

function caller({ session, testInfo, startedAt }: MailContext, method: string, place: string): Caller {
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

async function wait(
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
async function guarded<T>(context: MailContext, site: CallSite, operation: () => Promise<T>): Promise<T> {
  try {
    return await followed(context, operation());
  } catch (error) {
    throw pointTo(site, error instanceof TimeoutError ? new errors.TimeoutError(error.message) : error);
  }
}

/** Lets the end of the test wait for what it ends, so that an error without a reader is heard in time. */
async function followed<T>({ running }: MailContext, operation: Promise<T>): Promise<T> {
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
