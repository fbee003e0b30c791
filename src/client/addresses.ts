/**
 * Addresses as services print them: bare, with display names, several in a row, in any case.
 * @module
 */
import { domainToASCII } from 'node:url';
import { addressParser } from 'postal-mime';

/** The bare addresses in a `from` or `to`, as written there. */
export function bareAddresses(text: string): string[] {
  return addressParser(text, { flatten: true }).flatMap(({ address }) => (address ? [address] : []));
}

/** Whether two spellings mean the same mailbox: case and the two ways to write an international domain aside. */
export function sameAddress(one: string, other: string): boolean {
  return fold(one) === fold(other);
}

function fold(address: string): string {
  const lower = address.trim().toLowerCase();
  const at = lower.lastIndexOf('@');
  const domain = lower.slice(at + 1);
  return lower.slice(0, at + 1) + (domainToASCII(domain) || domain);
}
