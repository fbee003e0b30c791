/**
 * An inbox: one address, and the mail sent to it.
 * @module
 */
import type { MessageSummary } from '../client/message.js';
import type { WaitOptions } from '../client/options.js';
import { type Conditions, type MessageQuery, readQuery } from '../client/query.js';
import type { Caller } from '../client/session.js';
import { callSite } from './call-site.js';
import type { Message } from './message.js';
import { caller, followed, guarded, list, type MailContext, wait } from './operations.js';

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
