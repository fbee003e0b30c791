import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { expect } from 'playwright-inbox';
import { logo } from '../app/logo.js';
import { confirmEmail, resetPassword } from '../app/mails.js';
import { test } from './page-server.js';
import { send } from './send.js';

const options = (page: Page) => page.getByRole('option');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });

test('an empty server says how to send the first mail, and the command does', async ({ page, server }) => {
  await page.goto(server.url);
  await expect(heading(page, 'No mail yet')).toBeVisible();
  await expect(page.getByText(server.smtpURL, { exact: true }).first()).toBeVisible();
  const command = (await page.locator('.line code').nth(1).textContent()) ?? '';
  expect(command).not.toContain('\n');
  await promisify(execFile)('sh', ['-c', command]);
  await expect(options(page)).toHaveCount(1);
  await options(page).click();
  await expect(heading(page, 'Hello')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy the code 481516' })).toBeVisible();
});

test('mail shows up as it arrives, newest first, and is announced', async ({ page, server }) => {
  await server.send({ subject: 'One', text: 'Hello' });
  await page.goto(server.url);
  await expect(options(page)).toHaveCount(1);
  await server.send({ subject: 'Two', text: 'Hello' });
  await server.send({ subject: 'Three', text: 'Hello' });
  await expect(options(page).locator('.subject')).toHaveText(['Three', 'Two', 'One']);
  await expect(page.getByRole('status')).toHaveText(/^[12] new messages?$/);
  await expect(page.locator('#count')).toHaveText('3 messages');
});

test('more than a page at once arrives without gaps or repeats', async ({ page, server }) => {
  await server.send({ subject: 'First', text: 'Hello' });
  await page.goto(server.url);
  await expect(options(page)).toHaveCount(1);
  const to = Array.from({ length: 120 }, (_, at) => `jane-${at}@inbox.test`);
  await server.send({ to, subject: 'Many', text: 'Hello' });
  await expect(page.locator('#count')).toHaveText('121 messages');
  await page.getByRole('listbox').press('End');
  await expect(options(page).last()).toContainText('First');
  await expect(options(page).last()).toHaveAttribute('aria-posinset', '121');
});

test('a message shows what it has: preview, text, codes, links, pictures, headers, source', async ({
  page,
  server,
}) => {
  const { subject, html, text } = confirmEmail('jane@inbox.test', '481516');
  const to = 'signs-up-with-a-code-x4k2m9p7qa@inbox.test';
  await server.send({ to, subject, html: String(await html), text, attachments: [logo] });
  await page.goto(server.url);
  await options(page).click();
  await expect(heading(page, 'Confirm your e-mail')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Message', exact: true }).locator('strong')).toHaveText(
    'signs-up-with-a-code',
  );

  const mail = page.frameLocator('iframe').frameLocator('iframe');
  await expect(mail.getByRole('heading', { name: 'Confirm your e-mail' })).toBeVisible();
  const picture = mail.getByRole('img', { name: 'Acme' });
  expect(await picture.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(1);

  const panel = page.getByRole('tabpanel');
  await page.getByRole('tab', { name: 'Text' }).click();
  await expect(panel).toContainText('Type this code into the page that asked for it:');
  await page.getByRole('tab', { name: 'Links' }).click();
  const link = panel.getByRole('link').filter({ hasText: '/confirm-email' }).first();
  await expect(link).toHaveAttribute('href', /^http:\/\/localhost:3000\/confirm-email\?email=/);
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await page.getByRole('tab', { name: 'Pictures' }).click();
  await expect(panel.getByRole('img', { name: 'Acme' })).toBeVisible();
  await page.getByRole('tab', { name: 'Headers' }).click();
  await expect(panel).toContainText('Acme <no-reply@acme.test>');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download source' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('message.eml');
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  expect(String(Buffer.concat(chunks))).toContain('Subject: Confirm your e-mail');
});

test.describe('preview', () => {
  // The emulated preference of a test would win over the one that the preview asks for.
  test.use({ colorScheme: null });

  test('the preview is as wide as a page or a phone, and light or dark', async ({ page, server }) => {
    await server.send({
      html: `<meta name="color-scheme" content="light dark">
        <style>p::after { content: 'light' } @media (prefers-color-scheme: dark) { p::after { content: 'dark' } }</style><p></p>`,
    });
    await page.goto(server.url);
    await options(page).click();
    const frame = page.locator('.preview iframe');
    const paragraph = page.frameLocator('iframe').frameLocator('iframe').locator('p');
    const scheme = async () => paragraph.evaluate((element) => getComputedStyle(element, '::after').content);
    const width = async () => (await frame.boundingBox())?.width;
    await expect.poll(scheme).toBe('"light"');
    expect(await width()).toBeGreaterThan(800);
    await page.getByRole('button', { name: 'Dark' }).click();
    await page.getByRole('button', { name: 'Phone' }).click();
    await expect.poll(scheme).toBe('"dark"');
    expect(await width()).toBe(375);
  });
});

test.describe('clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('a code, an address and the lines for a test are copied with one click', async ({ page, server }) => {
    await server.send({ subject: 'Sign in', text: 'Your verification code is 481516' });
    await page.goto(server.url);
    await options(page).click();
    const copied = async () => page.evaluate(async () => navigator.clipboard.readText());
    await page.getByRole('button', { name: 'Copy the code 481516' }).click();
    await expect(page.getByRole('status')).toHaveText('Copied 481516');
    expect(await copied()).toBe('481516');
    await page.getByRole('button', { name: 'Copy the receiver’s address' }).click();
    await expect.poll(copied).toBe('jane@inbox.test');
    await page.getByRole('button', { name: 'Copy the lines for a test' }).click();
    await expect.poll(copied).toContain('await page.getByLabel(');
  });
});

