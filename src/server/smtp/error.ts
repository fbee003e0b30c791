/**
 * A refusal as the SMTP library reads it.
 * @module
 */
import type { SMTPServerError } from 'smtp-server';

/** An error that is answered with this reply code and text. */
export function smtpError(responseCode: number, message: string): SMTPServerError {
  return Object.assign(new Error(message), { responseCode });
}

/** What such an error is answered with; undefined for any other. */
export function replyCode(error: unknown): number | undefined {
  return error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : undefined;
}
