/**
 * How a command ends.
 * @module
 */
export const ExitCode = {
  /** What was asked for was done or found. */
  ok: 0,
  /** Nothing was found in time, or not the one value that was asked for. */
  nothing: 1,
  /** The command line cannot be understood. */
  usage: 2,
  /** The server or the service failed. */
  failed: 3,
} as const;

/** A flag, an argument or an environment variable that is wrong; the message names it. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
