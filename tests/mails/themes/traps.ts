import { b, button, code, codeBlock, contact, facts, h, halves, list, p, small } from '../blocks.js';
import type { Collection, Draft } from '../collection.js';
import type { Random } from '../random.js';

const site = 'https://secure.kettle.example/';

/** Codes right beside numbers that are none, in the places where extractors stumble. */
export const traps: readonly Collection[] = [
  of('en', {
    'card-between': (r) => ({
      subject: 'OTP',
      blocks: [p`OTP of card ${r.number(5)} is ${code(r.digits(7))}.`],
    }),
    'order-between': (r) => ({
      subject: 'Pick up your order',
      blocks: [
        p`Your verification code for order ${r.number(6)} is ${b`${code(r.digits(6))}`}. Show your ID at counter 14.`,
      ],
    }),
    'phone-after': (r) => {
      const c = r.digits(6);
      return {
        subject: 'Security code',
        blocks: [
          p`Security code: ${code(c, halves(c))}. Questions? Call 800-531-8722 or (800) 531-8723 ext. 4471.`,
        ],
      };
    },
    'address-before': (r) => ({
      subject: 'Your 6-digit code',
      blocks: [p`The 6-digit code for jo.meyer+${r.number(6)}@inbox.test is ${code(r.digits(6))}.`],
    }),
    'amount-before': (r) => ({
      subject: 'Confirm your payment',
      blocks: [
        p`To pay $48.20 to Northwind (invoice #${r.number(4)}), enter ${b`${code(r.digits(4))}`} as the confirmation code.`,
      ],
    }),
    'time-after': (r) => ({
      subject: 'Login code',
      blocks: [p`Login code ${code(r.digits(6))} valid until 2025-03-14 18:42:07 UTC, 600 seconds from now.`],
    }),
    steps: (r) => ({
      subject: 'How to connect your account',
      blocks: [
        h`Three steps`,
        list([
          '1. Open the app (version 8.2 or newer).',
          { type: 'strong', content: ['2. Enter the pairing code ', code(r.upper(6)), '.'] },
          '3. Wait up to 90 seconds.',
        ]),
      ],
    }),
    'welcome-offer': (r) => ({
      subject: 'Welcome to Kettle',
      blocks: [
        p`Your verification code is ${code(r.digits(6))}.`,
        p`Afterwards you get 10% off your first order with the promo code ${b`WELCOME10`}, until 03/31/2025.`,
      ],
    }),
    'ticket-before': (r) => ({
      subject: `Ticket ${r.number(6)}`,
      blocks: [
        p`Ticket ${r.number(6)}, agent 0042. Please tell us the verification PIN ${code(r.digits(4))} when we call.`,
      ],
    }),
    column: (r) => {
      const c = r.digits(6);
      return {
        subject: 'Your access code',
        html: (
          sheet,
        ) => `<html><body><p>Here is your access code.</p><table><tr><th>Request</th><th>Access code</th><th>Valid until</th></tr>
<tr><td>#${r.number(5)}</td><td><b>${sheet.code(c)}</b></td><td>18:42</td></tr></table></body></html>`,
      };
    },
    'in-query-too': (r) => {
      const c = r.digits(6);
      return {
        subject: 'Verify your email',
        blocks: [
          p`Enter the verification code ${code(c)}, or click:`,
          button(`${site}verify?code=${c}&uid=${r.number(8)}`, 'Verify'),
        ],
      };
    },
    'digits-in-link': (r) => ({
      subject: 'Finish signing in',
      blocks: [
        button(`${site}otp/${r.number(6)}/${r.number(6)}`, 'Sign in as user 48213'),
        p`or use the one-time code ${code(r.digits(6))} on this page.`,
      ],
    }),
    'two-bold': (r) => ({
      subject: 'Your details',
      blocks: [
        p`Customer number: ${b`${r.number(6)}`}`,
        p`One-time password: ${b`${code(r.digits(6))}`}`,
        p`Branch: ${b`0142`}`,
      ],
    }),
    'facts-first': (r) => ({
      subject: 'Verification needed',
      blocks: [
        facts(
          ['Order', `#${r.number(6)}`],
          ['Total', '$1,249.00'],
          ['ZIP', '94114'],
          ['Placed', '2025-03-14'],
        ),
        p`Before we can ship, please confirm the order with this verification code:`,
        codeBlock(r.digits(6), 'big'),
        small`Kettle, 500 5th Ave, Suite 1938, New York, NY 10110`,
      ],
    }),
    'not-shared': (r) => ({
      subject: 'Never share this code',
      blocks: [
        p`Don't share this code with anyone! If someone asks for it, especially via phone or text, it's a scam.`,
        codeBlock(r.digits(6), 'plain'),
        p`Enter it to verify your login from ${r.ip()}, Windows 10, build 19045.`,
      ],
    }),
    'alphanumeric-beside': (r) => ({
      subject: 'Confirm your booking account',
      blocks: [p`Booking reference: ${r.upper(6)}`, p`Login code: ${code(r.upper(6))}`],
    }),
    'parts-differ': (r) => {
      const c = r.digits(6);
      return {
        subject: 'Your login code',
        only: 'both',
        blocks: [p`Your login code is ${code(c)}.`],
        textBlocks: [
          p`Hello, this is Kettle.`,
          p`Here is what you need to log in: code ${code(c)}.`,
          p`Msg ID ${r.number(9)}`,
        ],
      };
    },
  }),
  of('de', {
    transaction: (r) => ({
      subject: 'Vorgang freigeben',
      blocks: [p`Vorgangsnummer ${r.number(6)}, Betrag 1.249,00 EUR, TAN ${code(r.digits(6))}.`],
    }),
    'customer-number': (r) => ({
      subject: 'Registrierung abschließen',
      blocks: [
        p`Ihre Kundennummer ist ${r.number(8)}. Zur Freischaltung benötigen Sie außerdem den Aktivierungscode ${code(r.digits(6))}, gültig bis 31.03.2025.`,
      ],
    }),
  }),
  of('es', {
    'client-number': (r) => ({
      subject: 'Tu PIN',
      blocks: [
        p`Tu PIN es ${code(r.digits(4))}. Tu número de cliente sigue siendo ${r.number(6)}; el código postal registrado es 28028.`,
      ],
    }),
  }),
  of('fr', {
    purchase: (r) => ({
      subject: 'Validation de votre achat',
      blocks: [
        p`Le code ${code(r.digits(6))} vous permettra de valider votre achat de 89,90 € (carte n° XXXX${r.number(4)}) chez MAISON 1890.`,
      ],
    }),
  }),
  of('ru', {
    charge: (r) => ({
      subject: 'Подтверждение списания',
      blocks: [
        p`Никому не говорите код! Списание 12 000 руб. с карты *${r.number(4)}. Код: ${code(r.digits(5))}`,
      ],
    }),
  }),
  of('pl', {
    order: (r) => ({
      subject: 'Potwierdzenie zamówienia',
      blocks: [
        p`Zamówienie ${r.number(7)} na kwotę 249,00 zł potwierdzisz kodem ${b`${code(r.digits(6))}`}. Kod pocztowy dostawy: 00-050.`,
      ],
    }),
  }),
  of('tr', {
    card: (r) => ({
      subject: 'Doğrulama',
      blocks: [
        p`${r.number(4)} ile biten kartınızla yapacağınız 249,90 TL'lik işlem için doğrulama kodu: ${code(r.digits(6))}. B0${r.number(2)}`,
      ],
    }),
  }),
  of('th', {
    reference: (r) => ({
      subject: 'OTP',
      blocks: [p`รหัส OTP คือ ${code(r.digits(6))} (Ref: ${r.consonants(4)}) สำหรับยอด 1,249.00 บาท`],
    }),
  }),
  of('zh-Hans', {
    bank: (r) => ({
      subject: '交易验证码',
      blocks: [
        p`您尾号${r.number(4)}的银行卡于3月14日18:42消费1,249.00元，验证码${code(r.digits(6))}，切勿告诉他人。客服电话95588。`,
      ],
    }),
    comma: (r) => ({
      subject: '验证码',
      blocks: [p`验证码：${code(r.digits(6))}，10分钟内有效，订单号${r.number(10)}。`],
    }),
  }),
  of('zh-Hant', {
    card: (r) => ({
      subject: '網路交易驗證',
      blocks: [
        p`卡號末四碼 ${r.number(4)} 於網路商店消費 NT$2,490，交易驗證碼：${code(r.digits(6))}，客服 0800-024-365。`,
      ],
    }),
  }),
  of('ja', {
    customer: (r) => ({
      subject: '認証コード',
      blocks: [p`お客様番号：${r.number(8)}\n認証コード：${code(r.digits(6))}\n注文番号：${r.number(10)}`],
    }),
  }),
  of('ko', {
    brackets: (r) => ({
      subject: '결제 인증',
      blocks: [
        p`[케틀카드] 카드(${r.number(4)}) 12,900원 결제 인증번호 [${code(r.digits(6))}] 타인에게 알려주지 마세요. 문의 1588-0142`,
      ],
    }),
  }),
  of('ar', {
    card: (r) => ({
      subject: 'رمز الشراء',
      blocks: [p`بطاقة **${r.number(4)} شراء إنترنت 349.90 ريال، رمز التحقق: ${code(r.digits(6))}`],
    }),
  }),
  of('fa', {
    amount: (r) => ({
      subject: 'رمز دوم',
      blocks: [p`خرید\nمبلغ: 2,500,000 ریال\nرمز پویا: ${code(r.digits(7))}\nزمان: 18:42`],
    }),
  }),
  of('he', {
    card: (r) => ({
      subject: 'קוד לאישור',
      blocks: [
        p`לאישור רכישה בסך 249.90 ש"ח בכרטיס ${r.number(4)}, הקוד שלך: ${code(r.digits(6))}. מוקד 03-5550142.`,
      ],
    }),
  }),
  of('hi', {
    transaction: (r) => ({
      subject: 'लेनदेन के लिए ओटीपी',
      blocks: [
        p`कार्ड XX${r.number(4)} पर ₹1,249.00 के लेनदेन के लिए ओटीपी ${code(r.digits(6))} है। संदर्भ संख्या ${r.number(10)}। ${contact('tel', '1800 555 0142')}`,
      ],
    }),
  }),
];

function of(language: string, mails: Readonly<Record<string, (random: Random) => Draft>>): Collection {
  const named = Object.entries(mails).map(
    ([key, make]) => [`${language.toLowerCase()}-${key}`, make] as const,
  );
  return {
    prefix: 'trap',
    language,
    brand: 'Kettle',
    site,
    charsets: ['utf-8'],
    mails: Object.fromEntries(named),
  };
}
