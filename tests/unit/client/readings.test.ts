import { describe, expect, test } from 'vitest';
import { MailClient } from '../../../src/client/index.js';
import { FOREIGN_KEY, type Reading, startForeignService } from '../../foreign-service.js';

const TO = 'jane@inbox.test';
const HOUR = 3_600_000;

/** Every reading of the contract that a client may not stumble over. */
const READINGS: readonly [string, Partial<Reading>][] = [
  ['milliseconds', { unit: 'milliseconds' }],
  ['seconds', { unit: 'seconds' }],
  ['whole days', { unit: 'whole days' }],
  ['seconds since 2001', { unit: '2001' }],
  ['receivedAfter ignored', { unit: 'ignored' }],
  ['contained, without case', { matching: 'contained', caseSensitive: false }],
  ['all filters ignored', { matching: 'ignored', unit: 'ignored' }],
  ['oldest first, small pages', { order: 'oldest first', pageSize: 2 }],
  ['newest first, small pages', { pageSize: 2 }],
  ['one message a page', { pageSize: 1, order: 'oldest first' }],
  ['more pages claimed than there are: 404', { pageSize: 2, surplusPages: 1, beyond: 404 }],
  ['more pages claimed than there are: 400', { pageSize: 2, surplusPages: 2, beyond: 400 }],
  ['more pages claimed than there are: 500', { pageSize: 50, surplusPages: 1, beyond: 500 }],
  ['more pages claimed than there are: empty', { pageSize: 2, surplusPages: 1000, beyond: 'empty' }],
  ['more pages claimed than there are: the last again', { surplusPages: 1000, beyond: 'last page' }],
  ['to with a display name', { to: (address) => `"Doe, Jane" <${address}>` }],
  ['to with a display name, contained', { to: (address) => `Jane <${address}>`, matching: 'contained' }],
  ['to with several receivers', { to: (address) => `joe@inbox.test, Jim <jim@inbox.test>, ${address}` }],
  ['to in upper case', { to: (address) => address.toUpperCase() }],
  ['to in angle brackets', { to: (address) => `<${address}>` }],
  ['to with a comment', { to: (address) => `${address} (Jane Doe)` }],
  ['to in a group', { to: (address) => `Friends: joe@inbox.test, ${address};` }],
  ['from with a display name', { from: (address) => `Acme <${address}>` }],
  ['an absent part as null', { absentPart: 'null' }],
  ['an absent part left out', { absentPart: 'absent' }],
  ['content later than the list: 404', { contentLag: 2 }],
  ['content later than the list: 400', { contentLag: 2, notReady: 400 }],
  ['content later than the list: 410', { contentLag: 2, notReady: 410 }],
  ['content later than the list: refused with 200', { contentLag: 2, notReady: 'refused with 200' }],
  ['content later than the list: empty', { contentLag: 2, notReady: 'empty body' }],
  ['a clock an hour ahead', { skew: HOUR }],
  ['a clock an hour behind', { skew: -HOUR }],
  ['a clock an hour ahead, seconds', { skew: HOUR, unit: 'seconds' }],
  ['a clock an hour behind, seconds', { skew: -HOUR, unit: 'seconds' }],
  ['a clock three seconds behind', { skew: -3000, unit: 'seconds' }],
  ['no Date', { hasDate: false }],
  ['times in whole seconds', { receivedAt: 'seconds', unit: 'seconds' }],
  ['times without zone', { receivedAt: 'without zone' }],
  ['times with an offset', { receivedAt: 'with an offset' }],
  ['success is 206', { success: 206 }],
  ['ETag without waiting', { push: 'etag only' }],
  ['waiting', { push: 'held' }],
  ['waiting, oldest first, small pages', { push: 'held', order: 'oldest first', pageSize: 2 }],
  ['waiting claimed and not done', { push: 'claimed, but answered at once' }],
  ['waiting, and a filter that hides the message', { push: 'held', to: (address) => `Jane <${address}>` }],
  [
    'everything at once',
    {
      unit: 'seconds',
      order: 'oldest first',
      pageSize: 1,
      beyond: 404,
      to: (address) => `"Jane" <${address.toUpperCase()}>, joe@inbox.test`,
      absentPart: 'absent',
      contentLag: 1,
      skew: -HOUR,
      receivedAt: 'seconds',
    },
  ],
];

