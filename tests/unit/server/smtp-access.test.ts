import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import { CERTIFICATE } from './certificate.js';
import { openDialogue } from './dialogue.js';
import { startService } from './service.js';

const LOGIN = { smtpUser: 'app', smtpPassword: 'pass word' } as const;

test('with credentials, mail without a log-in is refused', async () => {
  await using service = await startService(LOGIN);
  using smtp = await openDialogue(service.server.smtpURL);
  expect(await smtp.say('EHLO me')).toContain('AUTH');
  expect(await smtp.say('MAIL FROM:<a@b.test>')).toMatch(/^530 Authentication required/);
  expect((await service.list()).data).toEqual([]);
});

test.each([
  ['PLAIN', 'app', 'pass word', true],
  ['LOGIN', 'app', 'pass word', true],
  ['PLAIN', 'app', 'Pass word', false],
  ['PLAIN', 'App', 'pass word', false],
  ['LOGIN', 'app', 'another', false],
])('AUTH %s with %j and %j', async (method, user, pass, isRight) => {
  await using service = await startService(LOGIN);
  const { hostname, port } = new URL(service.server.smtpURL);
  const transport = createTransport({
    host: hostname,
    port: Number(port),
    auth: { user, pass },
    authMethod: method,
  });
  const sending = transport.sendMail({ from: 'a@b.test', to: 'jane@inbox.test', text: 'Hello' });
  if (isRight) {
    expect((await sending).response).toMatch(/^250 /);
    return;
  }
  await expect(sending).rejects.toThrow(/535 Wrong user or password/);
  await expect(sending).rejects.not.toThrow(pass);
});

test('after three wrong passwords the connection is closed', async () => {
  await using service = await startService(LOGIN);
  using smtp = await openDialogue(service.server.smtpURL);
  await smtp.say('EHLO me');
  const replies: string[] = [];
  for (const password of ['one', 'two', 'three']) {
    replies.push(await smtp.say(`AUTH PLAIN ${Buffer.from(`\0app\0${password}`).toString('base64')}`));
  }
  expect(replies).toEqual([
    '535 Wrong user or password',
    '535 Wrong user or password',
    '421 Too many wrong passwords',
  ]);
  expect(await smtp.reply()).toBe('');
});

test('without a certificate there is no STARTTLS', async () => {
  await using service = await startService();
  using smtp = await openDialogue(service.server.smtpURL);
  expect(await smtp.say('EHLO me')).not.toContain('STARTTLS');
  expect(await smtp.say('STARTTLS')).toMatch(/^500 /);
});

test('with a certificate a client upgrades and sends', async () => {
  await using service = await startService({ tls: CERTIFICATE, ...LOGIN });
  const { hostname, port } = new URL(service.server.smtpURL);
  const transport = createTransport({
    host: hostname,
    port: Number(port),
    requireTLS: true,
    auth: { user: LOGIN.smtpUser, pass: LOGIN.smtpPassword },
    tls: { rejectUnauthorized: false },
  });
  await transport.sendMail({ from: 'a@b.test', to: 'jane@inbox.test', subject: 'Sealed', text: 'Hello' });
  expect((await service.list()).data).toMatchObject([{ subject: 'Sealed' }]);
});
