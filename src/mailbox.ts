/**
 * When two spellings of an address mean the same mailbox: the one rule that the server's filters and the client's
 * own check share.
 * @module
 */
import { domainToASCII } from 'node:url';

/**
 * One spelling for all of a mailbox: lower case, the domain in ASCII (RFC 5890) and without the root's dot, the
 * local part without quotes (RFC 5321, section 4.1.2: quoted or not, it names the same mailbox).
 */
export function foldAddress(address: string): string {
  // Nearly all are folded already, and then no copy of them is made.
  if (FOLDED.test(address)) return address;
  const trimmed = address.trim().toLowerCase();
  const at = trimmed.lastIndexOf('@');
  if (at === -1) return trimmed;
  return `${unquote(trimmed.slice(0, at))}@${foldDomain(trimmed.slice(at + 1))}`;
}

const FOLDED = /^[a-z0-9.+_-]{1,64}@(?:[a-z0-9-]{1,63}\.){0,8}[a-z0-9-]{1,63}$/;

/** One spelling for a domain. */
export function foldDomain(domain: string): string {
  const lower = domain.toLowerCase().replace(/\.$/, '');
  // Nearly all are plain, and then there is nothing to convert.
  return /^[a-z0-9.-]*$/.test(lower) ? lower : domainToASCII(lower) || lower;
}

function unquote(local: string): string {
  return /^".*"$/s.test(local) ? local.slice(1, -1).replace(/\\(.)/gs, '$1') : local;
}
