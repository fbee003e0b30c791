import type { Page } from '@playwright/test';
import { expect, type Inbox, test } from 'playwright-inbox';

const PASSWORD = 'correct horse battery';

test('signs up with a code', async ({ page, inbox }) => {
  await askForAccount(page, inbox);

  const message = await inbox.waitForMessage({ subject: 'Confirm your e-mail' });
  await page.getByLabel('Code').fill(message.code());
  await page.getByRole('button', { name: 'Confirm' }).click();

  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
});

test('resets a password', async ({ page, inbox }) => {
  await test.step('Sign up', async () => {
    await askForAccount(page, inbox);
    await confirm(page, inbox);
    await page.getByRole('button', { name: 'Log out' }).click();
  });

  await page.goto('/forgot-password');
  await page.getByLabel('E-mail').fill(inbox.address);
  await page.getByRole('button', { name: 'Send reset link' }).click();

  const message = await inbox.waitForMessage({ subject: /reset/i });
  await message.open(page);
  await page.getByRole('link', { name: 'Reset password' }).click();
  await page.getByLabel('New password').fill('a whole new password');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByRole('status')).toHaveText('Your password was changed.');

  await page.getByLabel('E-mail').fill(inbox.address);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toHaveText('Wrong e-mail or password');

  await page.getByLabel('E-mail').fill(inbox.address);
  await page.getByLabel('Password').fill('a whole new password');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
});

test('logs in by magic link, once', async ({ page, inbox }) => {
  await page.goto('/magic-link');
  await page.getByLabel('E-mail').fill(inbox.address);
  await page.getByRole('button', { name: 'Send magic link' }).click();

  const message = await inbox.waitForMessage({ subject: 'Your login link' });
  const link = message.link('Log in to Acme');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();

  await page.getByRole('button', { name: 'Log out' }).click();
  await page.goto(link);
  await expect(page.getByRole('alert')).toHaveText('That link is no longer valid. Ask for a new one.');
});

test('two users sign up in one test', async ({ page, inbox, mail, browser }) => {
  const guest = await mail.newInbox({ name: 'guest' });
  const guestContext = await browser.newContext();
  const guestPage = await guestContext.newPage();

  await Promise.all([askForAccount(page, inbox), askForAccount(guestPage, guest)]);
  await Promise.all([confirm(page, inbox), confirm(guestPage, guest)]);

  await expect(page.getByRole('heading', { name: `Welcome, ${inbox.address}` })).toBeVisible();
  await expect(guestPage.getByRole('heading', { name: `Welcome, ${guest.address}` })).toBeVisible();
  await guestContext.close();
});

test('"Resend code" brings the new code', async ({ page, inbox }) => {
  await askForAccount(page, inbox);
  const first = await inbox.waitForMessage({ subject: 'Confirm your e-mail' });

  await page.getByRole('button', { name: 'Resend code' }).click();
  const second = await inbox.waitForMessage({ subject: 'Confirm your e-mail' });
  expect(second.referenceId).not.toBe(first.referenceId);
  expect(second.receivedAt.getTime()).toBeGreaterThan(first.receivedAt.getTime());

  await page.getByLabel('Code').fill(second.code());
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
});

async function askForAccount(page: Page, inbox: Inbox): Promise<void> {
  await page.goto('/sign-up');
  await page.getByLabel('E-mail').fill(inbox.address);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign up' }).click();
}

async function confirm(page: Page, inbox: Inbox): Promise<void> {
  const message = await inbox.waitForMessage({ subject: 'Confirm your e-mail' });
  await page.getByLabel('Code').fill(message.code());
  await page.getByRole('button', { name: 'Confirm' }).click();
}
