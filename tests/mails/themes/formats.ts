import {
  b,
  button,
  code,
  codeBlock,
  facts,
  h,
  halves,
  inDigits,
  NO_BREAK_SPACE,
  p,
  picture,
  small,
  THIN_SPACE,
} from '../blocks.js';
import type { Collection } from '../collection.js';
import type { Random } from '../random.js';
import { LOGO } from './pictures.js';

const site = 'https://id.quillpost.example/';

const WORDS = [
  'acorn',
  'basil',
  'cedar',
  'delta',
  'ember',
  'fjord',
  'grove',
  'heron',
  'ivory',
  'maple',
  'otter',
  'plum',
  'quiet',
  'raven',
  'sable',
  'tulip',
] as const;
const words = (r: Random, count: number): string =>
  Array.from({ length: count }, () => r.pick(WORDS)).join('-');
const threes = (value: string, between: string): string => value.replace(/...(?=.)/g, `$&${between}`);

/** Each way a code is written, one mail. */
export const formats: Collection = {
  prefix: 'format',
  language: 'en',
  brand: 'Quillpost',
  site,
  charsets: ['utf-8'],
  footer: (r, to) => [
    small`Sent to ${to} by Quillpost Ltd, 14 Wharf Road, Bristol BS1 4RW, company no. ${r.number(8)}. © 2025`,
  ],
  mails: {
    'nine-digits': (r) => {
      const c = r.digits(9);
      return {
        subject: 'Your sign-in code',
        blocks: [p`Please enter this sign-in code:`, codeBlock(c, 'big', threes(c, ' ')), p`It works once.`],
      };
    },
    'ten-digits': (r) => ({
      subject: 'One-time password',
      blocks: [
        p`Your one-time password is ${b`${code(r.digits(10))}`}.`,
        p`It was requested on 2025-03-14 at 18:42.`,
      ],
    }),
    'four-and-four': (r) => {
      const c = r.digits(8);
      return {
        subject: 'Verification code',
        blocks: [p`Verification code:`, codeBlock(c, 'mono', halves(c)), p`Ticket ${r.number(7)}`],
      };
    },
    'four-dash-four': (r) => ({
      subject: 'Finish signing in',
      blocks: [
        p`Type the code ${code(`${r.digits(4)}-${r.digits(4)}`)} where you were asked for it. You have 15 minutes.`,
      ],
    }),
    pairs: (r) => {
      const c = r.digits(6);
      return {
        subject: 'Access code',
        blocks: [
          p`Your access code`,
          codeBlock(c, 'heading', c.replace(/..(?=.)/g, '$& ')),
          p`Keep it to yourself.`,
        ],
      };
    },
    'thin-space': (r) => {
      const c = r.digits(6);
      return {
        subject: 'Your security code',
        blocks: [
          p`Security code: ${b`${code(c, halves(c, THIN_SPACE))}`}`,
          p`Order history and invoice ${r.number(6)} are not affected.`,
        ],
      };
    },
    'no-break-space': (r) => {
      const c = r.digits(8);
      return {
        subject: 'Passcode',
        blocks: [p`Use passcode ${b`${code(c, halves(c, NO_BREAK_SPACE))}`} to unlock the vault.`],
      };
    },
    'prefix-g': (r) => ({
      subject: 'Quillpost verification code',
      blocks: [p`Your verification code is ${b`${code(`G-${r.digits(6)}`)}`}. Do not give it to anybody.`],
    }),
    'prefix-letters': (r) => ({
      subject: 'Confirm your account',
      blocks: [p`You can enter this confirmation code:`, codeBlock(`QP-${r.digits(5)}`, 'box')],
    }),
    'three-letters-three-digits': (r) => ({
      subject: 'Your confirmation code',
      blocks: [
        h`Confirm your email address`,
        p`Your confirmation code is below - enter it in your open browser window and we'll help you get signed in.`,
        codeBlock(`${r.consonants(3)}-${r.digits(3)}`, 'big'),
      ],
    }),
    'letters-dash': (r) => ({
      subject: 'Sign in',
      blocks: [
        p`Here is the sign-in code you requested:`,
        codeBlock(`${r.consonants(3)}-${r.consonants(3)}`, 'bold'),
        p`It expires at 7:05 PM.`,
      ],
    }),
    'device-flow': (r) => ({
      subject: 'Connect your TV',
      blocks: [
        p`To connect the device, go to the activation page and enter the code ${b`${code(`${r.consonants(4)}-${r.consonants(4)}`)}`}.`,
        button(`${site}device`, 'Activate device'),
      ],
    }),
    'letters-only': (r) => ({
      subject: 'Your login code',
      blocks: [p`Your login code:`, codeBlock(r.consonants(6), 'big'), p`Never share this code.`],
    }),
    'five-alphanumerics': (r) => ({
      subject: 'Your account: access from a new computer',
      blocks: [
        p`Here is the guard code you need to log in:`,
        codeBlock(r.upper(5), 'big'),
        p`This login attempt came from ${r.ip()} (Poland).`,
      ],
    }),
    'four-alphanumerics': (r) => ({
      subject: 'Your code',
      blocks: [p`Your verification code is`, codeBlock(r.upper(4), 'cells')],
    }),
    'ten-alphanumerics': (r) => ({
      subject: 'Recover your account',
      blocks: [p`Enter the recovery code ${code(r.upper(10))} to get back into your account ${r.number(9)}.`],
    }),
    'lower-dash': (r) => ({
      subject: 'Your temporary login code',
      blocks: [
        p`Enter this temporary login code on the sign-in page:`,
        codeBlock(`${r.lower(5)}-${r.lower(5)}`, 'mono'),
      ],
    }),
    words: (r) => ({
      subject: 'Your temporary login code',
      blocks: [
        p`Copy and paste this temporary login code:`,
        codeBlock(words(r, 4), 'mono'),
        small`If you didn't try to log in, you can safely ignore this email.`,
      ],
    }),
    'three-words': (r) => ({
      subject: 'Verify your login',
      blocks: [
        p`Make sure the security code shown in your browser matches ${b`${code(words(r, 3))}`}, or type it there.`,
      ],
    }),
    'mixed-case': (r) => {
      const c = `${r.consonants(2)}${r.number(2)}${r.lower(4)}`;
      return {
        subject: 'Confirmation code',
        blocks: [
          p`Confirmation code: ${code(c)} (it is case-sensitive)`,
          p`Version ${r.version()} of the app or newer is needed.`,
        ],
      };
    },
    'en-dash': (r) => {
      const c = `${r.digits(3)}-${r.digits(3)}`;
      return {
        subject: 'Verify it is you',
        blocks: [p`Your verification code:`, codeBlock(c, 'big', c.replace('-', '\u2013'))],
      };
    },
    'non-breaking-hyphen': (r) => {
      const c = `${r.upper(4)}-${r.upper(4)}`;
      return {
        subject: 'Confirm sign-in',
        blocks: [p`Please use confirmation code ${code(c, c.replace('-', '\u2011'))}.`],
      };
    },
    'spaced-digits': (r) => ({
      subject: 'Sign-in code',
      blocks: [
        p`Use this code to sign in:`,
        codeBlock(r.digits(6), 'spaced'),
        p`This code will expire in 5 minutes.`,
      ],
    }),
    'spaced-cells': (r) => ({
      only: 'both',
      subject: 'Your one-time code',
      blocks: [
        p`Your one-time code:`,
        codeBlock(r.digits(6), 'cells'),
        p`Room 204 is booked from 9:30 to 11:00.`,
      ],
    }),
    spans: (r) => ({
      only: 'both',
      subject: 'Email verification',
      blocks: [p`Email verification code`, codeBlock(r.upper(6), 'spans'), p`Thanks!`],
    }),
    divs: (r) => ({
      only: 'both',
      subject: 'Log in to Quillpost',
      blocks: [p`Enter these digits to log in:`, codeBlock(r.digits(4), 'divs')],
    }),
    input: (r) => ({
      only: 'html',
      subject: 'Your activation code',
      blocks: [p`Copy your activation code from the field:`, codeBlock(r.digits(6), 'input')],
    }),
    'input-grouped': (r) => ({
      only: 'html',
      subject: 'Your verification code',
      blocks: [
        p`Your verification code:`,
        codeBlock(`${r.upper(4)}-${r.upper(4)}`, 'input'),
        small`Invoice ${r.number(7)}`,
      ],
    }),
    picture: (r) => {
      const c = r.digits(6);
      const url = `https://img.quillpost.example/otp/${r.token(12)}.png`;
      return {
        only: 'html',
        subject: 'Your code',
        look: 'card',
        html: (sheet) =>
          `<html><body><p>This is the code for your login:</p>\n<p>${sheet.image(url, `Your verification code is ${sheet.code(c)}`)}</p>\n<p>${sheet.image(LOGO.url, 'Quillpost', LOGO.base64)}</p></body></html>`,
      };
    },
    'picture-german': (r) => {
      const c = r.digits(6);
      const url = `https://img.quillpost.example/c/${r.token(12)}.png`;
      return {
        subject: 'Dein Bestätigungscode',
        only: 'both',
        blocks: [
          p`Dein Bestätigungscode als Bild:`,
          picture({ url, alt: `Bestätigungscode ${c}`, base64: '', code: code(c) }),
        ],
      };
    },
    'in-quotes': (r) => ({
      subject: 'Code inside',
      blocks: [
        p`To confirm your e-mail, type "${code(r.digits(6))}" (without the quotation marks) into the form.`,
      ],
    }),
    'in-brackets': (r) => ({
      subject: 'Security check',
      blocks: [p`[Quillpost] Security code: [${code(r.digits(6))}]. Valid for 120 seconds.`],
    }),
    'code-first': (r) => ({
      subject: 'Hello again',
      blocks: [
        codeBlock(r.digits(6), 'heading'),
        p`is your verification code. Please do not reply to this message.`,
      ],
    }),
    'label-cell': (r) => ({
      subject: 'Verification',
      blocks: [
        h`Verification request`,
        facts(
          ['Request ID', r.number(9)],
          ['Verification code', code(r.digits(6))],
          ['Valid until', '14/03/2025 19:00'],
          ['Account', `****${r.number(4)}`],
        ),
      ],
    }),
    capitals: (r) => ({
      subject: 'IMPORTANT',
      blocks: [
        p`YOUR OTP IS ${code(r.digits(6))}. DO NOT SHARE YOUR OTP WITH ANYONE. CALL 1800-555-0142 IF THIS WAS NOT YOU.`,
      ],
    }),
    'persian-group': (r) => {
      const c = r.digits(6);
      return {
        subject: 'Your code in Persian digits',
        blocks: [p`Your verification code is ${code(c, halves(inDigits(c, 'persian')))}.`],
      };
    },
    'thai-digits': (r) => {
      const c = r.digits(6);
      return {
        subject: 'OTP',
        blocks: [p`OTP: ${code(c, inDigits(c, 'thai'))}`, p`Ref. ${r.consonants(4)}`],
      };
    },
    'full-width': (r) => {
      const c = r.digits(6);
      return {
        subject: 'Verification code',
        blocks: [p`Verification code`, codeBlock(c, 'big', inDigits(c, 'full-width'))],
      };
    },
    'zero-width': (r) => {
      // Keeps phones from taking the code for a phone number.
      const c = r.digits(6);
      return {
        subject: 'Your login code',
        html: (sheet) =>
          `<html><body><p>Your login code is <b>${sheet.code(c, halves(c, '&#8203;'))}</b></p></body></html>`,
      };
    },
    'split-markup': (r) => {
      const c = r.digits(6);
      return {
        subject: 'Your login code',
        html: (sheet) =>
          `<html><body><p>Your login code is</p><p><span style="color:#1a73e8">${sheet.code(c, c.slice(0, 3))}</span><span style="color:#ea4335">${c.slice(3)}</span></p></body></html>`,
      };
    },
    'code-as-link': (r) => {
      const c = r.digits(6);
      return {
        subject: 'Confirm with one tap',
        html: (sheet) =>
          `<html><body><p>Tap your confirmation code to confirm:</p><h2>${sheet.anchor(`${site}c/${r.token(12)}`, sheet.code(c))}</h2></body></html>`,
      };
    },
  },
};
