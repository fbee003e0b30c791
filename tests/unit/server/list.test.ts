import { expect, test } from 'vitest';
import { MessageList } from '../../../src/contract.js';
import { startService } from './service.js';

test('a message that was answered 250 is in the very next list', async () => {
  await using service = await startService();
  expect(await service.send({ to: 'jane@inbox.test', subject: 'Welcome', text: 'Hello' })).toMatch(/^250 /);
  const response = await service.get('/api/v1/messages');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(MessageList.strict().parse(await response.json())).toEqual({
    data: [
      {
        referenceId: expect.stringMatching(/./),
        from: 'no-reply@acme.test',
        to: 'jane@inbox.test',
        subject: 'Welcome',
        size: expect.any(Number),
        receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      },
    ],
    page: 1,
    totalPages: 1,
  });
});

test('an empty list has no pages', async () => {
  await using service = await startService();
  expect(await service.list()).toEqual({ data: [], page: 1, totalPages: 0 });
});

test('pages hold 50, newest first; beyond the last there is nothing', async () => {
  await using service = await startService();
  const recipients = Array.from({ length: 51 }, (_, at) => `user-${at}@inbox.test`);
  await service.send({ to: recipients, subject: 'All', text: 'Hello' });

  const [first, second, third] = await Promise.all(
    ['1', '2', '3'].map(async (page) => service.list({ page })),
  );
  expect([first?.totalPages, second?.totalPages, third?.totalPages]).toEqual([2, 2, 2]);
  expect(first?.data).toHaveLength(50);
  expect(second?.data.map(({ to }) => to)).toEqual(['user-0@inbox.test']);
  expect(third).toEqual({ data: [], page: 3, totalPages: 2 });
  const times = [...(first?.data ?? []), ...(second?.data ?? [])].map(({ receivedAt }) =>
    Date.parse(receivedAt),
  );
  expect(times).toEqual(times.toSorted((one, other) => other - one));
  expect(new Set(times).size).toBe(51);
});

test('every envelope recipient gets a message of its own, Bcc too', async () => {
  await using service = await startService();
  await service.send({
    to: 'Jane <jane@inbox.test>',
    cc: 'joe@inbox.test',
    bcc: 'eve@inbox.test',
    text: 'Hello',
  });
  const { data } = await service.list();
  expect(data.map(({ to }) => to).toSorted()).toEqual([
    'eve@inbox.test',
    'jane@inbox.test',
    'joe@inbox.test',
  ]);
  expect(new Set(data.map(({ referenceId }) => referenceId)).size).toBe(3);
});

test('a recipient named twice gets one message', async () => {
  await using service = await startService();
  await service.send({
    envelope: { from: 'a@b.test', to: ['jane@inbox.test', 'JANE@inbox.test'] },
    text: 'Hello',
  });
  expect((await service.list()).data).toHaveLength(1);
});

test.each([
  ['the header', { from: '"Acme, Inc." <hello@acme.test>' }, 'hello@acme.test'],
  ['the envelope, where the header has none', { raw: 'Subject: Hi\r\n\r\nHello' }, 'bounce@acme.test'],
])('from is that of %s', async (_, mail, from) => {
  await using service = await startService();
  await service.send({ ...mail, envelope: { from: 'bounce@acme.test', to: 'jane@inbox.test' } });
  expect((await service.list()).data[0]?.from).toBe(from);
});

