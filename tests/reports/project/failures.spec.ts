import { expect, type Inbox, test } from 'playwright-inbox';
import { send } from '../../send.js';
import { confirm } from './helper.js';

const SMTP_URL = process.env['SMTP_URL'] ?? '';

const mailTo = async (to: string, subject: string, text = 'Hello', html?: string) =>
  send(SMTP_URL, { to, subject, text, html });

// A server that nobody ever connected to says so; here that is not the point.
test.beforeAll(async () => mailTo('somebody@acme.test', 'Hello'));

async function signUp(inbox: Inbox): Promise<void> {
  await confirm(inbox);
}

test('nothing arrives', async ({ inbox }) => {
  await inbox.waitForMessage({ subject: /confirm/i }, { timeout: 2000 });
});

test('something else arrives', async ({ inbox }) => {
  await mailTo(inbox.address, 'Welcome to Acme');
  await inbox.waitForMessage({ subject: 'Confirm' }, { timeout: 2000 });
});

test('it comes from somebody else', async ({ inbox }) => {
  await mailTo(inbox.address, 'Confirm');
  await inbox.waitForMessage({ from: 'security@acme.test' }, { timeout: 2000 });
});

test('it arrived before the window', async ({ inbox }) => {
  await mailTo(inbox.address, 'Confirm');
  const { receivedAt } = await inbox.waitForMessage();
  const receivedAfter = new Date(receivedAt.getTime() + 42_000);
  await inbox.waitForMessage({ subject: 'Confirm', receivedAfter }, { timeout: 2000 });
});

test('it arrives for similar addresses', async ({ inbox }) => {
  const [local = '', domain = ''] = inbox.address.split('@');
  await mailTo(`${local}+news@${domain}`, 'A tag');
  await mailTo(`${local.slice(0, -1)}@${domain}`, 'Cut short');
  await mailTo(`${local.slice(0, 3)}${local.slice(4)}@${domain}`, 'A letter too few');
  await mailTo(`${local}@localhost`, 'Another domain');
  await inbox.waitForMessage({}, { timeout: 2000 });
});

test('it was handed out before', async ({ inbox }) => {
  await mailTo(inbox.address, 'Your code');
  await inbox.waitForMessage();
  await inbox.waitForMessage({}, { timeout: 2000 });
});

test('much else arrives', async ({ inbox }) => {
  for (let at = 1; at <= 14; at += 1) await mailTo(inbox.address, `News ${at}`);
  await inbox.waitForMessage({ subject: 'Confirm' }, { timeout: 2000 });
});

test('the test times out', async ({ inbox }) => {
  await inbox.waitForMessage();
});

test('an await is forgotten', async ({ inbox }) => {
  void inbox.waitForMessage();
});

test('a signal ends the wait', async ({ inbox }) => {
  await inbox.waitForMessage({}, { signal: AbortSignal.timeout(2000) });
});

test('mail of anybody', async ({ mail }) => {
  await mail.waitForMessage({ to: /^support@/, from: 'jane@acme.test' }, { timeout: 2000 });
});

test('several codes', async ({ inbox }) => {
  const text = 'Your sign-in code is 481516.\n\nYour recovery code is 2342108.';
  await mailTo(inbox.address, 'Your codes', text);
  const message = await inbox.waitForMessage();
  message.code();
});

test('several codes of one shape', async ({ inbox }) => {
  const text = 'Your sign-in code is 481516.\n\nYour recovery code is 234210.';
  await mailTo(inbox.address, 'Your codes', text);
  const message = await inbox.waitForMessage();
  message.code();
});

test('no code', async ({ inbox }) => {
  await mailTo(inbox.address, 'Welcome', 'Welcome to Acme, Jane.\n\nYour order 4711 is on its way.');
  const message = await inbox.waitForMessage();
  message.code();
});

test('no code that fits', async ({ inbox }) => {
  await mailTo(inbox.address, 'Your code', 'Your verification code is 481516.');
  const message = await inbox.waitForMessage();
  message.code({ length: 8 });
});

test('several links', async ({ inbox }) => {
  const html =
    '<p><a href="https://acme.test/confirm?token=1">Confirm</a> <a href="https://acme.test/confirm-all">Confirm all</a></p>';
  await mailTo(inbox.address, 'Confirm', '', html);
  const message = await inbox.waitForMessage();
  message.link('confirm');
});

test('no such link', async ({ inbox }) => {
  const html = Array.from({ length: 12 }, (_, at) => `<a href="https://acme.test/${at}">Offer ${at}</a>`);
  await mailTo(inbox.address, 'Offers', '', html.join(' '));
  const message = await inbox.waitForMessage();
  message.link('Unsubscribe');
});

test('no link at all', async ({ inbox }) => {
  await mailTo(inbox.address, 'Welcome');
  const message = await inbox.waitForMessage();
  message.link('Confirm');
});

test('a helper waits', async ({ inbox }) => {
  await confirm(inbox);
});

test('a helper of a helper waits', async ({ inbox }) => {
  await signUp(inbox);
});

test('the matcher fails', async ({ inbox }) => {
  await mailTo(inbox.address, 'Welcome');
  await expect(inbox).toHaveReceived({ subject: 'Invoice' }, { timeout: 2000 });
});

test('the matcher counts', async ({ inbox }) => {
  await mailTo(inbox.address, 'Invoice 1');
  await mailTo(inbox.address, 'Invoice 2');
  await expect(inbox, 'one invoice an order').toHaveReceived(
    { subject: 'Invoice' },
    { times: 1, timeout: 2000 },
  );
});

test('the matcher is negated', async ({ inbox }) => {
  await mailTo(inbox.address, 'Invoice');
  await expect(inbox).not.toHaveReceived({ subject: 'Invoice' });
});

test('the query is wrong', async ({ inbox }) => {
  // @ts-expect-error: what a JavaScript user could write
  await inbox.waitForMessage({ subjects: 'Confirm' });
});

test('the test fails otherwise', async ({ inbox }) => {
  await mailTo(inbox.address, 'Welcome to Acme');
  await mailTo(inbox.address, 'Your code', 'Your verification code is 481516.');
  await inbox.waitForMessage({ subject: 'code' });
  expect(1, 'one is two').toBe(2);
});
