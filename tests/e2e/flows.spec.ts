import { expect, test } from 'playwright-inbox';

const PASSWORD = 'correct horse battery';

test('signs up with a code', async ({ page, inbox }) => {
  await page.goto('/sign-up');
  await page.getByLabel('E-mail').fill(inbox.address);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign up' }).click();

  const message = await inbox.waitForMessage({ subject: 'Confirm your e-mail' });
  await page.getByLabel('Code').fill(message.code());
  await page.getByRole('button', { name: 'Confirm' }).click();

  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
});

test('resets a password', async ({ page, inbox }) => {
  await test.step('Sign up', async () => {
    await page.goto('/sign-up');
    await page.getByLabel('E-mail').fill(inbox.address);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign up' }).click();
    const message = await inbox.waitForMessage({ subject: 'Confirm your e-mail' });
    await page.getByLabel('Code').fill(message.code());
    await page.getByRole('button', { name: 'Confirm' }).click();
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

test('logs in by magic link', async ({ page, inbox }) => {
  await page.goto('/magic-link');
  await page.getByLabel('E-mail').fill(inbox.address);
  await page.getByRole('button', { name: 'Send magic link' }).click();

  const message = await inbox.waitForMessage({ subject: 'Your login link' });
  await page.goto(message.link('Log in to Acme'));

  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
});