test.each([
  ['to', { to: 'JANE@inbox.test' }, ['Welcome to Acme', 'Your order']],
  ['to: equality, not a part', { to: 'ane@inbox.test' }, []],
  ['from', { from: 'Shop@acme.test' }, ['Your order']],
  ['subject: contained, without case', { subject: 'TO ACME' }, ['Welcome to Acme', 'Welcome to Acme']],
  ['subject with characters that a URL would eat', { subject: '50 % & more?' }, ['50 % & more?']],
  [
    'all together',
    { to: 'joe@inbox.test', from: 'no-reply@acme.test', subject: 'welcome' },
    ['Welcome to Acme'],
  ],
])('filters by %s', async (_, query, subjects) => {
  await using service = await startService();
  await service.send({ to: 'jane@inbox.test', subject: 'Welcome to Acme', text: 'Hello' });
  await service.send({ to: 'joe@inbox.test', subject: 'Welcome to Acme', text: 'Hello' });
  await service.send({ to: 'jane@inbox.test', from: 'shop@acme.test', subject: 'Your order', text: 'Hello' });
  await service.send({ to: 'eve@inbox.test', subject: '50 % & more?', text: 'Hello' });
  expect((await service.list(query)).data.map(({ subject }) => subject).toSorted()).toEqual(
    subjects.toSorted(),
  );
});

test('subject is decoded and found across folded lines', async () => {
  await using service = await startService();
  const folded = 'Bestätigen Sie Ihre Adresse, damit wir Ihnen künftig schreiben können — vielen Dank';
  await service.send({ to: 'jane@inbox.test', subject: folded, text: 'Hallo' });
  expect((await service.list({ subject: 'damit wir Ihnen KÜNFTIG schreiben' })).data[0]?.subject).toBe(
    folded,
  );
});

test('receivedAfter is strictly after, in milliseconds or in seconds', async () => {
  await using service = await startService();
  await service.send({ to: 'jane@inbox.test', subject: 'First', text: 'Hello' });
  await service.send({ to: 'jane@inbox.test', subject: 'Second', text: 'Hello' });
  const [second, first] = (await service.list()).data.map(({ receivedAt }) => Date.parse(receivedAt));
  const subjectsAfter = async (receivedAfter: number) =>
    (await service.list({ receivedAfter: String(receivedAfter) })).data.map(({ subject }) => subject);

  expect(await subjectsAfter((first ?? 0) - 1)).toEqual(['Second', 'First']);
  expect(await subjectsAfter(first ?? 0)).toEqual(['Second']);
  expect(await subjectsAfter(second ?? 0)).toEqual([]);
  expect(await subjectsAfter(Math.floor((first ?? 0) / 1000) - 1)).toEqual(['Second', 'First']);
  expect(await subjectsAfter(Math.ceil((second ?? 0) / 1000))).toEqual([]);
});

test.each([
  [{ page: '0' }, 'Query parameter "page" is "0": expected a whole number from 1.'],
  [{ page: 'two' }, 'Query parameter "page" is "two": expected a whole number from 1.'],
  [{ page: '-1' }, 'Query parameter "page" is "-1": expected a whole number from 1.'],
  [{ page: '1.5' }, 'Query parameter "page" is "1.5": expected a whole number from 1.'],
  [{ receivedAfter: 'today' }, 'Query parameter "receivedAfter" is "today": expected an integer timestamp.'],
  [{ receivedAfter: '1.5' }, 'Query parameter "receivedAfter" is "1.5": expected an integer timestamp.'],
  [
    { recipient: 'jane@inbox.test' },
    'Query parameter "recipient" is unknown; there are page, from, to, subject, receivedAfter.',
  ],
])('refuses the query %o', async (query, message) => {
  await using service = await startService();
  const response = await service.get(`/api/v1/messages?${new URLSearchParams(query)}`);
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ success: false, message });
});

test('refuses a parameter given twice', async () => {
  await using service = await startService();
  const response = await service.get('/api/v1/messages?to=a@b.test&to=c@d.test');
  expect(response.status).toBe(400);
});

test.each([
  ['jane@bücher.test', 'jane@xn--bcher-kva.test'],
  ['jane@xn--bcher-kva.test', 'JANE@BÜCHER.test'],
  ['"jane.doe"@inbox.test', 'jane.doe@inbox.test'],
])('mail to %s is found as %s', async (to, filter) => {
  await using service = await startService();
  await service.send({ envelope: { from: 'no-reply@acme.test', to: [to] }, to, text: 'Hello' });
  expect((await service.list({ to: filter })).data).toHaveLength(1);
});