test('copying works where the browser has no clipboard to offer', async ({ page, server }) => {
  await server.send({ text: 'Your verification code is 481516' });
  // As on a page over plain HTTP from another machine.
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.goto(server.url);
  await options(page).click();
  await page.getByRole('button', { name: 'Copy the code 481516' }).click();
  await expect(page.getByRole('status')).toHaveText('Copied 481516');
  await page.getByRole('searchbox').focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(page.getByRole('searchbox')).toHaveValue('481516');
});

for (const [mail, expected] of [
  [confirmEmail('jane@inbox.test', '481516'), 'Code: 481516'],
  [resetPassword('http://localhost:3000/reset/8fj2?next=%2F'), 'http://localhost:3000/reset/8fj2?next=%2F'],
] as const) {
  test(`the lines for a test do what they say: ${mail.subject}`, async ({ page, inbox }) => {
    await send({ to: inbox.address, subject: mail.subject, html: String(await mail.html), text: mail.text });
    await page.goto('http://127.0.0.1:8025/');
    await page.getByRole('searchbox').fill(inbox.address);
    await options(page).click();
    const box = page.getByRole('region', { name: 'Use in a test' });
    const lines = (await box.locator('code').textContent()) ?? '';
    const done: string[] = [];
    const tester = {
      goto: async (url: string) => done.push(url),
      getByLabel: (label: string) => ({ fill: async (value: string) => done.push(`${label}: ${value}`) }),
    };
    // oxlint-disable-next-line typescript/no-implied-eval -- the lines are there to be run
    await new Function('inbox', 'page', `return (async () => { ${lines} })()`)(inbox, tester);
    expect(done).toEqual([expected]);
  });
}

