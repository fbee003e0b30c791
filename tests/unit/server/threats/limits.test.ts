/**
 * Threats of "Security": no cap on DATA, lines, commands; bytes after an oversized mail read as commands.
 */
import { expect, test } from 'vitest';
import { MAX_COMMAND_LENGTH } from '../../../../src/server/smtp/connection.js';
import { MAX_RECIPIENTS, MAX_SMTP_CONNECTIONS } from '../../../../src/server/smtp/door.js';
import { MAX_LINE_LENGTH } from '../../../../src/server/smtp/source.js';
import { type Dialogue, openDialogue } from '../dialogue.js';
import { startService } from '../service.js';

const MAX_SIZE = 2 * MAX_LINE_LENGTH;
const SMALL = 'Subject: The next one\r\n\r\nHello';
const WRAPPED = `${'x'.repeat(78)}\r\n`;

test.each([
  [
    'too large',
    WRAPPED.repeat(Math.ceil(MAX_SIZE / WRAPPED.length)),
    /^552 Message exceeds the maximum size of/,
  ],
  ['one huge line', 'x'.repeat(MAX_LINE_LENGTH + 100), /^500 Message has a line of more than 1048576 bytes/],
  [
    'commands behind the limit',
    `${WRAPPED.repeat(Math.ceil(MAX_SIZE / WRAPPED.length))}QUIT\r\nRSET\r\nMAIL FROM:<x@y.test>\r\n`,
    /^552 /,
  ],
])(
  'a mail over a cap is refused, and the next one on the connection is fine: %s',
  async (_, body, answer) => {
    await using service = await startService({ maxMessageSize: MAX_SIZE });
    // Without EHLO no size is announced, and the server finds out only while it reads.
    using smtp = await openDialogue(service.server.smtpURL);
    await smtp.say('HELO me');
    expect(await smtp.mail(`Subject: Hi\r\n\r\n${body}`)).toMatch(answer);
    expect(await smtp.mail(SMALL)).toMatch(/^250 /);
    expect((await service.list()).data.map(({ subject }) => subject)).toEqual(['The next one']);
  },
);

test.each([
  [0, /^250 /],
  [1, /^552 /],
])('a mail of the largest size and %i bytes', async (more, answer) => {
  const maxMessageSize = 10_000;
  await using service = await startService({ maxMessageSize });
  using smtp = await openDialogue(service.server.smtpURL);
  await smtp.say('HELO me');
  const head = 'Subject: Hi\r\n\r\n';
  // The line break before the dot belongs to the mail.
  const body = 'x'.repeat(maxMessageSize + more - head.length - 2);
  expect(await smtp.mail(head + body)).toMatch(answer);
});

test('a size that is announced is refused before the mail comes', async () => {
  await using service = await startService({ maxMessageSize: 10_000 });
  using smtp = await openDialogue(service.server.smtpURL);
  expect(await smtp.say('EHLO me')).toContain('SIZE 10000');
  expect(await smtp.say('MAIL FROM:<a@b.test> SIZE=10001')).toMatch(/^552 /);
  expect(await smtp.mail(SMALL)).toMatch(/^250 /);
});

test.each([
  ['in one piece', async (smtp: Dialogue, line: string) => smtp.write(`${line}\r\nNOOP\r\n`)],
  ['behind a command', async (smtp: Dialogue, line: string) => smtp.write(`NOOP\r\n${line}\r\nNOOP\r\n`)],
  [
    'in pieces',
    async (smtp: Dialogue, line: string) => {
      for (let at = 0; at < line.length; at += 5_000) {
        smtp.write(line.slice(at, at + 5_000));
        await new Promise(setImmediate);
      }
      smtp.write('\r\nNOOP\r\n');
    },
  ],
])('a long command is refused, and the next one is fine: %s', async (how, send) => {
  await using service = await startService();
  using smtp = await openDialogue(service.server.smtpURL);
  await smtp.say('EHLO me');
  await send(smtp, `VRFY ${'x'.repeat(50 * MAX_COMMAND_LENGTH)}`);
  if (how === 'behind a command') expect(await smtp.reply()).toMatch(/^250 OK/);
  expect(await smtp.reply()).toMatch(/^500 Command line longer than 12288 bytes/);
  expect(await smtp.reply()).toMatch(/^250 OK/);
  expect(await smtp.mail(SMALL)).toMatch(/^250 /);
});

