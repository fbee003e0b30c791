import {
  b,
  button,
  code,
  codeBlock,
  contact,
  facts,
  h,
  halves,
  link,
  list,
  NO_BREAK_SPACE,
  p,
  small,
  url,
} from '../blocks.js';
import type { Collection } from '../collection.js';

const site = 'https://app.harborline.example/';

export const english: Collection = {
  prefix: 'en',
  language: 'en',
  brand: 'Harborline',
  site,
  charsets: ['utf-8', 'us-ascii', 'windows-1252', 'iso-8859-1'],
  footer: (r, to) => [
    small`You are receiving this because ${to} is registered with Harborline. ${link(`${site}email/prefs?id=${r.number(6)}&k=${r.token(8)}`, 'Email preferences')} | ${link(`${site}unsubscribe/${r.token(14)}`, 'Unsubscribe')}`,
    small`(c) 2019-2025 Harborline Inc., 2261 Market Street #4021, San Francisco, CA 94114. Questions? Call ${contact('tel', '+1 (415) 555-0132')}.`,
  ],
  mails: {
    'sign-up': (r) => ({
      subject: 'Verify your email address',
      look: 'table',
      only: 'both',
      blocks: [
        h`Almost there, Priya!`,
        p`Enter this code to finish creating your account:`,
        codeBlock(r.digits(6)),
        p`The code expires in 10 minutes.`,
        p`Or open the link on the device you signed up with:`,
        button(`${site}verify?email=priya%40inbox.test&token=${r.token(24)}`, 'Verify email'),
        p`If the button does not work, paste this into your browser: ${url(`${site}verify?email=priya%40inbox.test&token=${r.token(24)}`)}`,
      ],
    }),
    'sign-in-subject': (r) => {
      const c = r.digits(6);
      return {
        subject: `${c} is your Harborline login code`,
        blocks: [
          p`Hi there,`,
          p`Use ${b`${code(c)}`} to sign in to Harborline.`,
          p`Didn't try to sign in? You can safely ignore this email.`,
        ],
      };
    },
    'four-digit-pin': (r) => ({
      subject: 'Your one-time PIN',
      blocks: [
        p`Dear customer,`,
        p`Your one-time PIN for the card ending in ${r.number(4)} is ${code(r.digits(4))}. Never share it with anyone, not even our staff.`,
        p`Purchase: Northwind Cycles, USD 1,149.00, 03/14/2025 at 6:42 PM.`,
      ],
    }),
    grouped: (r) => {
      const c = r.digits(6);
      return {
        subject: 'Confirm it is you',
        blocks: [
          p`We noticed a sign-in from a new browser. To continue, type the following into the browser window:`,
          codeBlock(c, 'big', halves(c, NO_BREAK_SPACE)),
          facts(
            ['Browser', `Chrome ${r.version()} on macOS 14`],
            ['Location', 'Lisbon, Portugal (approximate)'],
            ['IP address', r.ip()],
          ),
        ],
      };
    },
    'support-access': (r) => ({
      subject: `Case ${r.number(8)}: confirm your identity`,
      blocks: [
        p`Thanks for calling us about ticket #${r.number(6)}. Please read this passcode to the agent:`,
        codeBlock(r.digits(5), 'box'),
        p`Our agents will never ask for your password.`,
      ],
    }),
    transfer: (r) => ({
      subject: 'Approve your transfer',
      blocks: [
        p`You asked us to send $2,500.00 to account ****${r.number(4)} (routing ${r.number(9)}).`,
        p`Authorization code: ${code(r.digits(8))}`,
        p`Reference ${r.number(10)}. Valid until 11:59 PM EST on March 15, 2025.`,
      ],
    }),
    'close-account': (r) => ({
      subject: 'Confirm account deletion',
      blocks: [
        p`You are about to delete your workspace with 1,204 files. This cannot be undone.`,
        p`If you are sure, enter the confirmation code ${code(r.upper(8))} on the settings page.`,
      ],
    }),
    'copy-paste': (r) => ({
      subject: 'Sign in to Harborline',
      blocks: [
        p`Copy and paste this temporary login code:`,
        codeBlock(`${r.lower(5)}-${r.lower(5)}`, 'mono'),
        p`This link and code will only be valid for the next 5 minutes.`,
        button(`${site}auth/${r.uuid()}`, 'Log in to Harborline'),
      ],
    }),
    receipt: (r) => ({
      subject: `Your receipt from Harborline #${r.number(4)}-${r.number(4)}`,
      blocks: [
        h`Receipt from Harborline Inc.`,
        facts(
          ['Receipt number', `${r.number(4)}-${r.number(4)}`],
          ['Invoice number', `${r.upper(8)}-0003`],
          ['Amount paid', '$1,250.00'],
          ['Date paid', 'March 14, 2025'],
          ['Payment method', `Mastercard - ${r.number(4)}`],
        ),
        button(`${site}billing/invoice/${r.token(30)}?s=ap`, 'Download invoice'),
        p`VAT ID GB${r.number(9)}. Purchase order ${r.number(6)}.`,
      ],
    }),
    shipping: (r) => ({
      subject: 'Your order has shipped',
      blocks: [
        p`Order 112-${r.number(7)}-${r.number(7)} is on its way to ZIP code 60614.`,
        p`Tracking number: 1Z${r.upper(6)}${r.number(10)}`,
        button(`${site}track?n=1Z${r.number(16)}`, 'Track package'),
        p`Pickup point: locker 4471, 1820 N Clark Street. Door width 36 in.`,
      ],
    }),
    promotion: (r) => ({
      subject: 'SAVE20: our spring sale ends tonight',
      blocks: [
        h`20% off everything`,
        p`Use promo code ${b`SPRING${r.number(2)}`} at checkout, or show coupon code ${r.number(6)} in store.`,
        list([
          link(`${site}sale/bags?utm_source=mail&utm_campaign=${r.number(6)}`, 'Bags from $24.99'),
          link(`${site}sale/shoes?utm_source=mail&utm_campaign=${r.number(6)}`, 'Shoes from $49.00'),
        ]),
        p`Refer a friend with your referral code ${r.upper(7)} and both of you get $15.`,
      ],
    }),
    'code-of-conduct': (r) => ({
      subject: 'Updates to our Code of Conduct',
      blocks: [
        p`Starting April 1, 2025, section 4.12 of our code of conduct changes. It concerns 35,000 members in 120 countries.`,
        p`We will never ask you for a verification code by phone. If somebody does, report case numbers such as ${r.number(6)} to ${contact('mailto', 'safety@harborline.example')}.`,
        p`Read it: ${url(`${site}legal/conduct-2025`)}`,
      ],
    }),
    'code-entered': (r) => ({
      subject: 'Two-step verification is on',
      blocks: [
        p`You turned on two-step verification for your account on 14 March 2025 at 18:42 UTC from ${r.ip()}.`,
        p`From now on you will need a verification code each time you sign in. We send it to the phone number ending in 47.`,
        button(`${site}settings/security`, 'Review security settings'),
      ],
    }),
    'magic-link': (r) => ({
      subject: 'Your sign-in link',
      blocks: [
        p`Click the link below to sign in. It expires in 20 minutes and works once.`,
        button(`${site}magic?t=${r.hex(40)}&exp=17419${r.number(5)}`, 'Sign in now'),
        p`Request from ${r.ip()} (build ${r.number(5)}).`,
      ],
    }),
  },
};
