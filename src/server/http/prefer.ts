/**
 * The conditional, held request: `If-None-Match` (RFC 9110, section 13.1.2) and `Prefer: wait` (RFC 7240,
 * section 4.3).
 * @module
 */
import { createHash } from 'node:crypto';

/** The longest that a request is held, in seconds: shorter than the idle limits of common proxies. */
const MAX_WAIT_SECONDS = 60;

/** The seconds that a `Prefer` header asks to be held for; undefined where it asks for nothing we can honour. */
export function waitPreference(prefer: string | undefined): number | undefined {
  const seconds = /(?:^|,)\s*wait\s*=\s*"?(\d{1,9})"?\s*(?=[;,]|$)/i.exec(prefer ?? '')?.[1];
  return seconds === undefined ? undefined : Math.min(Number(seconds), MAX_WAIT_SECONDS);
}

/** A strong validator for an answer. */
export function entityTag(body: string): string {
  return `"${createHash('sha1').update(body).digest('base64url')}"`;
}

/** Whether an `If-None-Match` header names this tag; the comparison is weak, as the RFC asks. */
export function namesTag(ifNoneMatch: string, tag: string): boolean {
  return (
    ifNoneMatch.trim() === '*' ||
    ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === tag)
  );
}
