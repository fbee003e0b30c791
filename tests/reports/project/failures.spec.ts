import { expect, test } from 'playwright-inbox';
import { send } from '../../send.js';

const SMTP_URL = process.env['SMTP_URL'] ?? '';

test('nothing arrives', async ({ inbox }) => {
  await inbox.waitForMessage({ subject: /confirm/i }, { timeout: 500 });
});

test('something else arrives', async ({ inbox }) => {
  await send(SMTP_URL, { to: inbox.address, subject: 'Welcome to Acme', text: 'Hello' });
  await inbox.waitForMessage({ subject: 'Confirm' }, { timeout: 500 });
});

test('the test times out', async ({ inbox }) => {
  await inbox.waitForMessage();
});

test('an await is forgotten', async ({ inbox }) => {
  void inbox.waitForMessage();
});

test('several codes', async ({ inbox }) => {
  const text = 'Your sign-in code is 481516.\n\nYour recovery code is 2342108.';
  await send(SMTP_URL, { to: inbox.address, subject: 'Your codes', text });
  const message = await inbox.waitForMessage();
  message.code();
});

test('a helper waits', async ({ inbox }) => {
  const confirm = async () => inbox.waitForMessage({}, { timeout: 200 });
  await confirm();
});

test('the matcher fails', async ({ inbox }) => {
  await expect(inbox).toHaveReceived({ subject: 'Invoice' }, { timeout: 200 });
});

test.describe('nobody there', () => {
  test.use({ inboxURL: process.env['NOBODY_URL'] });

  test('the server is unreachable', async ({ inbox }) => {
    await inbox.waitForMessage({}, { timeout: 500 });
  });
});

test.describe('a wrong option', () => {
  test.use({ inboxURL: 'not a URL' });

  test('the URL is none', async ({ inbox }) => {
    await inbox.waitForMessage();
  });
});
