/**
 * Threats of "Security": parts, nesting, headers and text that cost a parser minutes. That a test ends is what is
 * tested: each of these took an unbounded parser many times the test's limit.
 */
import { expect, test } from 'vitest';
import { MessageContent } from '../../../../src/contract.js';
import { parseMail } from '../../../../src/server/mime/mail.js';
import { startService } from '../service.js';

const MIXED = 'Content-Type: multipart/mixed; boundary=b\r\n\r\n';
const CODE = 'Your verification code is 481516.';

/** In milliseconds: a machine that nobody else is on takes a hundredth of it, a crowded one a fifth. */
const LIMIT = 120_000;

const nested = (levels: number, isClosed: boolean) => {
  const numbers = Array.from({ length: levels }, (_, at) => at);
  const opened = numbers.map((at) => `Content-Type: multipart/mixed; boundary=b${at}-\r\n\r\n--b${at}-\r\n`);
  const closed = numbers.toReversed().map((at) => `--b${at}---\r\n`);
  return `${opened.join('')}\r\n${CODE}\r\n${isClosed ? closed.join('') : ''}`;
};

const EXPENSIVE: Readonly<Record<string, string>> = {
  '1.4 million parts': `Subject: Bomb\r\n${MIXED}${'--b\r\n\r\nx\r\n'.repeat(1_400_000)}`,
  '1,000 levels of multipart': `Subject: Bomb\r\n${nested(1_000, true)}`,
  '1,000 levels of multipart, not closed': `Subject: Bomb\r\n${nested(1_000, false)}`,
  '10 MB of empty lines': `Subject: Bomb\r\n${MIXED}--b\r\n\r\n${'\r\n'.repeat(5_000_000)}`,
  '5 MB of empty lines, quoted-printable': `Subject: Bomb\r\n${MIXED}--b\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n${'\r\n'.repeat(2_500_000)}`,
  'a million lines that look like boundaries': `Subject: Bomb\r\n${MIXED}--b\r\n\r\n${'--c\r\n'.repeat(1_000_000)}`,
  '2 million pieces of padded base64': `Subject: Bomb\r\n${MIXED}--b\r\nContent-Transfer-Encoding: base64\r\n\r\n${'QQ==\r\n'.repeat(2_000_000)}`,
  'a header of 3 MB': `Subject: Bomb\r\n${`X-Long: ${'y'.repeat(500_000)}\r\n`.repeat(6)}\r\n${CODE}`,
  'a million headers': `Subject: Bomb\r\n${'X: y\r\n'.repeat(1_000_000)}\r\n${CODE}`,
  '300,000 folds': `Subject: Bomb\r\nX-Folded: y\r\n${' x\r\n'.repeat(300_000)}\r\n${CODE}`,
  'groups in groups': `Subject: Bomb\r\nFrom: ${'g:'.repeat(100_000)}\r\nTo: ${'g:'.repeat(100_000)}\r\n\r\n${CODE}`,
  'quotes and brackets in addresses': `Subject: Bomb\r\nFrom: ${'<("'.repeat(60_000)}\r\n\r\n${CODE}`,
  'parameters in pieces': `Subject: Bomb\r\nContent-Type: text/plain; ${'a*0*=b;'.repeat(30_000)}\r\n\r\n${CODE}`,
};

test.each(Object.entries(EXPENSIVE))(
  'is taken, listed and read, and the server goes on: %s',
  async (_, raw) => {
    await using service = await startService();
    const envelope = { from: 'a@b.test', to: 'jane@inbox.test' };
    expect(await service.send({ envelope, raw })).toMatch(/^250 /);
    const [summary] = (await service.list()).data;
    expect(summary?.subject).toBe('Bomb');
    const response = await service.get(`/api/v1/messages/${summary?.referenceId}`);
    expect(response.status).toBe(200);
    expect(MessageContent.strict().parse(await response.json()).subject).toBe('Bomb');
  },
  LIMIT,
);

test.each([
  ['http://', 'text'],
  ['mailto:a@', 'text'],
  ['<', 'html'],
  ['(', 'text'],
  ['<div>', 'html'],
  ['a@', 'text'],
])(
  '1 MB of %j as %s is read in time',
  async (unit, kind) => {
    await using service = await startService();
    // What stands first is found whatever follows.
    await service.send({ to: 'jane@inbox.test', [kind]: CODE + unit.repeat(1_000_000 / unit.length) });
    const [summary] = (await service.list()).data;
    const response = await service.get(`/api/v1/messages/${summary?.referenceId}`);
    expect(response.status).toBe(200);
  },
  LIMIT,
);

test('what comes before the cap on parts is read', async () => {
  const parts = Array.from({ length: 2_000 }, (_, at) => `--b\r\n\r\npart ${at}.\r\n`);
  const { text } = await parseMail(Buffer.from(MIXED + parts.join('')));
  expect(text).toContain('part 0.');
  expect(text).toContain('part 900.');
  expect(text).not.toContain('part 1100.');
});

test(
  'what comes before the cap on lines is read',
  async () => {
    const lines = Array.from({ length: 600_000 }, (_, at) => `line ${at}.\r\n`);
    const mail = `Content-Transfer-Encoding: quoted-printable\r\n\r\n${lines.join('')}`;
    const { text } = await parseMail(Buffer.from(mail));
    expect(text).toContain('line 499000.');
    expect(text).not.toContain('line 501000.');
  },
  LIMIT,
);

test(
  'of a very long part the beginning is searched, and all of it is shown',
  async () => {
    await using service = await startService();
    const raw = `Subject: Long\r\n\r\n${CODE}\r\n${'\r\n'.repeat(4_000_000)}Your verification code is 222222.`;
    await service.send({ envelope: { from: 'a@b.test', to: 'jane@inbox.test' }, raw });
    const [summary] = (await service.list()).data;
    const response = await service.get(`/api/v1/messages/${summary?.referenceId}`);
    const { text } = MessageContent.parse(await response.json());
    expect(text.codes).toEqual(['481516']);
    expect(text.body).toContain('222222');
  },
  LIMIT,
);

test('what comes before the cap on nesting is read', async () => {
  const mail = `${MIXED}--b\r\n\r\n${CODE}\r\n--b\r\n${nested(100, true)}`;
  expect((await parseMail(Buffer.from(mail))).text).toContain(CODE);
});

const piece = (text: string) => Buffer.from(text).toString('base64');

test('base64 in padded pieces, and lines of any kind, are put together', async () => {
  const encoded = `Content-Transfer-Encoding: base64\r\n\r\n${piece('one ')}\r\n${piece('two')}\r\n${piece('three')}\n`;
  expect((await parseMail(Buffer.from(encoded))).text.trim()).toBe('one twothree');
  const plain = `${MIXED}--b\r\n\r\n-- \r\none\r\n--\r\ntwo\n--c\r\n\r\nthree\r\n--b--\r\n`;
  expect((await parseMail(Buffer.from(plain))).text.trim()).toBe('-- \none\n--\ntwo\n--c\n\nthree');
});
