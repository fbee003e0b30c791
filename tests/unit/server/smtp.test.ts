import { expect, test, vi } from 'vitest';
import { createMailServer, PortInUseError } from '../../../src/server/index.js';
import { MAX_COMMAND_LENGTH } from '../../../src/server/smtp/connection.js';
import { openDialogue } from './dialogue.js';
import { startService } from './service.js';

test('the greeting waits for no timer', async () => {
  await using service = await startService();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  try {
    // The clock stands still, so a greeting that waits for it never comes.
    using smtp = await openDialogue(service.server.smtpURL);
    expect(smtp.greeting).toMatch(/^220 /);
  } finally {
    vi.useRealTimers();
  }
});

test.each([
  ['made-up ones', 'anyone', 'anything'],
  ['empty ones', '', ''],
])('any credentials are accepted: %s', async (_, user, password) => {
  await using service = await startService();
  using smtp = await openDialogue(service.server.smtpURL);
  await smtp.say('EHLO me');
  const token = Buffer.from(`\0${user}\0${password}`).toString('base64');
  expect(await smtp.say(`AUTH PLAIN ${token}`)).toMatch(/^235 /);
});

test('a command line may be as long as AUTH needs', async () => {
  await using service = await startService();
  using smtp = await openDialogue(service.server.smtpURL);
  await smtp.say('EHLO me');
  const command = 'AUTH PLAIN ';
  const room = MAX_COMMAND_LENGTH - command.length;
  const token = Buffer.from(`\0user\0${'x'.repeat(Math.floor((room * 3) / 4) - 10)}`).toString('base64');
  expect(await smtp.say(command + token)).toMatch(/^235 /);
});

test('a port in use is named', async () => {
  await using first = await createMailServer();
  const { port } = new URL(first.smtpURL);
  const second = createMailServer({ smtpPort: Number(port) });
  await expect(second).rejects.toThrow(PortInUseError);
  await expect(second).rejects.toThrow(`SMTP port ${port} on 127.0.0.1 is in use`);
});

test('closing twice is closing once', async () => {
  const server = await createMailServer();
  await Promise.all([server.close(), server.close()]);
  await expect(fetch(server.url)).rejects.toThrow('fetch failed');
});
