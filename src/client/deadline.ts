/**
 * Time that is running out: one signal for a caller's own signal and a number of milliseconds, and a sleep that
 * heeds it.
 * @module
 */

/** Says stop when the parent does or when the time is over. Dispose of it, or the timer keeps the process. */
export interface Deadline extends Disposable {
  readonly signal: AbortSignal;
  /** Says stop now. */
  stop(): void;
}

/** `AbortSignal.any` with `AbortSignal.timeout` would do, but on Node 20 it leaks listeners of long-lived parents. */
export function deadline(
  parent: AbortSignal | undefined,
  milliseconds: number,
  reason: () => Error,
): Deadline {
  const controller = new AbortController();
  const stop = () => controller.abort(parent?.reason);
  if (parent?.aborted) stop();
  parent?.addEventListener('abort', stop, { once: true });
  const timer = Number.isFinite(milliseconds)
    ? setTimeout(() => controller.abort(reason()), Math.min(milliseconds, LONGEST_TIMER))
    : undefined;
  return {
    signal: controller.signal,
    stop: () => controller.abort(),
    [Symbol.dispose]: () => {
      clearTimeout(timer);
      parent?.removeEventListener('abort', stop);
    },
  };
}

/** Resolves after so many milliseconds; rejects with the signal's reason when it says stop. */
export async function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  await new Promise<void>((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', stop, { once: true });
  });
}

/** Resolves when the promise has settled, however; rejects with the signal's reason when it says stop. */
export async function untilSettled(
  promise: Promise<unknown> | undefined,
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted();
  await new Promise<void>((resolve, reject) => {
    const stop = () => reject(signal.reason);
    const settle = () => {
      signal.removeEventListener('abort', stop);
      resolve();
    };
    signal.addEventListener('abort', stop, { once: true });
    Promise.resolve(promise).then(settle, settle);
  });
}

/** A timer set for longer fires at once. */
const LONGEST_TIMER = 2 ** 31 - 1;
