/**
 * Bad days on purpose: the recipient's address decides what goes wrong, so that a test of a resend button, a retry
 * queue or a duplicate needs no other set-up than the address it types.
 * @module
 */
import { smtpError } from './error.js';

/** How long `slow+…` keeps the sender waiting, in milliseconds: longer than a page should make its user wait. */
const SLOW_DELAY = 3_000;

/** Addresses remembered as deferred; the one that was deferred longest ago is forgotten first. */
export const MAX_DEFERRED = 10_000;

const FAULTS = ['defer', 'reject', 'slow', 'drop', 'twice'] as const;

export class Faults {
  readonly #deferred = new Set<string>();

  /** Answers a recipient: calls back without an error where it is accepted. */
  meet(address: string, answer: (refusal?: Error) => void): void {
    switch (faultOf(address)) {
      case 'defer':
        answer(
          this.#isFirstTry(address) ? smtpError(451, 'Deferred on purpose, try again later') : undefined,
        );
        return;
      case 'reject':
        answer(smtpError(550, 'Rejected on purpose'));
        return;
      case 'slow':
        // Nothing has been promised yet, so a server that stops does not wait for it.
        setTimeout(answer, SLOW_DELAY).unref();
        return;
      case 'drop':
      case 'twice':
      case undefined:
        answer();
    }
  }

  /** The recipients that get a message, as often as they get it. */
  shown(recipients: readonly string[]): string[] {
    return recipients.flatMap((address) => {
      const fault = faultOf(address);
      if (fault === 'drop') return [];
      return fault === 'twice' ? [address, address] : [address];
    });
  }

  #isFirstTry(address: string): boolean {
    const key = address.toLowerCase();
    if (this.#deferred.has(key)) return false;
    const [oldest] = this.#deferred;
    if (oldest !== undefined && this.#deferred.size >= MAX_DEFERRED) this.#deferred.delete(oldest);
    this.#deferred.add(key);
    return true;
  }
}

/** What the part before the first + asks for; a tag has to follow. */
function faultOf(address: string): (typeof FAULTS)[number] | undefined {
  const [, name = ''] = /^([a-z]+)\+[^@]/i.exec(address) ?? [];
  return FAULTS.find((fault) => fault === name.toLowerCase());
}
