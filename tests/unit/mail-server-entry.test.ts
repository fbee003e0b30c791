import { expect, test } from 'vitest';
import { mailServer } from '../../src/playwright/mail-server.js';

test('listens on fixed ports, and is waited for by its health', () => {
  const entry = mailServer();
  expect(entry.command).toMatch(/ serve --quiet --port 8025 --smtp-port 1025$/);
  expect(entry.url).toBe('http://127.0.0.1:8025/health');
});

test('port 0 takes free ports and hands them on', () => {
  const { command, url, wait } = mailServer({ port: 0, faults: true });
  expect(command).toMatch(/ serve --quiet --port 0 --smtp-port 0 --faults$/);
  expect(url).toBeUndefined();
  const printed = 'SMTP smtp://127.0.0.1:2525\nHTTP http://127.0.0.1:8080\nPage http://127.0.0.1:8080/\n';
  expect(wait?.stdout?.exec(printed)?.groups).toEqual({
    SMTP_URL: 'smtp://127.0.0.1:2525',
    INBOX_URL: 'http://127.0.0.1:8080',
  });
});

test.each([
  [{ port: 65_536 }, 'mailServer: port: expected a port from 0 to 65535, got 65536'],
  [{ smtpPort: '1025' }, 'mailServer: smtpPort: expected a port from 0 to 65535, got "1025"'],
  [{ faults: 'yes' }, 'mailServer: faults: expected true or false, got "yes"'],
  [{ host: '0.0.0.0' }, 'mailServer: unknown option "host"; there are port, smtpPort, faults'],
  [8025, 'mailServer: expected an object like { port: 0 }, got 8025'],
])('%o: %s', (options, problem) => {
  // @ts-expect-error: what a JavaScript user could write
  expect(() => mailServer(options)).toThrow(new TypeError(problem));
});
