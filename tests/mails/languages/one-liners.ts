import { b, button, code, halves, p } from '../blocks.js';
import type { Collection } from '../collection.js';
import type { Random } from '../random.js';

interface OneLiner {
  /** Subject, and what stands before and after the code. */
  readonly code: readonly [subject: string, before: string, after: string];
  /** Subject, sentence and link text of a mail with a link instead of a code. */
  readonly link: readonly [subject: string, sentence: string, text: string];
}

/** The shortest mails there are, for each language one with a code and one with a link. */
const ONE_LINERS: Readonly<Record<string, OneLiner>> = {
  en: {
    code: ['Your OTP', 'Your OTP: ', ' (valid 5 min)'],
    link: [
      'Confirm your subscription',
      'Please confirm within 48 hours that you want to get our news.',
      'Yes, subscribe me',
    ],
  },
  de: {
    code: ['Anmeldecode', 'Dein Anmeldecode: ', ' (5 Minuten gültig)'],
    link: [
      'Newsletter bestätigen',
      'Bitte bestätige innerhalb von 48 Stunden, dass du unseren Newsletter erhalten willst.',
      'Ja, ich möchte ihn',
    ],
  },
  fr: {
    code: ["Code d'accès", "Votre code d'accès : ", ' (valable 5 minutes)'],
    link: [
      'Confirmez votre inscription',
      'Cliquez sur le lien dans les 48 heures pour confirmer votre inscription.',
      'Je confirme',
    ],
  },
  es: {
    code: ['Código de un solo uso', 'Código de un solo uso: ', '. Válido durante 5 minutos.'],
    link: [
      'Confirma tu suscripción',
      'Haz clic antes de 48 horas para confirmar tu suscripción.',
      'Confirmar',
    ],
  },
  pt: {
    code: ['Código de confirmação', 'Seu código de confirmação: ', '. Válido por 5 minutos.'],
    link: [
      'Confirme sua inscrição',
      'Clique no link em até 48 horas para confirmar sua inscrição.',
      'Confirmar inscrição',
    ],
  },
  it: {
    code: ['Codice di sicurezza', 'Codice di sicurezza: ', ', valido 5 minuti'],
    link: ["Conferma l'iscrizione", 'Conferma entro 48 ore di voler ricevere la newsletter.', 'Confermo'],
  },
  nl: {
    code: ['Verificatiecode', 'Verificatiecode: ', ' (5 minuten geldig)'],
    link: [
      'Bevestig je inschrijving',
      'Bevestig binnen 48 uur dat je onze nieuwsbrief wilt ontvangen.',
      'Ja, schrijf me in',
    ],
  },
  pl: {
    code: ['Kod dostępu', 'Twój kod dostępu: ', ' (ważny 5 minut)'],
    link: [
      'Potwierdź zapis',
      'Potwierdź w ciągu 48 godzin, że chcesz otrzymywać nasz newsletter.',
      'Potwierdzam',
    ],
  },
  cs: {
    code: ['Jednorázový kód', 'Jednorázový kód: ', ' (platí 5 minut)'],
    link: ['Potvrďte odběr', 'Do 48 hodin prosím potvrďte odběr novinek.', 'Potvrdit odběr'],
  },
  ru: {
    code: ['Код проверки', 'Код проверки: ', '. Действует 5 минут.'],
    link: ['Подтвердите подписку', 'Подтвердите подписку в течение 48 часов.', 'Подтвердить'],
  },
  uk: {
    code: ['Код безпеки', 'Код безпеки: ', '. Дійсний 5 хвилин.'],
    link: ['Підтвердьте підписку', 'Підтвердьте підписку протягом 48 годин.', 'Підтвердити'],
  },
  tr: {
    code: ['Onay kodu', 'Onay kodunuz: ', ' (5 dakika geçerli)'],
    link: ['Aboneliğinizi onaylayın', 'Bülten aboneliğinizi 48 saat içinde onaylayın.', 'Onaylıyorum'],
  },
  el: {
    code: ['Κωδικός ασφαλείας', 'Κωδικός ασφαλείας: ', ' (ισχύει για 5 λεπτά)'],
    link: ['Επιβεβαίωση εγγραφής', 'Επιβεβαιώστε την εγγραφή σας μέσα σε 48 ώρες.', 'Επιβεβαίωση'],
  },
  ro: {
    code: ['Cod de confirmare', 'Codul de confirmare: ', ' (valabil 5 minute)'],
    link: ['Confirmă abonarea', 'Confirmă în 48 de ore că vrei să primești noutățile noastre.', 'Confirm'],
  },
  hu: {
    code: ['Hitelesítő kód', 'Hitelesítő kód: ', ' (5 percig érvényes)'],
    link: [
      'Feliratkozás megerősítése',
      'Kérjük, 48 órán belül erősítse meg a feliratkozását.',
      'Megerősítem',
    ],
  },
  sv: {
    code: ['Engångskod', 'Din engångskod: ', ' (giltig i 5 minuter)'],
    link: [
      'Bekräfta prenumerationen',
      'Bekräfta inom 48 timmar att du vill ha vårt nyhetsbrev.',
      'Ja, jag vill',
    ],
  },
  da: {
    code: ['Bekræftelseskode', 'Din bekræftelseskode: ', ' (gælder i 5 minutter)'],
    link: ['Bekræft din tilmelding', 'Bekræft inden for 48 timer, at du vil have nyhedsbrevet.', 'Ja tak'],
  },
  nb: {
    code: ['Sikkerhetskode', 'Sikkerhetskoden din: ', ' (gyldig i 5 minutter)'],
    link: ['Bekreft påmeldingen', 'Bekreft innen 48 timer at du vil ha nyhetsbrevet.', 'Bekreft'],
  },
  fi: {
    code: ['Kertakäyttökoodi', 'Kertakäyttökoodisi: ', ' (voimassa 5 minuuttia)'],
    link: ['Vahvista tilaus', 'Vahvista uutiskirjeen tilaus 48 tunnin kuluessa.', 'Vahvistan'],
  },
  ar: {
    code: ['رمز التأكيد', 'رمز التأكيد: ', ' (صالح لمدة 5 دقائق)'],
    link: ['أكّد اشتراكك', 'يرجى تأكيد اشتراكك خلال 48 ساعة.', 'تأكيد الاشتراك'],
  },
  he: {
    code: ['קוד חד-פעמי', 'קוד חד-פעמי: ', ' (בתוקף ל-5 דקות)'],
    link: ['אישור הרשמה', 'יש לאשר את ההרשמה בתוך 48 שעות.', 'אישור'],
  },
  fa: {
    code: ['رمز یک‌بار مصرف', 'رمز یک‌بار مصرف شما: ', ' (تا ۵ دقیقه معتبر است)'],
    link: ['تأیید عضویت', 'لطفاً ظرف ۴۸ ساعت عضویت خود را تأیید کنید.', 'تأیید می‌کنم'],
  },
  hi: {
    code: ['सत्यापन कोड', 'आपका सत्यापन कोड: ', ' (5 मिनट तक मान्य)'],
    link: ['सदस्यता की पुष्टि करें', 'कृपया 48 घंटे के भीतर अपनी सदस्यता की पुष्टि करें।', 'पुष्टि करें'],
  },
  th: {
    code: ['รหัสยืนยันตัวตน', 'รหัสยืนยันตัวตน: ', ' (ใช้ได้ภายใน 5 นาที)'],
    link: ['ยืนยันการสมัครรับข่าวสาร', 'โปรดยืนยันภายใน 48 ชั่วโมง', 'ยืนยัน'],
  },
  vi: {
    code: ['Mã xác thực', 'Mã xác thực của bạn: ', ' (hiệu lực 5 phút)'],
    link: ['Xác nhận đăng ký', 'Vui lòng xác nhận đăng ký trong vòng 48 giờ.', 'Xác nhận'],
  },
  id: {
    code: ['Kode masuk', 'Kode masuk Anda: ', ' (berlaku 5 menit)'],
    link: ['Konfirmasi langganan', 'Silakan konfirmasi langganan dalam 48 jam.', 'Konfirmasi'],
  },
  'zh-Hans': {
    code: ['校验码', '校验码：', '，5分钟内有效'],
    link: ['请确认订阅', '请在48小时内确认订阅我们的资讯。', '确认订阅'],
  },
  'zh-Hant': {
    code: ['認證碼', '認證碼：', '，5 分鐘內有效'],
    link: ['請確認訂閱', '請於 48 小時內確認訂閱電子報。', '確認訂閱'],
  },
  ja: {
    code: ['確認コード', '確認コード: ', '（5分間有効）'],
    link: ['登録の確認', '48時間以内に登録を確認してください。', '登録を確認する'],
  },
  ko: {
    code: ['인증코드', '인증코드: ', ' (5분간 유효)'],
    link: ['구독을 확인해 주세요', '48시간 이내에 구독을 확인해 주세요.', '구독 확인'],
  },
};

