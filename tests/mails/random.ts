/** Random values that are the same on every machine and every day: they depend on the message's name only. */
export interface Random {
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number;
  pick<T>(choices: readonly [T, ...T[]]): T;
  /** Digits, the first may be 0. Four of them never look like a year. */
  digits(count: number): string;
  /** A number as people count: does not begin with 0. */
  number(count: number): string;
  /** Capitals and digits, at least one of each, none that are easily confused. */
  upper(count: number): string;
  /** Small letters and digits, at least one of each. */
  lower(count: number): string;
  /** Consonants: no word comes of it, and no digit. */
  consonants(count: number): string;
  hex(count: number): string;
  /** As in a link: 62 characters. */
  token(count: number): string;
  uuid(): string;
  ip(): string;
  version(): string;
}

const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ';
const CONSONANTS = 'BCDFGHJKLMNPQRSTVWXZ';
const BASE62 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

export function randomFor(name: string): Random {
  let state = hash(name);
  // mulberry32: small, and good enough to vary numbers.
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const int = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  const from = (alphabet: string, count: number): string =>
    Array.from({ length: count }, () => alphabet[int(0, alphabet.length - 1)]).join('');
  const upper = (count: number): string =>
    until(
      () => from(`${LETTERS}23456789`, count),
      (value) => /\d/.test(value) && /[A-Z].*[A-Z]/.test(value),
    );
  const hex = (count: number): string => from('0123456789abcdef', count);
  return {
    int,
    pick: (choices) => choices[int(0, choices.length - 1)] ?? choices[0],
    digits: (count) =>
      until(
        () => from('0123456789', count),
        (value) => !/^(?:19|20)\d\d$|^(\d)\1*$/.test(value),
      ),
    number: (count) => `${int(1, 9)}${from('0123456789', count - 1)}`,
    upper,
    lower: (count) => upper(count).toLowerCase(),
    consonants: (count) => from(CONSONANTS, count),
    hex,
    token: (count) => from(BASE62, count),
    uuid: () => [8, 4, 4, 4, 12].map(hex).join('-'),
    ip: () => `203.0.113.${int(2, 250)}`,
    version: () => `${int(2, 19)}.${int(0, 12)}.${int(0, 48)}`,
  };
}

function until(make: () => string, fits: (value: string) => boolean): string {
  for (;;) {
    const value = make();
    if (fits(value)) return value;
  }
}

/** FNV-1a, 32 bits. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of Buffer.from(text)) value = Math.imul(value ^ byte, 0x01000193) >>> 0;
  return value;
}
