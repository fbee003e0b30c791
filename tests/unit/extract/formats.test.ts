import { describe, expect, test } from 'vitest';
import { explain, extract } from '../../../src/extract/index.js';
import { codesOfHtml, codesOfText, mail } from './mail.js';

describe('as written in text', () => {
  test.each([
    ['4 digits', 'Your PIN is 4821', '4821'],
    ['5 digits', 'Your verification code is 48213.', '48213'],
    ['7 digits', 'Your security code: 4821377', '4821377'],
    ['8 digits', 'Your one-time passcode is 48213775', '48213775'],
    ['9 digits', 'Your sign-in code is 482137759', '482137759'],
    ['10 digits', 'Your login code is 4821377590', '4821377590'],
    ['grouped by a space', 'Your code is 482 137', '482137'],
    ['grouped by a no-break space', 'Your code is 482\u00a0137', '482137'],
    ['grouped by a thin space', 'Your code is 482\u2009137', '482137'],
    ['grouped by a dash', 'Your code is 482-137', '482-137'],
    ['grouped by an en dash', 'Your code is 482–137', '482-137'],
    ['four and four', 'Your verification code is 4821 3775', '48213775'],
    ['three groups', 'Enter the code 482 137 759 to continue', '482137759'],
    ['digits apart', 'Your verification code:\n\n4 8 2 1 3 7', '482137'],
    ['a prefix', 'G-482137 is your Google verification code.', 'G-482137'],
    ['a longer prefix', 'FB-48213 is your confirmation code', 'FB-48213'],
    ['letters and digits', 'Your verification code is A7K2P9', 'A7K2P9'],
    ['letters and digits in lower case', 'Your login code: k3x9qa', 'k3x9qa'],
    ['letters in two groups', 'Your sign-in code:\n\nBCDF-GHJK', 'BCDF-GHJK'],
    ['letters and digits in two groups', 'Your code is ABC-123', 'ABC-123'],
    ['lower case in two groups', 'Your login code for Linear is\n\ntt226-5398x', 'tt226-5398x'],
    ['letters alone', 'Your verification code:\n\nKXQWZP', 'KXQWZP'],
    ['words', 'Paste this login code:\n\ntidy-otter-brave-lamp', 'tidy-otter-brave-lamp'],
    ['Arabic digits', 'رمز التحقق: ١٢٣٤٥٦', '123456'],
    ['full width', '認証コード：１２３４５６', '123456'],
    ['in brackets', 'Your verification code is [482137].', '482137'],
    ['before its name', '482137 is your verification code', '482137'],
    ['code above, explanation below', '482137\n\nUse this code to sign in.', '482137'],
    ['zero-width characters between', 'Your code is 4\u200b8\u200b2\u200b1\u200b3\u200b7', '482137'],
  ])('%s', (_, text, code) => {
    expect(codesOfText(text)).toEqual([code]);
  });

  test('a list of backup codes is taken whole and in order', () => {
    const codes = ['8f3k-2m9x', 'p4q7-w1z6', 'h5t2-c8v3', 'r9b4-n6d1', 'k2j8-y5s7'];
    expect(codesOfText(`Your backup codes:\n\n${codes.join('\n')}\n\nKeep them safe.`)).toEqual(codes);
  });

  test('the new code comes before the one that is no longer valid', () => {
    const codes = codesOfText(
      'Your new verification code is 482137.\nThe previous code 110022 is no longer valid.',
    );
    expect(codes[0]).toBe('482137');
  });
});

describe('as built in HTML', () => {
  test.each([
    ['a box', '<p>Your verification code is</p><div style="font-size:32px"><b>482137</b></div>'],
    [
      'cells',
      `<p>Your code</p><table><tr>${Array.from('482137', (digit) => `<td>${digit}</td>`).join('')}</tr></table>`,
    ],
    ['spans', `<p>Your code: ${Array.from('482137', (digit) => `<span>${digit}</span>`).join('')}</p>`],
    [
      'spans with space',
      `<p>Your code:</p><p>${Array.from('482137', (digit) => `<span>${digit}</span>`).join('\n')}</p>`,
    ],
    ['a read-only input', '<p>Your sign-in code</p><input readonly value="482137">'],
    ["a picture's alt", '<p>Your code:</p><img src="code.png" alt="482137">'],
    ['a split number', '<p>Your verification code: <b>482</b><b>137</b></p>'],
    [
      'a preheader that is hidden',
      '<div style="display:none">482137 &zwnj;&nbsp;</div><p>Your code:</p><h1>482137</h1>',
    ],
  ])('%s', (_, html) => {
    expect(codesOfHtml(html)).toEqual(['482137']);
  });

  test('what is not shown is not read', () => {
    const html = `<style>.c482137 { color: #123456 }</style><!-- code 111111 --><script>var code = 222222</script>
      <div style="display:none">Your code is 333333</div><div class="code-444444" data-code="555555">Hello</div>`;
    expect(codesOfHtml(html)).toEqual([]);
  });
});

describe('as declared', () => {
  test('in the One-Time-Code header', () => {
    const headers = [{ key: 'one-time-code', value: 'code=482137; origin=example.com' }];
    expect(extract(mail({ text: 'Order 110022. Hello.', headers })).text.codes).toEqual(['482137']);
  });

  test('in the last line, bound to its origin', () => {
    expect(codesOfText('Hello 110022!\n\n@example.com #482137')).toEqual(['482137']);
  });
});

test('each part has its own codes', () => {
  const found = extract(mail({ text: 'Your code is 482137', html: '<p>Welcome</p>' }));
  expect([found.text.codes, found.html.codes]).toEqual([['482137'], []]);
});

test('a text part that holds HTML is read as HTML', () => {
  const html =
    '<html><body><p>Your code: <b>482137</b></p><a href="https://acme.test/x?a=1&amp;b=2">Go</a></body></html>';
  expect(extract(mail({ text: html })).text).toMatchObject({
    codes: ['482137'],
    links: [{ href: 'https://acme.test/x?a=1&b=2', text: 'Go' }],
  });
});

test('explain tells why', () => {
  const { text } = explain(mail({ text: 'Order 110022.\n\nYour verification code is 482137' }));
  expect(text.map(({ code }) => code)).toEqual(['482137', '110022']);
  expect(text[0]?.reasons).toContainEqual({
    signal: 'its name points at it',
    points: expect.any(Number),
  });
  expect(text[1]?.reasons).toContainEqual({ signal: 'named as something else', points: expect.any(Number) });
});
