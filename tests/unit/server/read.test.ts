import { expect, test } from 'vitest';
import { MessageContent } from '../../../src/contract.js';
import { startService } from './service.js';

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('a message has its summary, headers and both parts', async () => {
  await using service = await startService();
  await service.send({
    to: 'jane@inbox.test',
    subject: 'Confirm your e-mail',
    headers: { 'X-Tag': ['one', 'two'] },
    text: 'Your verification code is 481516.\nOr follow https://acme.test/confirm?token=a_b',
    html: `<img src="cid:logo" alt="Acme"><p>Your verification code is <b>481516</b></p>
      <p><a href="https://acme.test/confirm?token=a_b&amp;x=1">Confirm</a></p>`,
    attachments: [{ cid: 'logo', filename: 'logo.png', content: PIXEL, encoding: 'base64' }],
  });
  const [summary] = (await service.list()).data;
  const response = await service.get(`/api/v1/messages/${summary?.referenceId}`);
  expect(response.status).toBe(200);
  const message = MessageContent.strict().parse(await response.json());
  expect(message).toMatchObject({ ...summary });
  expect(message.headers.filter(({ key }) => key === 'x-tag')).toEqual([
    { key: 'x-tag', originalKey: 'X-Tag', value: 'one' },
    { key: 'x-tag', originalKey: 'X-Tag', value: 'two' },
  ]);
  expect(message.text).toMatchObject({
    codes: ['481516'],
    links: [{ href: 'https://acme.test/confirm?token=a_b', text: 'https://acme.test/confirm?token=a_b' }],
    images: [],
  });
  expect(message.html).toMatchObject({
    codes: ['481516'],
    links: [{ href: 'https://acme.test/confirm?token=a_b&x=1', text: 'Confirm' }],
    images: [{ alt: 'Acme', url: 'cid:logo', base64: PIXEL }],
  });
});

test.each([
  ['html', { text: 'Hello' }],
  ['text', { html: '<p>Hello</p>' }],
] as const)('a part that the mail has not got is empty: %s', async (absent, mail) => {
  await using service = await startService();
  await service.send({ to: 'jane@inbox.test', ...mail });
  const [summary] = (await service.list()).data;
  const message = (await (
    await service.get(`/api/v1/messages/${summary?.referenceId}`)
  ).json()) as MessageContent;
  expect(message[absent]).toEqual({ codes: [], links: [], images: [], body: '' });
});

test('a forwarded message and an attachment are not part of the text', async () => {
  await using service = await startService();
  await service.send({
    to: 'jane@inbox.test',
    text: 'See below.',
    attachments: [
      { contentType: 'message/rfc822', content: 'Subject: Old\r\n\r\nYour verification code is 111111' },
      { filename: 'code.txt', content: 'Your verification code is 222222' },
    ],
  });
  const [summary] = (await service.list()).data;
  const message = (await (
    await service.get(`/api/v1/messages/${summary?.referenceId}`)
  ).json()) as MessageContent;
  expect(message.text.body.trim()).toBe('See below.');
  expect(message.text.codes).toEqual([]);
});

test('windows-1252 punctuation is what was meant', async () => {
  await using service = await startService();
  const raw = Buffer.concat([
    Buffer.from('Subject: Price\r\nContent-Type: text/plain; charset=windows-1252\r\n\r\n'),
    Buffer.from([0x93, 0x35, 0x20, 0x80, 0x94]),
  ]);
  await service.send({ envelope: { from: 'a@b.test', to: 'jane@inbox.test' }, raw });
  const [summary] = (await service.list()).data;
  const message = (await (
    await service.get(`/api/v1/messages/${summary?.referenceId}`)
  ).json()) as MessageContent;
  expect(message.text.body).toContain('“5 €”');
});

test.each([
  ['no MIME at all', 'just some words'],
  ['a multipart without a boundary', 'Subject: Hi\r\nContent-Type: multipart/mixed\r\n\r\n--x\r\n\r\nHello'],
  ['nothing', ''],
  [
    'multiparts nested too deep',
    Array.from(
      { length: 300 },
      (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`,
    ).join(''),
  ],
])('what cannot be parsed is kept and shown: %s', async (_, raw) => {
  await using service = await startService();
  await service.send({ envelope: { from: 'a@b.test', to: 'jane@inbox.test' }, raw });
  await service.send({ to: 'joe@inbox.test', subject: 'The next one', text: 'Hello' });
  const { data } = await service.list({ to: 'jane@inbox.test' });
  expect(data).toHaveLength(1);
  const response = await service.get(`/api/v1/messages/${data[0]?.referenceId}`);
  expect(response.status).toBe(200);
  MessageContent.strict().parse(await response.json());
  expect((await service.list()).data).toHaveLength(2);
});

test('the source is what was sent, as a download', async () => {
  await using service = await startService();
  await service.send({
    envelope: { from: 'a@b.test', to: 'jane@inbox.test' },
    raw: 'Subject: Hi\r\n\r\n<script>alert(1)</script>\r\n',
  });
  const [summary] = (await service.list()).data;
  const response = await service.get(`/api/v1/messages/${summary?.referenceId}/source`);
  expect(response.headers.get('content-type')).toBe('message/rfc822');
  expect(response.headers.get('content-disposition')).toMatch(/^attachment/);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await response.text()).toBe('Subject: Hi\r\n\r\n<script>alert(1)</script>\r\n');
});

test('an unknown id gets 404', async () => {
  await using service = await startService();
  const response = await service.get('/api/v1/messages/no-such-id');
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ success: false, message: 'There is no message "no-such-id".' });
});
