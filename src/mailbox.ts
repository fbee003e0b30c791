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
  const trimmed = address.trim().toLowerCase();
  const at = trimmed.lastIndexOf('@');
  if (at === -1) return trimmed;
  const domain = trimmed.slice(at + 1).replace(/\.$/, '');
  return `${unquote(trimmed.slice(0, at))}@${domainToASCII(domain) || domain}`;
}

function unquote(local: string): string {
  return /^".*"$/s.test(local) ? local.slice(1, -1).replace(/\\(.)/gs, '$1') : local;
}
