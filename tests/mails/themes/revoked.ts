import { b, code, codeBlock, p, revoked, small } from '../blocks.js';
import type { Collection } from '../collection.js';

/** Old codes beside new ones, and codes that the sender declares. */
export const revokedAndDeclared: Collection = {
  prefix: 'state',
  language: 'en',
  brand: 'Tidewater Bank',
  site: 'https://secure.tidewater.example/',
  charsets: ['utf-8'],
  footer: (r) => [
    small`Tidewater Bank plc, 1 Harbour Exchange Square, London E14 9GE. Sort code 20-${r.number(2)}-${r.number(2)}. © 2025`,
  ],
  mails: {
    'old-after-new': (r) => ({
      subject: 'Your new verification code',
      blocks: [
        p`Your new verification code is ${b`${code(r.digits(6))}`}.`,
        p`The previous code ${revoked(r.digits(6))} is no longer valid.`,
      ],
    }),
    'old-before-new': (r) => ({
      subject: 'We sent you another code',
      blocks: [
        p`You asked for another code. The old code ${revoked(r.digits(6))} has expired and cannot be used any more.`,
        p`Your new code:`,
        codeBlock(r.digits(6), 'big'),
      ],
    }),
    'old-german': (r) => ({
      subject: 'Ihr neuer Bestätigungscode',
      blocks: [
        p`Der Code ${revoked(r.digits(6))} ist nicht mehr gültig.`,
        p`Ihr neuer Bestätigungscode lautet ${b`${code(r.digits(6))}`}.`,
      ],
    }),
    'old-spanish': (r) => ({
      subject: 'Nuevo código de verificación',
      blocks: [
        p`Tu nuevo código de verificación es ${b`${code(r.digits(6))}`}. El código anterior (${revoked(r.digits(6))}) ya no es válido.`,
      ],
    }),
    header: (r) => {
      const c = r.digits(7);
      return {
        subject: 'Approve the payment',
        headers: [`One-Time-Code: code=${c}; origin=tidewater.example`],
        blocks: [
          p`Payment to Northwind, reference ${r.number(7)}: ${code(c)}`,
          p`Card ending ${r.number(4)}`,
        ],
      };
    },
    'header-words': (r) => {
      const c = `${r.consonants(4)}-${r.consonants(4)}`;
      return {
        subject: 'Here it is',
        headers: [`One-Time-Code: code=${c}; origin=secure.tidewater.example`],
        blocks: [p`This is what you asked for: ${code(c)}`, p`See you soon.`],
      };
    },
    'last-line': (r) => {
      const c = r.digits(6);
      return {
        subject: 'Signing in to Tidewater',
        only: 'text',
        look: 'bare',
        blocks: [
          p`${code(c)} is your Tidewater code. Call us on 0800 555 0142 if you did not ask for it.`,
          p`@tidewater.example #${code(c)}`,
        ],
      };
    },
    'last-line-only': (r) => ({
      subject: 'Tidewater',
      only: 'text',
      look: 'bare',
      blocks: [
        p`Your bank asks you to sign in. Case ${r.number(8)}.`,
        p`@secure.tidewater.example #${code(r.digits(6))}`,
      ],
    }),
  },
};
