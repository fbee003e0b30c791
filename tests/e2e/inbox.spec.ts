import { expect, test } from 'playwright-inbox';
import { send } from './send.js';

test('Grüße: an address says which test it belongs to', async ({ inbox }) => {
  expect(inbox.address).toMatch(/^grusse-an-address-says-which-test-it-belongs-to-[2-9a-z]{10}@inbox\.test$/);
  expect(inbox.address.indexOf('@')).toBeLessThanOrEqual(64);
});

test('a wait returns a message that is already there', async ({ inbox }) => {
  await send({ to: inbox.address, subject: 'Welcome', text: 'Hello Jane' });
  const message = await inbox.waitForMessage();
  expect(message).toMatchObject({ from: 'no-reply@acme.test', to: inbox.address, subject: 'Welcome' });
  expect(message.receivedAt).toBeInstanceOf(Date);
  expect(message.text.body.trim()).toBe('Hello Jane');
  expect(message.header('FROM')).toBe('Acme <no-reply@acme.test>');
  expect(message.header('x-none')).toBeUndefined();
});

test('a wait returns a message that comes later', async ({ inbox }) => {
  const waiting = inbox.waitForMessage({ subject: 'Welcome' });
  await send({ to: inbox.address, subject: 'Something else', text: 'Hello' });
  await send({ to: inbox.address, subject: 'Welcome', text: 'Hello' });
  expect((await waiting).subject).toBe('Welcome');
});

test('each message is handed out once, the oldest first', async ({ inbox }) => {
  await send({ to: inbox.address, subject: 'Your code', text: 'Your verification code is 111222' });
  await send({ to: inbox.address, subject: 'Your code', text: 'Your verification code is 333444' });
  expect((await inbox.waitForMessage()).code()).toBe('111222');
  expect((await inbox.waitForMessage()).code()).toBe('333444');
  await expect(inbox.waitForMessage({}, { timeout: 200 })).rejects.toThrow('Timeout 200ms exceeded');
});

test('parallel waits get different messages', async ({ inbox }) => {
  const waits = [1, 2, 3].map(async () => inbox.waitForMessage());
  for (const subject of ['One', 'Two', 'Three']) await send({ to: inbox.address, subject, text: 'Hello' });
  const subjects = (await Promise.all(waits)).map((message) => message.subject);
  expect(subjects.toSorted()).toEqual(['One', 'Three', 'Two']);
});

test('conditions: sender, subject as text and as a pattern with g', async ({ inbox }) => {
  await send({ to: inbox.address, from: 'Shop <shop@acme.test>', subject: 'Order  shipped', text: 'Hello' });
  await send({ to: inbox.address, subject: 'Welcome', text: 'Hello' });
  expect((await inbox.waitForMessage({ from: 'NO-REPLY@acme.test' })).subject).toBe('Welcome');
  expect((await inbox.waitForMessage({ subject: 'order shipped', from: /^shop@/g })).from).toBe(
    'shop@acme.test',
  );
});

test('messages lists and hands nothing out', async ({ inbox }) => {
  expect(await inbox.messages()).toEqual([]);
  await send({ to: inbox.address, subject: 'One', text: 'Hello' });
  await send({ to: inbox.address, subject: 'Two', text: 'Hello' });
  expect((await inbox.messages()).map(({ subject }) => subject)).toEqual(['One', 'Two']);
  expect((await inbox.messages({ subject: 'two' })).map(({ subject }) => subject)).toEqual(['Two']);
  expect((await inbox.waitForMessage()).subject).toBe('One');
});

test('a second user has an inbox of their own', async ({ inbox, mail }) => {
  const guest = await mail.newInbox({ name: 'Guest' });
  expect(guest.address).toMatch(/^guest-[2-9a-z]{10}@inbox\.test$/);
  await send({ to: [inbox.address, guest.address], subject: 'You are invited', text: 'Hello' });
  const [own, other] = await Promise.all([inbox.waitForMessage(), guest.waitForMessage()]);
  expect([own.to, other.to]).toEqual([inbox.address, guest.address]);
});

test('mail reads what goes to addresses that the test does not own', async ({ mail }, testInfo) => {
  const support = `support-${testInfo.workerIndex}-${Date.now()}@acme.test`;
  await send({ to: support, subject: 'Ticket 1', text: 'Hello' });
  const first = await mail.waitForMessage({ to: support.toUpperCase(), subject: /ticket/i });
  await send({ to: support, subject: 'Ticket 2', text: 'Hello' });
  const second = await mail.waitForMessage({ to: support, receivedAfter: first });
  expect([first.subject, second.subject]).toEqual(['Ticket 1', 'Ticket 2']);
  expect((await mail.messages({ to: support })).map(({ subject }) => subject)).toEqual([
    'Ticket 1',
    'Ticket 2',
  ]);
});

test('mail from before the test does not count for mail, unless asked for', async ({ mail, inbox }) => {
  await send({ to: inbox.address, subject: 'Old', text: 'Hello' });
  const { receivedAt } = await inbox.waitForMessage();
  const query = { to: inbox.address, receivedAfter: receivedAt.getTime() + 1 };
  expect(await mail.messages(query)).toEqual([]);
  expect(await mail.messages({ ...query, receivedAfter: new Date(receivedAt.getTime() - 1) })).toHaveLength(
    1,
  );
  expect(await mail.messages({ ...query, receivedAfter: receivedAt.getTime() })).toEqual([]);
});

test('bad queries are named', async ({ inbox, mail }) => {
  // @ts-expect-error: what a JavaScript user could write
  await expect(inbox.waitForMessage({ subjects: 'x' })).rejects.toThrow('query: unknown option "subjects"');
  // @ts-expect-error: what a JavaScript user could write
  await expect(inbox.waitForMessage({ subject: 5 })).rejects.toThrow(
    'query.subject: expected a string or a RegExp, got 5',
  );
  // @ts-expect-error: an inbox has its receiver
  await expect(inbox.waitForMessage({ to: 'a@b.test' })).rejects.toThrow('an inbox has its own address');
  await expect(mail.waitForMessage({ to: '' })).rejects.toThrow(
    'query.to: expected text, got an empty string',
  );
  await expect(mail.messages({ receivedAfter: Number.NaN })).rejects.toThrow(
    'query.receivedAfter: expected a Date',
  );
  await expect(inbox.waitForMessage({}, { timeout: -1 })).rejects.toThrow('timeout: expected milliseconds');
});

test('a signal ends a wait', async ({ inbox }) => {
  const controller = new AbortController();
  const waiting = inbox.waitForMessage({}, { signal: controller.signal });
  controller.abort(new Error('No longer needed.'));
  await expect(waiting).rejects.toThrow('inbox.waitForMessage: No longer needed.');
});

test.describe('options', () => {
  test.use({ inboxDomain: 'mail.example.com' });

  test('inboxDomain is what addresses end with', async ({ inbox }) => {
    expect(inbox.address).toMatch(/@mail\.example\.com$/);
    await send({ to: inbox.address, text: 'Hello' });
    await inbox.waitForMessage();
  });
});

test.describe('options', () => {
  test.use({ inboxApiKey: 'not-the-key' });

  test('a wrong key stops the wait at once and names the option', async ({ inbox }) => {
    await expect(inbox.waitForMessage()).rejects.toThrow(
      /401 Unauthorized .* Set inboxApiKey \(or INBOX_API_KEY\) to a key that this service accepts\./,
    );
  });
});
