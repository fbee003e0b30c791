/**
 * Who may read what: keys, compared in constant time, each for all domains or for its own.
 * @module
 */
import { timingSafeEqual } from 'node:crypto';
import { foldDomain } from '../../mailbox.js';
import { digest } from '../secret.js';

/**
 * A key and the domains whose mail it opens.
 *
 * @example
 * ```ts
 * await createMailServer({ apiKeys: [{ key: 'secret', domains: ['team.example.com'] }] });
 * ```
 */
export interface ApiKey {
  /** Printable ASCII without spaces; sent in the header `x-api-key`. */
  readonly key: string;
  /**
   * Exact domains of receivers, without subdomains; one at least.
   * @default undefined: every domain
   */
  readonly domains?: readonly string[];
}

/** What a request may see. */
export interface Access {
  /** Lower case; undefined: everything. */
  readonly domains: readonly string[] | undefined;
}

/** Reads `KEY` or `KEY=DOMAIN,DOMAIN`, as flags and the environment write it. Throws where a piece is missing. */
export function parseApiKey(text: string): ApiKey {
  const [, key = '', list] = /^([^=]*)(?:=(.*))?$/s.exec(text) ?? [];
  if (!isHeaderValue(key))
    throw new Error('expected KEY or KEY=DOMAIN,…, the key in printable ASCII without spaces');
  if (list === undefined) return { key };
  const domains = list.split(',').map((domain) => domain.trim());
  if (!domains.every(isDomain)) {
    throw new Error('expected domains like "example.com,example.org" after the "="');
  }
  return { key, domains };
}

/** A look-up of what a presented key opens; undefined where it opens nothing. */
export function keyring(keys: readonly ApiKey[]): (presented: string | undefined) => Access | undefined {
  const known = keys.map(({ key, domains }) => ({
    digest: digest(key),
    access: { domains: domains?.map(foldDomain) },
  }));
  return (presented) => {
    if (presented === undefined) return undefined;
    const offered = digest(presented);
    // Every key is compared, so that the time tells neither which one matched nor how far.
    let access: Access | undefined;
    for (const candidate of known) if (timingSafeEqual(candidate.digest, offered)) access = candidate.access;
    return access;
  };
}

/** A list of none would read as a key for everything. */
export function isDomain(domain: string): boolean {
  return /^[^\s@,]+$/.test(domain);
}

/** Only such a key can travel in a header as it is. */
export function isHeaderValue(key: string): boolean {
  return /^[\x21-\x7e]+$/.test(key);
}
