import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from 'playwright-inbox';
import { test } from './page-server.js';

const HTML =
  '<h1>Welcome</h1><p>Your verification code is <b>481516</b></p><p><a href="https://acme.test/a?b=c">Log in</a></p>';

const MAIL = {
  to: 'signs-up-with-a-code-x4k2m9p7qa@inbox.test',
  subject: 'Welcome',
  html: `<html lang="en"><title>Welcome</title><main>${HTML}<img src="https://acme.test/logo.png" alt="Acme"></main></html>`,
  text: 'Your verification code is 481516',
};

const PHONE = { width: 375, height: 700 };
const DESK = { width: 1280, height: 800 };

/**
 * No violation, and nothing that takes scrolling sideways. The mail is left out: it is not ours, and axe waits for
 * scripts that never run there.
 */
async function check(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).exclude('.preview iframe').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [name, viewport] of [
    ['desktop', DESK],
    ['phone', PHONE],
  ] as const) {
    test.describe(`${name}, ${colorScheme}`, () => {
      test.use({ colorScheme, viewport });

      test('without mail, without hits, without a server, without a key', async ({ page, startServer }) => {
        test.slow();
        const server = await startServer();
        await page.goto(server.url);
        const [red = 0] = await page.evaluate(() =>
          (getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g) ?? []).map(Number),
        );
        expect(red > 128).toBe(colorScheme === 'light');
        await expect(page.getByRole('heading', { name: 'No mail yet' })).toBeVisible();
        await check(page);

        await server.send(MAIL);
        await expect(page.getByRole('option')).toHaveCount(1);
        await check(page);

        await page.goto(`${server.url}/#/?search=nothing`);
        await expect(page.getByText('Nothing matches')).toBeVisible();
        await check(page);

        await server.kill();
        await expect(page.getByRole('alert').filter({ hasText: 'does not answer' })).toBeVisible();
        await check(page);

        const closed = await startServer(['--api-key', 'secret']);
        await page.goto(closed.url);
        await expect(page.getByLabel('API key')).toBeFocused();
        await check(page);
      });

      test('a message', async ({ page, server }) => {
        test.slow();
        await server.send(MAIL);
        await page.goto(server.url);
        await page.getByRole('option').click();
        for (const tab of ['Preview', 'Text', 'Links', 'Pictures', 'Headers']) {
          await page.getByRole('tab', { name: tab }).click();
          await expect(page.getByRole('tabpanel')).toBeVisible();
          await check(page);
        }
      });
    });
  }
}

test.describe('phone', () => {
  test.use({ viewport: PHONE });

  test('list and message take turns', async ({ page, server }) => {
    await server.send(MAIL);
    await server.send({ ...MAIL, subject: 'Second' });
    await page.goto(server.url);
    await expect(page.getByRole('option')).toHaveCount(2);
    // Here, an open message would hide the list: the arrows only choose.
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option', { selected: true })).toContainText('Welcome');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('Welcome');
    await expect(page.getByRole('listbox')).toBeHidden();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByRole('listbox')).toBeFocused();
    await expect(page.getByRole('region', { name: 'Message', exact: true })).toBeHidden();

    await page.goto(`${server.url}/#/messages/gone`);
    await expect(page.getByRole('heading', { name: 'This message is not here' })).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByRole('listbox')).toBeFocused();
  });
});
