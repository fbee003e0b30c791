import { expect, test } from 'playwright-inbox';
import { MailClient } from 'playwright-inbox/client';
import { createMailServer } from 'playwright-inbox/server';
import { send } from '../../send.js';

const SMTP_URL = process.env['SMTP_URL'] ?? '';

const CONFIRMATION = {
  subject: 'Confirm your e-mail',
  html: '<h1>Confirm your e-mail</h1><p>Your code is <b>481516</b>.</p><a href="https://acme.test/yes">Confirm</a>',
};

test('a mail as code, as link and as a page', async ({ page, inbox }) => {
  await send(SMTP_URL, { to: inbox.address, ...CONFIRMATION });
  const message = await inbox.waitForMessage({ subject: /confirm/i });
  expect(message.code()).toBe('481516');
  expect(message.link('Confirm')).toBe('https://acme.test/yes');
  await message.open(page);
  await expect(page.getByRole('heading')).toHaveText('Confirm your e-mail');
});

test('the matcher, and a second inbox', async ({ inbox, mail }) => {
  const other = await mail.newInbox({ name: 'other' });
  await send(SMTP_URL, { to: other.address, ...CONFIRMATION });
  await expect(other).toHaveReceived({ subject: 'Confirm your e-mail' }, { times: 1 });
  await expect(inbox).not.toHaveReceived({}, { timeout: 200 });
});

test('a failure says what came, and where it was waited for', async ({ inbox }) => {
  await send(SMTP_URL, { to: inbox.address, ...CONFIRMATION });
  const error = await inbox
    .waitForMessage({ subject: 'Welcome' }, { timeout: 500 })
    .catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  const { message, stack } = error as Error;
  expect(message).toContain('unexpected subject "Confirm your e-mail"');
  expect(/^ +at .*$/m.exec(stack ?? '')?.[0]).toContain('mail.spec.ts');
});

test('the other two entries', async () => {
  await using server = await createMailServer();
  await send(server.smtpURL, { to: 'jane@inbox.test', ...CONFIRMATION });
  const client = new MailClient({ url: server.url });
  const message = await client.waitForMessage({ to: 'jane@inbox.test' }, { timeout: 10_000 });
  expect(message.html.codes).toEqual(['481516']);
});
