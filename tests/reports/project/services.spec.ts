import { test as base } from 'playwright-inbox';
import { createMailServer, type MailServerOptions } from 'playwright-inbox/server';
import { type Fault, FOREIGN_KEY, startForeignService, status } from '../../foreign-service.js';
import { send } from '../../send.js';

/** Tests with a server of their own, and with a service that answers as it is told. */
const test = base.extend<{
  server: MailServerOptions | undefined;
  service: { readonly fault: Fault } | undefined;
}>({
  server: [undefined, { option: true }],
  service: [undefined, { option: true }],
  inboxURL: async ({ server, service }, use) => {
    if (server) {
      await using running = await createMailServer(server);
      process.env['OWN_SMTP_URL'] = running.smtpURL;
      await use(running.url);
    } else if (service) {
      await using foreign = await startForeignService();
      foreign.faults.push(...Array.from({ length: 50 }, () => service.fault));
      await use(foreign.url);
    } else {
      await use(process.env['NOBODY_URL']);
    }
  },
});

const JSON_TYPE = { 'content-type': 'application/json' };

test('the server is unreachable', async ({ inbox }) => {
  await inbox.waitForMessage({}, { timeout: 2000 });
});

test.describe('a new server', () => {
  test.use({ server: {} });

  test('nothing ever connected', async ({ inbox }) => {
    await inbox.waitForMessage({}, { timeout: 2000 });
  });
});

test.describe('a server of its own', () => {
  test.use({ server: {} });

  test('others get mail', async ({ inbox }) => {
    for (let at = 1; at <= 99; at += 1) {
      await send(process.env['OWN_SMTP_URL'] ?? '', {
        to: `user-${at}@acme.test`,
        subject: 'Confirm',
        text: 'Hello',
      });
    }
    await inbox.waitForMessage({ subject: 'Confirm' }, { timeout: 2000 });
  });
});

test.describe('a small server', () => {
  test.use({ server: { maxMessages: 2 } });

  test('it may have been dropped', async ({ inbox }) => {
    for (const subject of ['Confirm', 'News', 'More news', 'Even more news']) {
      await send(process.env['OWN_SMTP_URL'] ?? '', { to: inbox.address, subject, text: 'Hello' });
    }
    await inbox.waitForMessage({ subject: 'Confirm' }, { timeout: 2000 });
  });
});

test.describe('a wrong key', () => {
  test.use({ server: { apiKeys: [{ key: 'the-right-key' }] }, inboxApiKey: 'a-secret-that-is-wrong' });

  test('the key is wrong', async ({ inbox }) => {
    await inbox.waitForMessage();
  });
});

const FAULTS: readonly [string, Fault][] = [
  ['there is no such path', status(404, JSON_TYPE, '{"success":false,"message":"Not found"}')],
  ['the answer is a page', status(200, { 'content-type': 'text/html' }, '<h1>Hello</h1>')],
  ['the answer is cut off', status(200, JSON_TYPE, '{"data":[')],
  ['the answer is not the contract’s', status(200, JSON_TYPE, '{"data":[{"id":1}],"page":1,"totalPages":1}')],
  ['the service redirects', status(302, { location: 'https://login.example/' })],
  ['the service is down', status(503, JSON_TYPE, '{"success":false,"message":"Back at noon"}')],
];
for (const [title, fault] of FAULTS) {
  test.describe(title, () => {
    test.use({ service: { fault }, inboxApiKey: FOREIGN_KEY });

    test(title, async ({ inbox }) => {
      await inbox.waitForMessage({}, { timeout: 2000 });
    });
  });
}

test.describe('a wrong option', () => {
  base.use({ inboxURL: 'not a URL' });

  base('the URL is none', async ({ inbox }) => {
    await inbox.waitForMessage();
  });
});
