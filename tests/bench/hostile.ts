import { extract } from '../../src/extract/index.js';

const SMALL_BYTES = 500_000;
const LARGE_BYTES = 5_000_000;

/** What is repeated to make HTML that extractors may be slow on. */
const KINDS: Readonly<Record<string, string>> = {
  'open elements': '<div>',
  'open anchors': '<a href="https://example.test/">',
  'less-than signs': '<',
  'open comments': '<!--',
  attributes: '<p a b c d=1 e="',
  ampersands: '&',
  'character references': '&#x200c;&nbsp;',
  digits: '7',
  'digits with spaces': '7 ',
  'digits with dashes': '12-',
  'cells of one digit': '<td>7</td>',
  'codes in sentences': 'Your code is 482913. ',
  'codes in rows': '<p>Your verification code</p><p>482913</p>',
  'key phrases': 'verification code ',
  words: 'abcdefgh ',
  'one word': 'a',
  schemes: 'http://',
  URLs: 'https://example.test/a?b=c ',
  'URL of parentheses': 'https://a.test/(((((((((',
  'closing parentheses': 'http://a.test/))))))))',
  domains: 'a.b.c.d.',
  'at signs': 'a@',
  spaces: ' ',
  'zero-width characters': '\u200b',
  'line breaks': '<br>',
  pictures: '<img src="data:image/png;base64,iVBORw0KGgo=" alt="code 123456">',
  'tables in tables': '<table><tr><td>',
};

/** Milliseconds for each kind; a few megabytes of each, extraction alone. */
export function* measureLinearity(): Generator<{ kind: string; small: number; large: number }> {
  for (const [kind, unit] of Object.entries(KINDS)) {
    yield { kind, small: time(unit, SMALL_BYTES), large: time(unit, LARGE_BYTES) };
  }
}

/** The better of two runs. */
function time(unit: string, bytes: number): number {
  const html = `<p>Your code is 482913</p>${unit.repeat(Math.ceil(bytes / unit.length))}`;
  return Math.min(once(html), once(html));
}

function once(html: string): number {
  const start = performance.now();
  extract({ headers: [], subject: 'Your code', html, text: '', inlineImages: [] });
  return performance.now() - start;
}
