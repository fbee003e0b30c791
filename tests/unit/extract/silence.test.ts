import { expect, test } from 'vitest';
import { codesOfHtml, codesOfText } from './mail.js';

test.each([
  ['a receipt', 'Receipt', 'Order number 204178\nCard ending in 4242\nTotal $48.90\nThank you!'],
  ['shipping', 'On its way', 'Your parcel 1Z999AA10123456784 arrives on 11/24/2026 between 10:00 and 12:00.'],
  ['a newsletter', 'Autumn sale', 'Use code SAVE20 at checkout and save 20% until 30 November 2026.'],
  ['a referral', 'Invite your friends', 'Share your referral code JANE2026 and get $10.'],
  [
    'a calendar',
    'Invitation: Planning',
    'When: Tue 24 Nov 2026 14:00–15:00\nMeeting ID: 845 2210 9931\nDial in: +49 69 7104 9922',
  ],
  [
    'an invoice',
    'Invoice 2026-0042',
    'Invoice 2026-0042\nIBAN DE89 3704 0044 0532 0130 00\nAmount due: 1.190,00 EUR',
  ],
  ['an alert', 'CPU usage high', 'Host web-0412 reached 95% at 14:32. Error code 50312. Build 88412.'],
  [
    'a sign-in notice',
    'New sign-in',
    'We noticed a new sign-in to your account.\nIP address 203.0.113.42\nChrome 131.0.6778 on Windows 10\nTime: 14:32, 20 November 2026\nIf this was you, you can ignore this mail.',
  ],
  [
    'a postal code',
    'Your address',
    'Please confirm your address: 742 Evergreen Terrace, Springfield 62704. Zip code is 90210.',
  ],
  ['a telephone number', 'Help', 'Call 800-531-8722 to verify your account.'],
  [
    'a code of conduct',
    'Code of conduct',
    'Please read our code of conduct, updated in 2026, before the 1200 participants arrive.',
  ],
  [
    'talk of codes',
    'About verification codes',
    'We will never ask you for your verification code. Do not share codes with anybody.',
  ],
  [
    'a welcome',
    'Welcome to Acme',
    'Your account is ready. Customer number 204178. Call +1 202 555 0142, Monday to Friday 9:00 to 17:00.',
  ],
  [
    'source code',
    'Code review',
    'Jane requested your review on pull request #4821: 1204 additions, 310 deletions. Source code changes in build 20261120.',
  ],
  ['a year', 'Verify your e-mail', 'Verify your e-mail by following the link.\n\n© 2026 Acme'],
  ['a duration', 'Log in', 'Follow the link to log in. It works for 1440 minutes.'],
])('%s has no code', (_, subject, text) => {
  expect(codesOfText(text, subject)).toEqual([]);
});

test('digits of addresses and links are none', () => {
  const html = `<p>We have sent a code to user482137@example.com.</p>
    <p><a href="https://acme.test/verify/991122?code=337744">Confirm your e-mail</a></p>
    <p>https://acme.test/verify/991122?code=337744</p>`;
  expect(codesOfHtml(html, 'Confirm your e-mail')).toEqual([]);
});

test.each([
  ['an order number', 'Your OTP for order 12345 is 998877.', '998877'],
  ['a card', 'The OTP for your card 21312 is 7121312', '7121312'],
  ['a card ending', 'Your code for card ****4242: 118823', '118823'],
  ['an amount', 'Use 553311 as your one-time password for the payment of $1,250.00', '553311'],
  ['a telephone number', 'Your verification code is 664411. Questions? 800-531-8722', '664411'],
  ['minutes', 'Your code expires in 1440 minutes: 220199', '220199'],
  ['the address it went to', 'Your code for user1234@example.com: 882910', '882910'],
])('beside %s the code is found', (_, text, code) => {
  expect(codesOfText(text)).toEqual([code]);
});
