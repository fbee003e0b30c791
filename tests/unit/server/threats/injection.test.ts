/**
 * Threats of "Security": control characters in MAIL and RCPT; plaintext behind STARTTLS; paths from a mail.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CERTIFICATE } from '../certificate.js';
import { openDialogue } from '../dialogue.js';
import { startService } from '../service.js';

test.each([
  ['a carriage return', 'jane\r@inbox.test'],
  ['a NUL', 'jane\0@inbox.test'],
  ['an escape', 'jane\u001b[2J@inbox.test'],
  ['a tab', 'jane\t@inbox.test'],
  ['a C1 control', 'jane\u0085@inbox.test'],
  ['a zero-width space', 'jane\u200b@inbox.test'],
])('an address with %s gets 501, and the next mail is fine', async (_, address) => {
  await using service = await startService();
  using smtp = await openDialogue(service.server.smtpURL);
  await smtp.say('EHLO me');
  expect(await smtp.say(`MAIL FROM:<${address}>`)).toMatch(/^501 /);
  await smtp.say('MAIL FROM:<a@b.test>');
  expect(await smtp.say(`RCPT TO:<${address}>`)).toMatch(/^501 /);
  await smtp.say('RSET');
  expect(await smtp.mail('Subject: Hi\r\n\r\nHello')).toMatch(/^250 /);
  expect((await service.list()).data.map(({ to }) => to)).toEqual(['jane@inbox.test']);
});

test('what came in plain text behind STARTTLS is not obeyed under TLS', async () => {
  await using service = await startService({ tls: CERTIFICATE });
  using smtp = await openDialogue(service.server.smtpURL);
  await smtp.say('EHLO me');
  const injected = 'EHLO evil\r\nMAIL FROM:<evil@b.test>\r\nRCPT TO:<evil@inbox.test>\r\n';
  smtp.write(`STARTTLS\r\n${injected}`);
  expect(await smtp.reply()).toMatch(/^220 /);
  await smtp.secure();
  // Nothing of the plain text is left: not the greeting, not the sender.
  expect(await smtp.say('MAIL FROM:<a@b.test>')).toMatch(/^503 /);
  await smtp.say('EHLO me');
  expect(await smtp.say('RCPT TO:<jane@inbox.test>')).toMatch(/^503 /);
  expect(await smtp.mail('Subject: Hi\r\n\r\nHello')).toMatch(/^250 /);
  expect((await service.list()).data).toMatchObject([{ from: 'a@b.test', to: 'jane@inbox.test' }]);
});

test('long commands are refused under TLS too', async () => {
  await using service = await startService({ tls: CERTIFICATE });
  using smtp = await openDialogue(service.server.smtpURL);
  await smtp.say('EHLO me');
  await smtp.say('STARTTLS');
  await smtp.secure();
  await smtp.say('EHLO me');
  expect(await smtp.say(`VRFY ${'x'.repeat(100_000)}`)).toMatch(/^500 /);
  expect(await smtp.say('NOOP')).toMatch(/^250 /);
});

/** Modules by which a process writes files, starts others or calls out; and the one that only listens. */
const SOURCES = new URL('../../../../src/server/', import.meta.url);

test('no file of the server can write a file, start a process or call out', () => {
  const imported = new Set(
    readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
      // What the page does, it does in the browser of whoever looks at it.
      .filter((file) => file.endsWith('.ts') && !file.includes('browser'))
      .flatMap((file) => {
        const source = readFileSync(new URL(file, SOURCES), 'utf8');
        expect(source, file).not.toMatch(/\bfetch\(|\bWebSocket\(|\bimport\((?!'\.\/)/);
        // The page's own files are read, and nothing else is done with files.
        const others = source.replace(/^import \{(?: \w+Sync,?)+ \} from 'node:fs';$/m, (line) =>
          /^import \{(?: read\w+Sync,?)+ \}/.test(line) ? '' : line,
        );
        return [...others.matchAll(/^(?:import|export) (?!type )[^;]*?'(node:[^']+)'/gm)].map(
          ([, name]) => name,
        );
      }),
  );
  const harmless = new Set(['node:crypto', 'node:http', 'node:tls', 'node:util', 'node:zlib']);
  expect([...imported].filter((name) => !harmless.has(name ?? ''))).toEqual([]);
  // The database is called by its driver, and by one file.
  const callers = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.endsWith('.ts') &&
      /^import (?!type )[^;]*'postgres';/m.test(readFileSync(new URL(file, SOURCES), 'utf8')),
  );
  expect(callers).toEqual([join('postgres', 'database.ts')]);
  const http = readFileSync(new URL('mail-server.ts', SOURCES), 'utf8');
  expect(http).toContain("import { createServer } from 'node:http'");
});
