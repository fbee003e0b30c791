import { b, code, p, small } from '../blocks.js';
import type { Collection } from '../collection.js';
import type { Random } from '../random.js';

type Row = readonly [
  language: string,
  subject: string,
  before: string,
  after: string,
  value: (random: Random) => string,
];

const six = (r: Random): string => r.digits(6);
const four = (r: Random): string => r.digits(4);
const mixed = (r: Random): string => r.upper(6);

/** Sentences that say what to do with the code without the usual word for it, or with a rare one. */
const ROWS: Readonly<Record<string, Row>> = {
  'en-enter': ['en', 'Sign in to Brightwell', 'Enter ', ' to sign in to Brightwell.', six],
  'en-type': [
    'en',
    'Continue on your computer',
    'Type ',
    ' on the screen where you started, and we will take it from there.',
    six,
  ],
  'en-key': [
    'en',
    'Your authorisation key',
    'The authorisation key for your session is ',
    '. It stops working at midnight.',
    mixed,
  ],
  'en-token': ['en', 'Login token', 'Login token: ', '\nValid once.', six],
  'en-number': [
    'en',
    'Match this number',
    'When asked, give this number to confirm that it is you: ',
    '',
    four,
  ],
  'de-enter': ['de', 'Anmeldung bei Brightwell', 'Geben Sie ', ' ein, um sich anzumelden.', six],
  'de-number': [
    'de',
    'Ihre Freischaltung',
    'Ihre Freischaltnummer lautet ',
    '. Bitte tragen Sie sie im Formular ein.',
    six,
  ],
  'fr-enter': ['fr', 'Connexion à Brightwell', 'Saisissez ', ' pour vous connecter.', six],
  'fr-key': [
    'fr',
    'Votre clé de connexion',
    'Votre clé de connexion : ',
    '. Elle ne sert qu’une fois.',
    mixed,
  ],
  'es-enter': ['es', 'Inicia sesión', 'Introduce ', ' para iniciar sesión en Brightwell.', six],
  'es-key': ['es', 'Clave temporal', 'Tu clave temporal es ', '. Úsala antes de que pasen 10 minutos.', six],
  'pt-enter': ['pt', 'Entrar na sua conta', 'Digite ', ' para entrar na sua conta.', six],
  'it-enter': ['it', 'Accedi a Brightwell', 'Inserisci ', ' per accedere al tuo account.', six],
  'nl-enter': ['nl', 'Inloggen bij Brightwell', 'Vul ', ' in om in te loggen.', six],
  'pl-enter': ['pl', 'Logowanie do Brightwell', 'Wpisz ', ', aby się zalogować.', six],
  'cs-enter': ['cs', 'Přihlášení', 'Pro přihlášení zadejte ', '.', six],
  'ru-enter': ['ru', 'Вход в Brightwell', 'Введите ', ', чтобы войти в аккаунт.', six],
  'uk-enter': ['uk', 'Вхід до Brightwell', 'Введіть ', ', щоб увійти в обліковий запис.', six],
  'tr-enter': ['tr', 'Brightwell girişi', 'Giriş yapmak için ', ' girin.', six],
  'el-enter': ['el', 'Σύνδεση στο Brightwell', 'Πληκτρολογήστε ', ' για να συνδεθείτε.', six],
  'ro-enter': ['ro', 'Autentificare', 'Introdu ', ' pentru a te autentifica.', six],
  'hu-enter': ['hu', 'Bejelentkezés', 'A bejelentkezéshez írja be: ', '.', six],
  'sv-enter': ['sv', 'Logga in på Brightwell', 'Ange ', ' för att logga in.', six],
  'da-enter': ['da', 'Log ind på Brightwell', 'Indtast ', ' for at logge ind.', six],
  'nb-enter': ['nb', 'Logg inn på Brightwell', 'Skriv inn ', ' for å logge inn.', six],
  'fi-enter': ['fi', 'Kirjaudu Brightwelliin', 'Kirjaudu sisään syöttämällä ', '.', six],
  'ar-enter': ['ar', 'تسجيل الدخول', 'أدخل ', ' لتسجيل الدخول إلى حسابك.', six],
  'he-enter': ['he', 'כניסה לחשבון', 'כדי להיכנס לחשבון יש להקליד ', '.', six],
  'fa-enter': ['fa', 'ورود به حساب', 'برای ورود به حساب خود ', ' را وارد کنید.', six],
  'hi-enter': ['hi', 'साइन इन करें', 'साइन इन करने के लिए ', ' दर्ज करें।', six],
  'th-enter': ['th', 'เข้าสู่ระบบ', 'กรอก ', ' เพื่อเข้าสู่ระบบ', six],
  'vi-enter': ['vi', 'Đăng nhập Brightwell', 'Nhập ', ' để đăng nhập.', six],
  'id-enter': ['id', 'Masuk ke Brightwell', 'Masukkan ', ' untuk masuk ke akun Anda.', six],
  'zh-hans-enter': ['zh-Hans', '登录确认', '请输入 ', ' 完成登录。', six],
  'zh-hant-enter': ['zh-Hant', '登入確認', '請輸入 ', ' 以完成登入。', six],
  'ja-enter': ['ja', 'ログインの確認', 'ログインするには ', ' を入力してください。', six],
  'ko-enter': ['ko', '로그인 확인', '로그인하려면 ', '을(를) 입력하세요.', six],
};

export const plainWords: readonly Collection[] = Object.entries(ROWS).map(
  ([key, [language, subject, before, after, value]]) => ({
    prefix: 'plain',
    language,
    brand: 'Brightwell',
    site: 'https://brightwell.example/',
    charsets: ['utf-8'],
    footer: (r) => [small`Brightwell · 77 Quay Street · ${r.number(5)} · 2025`],
    mails: {
      [key]: (r) => ({ subject, blocks: [p`${before}${b`${code(value(r))}`}${after}`] }),
    },
  }),
);