describe.concurrent('under any reading of the contract', { timeout: 40_000 }, () => {
  test.each(READINGS)('a wait brings the message that comes, and no decoy: %s', async (_, reading) => {
    await using service = await startForeignService(reading);
    const client = new MailClient({ url: service.url, apiKey: FOREIGN_KEY });
    const start = Date.now();
    service.receive({ to: TO, subject: 'Your code', ago: 25 * HOUR, text: 'a day stale' });
    service.receive({ to: TO, subject: 'Your code', ago: 600_000, text: 'stale' });
    service.receive({ to: TO, subject: 'Your code', ago: 5_000, text: 'a little stale' });
    service.receive({ to: `not-${TO}`, subject: 'Your code', text: 'a longer address' });
    service.receive({ to: `${TO}.example`, subject: 'Your code', text: 'a longer domain' });
    service.receive({ to: 'jane+tag@inbox.test', subject: 'Your code', text: 'a tag' });
    for (const subject of ['News', 'More news', 'Even more']) service.receive({ to: TO, subject });
    const query = { to: TO, subject: 'your code', receivedAfter: start - 1000 };
    const waiting = client.waitForMessage(query, { timeout: 20_000 });
    await expect.poll(() => service.requests.length).toBeGreaterThan(2);
    service.receive({ to: 'joe@inbox.test', subject: 'Your code', text: 'somebody else' });
    service.receive({ to: TO, subject: 'Your code', text: 'the one' });
    expect(await waiting).toMatchObject({
      subject: 'Your code',
      text: { body: 'the one' },
      html: { codes: [], links: [], images: [], body: '' },
    });
  });

  test.each(READINGS)('a wait brings what is there already, oldest first: %s', async (_, reading) => {
    await using service = await startForeignService(reading);
    const client = new MailClient({ url: service.url, apiKey: FOREIGN_KEY });
    const start = Date.now();
    service.receive({ to: `not-${TO}` });
    for (const [at, subject] of ['One', 'Two', 'Three'].entries())
      service.receive({ to: TO, subject, ago: -1000 * at });
    const query = { to: TO, receivedAfter: start - 1000 };
    const subjects: string[] = [];
    for (let turn = 0; turn < 3; turn += 1)
      subjects.push((await client.waitForMessage(query, { timeout: 20_000 })).subject);
    expect(subjects).toEqual(['One', 'Two', 'Three']);
  });

  test.each(READINGS)('a list has exactly the matching messages: %s', async (_, reading) => {
    await using service = await startForeignService(reading);
    const client = new MailClient({ url: service.url, apiKey: FOREIGN_KEY });
    service.receive({ to: TO, subject: 'Stale', ago: 600_000 });
    service.receive({ to: `not-${TO}` });
    for (const [at, subject] of ['One', 'Two', 'Three', 'Four', 'Five'].entries()) {
      service.receive({ to: TO, subject, ago: -1000 * at });
    }
    const found = await client.list({ to: TO, receivedAfter: Date.now() - 5_000 });
    expect(found.map(({ subject }) => subject)).toEqual(['One', 'Two', 'Three', 'Four', 'Five']);
  });
});

test('the unit is learned: seconds first, milliseconds once an answer proved them', async () => {
  await using service = await startForeignService({ unit: 'milliseconds' });
  const client = new MailClient({ url: service.url, apiKey: FOREIGN_KEY });
  service.receive({ to: TO, subject: 'Stale', ago: 600_000 });
  await client.list({ to: TO, receivedAfter: Date.now() });
  await client.list({ to: TO, receivedAfter: Date.now() });
  const sent = service.requests.flatMap((request) => /receivedAfter=(\d+)/.exec(request)?.[1] ?? []);
  expect([sent[0]?.length, sent.at(-1)?.length]).toEqual([10, 13]);
});

test('a service that reads seconds is never asked in milliseconds', async () => {
  await using service = await startForeignService({ unit: 'seconds' });
  const client = new MailClient({ url: service.url, apiKey: FOREIGN_KEY });
  service.receive({ to: TO, subject: 'Stale', ago: 600_000 });
  for (let turn = 0; turn < 3; turn += 1) await client.list({ to: TO, receivedAfter: Date.now() });
  expect(service.requests.filter((request) => /receivedAfter=\d{13}/.test(request))).toEqual([]);
});

test('after a message of whole seconds come the others of its second', async () => {
  await using service = await startForeignService({ receivedAt: 'seconds' });
  const client = new MailClient({ url: service.url, apiKey: FOREIGN_KEY });
  service.receive({ to: TO, subject: 'First' });
  const first = await client.waitForMessage({ to: TO });
  service.receive({ to: TO, subject: 'Second' });
  expect(await client.list({ to: TO, receivedAfter: first })).toMatchObject([{ subject: 'Second' }]);
});

test('query strings are encoded', async () => {
  await using service = await startForeignService();
  const client = new MailClient({ url: service.url, apiKey: FOREIGN_KEY });
  const to = 'a+b&c=d%20#e@inbox.test';
  service.receive({ to });
  await client.waitForMessage({ to }, { timeout: 5_000 });
  expect(new URL(service.requests[0] ?? '', service.url).searchParams.get('to')).toBe(to);
});
