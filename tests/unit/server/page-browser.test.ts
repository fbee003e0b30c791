import { expect, test } from 'vitest';
import { readReceiver } from '../../../src/server/page/browser/receiver.js';
import { formatRoute, parseRoute } from '../../../src/server/page/browser/route.js';
import { matching } from '../../../src/server/page/browser/search.js';
import { linkCall, linksOf, testLines } from '../../../src/server/page/browser/test-lines.js';

const TO = 'signs-up-with-a-code-x4k2m9p7qa@inbox.test';

const NOTHING = { codes: [], links: [], images: [], body: '' };

test.each([
  [TO, 'signs-up-with-a-code', '-x4k2m9p7qa@inbox.test'],
  ['test-23456789ab@mail.example.com', 'test', '-23456789ab@mail.example.com'],
  ['support@acme.test', '', 'support@acme.test'],
  ['x4k2m9p7qa@inbox.test', '', 'x4k2m9p7qa@inbox.test'],
  ['jane-0000000000@inbox.test', '', 'jane-0000000000@inbox.test'],
  ['', '', ''],
])('the test that %s belongs to', (address, slug, rest) => {
  expect(readReceiver(address)).toEqual({ slug, rest });
});

test.each([
  ['', undefined, ''],
  ['#/', undefined, ''],
  ['#/messages/0b5c1a52', '0b5c1a52', ''],
  ['#/messages/a%2Fb?search=Z%C3%BCrich+%26+%23', 'a/b', 'Zürich & #'],
  ['#/messages/%zz', '%zz', ''],
  ['#/messages/a/b', undefined, ''],
  ['#/?search=jane%40inbox.test', undefined, 'jane@inbox.test'],
])('the address %s', (hash, messageId, search) => {
  expect(parseRoute(hash)).toEqual({ messageId, search });
  expect(parseRoute(formatRoute({ messageId, search }))).toEqual({ messageId, search });
});

const summary = (to: string) => ({
  referenceId: to,
  from: 'no-reply@acme.test',
  to,
  subject: 'Welcome\n home',
  size: 1,
  receivedAt: '',
});

test.each([
  ['', 2],
  ['  ', 2],
  ['jane', 1],
  ['INBOX.test', 2],
  ['welcome acme', 2],
  ['acme  Welcome jane', 1],
  ['reset', 0],
])('searching for "%s" finds %i', (search, found) => {
  expect(matching([summary('jane@inbox.test'), summary('joe@inbox.test')], search)).toHaveLength(found);
});

const link = (text: string, href: string) => ({ text, href });
const RESET = link('Reset password', 'https://acme.test/reset/8fj2k3l4m5n6o7p8q9?next=%2F');
const ASIDE = link('Unsubscribe', 'https://acme.test/unsubscribe?list=7');

test.each([
  [
    'a code',
    { subject: 'Confirm', text: { ...NOTHING, codes: ['481516'] } },
    "const message = await inbox.waitForMessage({ subject: 'Confirm' });\nawait page.getByLabel('Code').fill(message.code());",
  ],
  [
    'several codes',
    { subject: 'Codes', html: { ...NOTHING, codes: ['481516', '73914428'] } },
    "const message = await inbox.waitForMessage({ subject: 'Codes' });\nawait page.getByLabel('Code').fill(message.code({ length: 6 }));",
  ],
  [
    'a subject with the code',
    { subject: '481516 is your code', text: { ...NOTHING, codes: ['481516'] } },
    "const message = await inbox.waitForMessage({ subject: 'is your code' });\nawait page.getByLabel('Code').fill(message.code());",
  ],
  [
    'a link',
    { subject: 'Reset', html: { ...NOTHING, links: [ASIDE, RESET] } },
    "const message = await inbox.waitForMessage({ subject: 'Reset' });\nawait page.goto(message.link('Reset password'));",
  ],
  [
    'a link without words',
    { subject: 'Reset', text: { ...NOTHING, links: [link(RESET.href, RESET.href)] } },
    "const message = await inbox.waitForMessage({ subject: 'Reset' });\nawait page.goto(message.link({ href: '/reset' }));",
  ],
  [
    'nothing to follow',
    { subject: '', html: { ...NOTHING, links: [ASIDE] } },
    'const message = await inbox.waitForMessage();\nawait message.open(page);',
  ],
  [
    'somebody else’s address',
    { to: 'support@acme.test', subject: 'Ticket' },
    "const message = await mail.waitForMessage({ to: 'support@acme.test', subject: 'Ticket' });\nawait message.open(page);",
  ],
  [
    'a subject that would end the string',
    { subject: "It's \\ \u202Ehere\n now" },
    String.raw`const message = await inbox.waitForMessage({ subject: 'It\'s \\ \u{202e}here now' });` +
      '\nawait message.open(page);',
  ],
])('the lines for a test: %s', (_, message, lines) => {
  expect(testLines({ to: TO, html: NOTHING, text: NOTHING, ...message })).toBe(lines);
});

test('a link’s text that says more than one link is not enough', () => {
  const links = [
    link('Open', 'https://acme.test/one?x=1'),
    link('Open', 'https://acme.test/two'),
    link('Open it', 'https://acme.test/c'),
  ];
  expect(links.map((one) => linkCall(one, links))).toEqual([
    "message.link({ href: '/one' })",
    "message.link({ href: '/two' })",
    "message.link('Open it')",
  ]);
});

test('a link of the text part counts where the HTML part has not got it', () => {
  const text = { ...NOTHING, links: [link(RESET.href, RESET.href), ASIDE] };
  expect(linksOf({ html: { ...NOTHING, links: [RESET] }, text })).toEqual([RESET, ASIDE]);
});
