/**
 * The service as one test sees it.
 * @module
 */
import type { MessageSummary } from '../client/message.js';
import { checkNames, show, type WaitOptions } from '../client/options.js';
import { type Conditions, type MessageQuery, readQuery } from '../client/query.js';
import type { Caller } from '../client/session.js';
import { freshAddress } from './address.js';
import { callSite } from './call-site.js';
import { Inbox } from './inbox.js';
import type { Message } from './message.js';
import { caller, guarded, list, type MailContext, wait } from './operations.js';

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
