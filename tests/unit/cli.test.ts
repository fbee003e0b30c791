import { once } from 'node:events';
import { expect, test } from 'vitest';
import { createMailServer } from '../../src/server/index.js';
import { run, startServe } from '../command-line.js';
import { send } from '../send.js';

test('serve says where it listens, takes mail, and stops when told to', async () => {
  await using serving = await startServe([], { INBOX_API_KEY: 'from-the-environment' });
  await send(serving.smtpURL, { to: 'jane@inbox.test', subject: 'Welcome', text: 'Hello' });
  const response = await fetch(`${serving.url}/api/v1/messages`, {
    headers: { 'x-api-key': 'from-the-environment' },
  });
  expect(await response.json()).toMatchObject({ data: [{ subject: 'Welcome' }] });
  serving.child.kill('SIGTERM');
  expect(await once(serving.child, 'close')).toEqual([0, null]);
});

test('serve prints a line for each mail, with its codes, on one line whatever the subject', async () => {
  await using serving = await startServe([]);
  await send(serving.smtpURL, {
    to: 'jane@inbox.test',
    subject: 'Confirm\u001b[2J your\u202e e-mail',
    text: 'Your verification code is 482913.',
  });
  await send(serving.smtpURL, { to: 'joe@inbox.test', subject: '', text: 'Hello' });
  await expect.poll(serving.output).toContain('joe@');
  const lines = serving.output().trimEnd().split('\n').slice(3);
  expect(lines).toEqual([
    expect.stringMatching(/^\d\d:\d\d:\d\d {2}jane@inbox\.test {2}Confirm\[2J your e-mail {2}482913$/),
    expect.stringMatching(/^\d\d:\d\d:\d\d {2}joe@inbox\.test {2}no subject$/),
  ]);
});

test('serve --json prints data: the addresses, then each message', async () => {
  await using serving = await startServe(['--json']);
  const addresses = JSON.parse(serving.output()) as Record<'smtp' | 'http' | 'page', string>;
  expect(addresses.page).toBe(`${addresses.http}/`);
  await send(addresses.smtp, {
    to: ['jane@inbox.test', 'joe@inbox.test'],
    subject: 'Confirm',
    text: 'Your verification code is 482913.',
  });
  serving.child.kill('SIGTERM');
  await once(serving.child, 'close');
  const [, ...messages] = serving
    .output()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
  expect(messages).toEqual(
    ['jane@inbox.test', 'joe@inbox.test'].map((to) => ({
      referenceId: expect.stringMatching(/./) as string,
      receivedAt: expect.stringMatching(/^\d{4}-/) as string,
      from: 'no-reply@acme.test',
      to,
      subject: 'Confirm',
      size: expect.any(Number) as number,
      codes: ['482913'],
    })),
  );
});

test('serve --quiet prints the addresses and no more', async () => {
  await using serving = await startServe(['--quiet']);
  const addresses = serving.output();
  await send(serving.smtpURL, { to: 'jane@inbox.test', subject: 'Confirm', text: 'Hello' });
  serving.child.kill('SIGTERM');
  await once(serving.child, 'close');
  expect(serving.output()).toBe(addresses);
});

test.each([
  [['serve', '--prot', '1'], 'unknown flag --prot; did you mean --port?'],
  [['serve', '--port', 'abc'], '--port: expected a port from 0 to 65535 (0 takes a free one), got "abc"'],
  [['serve', '--port', '70000'], '--port: expected a port from 0 to 65535'],
  [['serve', '--smtp-port', ''], '--smtp-port: expected a port from 0 to 65535'],
  [['serve', '--port'], '--port needs a value'],
  [['serve', '--api-key'], '--api-key needs a value'],
  [['serve', '--api-key', '=acme.test'], '--api-key: expected KEY or KEY=DOMAIN,…'],
  [
    ['serve', '--api-key', 'secret='],
    '--api-key: expected domains like "example.com,example.org" after the "="',
  ],
  [['serve', '--help=yes'], '--help takes no value'],
  [['serve', 'now'], 'unexpected argument now'],
  [['serve', '--host', '0.0.0.0'], '--host 0.0.0.0 can be reached from other machines: choose a key'],
  [['serve', '--max-messages', '0'], '--max-messages: expected a whole number from 1, got "0"'],
  [
    ['serve', '--max-bytes', '5 apples'],
    '--max-bytes: expected a size like 1048576 or 25MiB, got "5 apples"',
  ],
  [['serve', '--colour', 'red'], 'unknown flag --colour; there are --store, --host, --port, --smtp-port,'],
  [['sevre'], 'unknown command "sevre"; did you mean serve?'],
  [['--versoin'], 'unknown flag "--versoin"; did you mean --version?'],
  [['send'], 'unknown command "send"; there are serve, wait, list, show, doctor'],
  [['wait', '--too', 'x'], 'unknown flag --too; did you mean --to?'],
  [
    ['serve', '--max-message-size', '0'],
    '--max-message-size: expected a size like 1048576 or 25MiB, got "0"',
  ],
  [['serve', '--retention', '5 weeks'], '--retention: expected a time like 30m, 24h or 7d, got "5 weeks"'],
  [['serve', '--retention', '0h'], '--retention: expected a time like 30m, 24h or 7d, got "0h"'],
  [
    ['serve', '--smtp-user', 'app'],
    '--smtp-password (INBOX_SMTP_PASSWORD) is missing: user and password go together',
  ],
  [
    ['serve', '--smtp-password', 'secret'],
    '--smtp-user (INBOX_SMTP_USER) is missing: user and password go together',
  ],
  [
    ['serve', '--smtp-user', 'app', '--smtp-password', ''],
    '--smtp-password (INBOX_SMTP_PASSWORD): expected text without control characters',
  ],
  [['serve', '--smtp-password', 'my', 'secret'], 'unexpected argument, not shown since it may belong to'],
  [['serve', '--tls-cert', 'cert.pem'], '--tls-key is missing: certificate and key go together'],
  [['serve', '--tls-key', 'key.pem'], '--tls-cert is missing: certificate and key go together'],
  [['serve', '--tls-cert', '/nowhere.pem', '--tls-key', 'key.pem'], '--tls-cert: ENOENT'],
  [
    ['serve', '--tls-cert', 'package.json', '--tls-key', 'package.json'],
    '--tls-cert: expected a certificate',
  ],
  [['serve', '--faults=yes'], '--faults takes no value'],
  [['serve', '--quiet=no'], '--quiet takes no value'],
  [
    ['serve', '--store', 'mysql://me:secret@host/mail'],
    '--store: expected "memory" or a URL like "postgres://',
  ],
  [
    ['serve', '--store', 'postgres://me:secret@host/mail', '--max-messages', '5'],
    '--max-messages bounds the memory only; a database is bounded by --retention',
  ],
  [
    ['serve', '--store', 'postgres://host/mail', 'secret'],
    'unexpected argument, not shown since it may belong to',
  ],
])('%j is refused with a line that names it, and exit code 2', async (args, message) => {
  const { code, stdout, stderr } = await run(args);
  expect(stderr).toContain(`playwright-inbox: ${message}`);
  expect(stderr).not.toContain('secret');
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
});

test('a wrong key in the environment is named, not printed', async () => {
  const { code, stderr } = await run(['serve'], { INBOX_API_KEY: 'two words' });
  expect(stderr).toContain('INBOX_API_KEY: expected KEY or KEY=DOMAIN');
  expect(stderr).not.toContain('two words');
  expect(code).toBe(2);
});

test.each<[Record<string, string>, string]>([
  [{ INBOX_SMTP_PASSWORD: 'secret' }, '--smtp-user (INBOX_SMTP_USER) is missing'],
  [
    { INBOX_SMTP_USER: 'a\tb', INBOX_SMTP_PASSWORD: 'secret' },
    '--smtp-user (INBOX_SMTP_USER): expected text',
  ],
])('credentials in the environment are named, not printed: %o', async (env, message) => {
  const { code, stderr } = await run(['serve'], env);
  expect(stderr).toContain(message);
  expect(stderr).not.toContain('secret');
  expect(code).toBe(2);
});

test('serve hands its flags on', async () => {
  const flags = ['--quiet', '--faults', '--retention', '7d', '--max-messages', '1', '--smtp-user', 'app'];
  await using serving = await startServe(flags, { INBOX_SMTP_PASSWORD: 'secret' });
  const mail = { subject: 'Welcome', text: 'Hello' };
  await expect(send(serving.smtpURL, { ...mail, to: 'jane@inbox.test' })).rejects.toThrow(/530/);
  const withLogin = serving.smtpURL.replace('//', '//app:secret@');
  await send(withLogin, { ...mail, to: 'twice+jane@inbox.test' });
  const health = (await (await fetch(`${serving.url}/health`)).json()) as object;
  expect(health).toMatchObject({ messages: 1, evicted: 1 });
  expect(serving.output()).not.toContain('secret');
});

test('a port in use is named with the flag to change it, and exit code 3', async () => {
  await using other = await createMailServer();
  const { port } = new URL(other.url);
  const { code, stderr } = await run(['serve', '--port', port, '--smtp-port', '0']);
  expect(stderr).toBe(
    `playwright-inbox: HTTP port ${port} on 127.0.0.1 is in use. Stop what listens there, or choose another port with --port.\n`,
  );
  expect(code).toBe(3);
});

test('show tells of a message, and why its codes are codes', async () => {
  await using server = await createMailServer();
  const text = 'Order 110022\n\nYour verification code is 481516\u001b[2J.\n\nhttps://acme.test/confirm';
  await send(server.smtpURL, { to: 'jane@inbox.test', subject: 'Confirm', text });
  const list = await fetch(`${server.url}/api/v1/messages`, { headers: { 'x-api-key': 'inbox' } });
  const { data } = (await list.json()) as { data: { referenceId: string }[] };
  const { code, stdout } = await run(['show', data[0]?.referenceId ?? '', '--explain', '--url', server.url]);
  expect(stdout).toContain('Subject:  Confirm\n');
  expect(stdout).toContain('Codes:    481516\nLinks:    https://acme.test/confirm\n');
  expect(stdout).toMatch(
    /Candidates in text:\n {2}481516 {2}\d+ {2}its name points at it \+\d+,.*\n {2}110022 {2}-/,
  );
  expect(stdout).not.toContain('\u001b');
  expect(code).toBe(0);
});

test('show without a message or a service says so', async () => {
  expect(await run(['show'])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('show needs the ID of a message'),
  });
  expect(await run(['show', 'x', '--url', 'nowhere'])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('--url: expected a URL'),
  });
  await using server = await createMailServer();
  const unknown = await run(['show', 'x', '--url', server.url]);
  expect(unknown).toMatchObject({ code: 3, stderr: expect.stringContaining('There is no message') });
});

test('help and version', async () => {
  expect(await run(['--version'])).toMatchObject({ code: 0, stdout: '0.1.0\n' });
  expect(await run(['--help'])).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('Usage: playwright-inbox'),
  });
  expect(await run(['serve', '-h'])).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('--smtp-port PORT'),
  });
  expect(await run([])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('Usage: playwright-inbox'),
  });
});
