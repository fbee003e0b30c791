import { describe, expect, test } from 'vitest';
import { extract } from '../../../src/extract/index.js';
import { mail } from './mail.js';

const linksOfText = (text: string) => extract(mail({ text })).text.links.map(({ href }) => href);
const linksOfHtml = (html: string) => extract(mail({ html })).html.links;

describe('in text', () => {
  test.each([
    ['a full stop behind', 'See https://acme.test/a.', 'https://acme.test/a'],
    ['punctuation behind', 'Really https://acme.test/a?!', 'https://acme.test/a'],
    ['a query and a fragment', 'https://acme.test/a?b=1&c=2#d', 'https://acme.test/a?b=1&c=2#d'],
    ['a slash at the end', 'Go to https://acme.test/a/, please', 'https://acme.test/a/'],
    ['around it brackets', '(https://acme.test/a)', 'https://acme.test/a'],
    ['brackets of its own', 'https://acme.test/a_(b) and', 'https://acme.test/a_(b)'],
    ['Markdown', '[Confirm](https://acme.test/a)', 'https://acme.test/a'],
    ['quotes', '"https://acme.test/a"', 'https://acme.test/a'],
    ['angle brackets', '<https://acme.test/a>', 'https://acme.test/a'],
    ['angle brackets over lines', '<https://acme.test/a\n  bc?d=e>', 'https://acme.test/abc?d=e'],
    ['a port', 'http://localhost:3000/verify?token=x', 'http://localhost:3000/verify?token=x'],
    ['IPv4', 'http://127.0.0.1:3000/a', 'http://127.0.0.1:3000/a'],
    ['IPv6', 'http://[::1]:3000/a', 'http://[::1]:3000/a'],
    ['user info', 'https://user:pw@acme.test/a', 'https://user:pw@acme.test/a'],
    ['an international domain', 'https://bücher.example/über', 'https://bücher.example/über'],
    ['Chinese punctuation behind', '请访问 https://acme.test/a，然后登录。', 'https://acme.test/a'],
    ['Chinese words behind', '请访问https://acme.test/confirm完成验证', 'https://acme.test/confirm'],
    ['Japanese brackets', '「https://acme.test/a」', 'https://acme.test/a'],
    ['upper case', 'HTTPS://ACME.TEST/A', 'HTTPS://ACME.TEST/A'],
    ['dots, dashes and tildes inside', 'https://acme.test/a-b_c.d~e/f', 'https://acme.test/a-b_c.d~e/f'],
  ])('%s', (_, text, href) => {
    expect(linksOfText(text)).toEqual([href]);
  });

  test.each(['mailto:a@b.test', 'tel:+123', 'ftp://acme.test', 'www.acme.test', 'http://', 'https:///a'])(
    '%s is none',
    (text) => {
      expect(linksOfText(text)).toEqual([]);
    },
  );
});

describe('in HTML', () => {
  test.each([
    [
      'entities decoded once',
      '<a href="https://acme.test/?a=1&amp;b=2&amp;amp;c=3">Go</a>',
      'https://acme.test/?a=1&b=2&amp;c=3',
      'Go',
    ],
    [
      'white space folded',
      '<a href=" https://acme.test/a ">Reset\n   <b>your</b>&nbsp;password</a>',
      'https://acme.test/a',
      'Reset your password',
    ],
    [
      'nothing that is not seen',
      '<a href="https://acme.test/">Log&#8203; in&shy;to</a>',
      'https://acme.test/',
      'Log into',
    ],
    [
      "a picture's alt",
      '<a href="https://acme.test/"><img src="x.png" alt="Acme"></a>',
      'https://acme.test/',
      'Acme',
    ],
    [
      'hidden words left out',
      '<a href="https://acme.test/"><span style="display:none">no</span>Yes</a>',
      'https://acme.test/',
      'Yes',
    ],
    [
      'a table in a button',
      '<a href="https://acme.test/"><table><tr><td>Log</td><td>in</td></tr></table></a>',
      'https://acme.test/',
      'Log in',
    ],
    ['no words', '<a href="https://acme.test/"></a>', 'https://acme.test/', ''],
    ['an area', '<map><area href="https://acme.test/" alt="Map"></map>', 'https://acme.test/', 'Map'],
    ['an unclosed anchor', '<a href="https://acme.test/">Go', 'https://acme.test/', 'Go'],
    [
      'the base resolves',
      '<base href="https://acme.test/mail/"><a href="../a?b">Go</a>',
      'https://acme.test/a?b',
      'Go',
    ],
  ])('%s', (_, html, href, text) => {
    expect(linksOfHtml(html)).toEqual([{ href, text }]);
  });

  test('anchors and bare URLs are in document order', () => {
    const html = `<p><a href="https://acme.test/1">One</a> or https://acme.test/2.</p><p>https://acme.test/3 <a href="https://acme.test/4">https://acme.test/4</a></p>`;
    expect(linksOfHtml(html).map(({ href }) => href.slice(-1))).toEqual(['1', '2', '3', '4']);
  });

  test.each([
    'mailto:a@b.test',
    'tel:+1',
    'javascript:alert(1)',
    '#top',
    '/relative',
    'data:text/html,x',
    '',
  ])('%j is none', (href) => {
    expect(linksOfHtml(`<a href="${href}">Go</a>`)).toEqual([]);
  });
});

test('pictures: what came with the mail has its bytes', () => {
  const html =
    '<img src="cid:logo@x" alt="Logo"><img src="data:image/gif;base64,R0lGOD"><img src="https://acme.test/a.png?b&amp;c"><img alt="none">';
  const inlineImages = [{ contentId: 'logo@x', base64: 'AAAA' }];
  expect(extract(mail({ html, inlineImages })).html.images).toEqual([
    { alt: 'Logo', url: 'cid:logo@x', base64: 'AAAA' },
    { alt: '', url: 'data:image/gif;base64,R0lGOD', base64: 'R0lGOD' },
    { alt: '', url: 'https://acme.test/a.png?b&c', base64: '' },
  ]);
});
