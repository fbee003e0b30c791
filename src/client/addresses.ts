/**
 * Addresses as services print them: bare, with display names, several in a row, in any case.
 * @module
 */
import { addressParser } from 'postal-mime';
import { foldAddress } from '../mailbox.js';

/** The bare addresses in a `from` or `to`, as written there. */
export function bareAddresses(text: string): string[] {
  return addressParser(text, { flatten: true }).flatMap(({ address }) => (address ? [address] : []));
}

/** Whether a printed `from` or `to` names the mailbox, alone or among others. A display name does not count. */
export function namesMailbox(printed: string, address: string): boolean {
  const wanted = foldAddress(bareAddresses(address)[0] ?? address);
  return (
    foldAddress(printed) === wanted || bareAddresses(printed).some((found) => foldAddress(found) === wanted)
  );
}