test('a long line of a mail is not taken for a command when it comes with DATA', async () => {
  await using service = await startService();
  using smtp = await openDialogue(service.server.smtpURL);
  await smtp.say('EHLO me');
  const line = 'x'.repeat(2 * MAX_COMMAND_LENGTH);
  smtp.write(
    `MAIL FROM:<a@b.test>\r\nRCPT TO:<jane@inbox.test>\r\nDATA\r\nSubject: Hi\r\n\r\n${line}\r\n.\r\n`,
  );
  for (const code of ['250', '250', '354', '250']) expect((await smtp.reply()).slice(0, 3)).toBe(code);
  const [summary] = (await service.list()).data;
  const source = await service.get(`/api/v1/messages/${summary?.referenceId}/source`);
  expect(await source.text()).toBe(`Subject: Hi\r\n\r\n${line}\r\n`);
});

test('recipients beyond the cap are refused, and the others get the mail', async () => {
  await using service = await startService();
  using smtp = await openDialogue(service.server.smtpURL);
  await smtp.say('EHLO me');
  await smtp.say('MAIL FROM:<a@b.test>');
  smtp.write(
    Array.from({ length: MAX_RECIPIENTS + 1 }, (_, at) => `RCPT TO:<user-${at}@inbox.test>\r\n`).join(''),
  );
  for (let at = 0; at < MAX_RECIPIENTS; at += 1) expect(await smtp.reply()).toMatch(/^250 /);
  expect(await smtp.reply()).toMatch(/^452 /);
  await smtp.say('DATA');
  expect(await smtp.say(`${SMALL}\r\n.`)).toMatch(/^250 /);
  expect((await service.list()).totalPages).toBe(MAX_RECIPIENTS / 50);
});

test('a connection beyond the cap is told to come again, and comes in when another has left', async () => {
  await using service = await startService();
  const { smtpURL } = service.server;
  const all = await Promise.all(
    Array.from({ length: MAX_SMTP_CONNECTIONS }, async () => openDialogue(smtpURL)),
  );
  try {
    using late = await openDialogue(smtpURL);
    expect(late.greeting).toMatch(/^421 Too many connections/);
    await all[0]?.say('QUIT');
    using next = await openDialogue(smtpURL);
    expect(next.greeting).toMatch(/^220 /);
  } finally {
    for (const smtp of all) smtp[Symbol.dispose]();
  }
});

const TRICKY = 'Subject: Dots\r\n\r\n.\n.\r\none\n.\ntwo\r\n..three\r\n.four\n.\r\nfive';

test('bare line feeds around a dot do not end a mail, at every split of it', async () => {
  await using service = await startService();
  using smtp = await openDialogue(service.server.smtpURL);
  smtp.socket.setNoDelay(true);
  await smtp.say('EHLO me');
  // Two mails in a row and a command: were one ended early or late, the replies would not be these.
  const stuffed = TRICKY.replaceAll('\r\n.', '\r\n..');
  const bytes = `${stuffed}\r\n.\r\nMAIL FROM:<a@b.test>\r\n`;
  for (let at = 1; at < bytes.length; at += 1) {
    await smtp.say('MAIL FROM:<a@b.test>');
    await smtp.say('RCPT TO:<jane@inbox.test>');
    await smtp.say('DATA');
    smtp.write(bytes.slice(0, at));
    await new Promise(setImmediate);
    smtp.write(bytes.slice(at));
    expect(await smtp.reply(), `split at ${at}`).toMatch(/^250 Stored as/);
    expect(await smtp.reply(), `split at ${at}`).toMatch(/^250 Accepted/);
    await smtp.say('RSET');
  }
  const { data, totalPages } = await service.list();
  expect(totalPages).toBe(Math.ceil((bytes.length - 1) / 50));
  const sizes = new Set(data.map(({ size }) => size));
  expect([...sizes]).toEqual([`${TRICKY}\r\n`.length]);
  const source = await service.get(`/api/v1/messages/${data[0]?.referenceId}/source`);
  expect(await source.text()).toBe(`${TRICKY}\r\n`);
});
