import { once } from 'node:events';
import { createServer } from 'node:http';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Inbox, type Message, test } from 'playwright-inbox';
import { FOREIGN_KEY, type ForeignService, startForeignService } from '../foreign-service.js';
import type { Mail } from '../send.js';
import { send } from './send.js';

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A server that hears of every request. */
async function startTracker(): Promise<{ readonly asked: readonly string[]; readonly url: string }> {
  const asked: string[] = [];
  const tracker = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end();
  }).listen(0, '127.0.0.1');
  await once(tracker, 'listening');
  tracker.unref();
  const address = tracker.address();
  return { asked, url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}` };
}

async function receive(inbox: Inbox, mail: Mail): Promise<Message> {
  await send({ to: inbox.address, subject: 'Hello', ...mail });
  return inbox.waitForMessage();
}

test('an HTML mail is a page, with the pictures that came along', async ({ page, inbox }) => {
  const message = await receive(inbox, {
    html: `<h1>Welcome, Zoë</h1><img src="cid:logo" alt="Acme"><img src="cid:logo2" alt="Acme too">
      <a href="http://localhost:3000/log-in">Log in</a>`,
    attachments: [
      { cid: 'logo', content: PIXEL, encoding: 'base64', filename: 'a.png' },
      { cid: 'logo2', content: PIXEL, encoding: 'base64', filename: 'b.png' },
    ],
  });
  await message.open(page);
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - heading "Welcome, Zoë" [level=1]
    - img "Acme"
    - img "Acme too"
    - link "Log in"
  `);
  for (const name of ['Acme', 'Acme too']) {
    const picture = page.getByRole('img', { name, exact: true });
    expect(await picture.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(1);
  }
  await page.getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Welcome, Zoë' })).toBeVisible();
});

test('a text mail is readable, with its links to click', async ({ page, inbox }) => {
  const message = await receive(inbox, {
    text: 'Hello <Jane> & Joe,\n\nlog in at http://localhost:3000/log-in?a=1&b=2.\n\nAcme',
  });
  await message.open(page);
  await expect(page.getByText('Hello <Jane> & Joe,')).toBeVisible();
  await page.getByRole('link', { name: 'http://localhost:3000/log-in?a=1&b=2' }).click();
  await expect(page).toHaveURL('http://localhost:3000/log-in?a=1&b=2');
});

test('a hostile mail runs nothing, asks nobody and stays where it is', async ({ page, inbox }) => {
  const { asked, url } = await startTracker();
  const message = await receive(inbox, {
    html: `<script>document.title = 'script'</script>
      <img src="${url}/pixel" onerror="document.title = 'onerror'" alt="">
      <iframe src="${url}/frame"></iframe>
      <link rel="stylesheet" href="${url}/style">
      <div style="background: url(${url}/background)">Still here</div>
      <meta http-equiv="refresh" content="0; url=${url}/refresh">
      <a href="javascript:document.title = 'click'">Click</a>
      <a href="${url}/link">Leave</a>`,
  });
  await message.open(page);
  await page.getByRole('link', { name: 'Click' }).click();
  await expect(page.getByText('Still here')).toBeVisible();
  await expect(page).toHaveURL(/^http:\/\/inbox\.invalid\//);
  expect(await page.title()).toBe('');
  expect(asked).toEqual([]);

  // The same server does hear of a link that the tester follows.
  await page.getByRole('link', { name: 'Leave' }).click();
  await expect.poll(() => asked).toContain('/link');
});

test('remote content is loaded where it is asked for, scripts and frames never', async ({ page, inbox }) => {
  const { asked, url } = await startTracker();
  const message = await receive(inbox, {
    html: `<img src="${url}/picture" alt=""><link rel="stylesheet" href="${url}/style">
      <script src="${url}/script"></script><iframe src="${url}/frame"></iframe><p>Hello</p>`,
  });
  await message.open(page, { remoteContent: true });
  await expect.poll(() => asked.toSorted()).toEqual(['/picture', '/style']);
  await message.open(page);
  await expect(page.getByText('Hello')).toBeVisible();
  expect(asked).toHaveLength(2);
  // @ts-expect-error: what a JavaScript user could write
  await expect(message.open(page, { remote: true })).rejects.toThrow('unknown option "remote"');
});

test('dark mode and the size of the page are the mail’s', async ({ page, inbox }) => {
  const message = await receive(inbox, {
    html: `<meta name="color-scheme" content="light dark">
      <style>p { color: rgb(1, 1, 1) } @media (prefers-color-scheme: dark) { p { color: rgb(2, 2, 2) } }
        @media (max-width: 400px) { p { font-weight: 900 } }</style><p>Hello</p>`,
  });
  await message.open(page);
  const hello = page.getByText('Hello');
  await expect(hello).toHaveCSS('color', 'rgb(1, 1, 1)');
  const light = await page.screenshot();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(hello).toHaveCSS('color', 'rgb(2, 2, 2)');
  expect(await page.screenshot()).not.toEqual(light);
  await page.setViewportSize({ width: 375, height: 667 });
  await expect(hello).toHaveCSS('font-weight', '900');
});

test('a mail can be checked for accessibility', async ({ page, inbox }) => {
  const text = await receive(inbox, { text: 'Hello, log in at http://localhost:3000/log-in' });
  await text.open(page);
  const standards = new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa']);
  expect((await standards.analyze()).violations).toEqual([]);
  const html = await receive(inbox, {
    html: '<html lang="en"><title>Hi</title><main><img src="cid:a"></main>',
  });
  await html.open(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toContain('image-alt');
});

test.describe('another service', () => {
  const foreign = test.extend<{ service: ForeignService }>({
    // The runner wants a pattern as the first argument, even an empty one.
    // oxlint-disable-next-line no-empty-pattern
    service: async ({}, use) => {
      await using service = await startForeignService();
      await use(service);
    },
    inboxURL: async ({ service }, use) => use(service.url),
    inboxApiKey: FOREIGN_KEY,
  });

  foreign('a mail of it is a page as well', async ({ page, inbox, service }) => {
    service.receive({
      to: inbox.address,
      html: '<h1>Hello</h1><img src="cid:logo" alt="Acme"><a href="http://localhost:3000/log-in">Log in</a>',
      images: [{ alt: 'Acme', url: 'cid:logo', base64: PIXEL }],
    });
    const message = await inbox.waitForMessage();
    await message.open(page);
    const picture = page.getByRole('img', { name: 'Acme' });
    expect(await picture.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(1);
    await page.getByRole('link', { name: 'Log in' }).click();
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  });
});

test('links carry the cookies of the page and no referrer', async ({ page, inbox }) => {
  await page
    .context()
    .addCookies([{ name: 'session', value: 'mine', url: 'http://localhost:3000', sameSite: 'Lax' }]);
  const message = await receive(inbox, { html: '<a href="http://localhost:3000/log-in">Log in</a>' });
  await message.open(page);
  const [request] = await Promise.all([
    page.waitForRequest('http://localhost:3000/log-in'),
    page.getByRole('link', { name: 'Log in' }).click(),
  ]);
  const headers = await request.allHeaders();
  expect(headers['cookie']).toContain('session=mine');
  expect(headers['referer']).toBeUndefined();
});

test('a link to a new page opens one', async ({ page, inbox }) => {
  const message = await receive(inbox, {
    html: '<a href="http://localhost:3000/log-in" target="_blank">Log in</a>',
  });
  await message.open(page);
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Log in' }).click(),
  ]);
  await expect(popup.getByRole('heading', { name: 'Log in' })).toBeVisible();
});
