import { expect, test } from 'vitest';
import { extract } from '../../../src/extract/index.js';
import { mail } from './mail.js';

const MEGABYTE = 1_000_000;

/** In milliseconds: what takes the square of its length is not done by then, whatever the machine. */
const LIMIT = 120_000;

/** Fills a megabyte with one piece of text. */
const fill = (piece: string) => piece.repeat(Math.ceil(MEGABYTE / piece.length));

// Quadratic time on a megabyte takes minutes; the test's own limit tells the difference.
test.each([
  ['http://'],
  ['http://a'],
  ['https://['],
  ['https://a.test/('],
  ['mailto:'],
  ['<'],
  ['<a href="https://a.test/">'],
  ['<div>'],
  ['<td>1</td>'],
  ['<a '],
  ['&'],
  ['&amp'],
  ['('],
  ['1'],
  ['1 '],
  ['12-'],
  ['123 456 '],
  ['A1-'],
  ['code '],
  ['code is 1234 '],
  ['a@b.'],
  ['1.'],
  ['+1 '],
  [' '],
  ['\n'],
  ['\u0000'],
  ['*1'],
  ['#'],
  ['$1,000'],
  ['验证码'],
  ['\u202e'],
])(
  'a megabyte of %j takes linear time',
  (piece) => {
    const text = fill(piece);
    expect(extract(mail({ text, html: text, subject: text.slice(0, 10_000) }))).toMatchObject({
      html: {},
      text: {},
    });
  },
  LIMIT,
);

test('a code stands before a megabyte of text; behind one it is not looked for', () => {
  const code = 'Your verification code is 482137';
  const text = fill('One of many lines without a number.\n\n');
  expect(extract(mail({ text: `${code}\n\n${text}` })).text.codes).toEqual(['482137']);
  expect(extract(mail({ text: `${text}\n\n${code}` })).text.codes).toEqual([]);
});

test(
  '200,000 nested elements',
  () => {
    const html = `${'<div>'.repeat(200_000)}<p>Your verification code is 482137</p>${'</div>'.repeat(200_000)}`;
    expect(extract(mail({ html })).html.codes).toEqual(['482137']);
  },
  LIMIT,
);

test.each([
  '<',
  '<a',
  '<a href',
  '<a href="',
  '<!--',
  '<![CDATA[',
  '&#',
  '&#x110000;',
  '&#xd800;',
  '<img src=',
  '\ud800',
  'http://[',
  'https://%',
  'data:,%',
])('a part that ends with %j is read to its end', (end) => {
  const html = `<p>Your verification code is 482137</p>${end}`;
  expect(extract(mail({ html, text: `Your verification code is 482137\n\n${end}` })).html.codes).toEqual([
    '482137',
  ]);
});