export const oneLiners: readonly Collection[] = Object.entries(ONE_LINERS).map(
  ([language, { code: one, link }]) => ({
    prefix: 'short',
    language,
    brand: 'Kite',
    site: 'https://kite.example/',
    charsets: ['utf-8'],
    mails: {
      [`${language.toLowerCase()}-code`]: (r) => {
        const [value, shown] = anyCode(r);
        return { subject: one[0], look: 'bare', blocks: [p`${one[1]}${b`${code(value, shown)}`}${one[2]}`] };
      },
      [`${language.toLowerCase()}-link`]: (r) => ({
        subject: link[0],
        look: 'bare',
        blocks: [
          p`${link[1]}`,
          button(`https://kite.example/confirm/${r.token(24)}?u=${r.number(6)}`, link[2]),
        ],
      }),
    },
  }),
);

function anyCode(r: Random): [value: string, shown: string] {
  const digits = r.digits(r.pick([4, 5, 6, 6, 6, 8]));
  const dashed = `${r.digits(3)}-${r.digits(3)}`;
  const mixed = r.upper(r.pick([6, 8]));
  return r.pick([
    [digits, digits],
    [digits, digits],
    [digits, digits.length % 2 === 0 ? halves(digits) : digits],
    [dashed, dashed],
    [mixed, mixed],
  ]);
}
