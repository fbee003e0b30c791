import { b, button, code, codeBlock, h, p, small, url } from '../blocks.js';
import type { Collection } from '../collection.js';
import { attachment, forwarded } from '../mime.js';
import { GIF, PNG } from './pictures.js';

const site = 'https://auth.pinecrest.example/';

/** How mails are put together. */
export const structures: Collection = {
  prefix: 'mime',
  language: 'en',
  brand: 'Pinecrest',
  site,
  charsets: ['utf-8'],
  footer: (r, to) => [
    small`Pinecrest Inc., 900 Ocean Drive, Miami Beach, FL 33139. Sent to ${to}. Ref ${r.number(8)}.`,
  ],
  mails: {
    attachment: (r) => ({
      subject: 'Confirm the contract',
      blocks: [p`To sign the attached contract, enter the confirmation code ${b`${code(r.digits(6))}`}.`],
      mime: {
        attachments: [
          attachment('text/plain', 'contract-4711.txt', `Your verification code is ${r.digits(6)}.\r\n`),
          attachment('text/csv', 'codes.csv', `code,${r.digits(6)}\r\n`),
        ],
      },
    }),
    forwarded: (r) => ({
      subject: 'Your sign-in code, with the mail you asked about',
      blocks: [p`Your sign-in code is ${code(r.digits(6))}.`],
      mime: {
        attachments: [
          forwarded(
            'Security code',
            `Your security code is ${r.digits(6)}. See https://elsewhere.example/login`,
          ),
        ],
      },
    }),
    'soft-breaks': (r) => ({
      subject: 'Soft breaks',
      look: 'card',
      only: 'both',
      blocks: [
        p`Your verification code is ${code(r.digits(8))} today.`,
        button(`${site}verify?token=${r.token(60)}&next=%2Faccount%2Fstart&lang=en`, 'Verify the address'),
        p`Or: ${url(`${site}v/${r.token(70)}`)}`,
      ],
      mime: { encoding: 'quoted-printable', quotedPrintableWidth: 21 },
    }),
    'soft-breaks-cyrillic': (r) => ({
      subject: 'Подтверждение',
      look: 'letter',
      only: 'both',
      blocks: [
        p`Код подтверждения: ${code(r.digits(6))}`,
        button(`${site}verify?t=${r.token(50)}`, 'Подтвердить адрес электронной почты'),
      ],
      mime: { encoding: 'quoted-printable', quotedPrintableWidth: 12 },
    }),
    flowed: (r) => ({
      subject: 'Flowed',
      only: 'text',
      blocks: [
        p`You asked us for a code so that you can sign in on the computer in your office, and here it is. Your sign-in code is ${code(r.digits(6))} and it can be used within the next fifteen minutes. After that you have to ask for another one.`,
        p`Sign in at ${url(`${site}sign-in?from=mail`)} and tell nobody.`,
      ],
      mime: { flowed: { width: 66, delSp: false } },
    }),
    'flowed-delsp': (r) => ({
      subject: 'Flowed, with spaces deleted',
      only: 'text',
      blocks: [
        p`Your verification code is ${code(r.digits(8))}, please enter it.`,
        p`${url(`${site}verify/${r.token(64)}?a=1&b=2`)}`,
      ],
      mime: { flowed: { width: 29, delSp: true } },
    }),
    'flowed-delsp-japanese': (r) => ({
      subject: '認証コード',
      only: 'text',
      look: 'bare',
      blocks: [
        p`いつもご利用いただきありがとうございます。ログインに必要な認証コードをお送りします。画面に入力してください。`,
        p`認証コード：${code(r.digits(6))}`,
        p`${url(`${site}login/${r.token(50)}`)}`,
      ],
      mime: { charset: 'iso-2022-jp', flowed: { width: 24, delSp: true } },
    }),
    'flowed-latin1': (r) => ({
      subject: 'Zugangscode',
      only: 'text',
      blocks: [
        p`Sie haben soeben einen Zugangscode für unser Kundenportal angefordert. Ihr Zugangscode lautet ${code(r.digits(6))} und kann für die nächsten dreißig Minuten verwendet werden.`,
      ],
      mime: { charset: 'iso-8859-1', encoding: '8bit', flowed: { width: 60, delSp: false } },
    }),
    related: (r) => {
      const id = `logo.${r.number(6)}@pinecrest.example`;
      const c = r.digits(6);
      return {
        subject: 'Your access code',
        html: (sheet) =>
          `<html><body>${sheet.image(`cid:${id}`, 'Pinecrest', PNG, 'width="96"')}<p>Your access code is <b>${sheet.code(c)}</b></p></body></html>`,
        text: (sheet) => `Your access code is ${sheet.code(c)}\n`,
        mime: { pictures: [{ contentId: id, type: 'image/png', base64: PNG }] },
      };
    },
    'related-outside': (r) => {
      const [logo, shield] = [
        `part1.${r.token(8)}@pinecrest.example`,
        `part2.${r.token(8)}@pinecrest.example`,
      ];
      const c = r.upper(6);
      return {
        subject: 'Your access code',
        html: (sheet) =>
          `<html><body><p>${sheet.image(`cid:${logo}`, 'Logo', PNG)}</p><p>Use access code</p><h2>${sheet.code(c)}</h2><p>${sheet.image(`cid:${shield}`, '', GIF)}</p></body></html>`,
        text: (sheet) => `Use access code\n\n${sheet.code(c)}\n`,
        mime: {
          relatedOutside: true,
          pictures: [
            { contentId: logo, type: 'image/png', base64: PNG },
            { contentId: shield, type: 'image/gif', base64: GIF },
          ],
          attachments: [attachment('text/plain', 'terms-2025.txt', 'Promotion code 20252025\r\n')],
        },
      };
    },
    base64: (r) => ({
      subject: 'In base64',
      only: 'both',
      blocks: [h`Hello`, p`Your PIN is ${code(r.digits(4))}.`],
      mime: { encoding: 'base64' },
    }),
    '8bit': (r) => ({
      subject: 'Kode masuk',
      only: 'both',
      look: 'letter',
      blocks: [p`Kode masuk Anda “${code(r.digits(6))}” berlaku 10 menit – jangan dibagikan.`],
      mime: { encoding: '8bit' },
    }),
    'line-feeds': (r) => ({
      subject: 'Only line feeds',
      only: 'both',
      look: 'letter',
      blocks: [p`Your verification code:`, codeBlock(r.digits(6), 'plain'), p`Goodbye.`],
      mime: { lineFeeds: true, encoding: 'quoted-printable' },
    }),
    'no-mime': (r) => ({
      subject: 'From a script',
      only: 'text',
      look: 'bare',
      blocks: [
        p`Login code for admin: ${code(r.digits(6))}`,
        p`${url('http://localhost:3000/login?next=/admin')}`,
      ],
      mime: { charset: 'us-ascii', unstructured: true },
    }),
    'html-in-text': (r) => {
      const c = r.digits(6);
      return {
        subject: 'Your code',
        text: (sheet) =>
          `<html>\n<body>\n<p>Your verification code is <b>${sheet.code(c)}</b></p>\n</body>\n</html>\n`,
        mime: { encoding: '7bit' },
      };
    },
    'html-in-text-rows': (r) => {
      const c = r.digits(6);
      return {
        subject: 'Verification code',
        text: (sheet) =>
          `<div style="color:#333333">Verification code</div>\n<div style="font-size:30px">${sheet.code(c)}</div>\n<div>Valid for 10 minutes.</div>\n`,
        mime: { encoding: 'quoted-printable' },
      };
    },
    'empty-text': (r) => {
      const c = r.digits(6);
      return {
        subject: 'Your code',
        html: (sheet) =>
          `<html><body><p>Your login code: <strong>${sheet.code(c)}</strong></p></body></html>`,
        text: () => '',
      };
    },
    'subject-split': (r) => ({
      subject: 'Подтвердите адрес – 確認してください – ¡ya!',
      only: 'text',
      blocks: [p`Your confirmation code is ${code(r.digits(6))}.`],
      mime: { charset: 'utf-8', subjectBytesPerWord: 7 },
    }),
    'subject-split-japanese': (r) => ({
      subject: '【重要】ログイン認証コードのお知らせ',
      only: 'both',
      look: 'bare',
      blocks: [p`認証コード: ${code(r.digits(6))}`],
      mime: { charset: 'utf-8', subjectBytesPerWord: 16 },
    }),
    'subject-q': (r) => ({
      subject: 'Bestätigungscode für Jürgen Weiß',
      only: 'both',
      look: 'bare',
      blocks: [p`Ihr Bestätigungscode: ${code(r.digits(6))}`],
      mime: { charset: 'iso-8859-1', subjectQ: true },
    }),
    'subject-q-split': (r) => ({
      subject: 'Ваш код – не сообщайте',
      only: 'text',
      look: 'bare',
      blocks: [p`Ваш код: ${code(r.digits(6))}. Не сообщайте его никому.`],
      mime: { charset: 'utf-8', subjectQ: true, subjectBytesPerWord: 9 },
    }),
    'shouting-css': (r) => {
      const c = r.digits(6);
      const css = Array.from(
        { length: 120 },
        () => `.c${r.number(6)} { color: #${r.number(6)}; width: ${r.number(4)}px }`,
      ).join('\n');
      return {
        subject: 'Long style sheet',
        html: (sheet) =>
          `<html><head><style>${css}</style></head><body><!-- Your code is ${r.digits(6)} --><script>var code = ${r.digits(6)};</script><table><tr><td class="otp-${r.number(6)}">Your code is <b>${sheet.code(c)}</b></td></tr></table></body></html>`,
      };
    },
  },
};
