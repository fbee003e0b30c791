/**
 * What callers pass as options, checked before it is used: a name that means nothing is a mistake, and silence about
 * it would be a wrong answer.
 * @module
 */

/**
 * What a caller can limit an operation by.
 *
 * @example
 * ```ts
 * await inbox.waitForMessage({ subject: 'Welcome' }, { timeout: 5_000 });
 * ```
 */
export interface WaitOptions {
  /**
   * Milliseconds; 0 for no limit of its own.
   * @default the test's own time in a fixture, 30_000 in a MailClient
   */
  readonly timeout?: number | undefined;
  /**
   * Ends the operation early.
   * @default undefined: nothing does
   */
  readonly signal?: AbortSignal | undefined;
}

/** Throws a TypeError where the options are no object, or where one of them is none of `names`. */
export function checkNames(what: string, options: unknown, names: readonly string[], example: string): void {
  if (typeof options !== 'object' || options === null) {
    throw new TypeError(`${what}: expected an object like ${example}, got ${show(options)}`);
  }
  const unknown = Object.keys(options).find((name) => !names.includes(name));
  if (unknown !== undefined) {
    const those = `${names.length === 1 ? 'is' : 'are'} ${names.join(', ')}`;
    throw new TypeError(`${what}: unknown option "${unknown}"; there ${those}`);
  }
}

/** A value in an error's text. */
export function show(value: unknown): string {
  return typeof value === 'string' ? JSON.stringify(value) : String(value);
}

/** Throws a TypeError that names the option where an option is none, or has a value that cannot be one. */
export function checkWaitOptions(options: WaitOptions): void {
  checkNames('options', options, ['timeout', 'signal'], '{ timeout: 5000 }');
  const { timeout, signal } = options;
  if (timeout !== undefined) readTimeout(timeout);
  if (signal !== undefined && !(signal instanceof AbortSignal)) {
    throw new TypeError(`signal: expected an AbortSignal, got ${String(signal)}`);
  }
}

/** Milliseconds, without an end for 0. */
export function readTimeout(timeout: number): number {
  if (typeof timeout !== 'number' || Number.isNaN(timeout) || timeout < 0) {
    throw new TypeError(`timeout: expected milliseconds, 0 for no limit, got ${String(timeout)}`);
  }
  return timeout === 0 ? Number.POSITIVE_INFINITY : timeout;
}
