import { expect, type Inbox, type Message, test } from 'playwright-inbox';
import type { Mail } from '../send.js';
import { send } from './send.js';

async function receive(inbox: Inbox, mail: Mail): Promise<Message> {
  await send({ to: inbox.address, subject: 'Hello', ...mail });
  return inbox.waitForMessage();
}

test.describe('code', () => {
  test('is the one code of both parts', async ({ inbox }) => {
    const message = await receive(inbox, {
      text: 'Your verification code is 481516.',
      html: '<p>Your verification code is</p><p><b>481 516</b></p>',
    });
    expect(message.codes).toEqual(['481516']);
    expect(message.code()).toBe('481516');
  });

  test('several codes are a strict mode violation, and conditions tell them apart', async ({ inbox }) => {
    const message = await receive(inbox, {
      text: 'Your sign-in code is 481516.\n\nYour recovery code is 2342108.',
    });
    expect(() => message.code()).toThrow(
      `message.code(): strict mode violation: message.code() resolved to 2 codes:
    1) "481516" in "Your sign-in code is 481516." aka message.code({ length: 6 })
    2) "2342108" in "Your recovery code is 2342108." aka message.code({ length: 7 })`,
    );
    expect(message.code({ length: 6 })).toBe('481516');
    expect(message.code({ near: 'recovery' })).toBe('2342108');
    expect(message.code({ pattern: /^23/ })).toBe('2342108');
  });

  test('no code: the error shows what there is', async ({ inbox }) => {
    const message = await receive(inbox, { subject: 'Welcome', text: 'Good to have you.' });
    expect(() => message.code()).toThrow(
      'message.code(): no code found.\nSubject: "Welcome"\nNo text in the message reads like a code. Why: npx playwright-inbox show ',
    );
  });
});

test('bad options are named', async ({ inbox, mail }) => {
  const message = await receive(inbox, { text: 'Your code is 481516: https://acme.test/' });
  const bad: readonly (readonly [call: () => unknown, problem: string])[] = [
    // Text has a length, so the compiler lets it pass.
    [() => message.code('PIN'), `message.code: expected an object like { near: 'PIN' }, got "PIN"`],
    // @ts-expect-error: what a JavaScript user could write
    [() => message.code({ lenght: 6 }), 'unknown option "lenght"; there are length, pattern, near'],
    [() => message.code({ length: 0 }), 'message.code: length: expected a whole number from 1, got 0'],
    // @ts-expect-error: what a JavaScript user could write
    [() => message.code({ pattern: '6' }), 'message.code: pattern: expected a RegExp, got "6"'],
    [() => message.code({ near: ' ' }), 'message.code: near: expected text, got an empty string'],
    [() => message.link(''), 'message.link: expected text, got an empty string'],
    // @ts-expect-error: what a JavaScript user could write
    [() => message.link(), "message.link: expected an object like { text: 'Log in' }, got undefined"],
    // @ts-expect-error: what a JavaScript user could write
    [() => message.link({ url: /x/ }), 'message.link: unknown option "url"; there are text, href'],
    // @ts-expect-error: what a JavaScript user could write
    [() => message.link({ href: 5 }), 'message.link: href: expected a string or a RegExp, got 5'],
  ];
  for (const [call, problem] of bad) expect(call).toThrow(problem);
  // @ts-expect-error: what a JavaScript user could write
  await expect(mail.newInbox('guest')).rejects.toThrow('mail.newInbox: expected an object like');
  // @ts-expect-error: what a JavaScript user could write
  await expect(mail.newInbox({ title: 'guest' })).rejects.toThrow('unknown option "title"; there is name');
});

test('the mails of a real app: a code where there is one, and nowhere else', async ({ page, inbox }) => {
  await page.goto('/sign-up');
  await page.getByLabel('E-mail').fill(inbox.address);
  await page.getByLabel('Password').fill('correct horse battery');
  await page.getByRole('button', { name: 'Sign up' }).click();
  const confirm = await inbox.waitForMessage({ subject: 'Confirm' });
  expect(confirm.html.codes).toEqual([expect.stringMatching(/^\d{6}$/)]);
  expect(confirm.text.codes).toEqual(confirm.html.codes);
  expect(confirm.html.images).toMatchObject([
    { alt: expect.any(String), base64: expect.stringMatching(/^iVBOR/) },
  ]);
  await page.getByLabel('Code').fill(confirm.code());
  await page.getByRole('button', { name: 'Confirm' }).click();
  // Customer number, telephone, postal code and year stand in all of them.
  expect((await inbox.waitForMessage({ subject: 'Welcome' })).codes).toEqual([]);
  await page.goto('/forgot-password');
  await page.getByLabel('E-mail').fill(inbox.address);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  expect((await inbox.waitForMessage({ subject: 'Reset' })).codes).toEqual([]);
});

test.describe('link', () => {
  const HTML = `
    <a href="https://acme.test/"><img src="cid:logo" alt="Acme"></a>
    <a href="https://acme.test/reset?token=1&amp;x=2">Reset
      password</a>
    <p>https://acme.test/reset?token=1&amp;x=2</p>
    <a href="https://acme.test/unsubscribe">Unsubscribe</a>`;

  test('is the address of the one link that fits', async ({ inbox }) => {
    const message = await receive(inbox, { html: HTML });
    const reset = 'https://acme.test/reset?token=1&x=2';
    expect(message.link('reset password')).toBe(reset);
    expect(message.link(/^Reset/)).toBe(reset);
    expect(message.link({ href: '/reset' })).toBe(reset);
    expect(message.link({ text: 'Acme', href: /test\/$/ })).toBe('https://acme.test/');
  });

  test('links to several places are a strict mode violation', async ({ inbox }) => {
    const message = await receive(inbox, { html: HTML });
    expect(() => message.link({ href: 'acme.test' })).toThrow(
      `message.link({ href: 'acme.test' }): strict mode violation: message.link({ href: 'acme.test' }) resolved to 3 links:
    1) "https://acme.test/" in "Acme" aka message.link(/^Acme$/)
    2) "https://acme.test/reset?token=1&x=2" in "Reset password" aka message.link('Reset password')
    3) "https://acme.test/unsubscribe" in "Unsubscribe" aka message.link('Unsubscribe')`,
    );
  });

  test('no link: the error lists those there are', async ({ inbox }) => {
    const message = await receive(inbox, { html: HTML });
    expect(() => message.link('Confirm')).toThrow(
      `message.link('Confirm'): no link found.\nLinks in the message:\n  - "Acme" → https://acme.test/\n`,
    );
  });
});
