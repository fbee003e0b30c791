/**
 * Addresses that could be meant: what an app, a form or a finger makes of an address on its way.
 * @module
 */
import { foldAddress } from '../mailbox.js';

/** A local part that was cut short is still told from any other from this length on, in characters. */
const MIN_CUT = 12;

/** How the address that was found differs from the wanted one, in words; undefined where they have little in common. */
export function likeness(wanted: string, found: string): string | undefined {
  const [local, domain] = split(foldAddress(wanted));
  const [otherLocal, otherDomain] = split(foldAddress(found));
  if (local === otherLocal && domain === otherDomain) return undefined;
  if (local === otherLocal) return 'another domain';
  if (domain !== otherDomain) return undefined;
  if (withoutTag(local) === withoutTag(otherLocal)) {
    return otherLocal.includes('+') ? `the tag +${otherLocal.split('+')[1]}` : 'without the tag';
  }
  if (otherLocal.length >= MIN_CUT && local.startsWith(otherLocal)) return 'cut short';
  return isOneOff(local, otherLocal) ? 'one character off' : undefined;
}

function split(address: string): [string, string] {
  const at = address.lastIndexOf('@');
  return [address.slice(0, Math.max(at, 0)), address.slice(at + 1)];
}

function withoutTag(local: string): string {
  return local.replace(/\+.*$/s, '');
}

/** Whether one character was added, left out, changed, or swapped with its neighbour. */
function isOneOff(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [rest, otherRest] = [one.slice(start), other.slice(start)];
  return (
    rest.slice(1) === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    (rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2))
  );
}
