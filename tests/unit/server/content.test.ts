import { expect, test } from 'vitest';
import { ContentReader, MAX_REMEMBERED } from '../../../src/server/content.js';
import type { StoredMessage } from '../../../src/server/store.js';

/** A mail of that size; only the memory it takes differs. */
function message(subject: string, bytes: number): StoredMessage {
  const source = Buffer.alloc(bytes, ' ');
  source.write(`Subject: ${subject}\r\nContent-Type: application/octet-stream\r\n\r\n`);
  const receivedAt = new Date().toISOString();
  const summary = { referenceId: subject, from: '', to: '', subject, size: bytes, receivedAt };
  return { summary, source };
}

test('a mail is parsed once, also for the other receivers of its source', async () => {
  const reader = new ContentReader();
  const first = message('One', 1_000);
  const other = { ...first, summary: { ...first.summary, to: 'joe@inbox.test' } };
  const [one, again, joes] = await Promise.all([first, first, other].map(async (mail) => reader.read(mail)));
  expect(again?.headers).toBe(one?.headers);
  expect(joes?.headers).toBe(one?.headers);
  expect(joes?.to).toBe('joe@inbox.test');
});

test('what was read longest ago is forgotten where there is too much', async () => {
  const reader = new ContentReader();
  const third = MAX_REMEMBERED / 3;
  const [one, two, three, four] = ['One', 'Two', 'Three', 'Four'].map((name) => message(name, third));
  const headersOf = async (mail = message('None', 1)) => (await reader.read(mail)).headers;
  const ofOne = await headersOf(one);
  const ofTwo = await headersOf(two);
  await headersOf(three);
  expect(await headersOf(one)).toBe(ofOne);
  await headersOf(four);
  expect(await headersOf(one)).toBe(ofOne);
  expect(await headersOf(two)).not.toBe(ofTwo);
});
