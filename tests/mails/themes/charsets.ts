import { b, button, code, p } from '../blocks.js';
import type { Collection, Mime } from '../collection.js';

/** The charset, the sentence before the code and after it, a link's text, and what the header says if not the charset. */
type Row = readonly [
  charset: string,
  subject: string,
  before: string,
  after: string,
  linkText: string,
  mime?: Mime,
];

const ROWS: Readonly<Record<string, Row>> = {
  'iso-8859-1': [
    'iso-8859-1',
    'Prüfcode für Ihr Konto',
    'Ihr Prüfcode lautet ',
    '. Er gilt für fünf Minuten.',
    'Konto öffnen',
  ],
  'iso-8859-2': [
    'iso-8859-2',
    'Ověřovací kód',
    'Váš ověřovací kód je ',
    '. Platí 10 minut.',
    'Přejít na účet',
  ],
  'iso-8859-5': [
    'iso-8859-5',
    'Код подтверждения',
    'Ваш код подтверждения: ',
    '. Не сообщайте его никому.',
    'Открыть аккаунт',
  ],
  'iso-8859-7': [
    'iso-8859-7',
    'Κωδικός επαλήθευσης',
    'Ο κωδικός επαλήθευσής σας είναι ',
    '. Ισχύει για 10 λεπτά.',
    'Άνοιγμα λογαριασμού',
  ],
  'iso-8859-8': ['iso-8859-8', 'קוד אימות', 'קוד האימות שלך הוא ', ' והוא בתוקף לעשר דקות.', 'כניסה לחשבון'],
  'iso-8859-9': [
    'iso-8859-9',
    'Doğrulama kodu',
    'Doğrulama kodunuz: ',
    '. Kimseyle paylaşmayın.',
    'Hesabı aç',
  ],
  'iso-8859-15': [
    'iso-8859-15',
    'Votre code de vérification',
    'Votre code de vérification est ',
    ' (paiement de 12 €).',
    'Accéder à mon espace',
  ],
  'windows-1250': [
    'windows-1250',
    'Kod weryfikacyjny',
    'Twój kod weryfikacyjny to ',
    '. Ważny 10 minut – nie podawaj go nikomu.',
    'Przejdź do konta',
  ],
  'windows-1251': [
    'windows-1251',
    'Код для входа',
    'Ваш код для входа – ',
    '. Никому его не говорите.',
    'Перейти в «Кабинет»',
  ],
  'windows-1252': [
    'windows-1252',
    'Votre code d’accès',
    'Votre code d’accès est ',
    '. L’équipe ne vous le demandera jamais – même par téléphone…',
    'Accéder à l’espace “client” – €',
  ],
  'windows-1253': [
    'windows-1253',
    'Κωδικός σύνδεσης',
    'Κωδικός σύνδεσης: ',
    ' – μην τον δώσετε σε κανέναν.',
    'Σύνδεση',
  ],
  'windows-1254': ['windows-1254', 'Giriş kodunuz', 'Giriş kodunuz ', ' – 5 dakika geçerlidir.', 'Giriş yap'],
  'windows-1255': ['windows-1255', 'קוד כניסה', 'קוד הכניסה שלך: ', ' – אין למסור אותו לאיש.', 'לכניסה'],
  'windows-1256': [
    'windows-1256',
    'رمز التحقق',
    'رمز التحقق الخاص بك هو ',
    '. لا تخبر به أحداً.',
    'فتح الحساب',
  ],
  'koi8-r': [
    'koi8-r',
    'Одноразовый код',
    'Ваш одноразовый код: ',
    '. Он действует 10 минут.',
    'Личный кабинет',
  ],
  'koi8-u': [
    'koi8-u',
    'Код підтвердження',
    'Ваш код підтвердження: ',
    '. Нікому його не повідомляйте, її теж.',
    'Мій обліковий запис',
  ],
  'iso-2022-jp': [
    'iso-2022-jp',
    '認証コードのお知らせ',
    '認証コードは ',
    ' です。有効期限は10分です。',
    'マイページを開く',
  ],
  shift_jis: [
    'shift_jis',
    'ワンタイムパスワード',
    'ワンタイムパスワード：',
    ' 十分以内に入力してください。',
    'ログインはこちら（表示）',
  ],
  'euc-jp': ['euc-jp', '確認コード', '確認コード：', '（有効期限30分）', 'ログイン画面へ'],
  'euc-kr': ['euc-kr', '인증번호 안내', '인증번호는 ', '입니다. 5분 안에 입력해 주세요.', '로그인하기'],
  gb18030: ['gb18030', '验证码通知', '您的验证码是 ', '，请在10分钟内输入。', '进入账户'],
  gbk: ['gbk', '登录验证码', '登录验证码：', '。请勿告诉他人。', '立即登录'],
  big5: ['big5', '驗證碼通知', '您的驗證碼為 ', '，請於十分鐘內輸入（功能許可）。', '前往會員中心'],
  'tis-620': ['tis-620', 'รหัสยืนยัน', 'รหัสยืนยันของคุณคือ ', ' ใช้ได้ 10 นาที', 'เข้าสู่ระบบ'],
  'windows-874': ['windows-874', 'รหัส OTP', 'รหัส OTP ของคุณคือ ', ' ห้ามบอกผู้อื่น', 'เปิดบัญชี'],
  'utf-16': [
    'utf-16',
    'Código de verificación',
    'Tu código de verificación es ',
    '. ¡No lo compartas! 🔒',
    'Abrir sesión →',
  ],
  'utf-16le': [
    'utf-16le',
    'Código de acceso',
    'Tu código de acceso es ',
    '. Caduca en 5 minutos.',
    'Iniciar sesión →',
  ],
  'utf-16be': [
    'utf-16be',
    'Kod aktywacyjny',
    'Twój kod aktywacyjny: ',
    '. Wpisz go w aplikacji.',
    'Otwórz aplikację',
  ],
  'utf-7': [
    'utf-7',
    'Bestätigungscode',
    'Ihr Bestätigungscode: ',
    ' – gültig für 10 Minuten.',
    'Weiter zu „Mein Konto“',
  ],
  'missing-utf-8': [
    'utf-8',
    'Código de seguridad',
    'Tu código de seguridad es ',
    '. ¡No lo compartas!',
    'Ir a mi página',
    { declared: '', encoding: '8bit' },
  ],
  'missing-ascii': [
    'us-ascii',
    'Your login code',
    'Your login code is ',
    '. It expires soon.',
    'Open the app',
    { declared: '' },
  ],
  'missing-windows-1252': [
    'windows-1252',
    'Votre code',
    'Votre code de vérification est ',
    '. À bientôt !',
    'Accéder à l’espace',
    { declared: '', encoding: 'quoted-printable' },
  ],
  'unknown-name': [
    'utf-8',
    'Bekräftelsekod',
    'Din bekräftelsekod är ',
    '. Den gäller i tio minuter.',
    'Öppna appen',
    { declared: 'x-unknown', encoding: 'base64' },
  ],
  'latin1-is-windows': [
    'windows-1252',
    'Your “new” code',
    'Here’s your verification code – ',
    ' – it’s valid for 10 minutes…',
    'Let’s go',
    { declared: 'iso-8859-1' },
  ],
  'quoted-name': [
    'iso-8859-1',
    'Código de verificação',
    'Seu código de verificação é ',
    '. Não compartilhe.',
    'Acessar página',
    { declared: '"ISO-8859-1"' },
  ],
  'alias-cp1251': [
    'windows-1251',
    'Проверочный код',
    'Проверочный код: ',
    '. Введите его на сайте.',
    'Перейти на сайт',
    { declared: 'cp1251' },
  ],
  'alias-utf8': [
    'utf-8',
    'Mã xác minh',
    'Mã xác minh của bạn là ',
    '. Đừng chia sẻ.',
    'Mở ứng dụng',
    { declared: 'UTF8' },
  ],
  'alias-gb2312': [
    'gbk',
    '动态验证码',
    '您的动态验证码：',
    '，请及时输入。',
    '查看帐户（朱镕基）',
    { declared: 'gb2312' },
  ],
  'alias-ks-c-5601': [
    'euc-kr',
    '보안코드',
    '보안코드: ',
    ' (유효시간 3분)',
    '바로가기',
    { declared: 'ks_c_5601-1987' },
  ],
  'wrong-header-meta': [
    'utf-8',
    'Kód na prihlásenie',
    'Overovací kód: ',
    '. Zadajte ho v aplikácii.',
    'Otvoriť účet',
    { declared: 'utf-8', meta: 'iso-8859-2' },
  ],
};

