import type { Page } from '@playwright/test';
import { expect } from 'playwright-inbox';
import { test } from './page-server.js';

const options = (page: Page) => page.getByRole('option');
const lost = (page: Page) => page.getByRole('alert').filter({ hasText: 'The server does not answer.' });

test('a lost server is shown, and the page recovers by itself', async ({ page, context, startServer }) => {
  const server = await startServer();
  await server.send({ subject: 'Before', text: 'Hello' });
  await page.goto(server.url);
  await expect(options(page)).toHaveText(/Before/);
  await server.kill();
  await expect(lost(page)).toBeVisible();
  await expect(options(page)).toHaveText(/Before/);

  // Offline, so that the page sees the new server only when it has mail already.
  await context.setOffline(true);
  const [port = '', smtpPort = ''] = [server.url, server.smtpURL].map((url) => new URL(url).port);
  const again = await startServer(['--port', port, '--smtp-port', smtpPort]);
  await again.send({ subject: 'After', text: 'Hello' });
  await context.setOffline(false);
  await expect(lost(page)).toBeHidden();
  await expect(page.getByText('Live')).toBeVisible();
  // The new server has none of the old mail, so the page has not either.
  await expect(options(page)).toHaveText([/After/]);
});

test('a chosen key is asked for, kept in the tab, and sent in the header alone', async ({
  page,
  startServer,
}) => {
  const server = await startServer(['--api-key', 'correct-horse']);
  await server.send({ subject: 'Welcome', text: 'Hello' });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto(server.url);
  expect(await page.content()).not.toContain('correct-horse');
  const field = page.getByLabel('API key');
  const problem = page.getByRole('alert');
  for (const [wrong, complaint] of [
    ['inbox', 'This key does not open the mail here.'],
    ['clé', 'A key has no spaces and only ASCII characters.'],
  ] as const) {
    await field.fill(wrong);
    await field.press('Enter');
    await expect(problem.filter({ hasText: complaint })).toBeVisible();
  }
  await field.fill('correct-horse');
  await field.press('Enter');
  await expect(options(page)).toHaveText(/Welcome/);
  await page.reload();
  await expect(options(page)).toHaveText(/Welcome/);
  expect(requests.filter((request) => request.includes('correct-horse'))).toEqual([]);
  expect(page.url()).not.toContain('correct-horse');

  const other = await page.context().newPage();
  await other.goto(server.url);
  await expect(other.getByLabel('API key')).toBeVisible();
});

test('a key that stops working brings the question back, and hides the mail', async ({
  page,
  startServer,
}) => {
  const server = await startServer(['--api-key', 'first']);
  await server.send({ subject: 'Welcome', text: 'Hello' });
  await page.goto(server.url);
  await page.getByLabel('API key').fill('first');
  await page.keyboard.press('Enter');
  await options(page).click();
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  await server.kill();
  const [port = '', smtpPort = ''] = [server.url, server.smtpURL].map((url) => new URL(url).port);
  await startServer(['--port', port, '--smtp-port', smtpPort, '--api-key', 'second']);
  await expect(page.getByLabel('API key')).toBeVisible();
  expect(await page.content()).not.toContain('Welcome');
});

test('a key of yesterday does not stand in the way of a server that needs none', async ({ page, server }) => {
  await server.send({ subject: 'Welcome', text: 'Hello' });
  await page.addInitScript(() => sessionStorage.setItem('inbox-key', 'of-yesterday'));
  await page.goto(server.url);
  await expect(options(page)).toHaveText([/Welcome/]);
});

test('older mail joins what is known without repeats, while more arrives', async ({ page, server }) => {
  const to = Array.from({ length: 600 }, (_, at) => `test-${at}@inbox.test`);
  await server.send({ envelope: { from: 'a@b.test', to }, subject: 'Many', text: 'Hello' });
  await page.goto(server.url);
  const count = page.locator('#count');
  await expect(count).toHaveText('about 600 messages');
  await server.send({ subject: 'One more', text: 'Hello' });
  await expect(options(page).first()).toContainText('One more');
  // All are wanted now, from a page of the list on that has moved by one since the others were read.
  await page.getByRole('searchbox').fill('many');
  await expect(count).toHaveText('600 of 601 messages');
});

test('10,000 messages: few elements, and the oldest is one key away', async ({ page, server }) => {
  test.slow();
  // One mail is one message for each of its receivers.
  for (let mail = 0; mail < 10; mail += 1) {
    const to = Array.from({ length: 1_000 }, (_, at) => `test-${mail * 1_000 + at}@inbox.test`);
    await server.send({ envelope: { from: 'a@b.test', to }, subject: `Mail ${mail}`, text: 'Hello' });
  }
  await page.goto(server.url);
  const list = page.getByRole('listbox');
  const count = page.locator('#count');
  await expect(options(page).first()).toContainText('test-9999@inbox.test');
  // Not all is loaded before somebody wants it; that is said.
  await expect(count).toHaveText('about 10,000 messages');

  await page.getByRole('searchbox').fill('test-5000@');
  // Two hundred pages of the list, one after the other.
  await expect(options(page)).toHaveText(/test-5000@inbox.test/, { timeout: 45_000 });
  await expect(count).toHaveText('1 of 10,000 messages');
  await page.getByRole('searchbox').fill('');

  await list.press('End');
  await expect(options(page).last()).toContainText('test-0@inbox.test');
  await expect(options(page).last()).toHaveAttribute('aria-setsize', '10000');
  expect(await page.locator('*').count()).toBeLessThan(1_000);

  // What is in view stays in view when mail arrives above it.
  await server.send({ subject: 'New', text: 'Hello' });
  await expect(count).toHaveText('10,001 messages');
  await expect(options(page).last()).toBeInViewport();
  await list.press('Home');
  await expect(options(page).first()).toContainText('New');
});
