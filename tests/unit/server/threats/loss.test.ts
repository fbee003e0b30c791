/**
 * Each row of "Loss": what others answered 250 and then lost.
 */
import { expect, test } from 'vitest';
import type { MessageContent } from '../../../../src/contract.js';
import { openDialogue } from '../dialogue.js';
import { type Service, startService } from '../service.js';

const ENVELOPE = { from: 'bounce@acme.test', to: 'jane@inbox.test' };

const read = async (service: Service, id = '') =>
  (await (await service.get(`/api/v1/messages/${id}`)).json()) as MessageContent;

test.each([
  ['a multipart without a boundary', 'Subject: Odd\r\nContent-Type: multipart/mixed\r\n\r\n--x\r\n\r\nHello'],
  ['a boundary that never comes', 'Subject: Odd\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\nHello'],
  ['a subject that cannot be decoded', 'Subject: =?x-none?B?!!?= =?utf-8?B?/w==?=\r\n\r\nHello'],
  [
    'a header of bytes',
    Buffer.concat([Buffer.from('Subject: '), Buffer.from([0xff, 0xfe, 0]), Buffer.from('\r\n\r\n')]),
  ],
  ['a charset that does not exist', 'Subject: Odd\r\nContent-Type: text/plain; charset="\\"\r\n\r\nHello'],
  ['no header', '\r\nHello'],
  ['nothing but an empty line', '\r\n'],
])('acknowledged, listed, readable, and no harm to the list: %s', async (_, raw) => {
  await using service = await startService();
  expect(await service.send({ envelope: ENVELOPE, raw })).toMatch(/^250 /);
  await service.send({ to: 'joe@inbox.test', subject: 'The next one', text: 'Hello' });
  const { data } = await service.list();
  expect(data).toHaveLength(2);
  const message = await read(service, data[1]?.referenceId);
  expect(message.to).toBe('jane@inbox.test');
  const source = await service.get(`/api/v1/messages/${data[1]?.referenceId}/source`);
  expect((await source.text()).trim()).toBe(Buffer.from(raw).toString().trim());
});

test('the envelope decides who gets a mail, not its header', async () => {
  await using service = await startService();
  await service.send({
    envelope: { from: 'a@b.test', to: ['bcc@inbox.test', 'other@inbox.test'] },
    raw: 'To: jane@inbox.test\r\nCc: joe@inbox.test\r\n\r\nHello',
  });
  expect((await service.list()).data.map(({ to }) => to).toSorted()).toEqual([
    'bcc@inbox.test',
    'other@inbox.test',
  ]);
});

test('what the bound drops is counted', async () => {
  await using service = await startService({ maxMessages: 2 });
  await service.send({ to: 'jane@inbox.test', subject: 'One', text: 'Hello' });
  const [oldest] = (await service.list()).data;
  for (const subject of ['Two', 'Three'])
    await service.send({ to: 'jane@inbox.test', subject, text: 'Hello' });
  expect((await service.list()).data.map(({ subject }) => subject)).toEqual(['Three', 'Two']);
  expect(await (await service.get('/health')).json()).toMatchObject({
    messages: 2,
    evicted: 1,
    evictedUntil: oldest?.receivedAt,
    connections: 3,
  });
});

test('readers that do not read their answers hold up no mail', async () => {
  await using service = await startService();
  await service.send({ to: 'jane@inbox.test', subject: 'Large', text: 'x'.repeat(3_000_000) });
  const [large] = (await service.list()).data;
  // Headers have come, and the bodies are left where they are.
  const readers = await Promise.all(
    Array.from({ length: 20 }, async () => service.get(`/api/v1/messages/${large?.referenceId}/source`)),
  );
  for (let at = 0; at < 20; at += 1) {
    expect(await service.send({ to: `user-${at}@inbox.test`, text: 'Hello' })).toMatch(/^250 /);
    expect((await service.list({ to: `user-${at}@inbox.test` })).data).toHaveLength(1);
  }
  await Promise.all(readers.map(async ({ body }) => body?.cancel()));
});

test('received is the server’s clock, not the mail’s Date', async () => {
  await using service = await startService();
  const before = Date.now();
  const raw = 'Date: Mon, 1 Jan 1990 00:00:00 +0000\r\n\r\nHello';
  for (const _ of [1, 2]) await service.send({ envelope: ENVELOPE, raw });
  const [second, first] = (await service.list()).data.map(({ receivedAt }) => Date.parse(receivedAt));
  expect(first).toBeGreaterThanOrEqual(before);
  expect(second).toBeGreaterThan(first ?? 0);
});

test('headers keep their order, their spelling and their duplicates', async () => {
  await using service = await startService();
  const raw =
    'Received: one\r\nX-Tag: a\r\nreceived: two\r\nX-TAG: b\r\nSubject: Hi\r\nX-Tag: a\r\n\r\nHello';
  await service.send({ envelope: ENVELOPE, raw });
  const { headers } = await read(service, (await service.list()).data[0]?.referenceId);
  expect(headers.map(({ originalKey, value }) => `${originalKey}: ${value}`)).toEqual([
    'Received: one',
    'X-Tag: a',
    'received: two',
    'X-TAG: b',
    'Subject: Hi',
    'X-Tag: a',
  ]);
});

test.each([
  ['JANE@Inbox.TEST', 1],
  ['jane@inbox.test.example', 0],
  ['ane@inbox.test', 0],
  ['jane', 0],
])('a receiver is compared as a whole and without case: %s', async (to, found) => {
  await using service = await startService();
  await service.send({ to: 'Jane@inbox.test', text: 'Hello' });
  expect((await service.list({ to })).data).toHaveLength(found);
});

test('a mail that is being received when the server stops is acknowledged and kept', async () => {
  const service = await startService();
  using smtp = await openDialogue(service.server.smtpURL);
  await smtp.say('EHLO me');
  await smtp.say('MAIL FROM:<a@b.test>');
  await smtp.say('RCPT TO:<jane@inbox.test>');
  await smtp.say('DATA');
  smtp.write('Subject: On its way\r\n\r\n');
  const empty = (await service.get('/api/v1/messages?to=jane@inbox.test')).headers.get('etag') ?? '';
  const held = service.get('/api/v1/messages?to=jane@inbox.test', {
    'if-none-match': empty,
    prefer: 'wait=30',
  });
  // The held request has to be with the server before it closes.
  await service.list();
  const closed = service.server.close();
  expect((await held).status).toBe(304);
  expect(await smtp.say('Hello\r\n.')).toMatch(/^250 Stored as/);
  expect(await smtp.say('NOOP')).toMatch(/^421 /);
  await closed;
});