/** One mail for each charset of real mail; its text, link and subject come out right only if it is decoded right. */
export const charsets: Collection = {
  prefix: 'charset',
  language: 'mul',
  brand: 'Orbit',
  site: 'https://orbit.example/',
  charsets: ['utf-8'],
  mails: {
    ...Object.fromEntries(
      Object.entries(ROWS).map(([key, [charset, subject, before, after, linkText, mime]]) => [
        key,
        (r) => ({
          subject,
          only: 'both' as const,
          look: r.pick(['letter', 'card']),
          blocks: [
            p`${before}${b`${code(r.digits(6))}`}${after}`,
            button(`https://orbit.example/go/${r.token(8)}`, linkText),
          ],
          mime: { charset, ...mime },
        }),
      ]),
    ),
    'meta-only': (r) => {
      const c = r.digits(6);
      const id = r.token(10);
      return {
        subject: 'Код входа',
        html: (
          sheet,
        ) => `<html><head><meta http-equiv="Content-Type" content="text/html; charset=windows-1251"></head>
<body><p>Ваш код для входа: <b>${sheet.code(c)}</b></p><p>${sheet.anchor(`https://orbit.example/v/${id}`, 'Подтвердить вход')}</p></body></html>`,
        mime: { charset: 'windows-1251', declared: '', encoding: 'quoted-printable' },
      };
    },
    'meta-charset-only': (r) => {
      const c = r.digits(6);
      return {
        subject: '確認コード',
        html: (
          sheet,
        ) => `<!doctype html><html><head><meta charset="shift_jis"></head><body><p>確認コードは次のとおりです。</p><p>${sheet.code(c)}</p>
<p>${sheet.anchor('https://orbit.example/login', '表示する')}</p></body></html>`,
        mime: { charset: 'shift_jis', declared: '', encoding: 'base64' },
      };
    },
  },
};
