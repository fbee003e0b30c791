import { expect, test } from 'vitest';
import { freshAddress } from '../../src/playwright/address.js';

test.each([
  ['signs up with a code', /^signs-up-with-a-code-[2-9a-z]{10}@inbox\.test$/],
  ['Größe & Maß: 100 %!', /^grosse-mass-100-[2-9a-z]{10}@inbox\.test$/],
  ['登录', /^test-[2-9a-z]{10}@inbox\.test$/],
  ['', /^test-[2-9a-z]{10}@inbox\.test$/],
  ['a.b..c@d "quoted" <x>', /^a-b-c-d-quoted-x-[2-9a-z]{10}@inbox\.test$/],
])('the address of a test called %j is readable and valid', (title, pattern) => {
  expect(freshAddress(title, 'inbox.test')).toMatch(pattern);
});

test('the part before the @ has at most 64 characters and no dash in a row', () => {
  const [local = ''] = freshAddress('word '.repeat(50), 'inbox.test').split('@');
  expect(local.length).toBeLessThanOrEqual(64);
  expect(local).not.toContain('--');
});

test('no address comes twice', () => {
  const addresses = Array.from({ length: 10_000 }, () => freshAddress('same title', 'inbox.test'));
  expect(new Set(addresses).size).toBe(10_000);
});