test('search finds by receiver, sender and subject, and stays in the address', async ({ page, server }) => {
  await server.send({ to: 'resets-a-password-x4k2m9p7qa@inbox.test', subject: 'Reset', text: 'Hello' });
  await server.send({
    to: 'joe@inbox.test',
    from: 'Shop <shop@acme.test>',
    subject: 'Order shipped',
    text: 'Hello',
  });
  await server.send({ to: 'joe@inbox.test', subject: 'Welcome to Acme', text: 'Hello' });
  await page.goto(server.url);
  const subjects = options(page).locator('.subject');
  await expect(subjects).toHaveCount(3);
  for (const [search, found] of [
    ['RESETS-A', ['Reset']],
    ['shop@', ['Order shipped']],
    ['acme welcome', ['Welcome to Acme']],
    ['joe@inbox.test', ['Welcome to Acme', 'Order shipped']],
  ] as const) {
    await page.getByRole('searchbox').fill(search);
    await expect(subjects).toHaveText(found);
    await expect(page.locator('#count')).toHaveText(`${found.length} of 3 messages`);
  }
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('joe@inbox.test');
  await expect(subjects).toHaveCount(2);
  await server.send({ to: 'joe@inbox.test', subject: 'One more', text: 'Hello' });
  await expect(subjects).toHaveCount(3);
  await page.getByRole('searchbox').fill('nothing like this');
  await expect(page.getByText('Nothing matches “nothing like this”')).toBeVisible();
});

test('an address with a message survives a reload, back and forward', async ({ page, server }) => {
  await server.send({ subject: 'One', text: 'Hello' });
  await server.send({ subject: 'Two', text: 'Hello' });
  await page.goto(server.url);
  await options(page).filter({ hasText: 'One' }).click();
  await expect(heading(page, 'One')).toBeVisible();
  await expect(page).toHaveURL(/#\/messages\/[\w-]+$/);
  await expect(page).toHaveTitle('One – Inbox');
  await page.reload();
  await expect(heading(page, 'One')).toBeVisible();
  await expect(page.getByRole('option', { selected: true })).toContainText('One');
  await page.goBack();
  await expect(heading(page, 'Choose a message')).toBeVisible();
  await page.goForward();
  await expect(heading(page, 'One')).toBeVisible();
});

test('a message that is gone says so', async ({ page, startServer }) => {
  const server = await startServer(['--max-messages', '1']);
  await server.send({ subject: 'One', text: 'Hello' });
  await page.goto(server.url);
  await options(page).click();
  await expect(heading(page, 'One')).toBeVisible();
  await server.send({ subject: 'Two', text: 'Hello' });
  await expect(options(page)).toHaveCount(1);
  await page.reload();
  await expect(heading(page, 'This message is not here')).toBeVisible();
});

test('the keyboard is enough', async ({ page, server }) => {
  for (const subject of ['One', 'Two', 'Three']) await server.send({ subject, text: 'Hello' });
  await page.goto(server.url);
  await expect(options(page)).toHaveCount(3);
  await page.keyboard.press('ArrowDown');
  await expect(heading(page, 'Three')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(heading(page, 'Two')).toBeVisible();
  await expect(page.getByRole('listbox')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Two')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(heading(page, 'Choose a message')).toBeVisible();
  await expect(page.getByRole('listbox')).toBeFocused();
  await page.keyboard.press('End');
  await expect(heading(page, 'One')).toBeVisible();

  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('thr/');
  await expect(options(page)).toHaveCount(0);
  await page.keyboard.press('Backspace');
  await page.keyboard.press('ArrowDown');
  await expect(heading(page, 'Three')).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(3);

  await page.getByRole('tab', { name: 'Text' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Headers' })).toBeFocused();
  await expect(page.getByRole('tabpanel')).toContainText('MIME-Version');
});

test('the focus stays where it is when the rest of a message comes', async ({ page, server }) => {
  await server.send({ subject: 'One', text: 'Hello' });
  let letThrough!: () => void;
  const content = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/messages/*', async (route) => {
    await content;
    await route.continue();
  });
  await page.goto(server.url);
  await expect(options(page)).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'One')).toBeFocused();
  letThrough();
  await expect(page.getByRole('tab', { name: 'Text' })).toBeVisible();
  await expect(heading(page, 'One')).toBeFocused();
});
