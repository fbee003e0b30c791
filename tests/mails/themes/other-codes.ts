import { button, p } from '../blocks.js';
import type { Collection } from '../collection.js';
import type { Random } from '../random.js';

type Row = readonly [language: string, subject: string, body: (random: Random) => string];

/** Mails about codes of other kinds, and about codes that are elsewhere. Each is one paragraph, or several lines. */
const ROWS: Readonly<Record<string, Row>> = {
  error: [
    'en',
    'Crash report received',
    (r) =>
      `Error code 0x80070057, status code 404, exit code 137. Crash ID ${r.number(8)}. Line 1284 of module 17.`,
  ],
  dress: [
    'en',
    'Company party',
    () => `Friday, March 21, 7 PM, pier 39. Dress code: smart casual. Parking is 12 dollars at lot 2204.`,
  ],
  freeze: [
    'en',
    'Code freeze for 4.12',
    (r) =>
      `The code freeze for release 4.12.0 starts on 2025-03-17. Last build: ${r.number(6)}. Code coverage is 84.2%, 120400 lines of code.`,
  ],
  kyc: [
    'en',
    'We received your documents',
    (r) =>
      `Your verification request ${r.number(7)} is in review. It takes up to 2 business days. You do not have to enter anything.`,
  ],
  verified: [
    'en',
    'Your phone number is verified',
    () =>
      `You verified the phone number ending in 4821. From now on verification codes go there by text message.`,
  ],
  'sent-by-text': [
    'en',
    'Check your phone',
    (r) =>
      `We sent a 6-digit verification code to +1 (***) ***-${r.number(4)}. It arrives within 2 minutes. Request ${r.number(9)}.`,
  ],
  used: [
    'en',
    'A code was used',
    (r) =>
      `The login code you requested was used at 18:42 on March 14 from ${r.ip()}. Session ${r.number(8)}.`,
  ],
  barcode: [
    'en',
    'Product recall',
    (r) =>
      `We recall the kettle K-${r.number(4)}, bar code 5901234${r.number(6)}, batch code L${r.number(4)}, sold in 2024. Refund: $39.99.`,
  ],
  colour: [
    'en',
    'Brand guide 2025',
    () =>
      `Our new colour codes: red E53935, blue 1E88E5, grey 424242. Print: Pantone 485 C. The font size is 16 px.`,
  ],
  'de-never': [
    'de',
    'Schützen Sie Ihr Konto',
    (r) =>
      `Geben Sie TAN, PIN und Bestätigungscodes nie weiter. Im Jahr 2024 wurden 18400 Fälle gemeldet. Ihre Kundennummer: ${r.number(8)}.`,
  ],
  'de-product': [
    'de',
    'Rückruf Wasserkocher',
    (r) =>
      `Betroffen sind Artikelnummer ${r.number(6)} und EAN 4006381${r.number(6)}. Bankleitzahl für die Erstattung: 10050000.`,
  ],
  'fr-road': [
    'fr',
    'Votre séance de code de la route',
    (r) =>
      `Votre examen du code de la route a lieu le 20/03/2025 à 14h30, salle 12. Numéro NEPH : ${r.number(12)}. Tarif : 30 €.`,
  ],
  'fr-never': [
    'fr',
    'Attention aux fraudes',
    (r) =>
      `Nous ne vous demanderons jamais votre code confidentiel. En 2024, 12500 clients ont été contactés par de faux conseillers. Dossier ${r.number(7)}.`,
  ],
  'es-postal': [
    'es',
    'Actualiza tu dirección',
    () =>
      `Tu código postal 28028 ha cambiado a 28043. El código de área 91 sigue igual. Más información en el 900 555 014.`,
  ],
  'es-sent': [
    'es',
    'Hemos enviado un SMS',
    (r) =>
      `Te hemos enviado un código de verificación de 6 cifras al móvil terminado en ${r.number(3)}. Solicitud ${r.number(8)}.`,
  ],
  'pt-barcode': [
    'pt',
    'Boleto disponível',
    (r) =>
      `Código de barras: 23793.38128 60007.${r.number(6)} 35000.063305 8 9${r.number(13)}. Vencimento 20/03/2025. Valor R$ 349,90.`,
  ],
  'it-tax': [
    'it',
    'I tuoi dati',
    (r) =>
      `Codice cliente ${r.number(8)}, codice fiscale BNCLRA80A41F205X, CAP 40124. Per modifiche chiama il numero 051 555 0188.`,
  ],
  'nl-discount': [
    'nl',
    'Alleen dit weekend',
    (r) =>
      `Met kortingscode ZOMER${r.number(2)} krijg je 20% korting boven € 50. Je klantcode is ${r.number(6)}. Geldig t/m 23-03-2025.`,
  ],
  'pl-product': [
    'pl',
    'Produkt znów dostępny',
    (r) =>
      `Produkt o kodzie ${r.number(6)} jest znów w magazynie. Cena: 249,00 zł. Kod rabatowy WRACAM${r.number(2)} działa do 31.03.2025.`,
  ],
  'cs-warning': [
    'cs',
    'Pozor na podvodníky',
    (r) =>
      `Ověřovací kód nikdy nikomu nesdělujte. V roce 2024 jsme řešili 4217 případů. Číslo případu: ${r.number(6)}.`,
  ],
  'ru-product': [
    'ru',
    'Товар снова в наличии',
    (r) =>
      `Код товара ${r.number(7)}, артикул ${r.number(6)}, цена 12 490 руб. Почтовый индекс пункта выдачи 119021.`,
  ],
  'ru-sms': [
    'ru',
    'Код отправлен',
    (r) =>
      `Мы отправили код подтверждения в СМС на номер, который заканчивается на ${r.number(4)}. Обращение ${r.number(8)}.`,
  ],
  'uk-warning': [
    'uk',
    'Увага: шахраї',
    (r) =>
      `Не повідомляйте коди з SMS. У 2024 році зафіксовано 12500 звернень. Гаряча лінія 0 800 555 014, звернення ${r.number(6)}.`,
  ],
  'tr-product': [
    'tr',
    'Ürün stokta',
    (r) =>
      `Ürün kodu ${r.number(6)} yeniden stokta. Fiyatı 2.490 TL. Posta kodunuz 34394 için teslimat 2 gün.`,
  ],
  'el-postal': [
    'el',
    'Αλλαγή διεύθυνσης',
    (r) =>
      `Ο ταχυδρομικός κώδικας 15125 καταχωρήθηκε. Κωδικός πελάτη ${r.number(7)}, κωδικός προϊόντος ${r.number(6)}.`,
  ],
  'sv-sms': [
    'sv',
    'Vi har skickat ett sms',
    (r) =>
      `Vi har skickat en engångskod till mobilnumret som slutar på ${r.number(3)}. Ärende ${r.number(7)}. Rabattkod SOL${r.number(2)} gäller till 31/3.`,
  ],
  'hu-product': [
    'hu',
    'Termékvisszahívás',
    (r) =>
      `A visszahívott termék cikkszáma ${r.number(6)}, vonalkódja 5997${r.number(9)}. Irányítószám: 6720.`,
  ],
  'zh-hans-product': [
    'zh-Hans',
    '到货通知',
    (r) =>
      `您关注的商品（商品编码${r.number(8)}）已到货，现价¥1,249。优惠码CHUN${r.number(2)}，邮编100080。工作人员不会索要短信验证码。`,
  ],
  'zh-hant-warning': [
    'zh-Hant',
    '防詐騙提醒',
    (r) =>
      `請勿將簡訊驗證碼告知他人。2024 年共通報 12500 件。會員編號 ${r.number(8)}，案件編號 ${r.number(6)}。`,
  ],
  'ja-product': [
    'ja',
    '再入荷のお知らせ',
    (r) =>
      `商品コード：${r.number(8)}　価格：12,490円　クーポンコード：HARU${r.number(2)}　郵便番号：150-0002`,
  ],
  'ja-warning': [
    'ja',
    '不審なメールにご注意ください',
    (r) =>
      `当社が認証コードやパスワードをお電話でお尋ねすることはありません。2024年の被害件数は12500件です。受付番号${r.number(7)}`,
  ],
  'ko-product': [
    'ko',
    '재입고 알림',
    (r) =>
      `상품코드 ${r.number(8)} 상품이 재입고되었습니다. 가격 124,900원, 우편번호 06236. 인증번호를 묻는 전화에 주의하세요.`,
  ],
  'ar-warning': [
    'ar',
    'احذر الاحتيال',
    (r) =>
      `لن نطلب منك رمز التحقق أبداً. سجلنا 12500 بلاغ في عام 2024. رقم البلاغ ${r.number(7)}، الرمز البريدي 12214.`,
  ],
  'hi-warning': [
    'hi',
    'धोखाधड़ी से सावधान',
    (r) =>
      `किसी को भी अपना ओटीपी न बताएं। 2024 में 12500 शिकायतें मिलीं। शिकायत संख्या ${r.number(8)}, पिन कोड 411001।`,
  ],
  'vi-warning': [
    'vi',
    'Cảnh báo lừa đảo',
    (r) =>
      `Không cung cấp mã OTP cho bất kỳ ai. Năm 2024 có 12500 trường hợp được báo cáo. Mã hồ sơ ${r.number(7)}, tổng đài 19005550.`,
  ],
  'id-warning': [
    'id',
    'Waspada penipuan',
    (r) =>
      `Jangan pernah memberikan kode OTP kepada siapa pun. Pada 2024 ada 12500 laporan. Nomor laporan ${r.number(7)}, kode pos 12190.`,
  ],
};

export const otherCodes: readonly Collection[] = Object.entries(ROWS).map(
  ([key, [language, subject, body]]) => ({
    prefix: 'other',
    language,
    brand: 'Kettle',
    site: 'https://www.kettle.example/',
    charsets: ['utf-8'],
    mails: {
      [key]: (r) => ({
        subject,
        blocks: [p`${body(r)}`, button(`https://www.kettle.example/n/${r.number(6)}`, 'kettle.example/info')],
      }),
    },
  }),
);
