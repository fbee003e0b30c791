/**
 * How a wait or a request can end badly. Every message says what happened in the first sentence; what to do
 * about it differs between a test, a script and the command line, so it is the caller that adds it.
 * @module
 */

/**
 * What is wrong with a service, as far as its answers tell.
 *
 * @example
 * ```ts
 * if (error.fault === 'address') console.error('Check INBOX_URL');
 * ```
 */
export type ServiceFault =
  /** 401 or 403: the key is missing or wrong. */
  | 'key'
  /** No contract at this address: 404, a redirect, or a page in HTML. */
  | 'address'
  /** JSON that does not fit the contract. */
  | 'schema'
  /** Another status of 4xx, or an error body with a status of success: the service says no. */
  | 'request';

/**
 * A service answered in a way that no retry will change. The message says which option to set.
 *
 * @example
 * ```ts
 * if (error instanceof ServiceError && error.fault === 'key') console.error('Set INBOX_API_KEY');
 * ```
 */
export class ServiceError extends Error {
  override readonly name: string = 'ServiceError';

  constructor(
    /** What is wrong. */
    readonly fault: ServiceFault,
    message: string,
    /** The HTTP status of the answer, where that was the fault. */
    readonly status?: number,
  ) {
    super(message);
  }
}

/**
 * Nothing matched in time. The message ends with the call log. What a MailClient throws; fixtures throw Playwright's
 * own `TimeoutError`.
 *
 * @example
 * ```ts
 * if (error instanceof TimeoutError) console.error(error.callLog);
 * ```
 */
export class TimeoutError extends Error {
  override readonly name: string = 'TimeoutError';

  constructor(
    message: string,
    /** What was seen meanwhile, from "Call log:" on. */
    readonly callLog = '',
  ) {
    super(callLog ? `${message}\n${callLog}` : message);
  }
}

/** Why whoever waits no longer wants to, and what the user may have to do about it. */
export class EndedError extends Error {
  constructor(
    message: string,
    readonly advice?: string,
  ) {
    super(message);
  }
}
