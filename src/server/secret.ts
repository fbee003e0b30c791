/**
 * Secrets are compared by their digests: these have one length, and their comparison takes one time, so that an
 * answer's time tells neither how long the secret is nor how far a guess was right.
 * @module
 */
import { createHash, timingSafeEqual } from 'node:crypto';

export function digest(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

export function isSame(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other));
}
