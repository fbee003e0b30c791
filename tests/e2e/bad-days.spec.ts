import { expect, test } from 'playwright-inbox';
import { send } from './send.js';

const MAIL = { subject: 'Your code', text: 'Your verification code is 481516' } as const;

test('defer+: the mail comes if the app tries again', async ({ inbox, mail }) => {
  const to = `defer+${inbox.address}`;
  await expect(send({ ...MAIL, to })).rejects.toThrow('451');
  await send({ ...MAIL, to });
  expect((await mail.waitForMessage({ to })).code()).toBe('481516');
});

test('reject+: the app hears of it', async ({ inbox, mail }) => {
  const to = `reject+${inbox.address}`;
  await expect(send({ ...MAIL, to })).rejects.toThrow('550');
  expect(await mail.messages({ to })).toEqual([]);
});

test('slow+: the mail comes, late', async ({ inbox, mail }) => {
  const to = `slow+${inbox.address}`;
  const sending = send({ ...MAIL, to });
  expect((await mail.waitForMessage({ to })).code()).toBe('481516');
  await sending;
});

test('drop+: the app is told that all is well, and nothing comes', async ({ inbox, mail }) => {
  const to = `drop+${inbox.address}`;
  expect(await send({ ...MAIL, to })).toMatch(/^250 /);
  expect(await mail.messages({ to })).toEqual([]);
});

test('twice+: the same mail comes as two messages', async ({ inbox, mail }) => {
  const to = `twice+${inbox.address}`;
  await send({ ...MAIL, to });
  const [first, second] = [await mail.waitForMessage({ to }), await mail.waitForMessage({ to })];
  expect(second.referenceId).not.toBe(first.referenceId);
  expect(second.code()).toBe(first.code());
});
