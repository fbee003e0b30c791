import { describe, expect, test } from 'vitest';
import { decodeText } from '../../../src/server/mime/charset.js';
import { readEnvelopeHeaders } from '../../../src/server/mime/header.js';
import { parseMail } from '../../../src/server/mime/mail.js';

const hex = (text: string) => Buffer.from(text.replace(/\s/g, ''), 'hex');

test.each([
  ['iso-8859-1', 'e9e8', 'éè'],
  ['iso-8859-2', 'b1eaf3', 'ąęó'],
  ['iso-8859-5', 'bad0d4', 'Кад'],
  ['iso-8859-7', 'eaf9e4', 'κωδ'],
  ['iso-8859-8', 'f7e5e3', 'קוד'],
  ['iso-8859-8-i', 'f7e5e3', 'קוד'],
  ['iso-8859-9', 'fef0fd', 'şğı'],
  ['iso-8859-15', 'a4bd', '€œ'],
  ['iso-8859-16', 'a4bade', '€șȚ'],
  ['windows-1250', '9ce6bf', 'śćż'],
  ['windows-1251', 'cae0e4', 'Кад'],
  ['windows-1252', '938094', '“€”'],
  ['cp1252', '8085', '€…'],
  ['iso-8859-1', '9396', '“–'],
  ['windows-1253', 'eaf9e4', 'κωδ'],
  ['windows-1254', 'fef0fd', 'şğı'],
  ['windows-1255', 'f7e5e3', 'קוד'],
  ['windows-1256', 'd1e3d2', 'رمز'],
  ['koi8-r', 'ebcfc4', 'Код'],
  ['koi8-u', 'a6a7', 'ії'],
  ['iso-2022-jp', '1b244247273e5a1b2842', '認証'],
  ['shift_jis', '83528368', 'コド'],
  ['cp932', '83528368', 'コド'],
  ['euc-jp', 'a5b3a5c9', 'コド'],
  ['euc-kr', 'c4dab5e5', '코드'],
  ['ks_c_5601-1987', 'c4dab5e5', '코드'],
  ['gb18030', 'd1e9d6a4', '验证'],
  ['gb2312', 'd1e9d6a4', '验证'],
  ['big5', 'c5e7c3d2', '驗證'],
  ['tis-620', 'c3cbd1ca', 'รหัส'],
  ['utf-16le', '6b00f600', 'kö'],
  ['utf-16be', '006b00f6', 'kö'],
  ['utf-16', 'feff006b00f6', 'kö'],
  ['utf-8', 'efbbbf6bc3b6', 'kö'],
  ['utf-7', Buffer.from('K+APY-d +- 1').toString('hex'), 'Köd + 1'],
  ['cp437', '8194', 'üö'],
  ['cp850', '8194', 'üö'],
  ['"utf-8"', '6bc3b6', 'kö'],
])('%s', (charset, bytes, text) => {
  expect(decodeText(hex(bytes), charset)).toBe(text);
});

describe('a missing or wrong label', () => {
  test.each([
    ['none, UTF-8', undefined, '6bc3b6', 'kö'],
    ['none, windows-1252', undefined, '6bf6 80', 'kö€'],
    ['us-ascii, UTF-8', 'us-ascii', '6bc3b6', 'kö'],
    ['iso-8859-1, UTF-8', 'iso-8859-1', '6bc3b6', 'kö'],
    ['utf-8, windows-1252', 'utf-8', '6bf6', 'kö'],
    ['unknown, UTF-8', 'x-unknown', '6bc3b6', 'kö'],
    ['unknown, windows-1252', 'x-unknown', '6bf6', 'kö'],
    ['us-ascii, ISO-2022-JP', 'us-ascii', '1b244247271b2842', '認'],
  ])('%s', (_, charset, bytes, text) => {
    expect(decodeText(hex(bytes), charset)).toBe(text);
  });

  test('where the header names none, what the document says counts', () => {
    expect(decodeText(hex('cae0e4'), undefined, 'windows-1251')).toBe('Кад');
    expect(decodeText(hex('cae0e4'), 'koi8-r', 'windows-1251')).not.toBe('Кад');
  });
});

describe('in a mail', () => {
  test('the charset of the header is used for each part', async () => {
    expect((await parseMail(part('text/plain; charset=koi8-r', hex('ebcfc4')))).text.trim()).toBe('Код');
  });

  test('the charset of the document is used where the header has none', async () => {
    const document = Buffer.concat([
      Buffer.from('<meta charset="windows-1251"><p>'),
      hex('cae0e4'),
      Buffer.from('</p>'),
    ]);
    expect((await parseMail(part('text/html', document))).html).toContain('<p>Кад</p>');
  });

  test('the charset of the header beats that of the document', async () => {
    const document = Buffer.concat([
      Buffer.from('<meta charset="utf-8"><p>'),
      hex('cae0e4'),
      Buffer.from('</p>'),
    ]);
    expect((await parseMail(part('text/html; charset=windows-1251', document))).html).toContain('<p>Кад</p>');
  });

  test('utf-7', async () => {
    const mail = await parseMail(
      part('text/plain; charset=utf-7', Buffer.from('Ihr Code f+APw-r heute: 123456')),
    );
    expect(mail.text.trim()).toBe('Ihr Code für heute: 123456');
  });

  test('format=flowed is undone after decoding', async () => {
    const flowed = Buffer.concat([hex('cae0e4'), Buffer.from(' \r\n'), hex('cae0e4')]);
    const mail = await parseMail(part('text/plain; charset=windows-1251; format=flowed', flowed));
    expect(mail.text.trim()).toBe('Кад Кад');
  });

  test.each([
    ['split inside a character, B', '=?utf-8?B?w6TD?= =?utf-8?B?tg==?=', 'äö'],
    ['split inside a character, Q', '=?utf-8?Q?=C3=A4=C3?=\r\n =?utf-8?Q?=B6?=', 'äö'],
    ['split inside a character, with padding', '=?utf-8?B?w6TD?= =?UTF-8*de?Q?=B6?=', 'äö'],
    ['two charsets', '=?utf-8?Q?=C3=A4?= =?iso-8859-1?Q?=F6?= plain', 'äö plain'],
    ['utf-7', '=?utf-7?Q?K+APY-d?=', 'Köd'],
    ['koi8-r', '=?koi8-r?B?68/E?=', 'Код'],
    ['iso-2022-jp', '=?iso-2022-jp?B?GyRCRycbKEI=?=', '認'],
    ['windows-1252', '=?windows-1252?Q?=8010?=', '€10'],
    ['raw UTF-8', 'Grüße', 'Grüße'],
    ['an unknown charset', '=?x-none?Q?Hi?=', 'Hi'],
    ['no end', '=?utf-8?Q?Hi', '=?utf-8?Q?Hi'],
  ])('a subject with encoded words: %s', async (_, written, subject) => {
    const raw = Buffer.from(`From: a@b.test\r\nSubject: ${written}\r\n\r\nHello`);
    expect(readEnvelopeHeaders(raw).subject).toBe(subject);
    expect((await parseMail(raw)).subject).toBe(subject);
  });
});

function part(type: string, body: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`Subject: Hi\r\nContent-Type: ${type}\r\n\r\n`), body]);
}
