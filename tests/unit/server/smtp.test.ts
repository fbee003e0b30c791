import { createConnection } from 'node:net';
import { expect, test, vi } from 'vitest';
import { createMailServer, PortInUseError } from '../../../src/server/index.js';
import { startService } from './service.js';

test('the greeting waits for no timer', async () => {
  await using service = await startService();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  try {
    // The clock stands still, so a greeting that waits for it never comes.
    using smtp = await connect(service.server.smtpURL);
    expect(await smtp.say('NOOP')).toMatch(/^250 /);
  } finally {
    vi.useRealTimers();
  }
});

test.each([
  ['made-up ones', 'anyone', 'anything'],
  ['empty ones', '', ''],
])('any credentials are accepted: %s', async (_, user, password) => {
  await using service = await startService();
  using smtp = await connect(service.server.smtpURL);
  await smtp.say('EHLO me');
  const token = Buffer.from(`\0${user}\0${password}`).toString('base64');
  expect(await smtp.say(`AUTH PLAIN ${token}`)).toMatch(/^235 /);
});

test('a mail over the limit is refused with 552, and the connection lives on', async () => {
  await using service = await startService({ maxMessageSize: 10_000 });
  // Without EHLO no size is announced, and the server finds out only while it reads.
  using smtp = await connect(service.server.smtpURL);
  await smtp.say('HELO me');
  for (const [body, code] of [
    ['x'.repeat(20_000), /^552 /],
    ['small', /^250 /],
  ] as const) {
    await smtp.say('MAIL FROM:<a@b.test>');
    await smtp.say('RCPT TO:<jane@inbox.test>');
    await smtp.say('DATA');
    expect(await smtp.say(`Subject: Hi\r\n\r\n${body}\r\n.`)).toMatch(code);
  }
  expect((await service.list()).data).toHaveLength(1);
});

test('the oldest messages leave first, and health counts them', async () => {
  await using service = await startService({ maxMessages: 2 });
  await service.send({ to: 'jane@inbox.test', subject: 'One', text: 'Hello' });
  const [oldest] = (await service.list()).data;
  for (const subject of ['Two', 'Three'])
    await service.send({ to: 'jane@inbox.test', subject, text: 'Hello' });
  expect((await service.list()).data.map(({ subject }) => subject)).toEqual(['Three', 'Two']);
  expect((await service.list({ to: 'jane@inbox.test' })).data).toHaveLength(2);
  const health = (await (await service.get('/health')).json()) as object;
  expect(health).toMatchObject({ messages: 2, evicted: 1, evictedUntil: oldest?.receivedAt, connections: 3 });
});

test('a port in use is named', async () => {
  await using first = await createMailServer();
  const { port } = new URL(first.smtpURL);
  const second = createMailServer({ smtpPort: Number(port) });
  await expect(second).rejects.toThrow(PortInUseError);
  await expect(second).rejects.toThrow(`SMTP port ${port} on 127.0.0.1 is in use`);
});

/** A dialogue with the server, line by line, after its greeting. */
async function connect(smtpURL: string) {
  const { hostname, port } = new URL(smtpURL);
  const socket = createConnection({ host: hostname, port: Number(port) });
  const replies: AsyncIterator<Buffer> = socket[Symbol.asyncIterator]();
  await replies.next();
  return {
    say: async (line: string) => {
      socket.write(`${line}\r\n`);
      return String((await replies.next()).value);
    },
    [Symbol.dispose]: () => socket.destroy(),
  };
}
