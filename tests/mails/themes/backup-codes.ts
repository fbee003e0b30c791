import { code, h, list, p, small } from '../blocks.js';
import type { Collection } from '../collection.js';
import type { Random } from '../random.js';

const many = (count: number, make: () => string) => Array.from({ length: count }, () => make());
const eightDigits = (r: Random): string => r.digits(8);

/** Lists of codes of which all count, in order. */
export const backupCodes: Collection = {
  prefix: 'backup',
  language: 'en',
  brand: 'Quillpost',
  site: 'https://id.quillpost.example/',
  charsets: ['utf-8'],
  footer: (r) => [small`Quillpost Ltd, 14 Wharf Road, Bristol BS1 4RW, company no. ${r.number(8)}. © 2025`],
  mails: {
    digits: (r) => ({
      subject: 'Your new backup codes',
      blocks: [
        h`Save these backup codes`,
        p`Each backup code can be used once to sign in when you do not have your phone.`,
        list(many(10, () => eightDigits(r)).map((c) => code(c))),
        p`Generated on March 14, 2025.`,
      ],
    }),
    grouped: (r) => ({
      subject: 'Backup verification codes',
      blocks: [
        p`Keep these backup verification codes somewhere safe:`,
        list(
          many(10, () => eightDigits(r)).map((c) => code(c, `${c.slice(0, 4)} ${c.slice(4)}`)),
          2,
        ),
      ],
    }),
    lower: (r) => ({
      subject: 'Recovery codes for your account',
      blocks: [
        p`Recovery codes let you in if you lose access to your authenticator. You have 8 left.`,
        list(
          many(8, () => `${r.lower(5)}-${r.lower(5)}`).map((c) => code(c)),
          2,
        ),
        p`Treat them like your password.`,
      ],
    }),
    german: (r) => ({
      subject: 'Ihre Backup-Codes',
      blocks: [
        p`Mit diesen Wiederherstellungscodes kommen Sie auch ohne Telefon in Ihr Konto. Jeder Code gilt einmal.`,
        list(many(8, () => r.digits(6)).map((c) => code(c))),
      ],
    }),
    french: (r) => ({
      subject: 'Vos codes de secours',
      blocks: [
        p`Voici vos codes de secours. Imprimez-les ou notez-les :`,
        list(many(8, () => r.upper(8)).map((c) => code(c))),
      ],
    }),
  },
};
