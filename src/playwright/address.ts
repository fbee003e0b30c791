/**
 * Addresses for tests: readable, valid, and never the same twice.
 * @module
 */
import { randomBytes } from 'node:crypto';

/** Digits and lower-case letters without those that look alike; 32 of them, so that a byte maps evenly. */
const ALPHABET = '23456789abcdefghijkmnpqrstuvwxyz';

/** 50 bits: among a million addresses, two are alike once in two thousand times. */
const RANDOM_LENGTH = 10;

/** RFC 5321, section 4.5.3.1.1: at most 64 octets before the @. */
const MAX_SLUG = 64 - RANDOM_LENGTH - 1;

/** An address for what `title` names: `signs-up-with-a-code-x4k2m9p7qa@inbox.test`. */
export function freshAddress(title: string, domain: string): string {
  const slug = slugify(title).slice(0, MAX_SLUG).replace(/-+$/, '') || 'test';
  return `${slug}-${randomName()}@${domain}`;
}

function slugify(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

function randomName(): string {
  return Array.from(randomBytes(RANDOM_LENGTH), (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
}
