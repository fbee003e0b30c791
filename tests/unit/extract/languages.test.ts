import { expect, test } from 'vitest';
import { codesOfText } from './mail.js';

/** A code among the numbers that mails have besides, and a mail of the same language that has none. */
const MAILS: readonly [language: string, subject: string, text: string, codes: string[]][] = [
  [
    'English',
    'Confirm your e-mail',
    'Hi Jane,\n\nYour verification code is 481516.\n\nIt expires in 10 minutes. Questions? Call +1 202 555 0142.\n\n© 2026 Acme Inc., 62704 Springfield',
    ['481516'],
  ],
  [
    'English',
    'Your order 204178',
    'Thank you for your order #204178.\nTotal: $1,234.50\nTracking number: 9400110200881\nQuestions? Call 1-800-555-0199.',
    [],
  ],
  [
    'German',
    'Ihr Bestätigungscode',
    'Guten Tag,\n\nIhr Bestätigungscode lautet:\n\n593 204\n\nDer Code ist 15 Minuten gültig. Kundennummer 7745120.\n\nAcme GmbH, 10115 Berlin, Tel. 030 1234567',
    ['593204'],
  ],
  [
    'German',
    'Ihre Rechnung',
    'Rechnungsnummer 2026-10442\nKundennummer: 554201\nBetrag: 149,90 €\nMit dem Gutscheincode HERBST25 sparen Sie 10 %.',
    [],
  ],
  [
    'French',
    'Votre code de connexion',
    'Bonjour,\n\nSaisissez ce code pour vous connecter : 730195\n\nIl expire dans 10 minutes.\n\nAcme SAS, 75011 Paris',
    ['730195'],
  ],
  [
    'French',
    'Commande expédiée',
    'Votre commande n° 889120 a été expédiée.\nNuméro de suivi : 6A12345678901\nAvec le code promo PRINTEMPS profitez de 15 % de réduction.',
    [],
  ],
  [
    'Spanish',
    'Tu código de verificación',
    'Hola:\n\nTu código de verificación es 902817. Caduca en 5 minutos.\n\nPedido anterior: 440021',
    ['902817'],
  ],
  [
    'Spanish',
    'Factura de marzo',
    'Factura 55120\nImporte: 49,99 €\nCódigo postal 28013 Madrid\nLlámanos al 900 123 456',
    [],
  ],
  [
    'Portuguese',
    'Código de verificação',
    'Olá!\n\nUse o código abaixo para entrar:\n\n118 346\n\nO código é válido por 10 minutos.',
    ['118346'],
  ],
  [
    'Portuguese',
    'Pedido enviado',
    'Seu pedido 772310 foi enviado.\nCódigo de rastreio: BR123456789\nUse o cupom BEMVINDO10.',
    [],
  ],
  [
    'Italian',
    'Il tuo codice di accesso',
    'Ciao,\n\nil tuo codice di accesso è 664120.\n\nScade tra 10 minuti.',
    ['664120'],
  ],
  [
    'Italian',
    'Ricevuta',
    'Ordine n. 88231\nTotale 59,00 €\nCodice fiscale RSSMRA80A01H501U\nCodice sconto ESTATE20',
    [],
  ],
  [
    'Dutch',
    'Je verificatiecode',
    'Hoi,\n\nJe verificatiecode is 208844. De code is 10 minuten geldig.',
    ['208844'],
  ],
  [
    'Dutch',
    'Je bestelling',
    'Bestelnummer 9920113\nPostcode 1012 AB Amsterdam\nGebruik kortingscode ZOMER15',
    [],
  ],
  [
    'Polish',
    'Kod weryfikacyjny',
    'Cześć,\n\nTwój kod weryfikacyjny to 551207.\n\nKod jest ważny przez 10 minut.',
    ['551207'],
  ],
  ['Polish', 'Potwierdzenie zamówienia', 'Zamówienie nr 6620187\nKwota: 129,99 zł\nKod pocztowy 00-950', []],
  ['Czech', 'Ověřovací kód', 'Dobrý den,\n\nváš ověřovací kód je 330911.\n\nPlatí 10 minut.', ['330911']],
  ['Czech', 'Objednávka', 'Objednávka č. 7781230\nCelkem 1 290 Kč\nSlevový kód LETO20', []],
  [
    'Russian',
    'Код подтверждения',
    'Здравствуйте!\n\nВаш код подтверждения: 847210\n\nКод действует 10 минут. Заказ № 55012.',
    ['847210'],
  ],
  [
    'Russian',
    'Ваш заказ',
    'Заказ № 1209931 отправлен.\nСумма 2 490 руб.\nПромокод LETO2026\nТелефон 8 (800) 555-35-35',
    [],
  ],
  [
    'Ukrainian',
    'Код підтвердження',
    'Вітаємо!\n\nВаш код підтвердження: 640182\n\nВін дійсний 10 хвилин.',
    ['640182'],
  ],
  [
    'Turkish',
    'Doğrulama kodunuz',
    'Merhaba,\n\nDoğrulama kodunuz: 775310\n\nBu kod 10 dakika geçerlidir.',
    ['775310'],
  ],
  ['Turkish', 'Siparişiniz', 'Sipariş no: 99812034\nTutar: 250 TL\nİndirim kodu: YAZ20', []],
  [
    'Greek',
    'Κωδικός επαλήθευσης',
    'Γεια σας,\n\nΟ κωδικός επαλήθευσης είναι 219046.\n\nΙσχύει για 10 λεπτά.',
    ['219046'],
  ],
  [
    'Romanian',
    'Codul tău de verificare',
    'Bună,\n\nCodul tău de verificare este 405512.\n\nExpiră în 10 minute.',
    ['405512'],
  ],
  [
    'Hungarian',
    'Ellenőrző kód',
    'Kedves Anna!\n\nAz ellenőrző kódod: 118822\n\nA kód 10 percig érvényes.',
    ['118822'],
  ],
  [
    'Swedish',
    'Din verifieringskod',
    'Hej!\n\nDin verifieringskod är 700914. Den gäller i 10 minuter.',
    ['700914'],
  ],
  [
    'Danish',
    'Din bekræftelseskode',
    'Hej\n\nDin bekræftelseskode er 340077.\n\nKoden udløber om 10 minutter.',
    ['340077'],
  ],
  [
    'Norwegian',
    'Bekreftelseskode',
    'Hei!\n\nBekreftelseskoden din er 905544.\n\nDen er gyldig i 10 minutter.',
    ['905544'],
  ],
  [
    'Finnish',
    'Vahvistuskoodi',
    'Hei,\n\nvahvistuskoodisi on 661930.\n\nKoodi on voimassa 10 minuuttia.',
    ['661930'],
  ],
  ['Arabic', 'رمز التحقق', 'مرحبًا،\n\nرمز التحقق الخاص بك هو ٤٨١٥٢٣\n\nينتهي خلال 10 دقائق.', ['481523']],
  ['Hebrew', 'קוד האימות שלך', 'שלום,\n\nקוד האימות שלך הוא 290417.\n\nהקוד בתוקף ל-10 דקות.', ['290417']],
  ['Persian', 'کد تأیید', 'سلام\n\nکد تأیید شما: ۷۳۰۱۹۴\n\nاین کد تا ۱۰ دقیقه معتبر است.', ['730194']],
  ['Hindi', 'सत्यापन कोड', 'नमस्ते,\n\nआपका सत्यापन कोड ५१२३४७ है।\n\nयह 10 मिनट में समाप्त हो जाएगा।', ['512347']],
  ['Thai', 'รหัสยืนยันของคุณ', 'สวัสดี\n\nรหัสยืนยันของคุณคือ 884213\n\nรหัสนี้ใช้ได้ 10 นาที', ['884213']],
  [
    'Vietnamese',
    'Mã xác minh',
    'Xin chào,\n\nMã xác minh của bạn là 550913.\n\nMã có hiệu lực trong 10 phút.',
    ['550913'],
  ],
  [
    'Indonesian',
    'Kode verifikasi',
    'Halo,\n\nKode verifikasi Anda adalah 472910.\n\nBerlaku selama 10 menit.',
    ['472910'],
  ],
  [
    'Chinese, simplified',
    '您的验证码',
    '您好，\n\n您的验证码是604938，10分钟内有效。订单号：88120045。',
    ['604938'],
  ],
  [
    'Chinese, simplified',
    '订单已发货',
    '您的订单202611201234已发货，快递单号SF1234567890。客服电话400-820-8820。',
    [],
  ],
  ['Chinese, traditional', '驗證碼', '您好：\n\n您的驗證碼為 193048，請於 10 分鐘內輸入。', ['193048']],
  ['Japanese', '認証コードのお知らせ', 'お客様\n\n認証コード：582014\n\n有効期限は10分です。', ['582014']],
  [
    'Japanese',
    'ご注文ありがとうございます',
    '注文番号：503-1122334\n合計：4,980円\nお問い合わせ 03-1234-5678\nクーポンコード SUMMER10',
    [],
  ],
  [
    'Korean',
    '인증번호 안내',
    '안녕하세요.\n\n인증번호는 [381045] 입니다.\n\n10분 안에 입력해 주세요.',
    ['381045'],
  ],
  [
    'Korean',
    '주문이 완료되었습니다',
    '주문번호 20261120889\n결제금액 49,000원\n고객센터 1588-1234\n할인 코드 WINTER10',
    [],
  ],
];

test.each(MAILS)('%s: %s', (_, subject, text, codes) => {
  expect(codesOfText(text, subject)).toEqual(codes);
});
