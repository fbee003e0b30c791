/**
 * Threat of "Security": concurrent access or one bad peer that ends the process.
 */
import { createConnection } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Random, randomFor } from '../../../mails/random.js';
import { openDialogue } from '../dialogue.js';
import { startService } from '../service.js';

const unexpected: unknown[] = [];
const note = (error: unknown) => unexpected.push(error);

beforeEach(() => {
  unexpected.length = 0;
  process.on('unhandledRejection', note).on('uncaughtException', note);
});

afterEach(() => {
  process.off('unhandledRejection', note).off('uncaughtException', note);
});

test('reads and writes in parallel under random bytes: nothing acknowledged is lost, nothing is thrown', async () => {
  await using service = await startService({ maxMessageSize: 200_000, faults: true });
  const { smtpURL, url } = service.server;
  const fuzz = async (seed: number) => {
    const random = randomFor(`fuzz ${seed}`);
    for (let at = 0; at < 60; at += 1) await hurl(random.pick([smtpURL, smtpURL, url]), garbage(random));
  };
  const write = async (worker: number) => {
    for (let at = 0; at < 40; at += 1) {
      const to = `user-${worker}-${at}@inbox.test`;
      await service.send({ to, subject: `Mail ${at}`, text: 'Your code is 481516' });
      const { data } = await service.list({ to });
      expect(data.map(({ subject }) => subject)).toEqual([`Mail ${at}`]);
      expect((await service.get(`/api/v1/messages/${data[0]?.referenceId}`)).status).toBe(200);
    }
  };
  const read = async () => {
    for (let at = 0; at < 100; at += 1) {
      const { data } = await service.list({ page: String((at % 5) + 1) });
      const [any] = data;
      if (any) expect((await service.get(`/api/v1/messages/${any.referenceId}`)).status).toBe(200);
    }
  };
  await Promise.all([fuzz(1), fuzz(2), fuzz(3), write(1), write(2), read()]);
  expect(unexpected).toEqual([]);
  expect((await service.list({ subject: 'Mail 39' })).data).toHaveLength(2);
}, 60_000);

test('a peer that hangs up in the middle of anything ends its own connection only', async () => {
  await using service = await startService();
  const dialogue = [
    'EHLO me',
    'MAIL FROM:<a@b.test>',
    'RCPT TO:<jane@inbox.test>',
    'DATA',
    'Subject: Hi\r\n\r\nHello',
  ];
  for (let lines = 0; lines <= dialogue.length; lines += 1) {
    const smtp = await openDialogue(service.server.smtpURL);
    smtp.write(dialogue.slice(0, lines).join('\r\n'));
    smtp.socket.resetAndDestroy();
  }
  using next = await openDialogue(service.server.smtpURL);
  await next.say('EHLO me');
  expect(await next.mail('Subject: After\r\n\r\nHello')).toMatch(/^250 /);
  expect((await service.list()).data.map(({ subject }) => subject)).toEqual(['After']);
  expect(unexpected).toEqual([]);
});

/** Lines of both protocols; what is between them is random. */
const LINES = `
EHLO x
MAIL FROM:<a@b.test>
MAIL FROM:<>
RCPT TO:<fuzz@inbox.test>
RCPT TO:<defer+fuzz@inbox.test>
RCPT TO:<twice+fuzz@inbox.test>
DATA
.
RSET
AUTH PLAIN
AUTH LOGIN
STARTTLS
VRFY
QUIT
Content-Type: multipart/mixed; boundary=b
--b
--b--
Subject: =?utf-8?B?////?=
GET / HTTP/1.1
GET /api/v1/messages?page=1 HTTP/1.1
POST /health HTTP/1.1
Content-Length: 9
x-api-key: a-key
Prefer: wait=1
If-None-Match: *
Host: localhost
Host: %00
`.split('\n');

function garbage(random: Random): Buffer {
  const pieces = Array.from({ length: random.int(1, 30) }, () => {
    if (random.int(1, 5) === 1) {
      return Buffer.from(Array.from({ length: random.int(1, 400) }, () => random.int(0, 255)));
    }
    const end = random.pick(['\r\n', '\r\n', '\r\n', '\n', '\r', '']);
    return Buffer.from(
      `${LINES[random.int(0, LINES.length - 1)]}${end}`.repeat(random.int(1, 20) === 1 ? 2_000 : 1),
    );
  });
  return Buffer.concat(pieces);
}

/** Sends bytes and says goodbye; resolves when the server has, too. */
async function hurl(url: string, bytes: Buffer): Promise<void> {
  const { hostname, port } = new URL(url);
  await new Promise<void>((resolve) => {
    const socket = createConnection({ host: hostname, port: Number(port) });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve());
    socket.resume();
    socket.write(bytes, () => setImmediate(() => socket.destroy()));
  });
}
