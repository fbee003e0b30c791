/**
 * The client for scripts and for test runners other than Playwright's.
 * @module
 */
import { ServiceConnection } from './connection.js';
import type { MessageContent, MessageSummary } from './message.js';
import { checkNames, checkWaitOptions, type WaitOptions } from './options.js';
import { type MessageQuery, readQuery } from './query.js';
import { type Caller, Session } from './session.js';

/**
 * Where the service is, and its key.
 *
 * @example
 * ```ts
 * new MailClient({ url: 'https://mail.example.com', apiKey: process.env.INBOX_API_KEY ?? '' });
 * ```
 */
export interface MailClientOptions {
  /**
   * The service's base URL.
   * @default 'http://127.0.0.1:8025'
   */
  readonly url?: string;
  /**
   * Sent in the header `x-api-key`.
   * @default 'inbox'
   */
  readonly apiKey?: string;
}

/** Half a minute: as long as a test of Playwright's has. In milliseconds. */
const DEFAULT_TIMEOUT = 30_000;

const NOBODY_THERE = 'nobody answers: is the server running, and is url where it listens?';

/**
 * Reads mail from any service that speaks the contract.
 *
 * @example
 * ```ts
 * const client = new MailClient({ url: 'http://127.0.0.1:8025', apiKey: 'inbox' });
 * const message = await client.waitForMessage({ to: 'jane@inbox.test', subject: 'Welcome' });
 * console.log(message.html.codes, message.html.links);
 * ```
 */
export class MailClient {
  readonly #session: Session;

  /** Throws a TypeError where the URL or the key cannot be one, or an option is unknown. */
  constructor(options: MailClientOptions = {}) {
    checkNames('MailClient', options, ['url', 'apiKey'], "{ url: 'http://127.0.0.1:8025' }");
    const { url = 'http://127.0.0.1:8025', apiKey = 'inbox' } = options;
    this.#session = new Session(
      new ServiceConnection({ url, apiKey, names: { url: 'url', apiKey: 'apiKey' } }),
    );
  }

  /**
   * The summaries of all matching messages, from all pages, oldest first.
   *
   * @param options.timeout Milliseconds, 0 for no limit; 30,000 by default.
   * @throws ServiceError where the service refuses; TimeoutError where it does not answer in time; TypeError where the
   * query or an option is wrong.
   * @example
   * ```ts
   * const messages = await client.list({ to: 'jane@inbox.test' });
   * console.log(messages.map(({ subject }) => subject));
   * ```
   */
  async list(query: MessageQuery = {}, options: WaitOptions = {}): Promise<readonly MessageSummary[]> {
    return this.#session.list(readQuery(query), limited(options), caller('client.list'));
  }

  /**
   * One message with its content.
   *
   * @param referenceId As a list names it.
   * @param options.timeout Milliseconds, 0 for no limit; 30,000 by default.
   * @throws ServiceError where there is no such message or the service refuses; TimeoutError where it does not answer
   * in time.
   * @example
   * ```ts
   * const message = await client.read(referenceId);
   * ```
   */
  async read(referenceId: string, options: WaitOptions = {}): Promise<MessageContent> {
    return this.#session.read(referenceId, limited(options), caller('client.read'));
  }

  /**
   * The oldest matching message that this client has not handed out yet, with its content.
   *
   * @param options.timeout Milliseconds, 0 for no limit; 30,000 by default.
   * @throws TimeoutError whose message tells what did arrive; ServiceError where the service refuses; TypeError where
   * the query or an option is wrong.
   * @example
   * ```ts
   * const message = await client.waitForMessage({ to: 'jane@inbox.test' }, { timeout: 10_000 });
   * ```
   */
  async waitForMessage(query: MessageQuery = {}, options: WaitOptions = {}): Promise<MessageContent> {
    return this.#session.wait(readQuery(query), limited(options), caller('client.waitForMessage'));
  }
}

function limited(options: WaitOptions): WaitOptions {
  checkWaitOptions(options);
  const { timeout = DEFAULT_TIMEOUT, signal } = options;
  return { timeout, signal };
}

function caller(method: string): Caller {
  return { method, place: 'the list', since: 0, nobodyThere: NOBODY_THERE };
}
