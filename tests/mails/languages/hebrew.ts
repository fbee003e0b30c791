import { b, button, code, codeBlock, contact, facts, h, link, p, small, url } from '../blocks.js';
import type { Collection } from '../collection.js';

const site = 'https://my.kinneret.example/';

export const hebrew: Collection = {
  prefix: 'he',
  language: 'he',
  brand: 'כנרת',
  site,
  charsets: ['utf-8', 'windows-1255', 'iso-8859-8-i'],
  footer: (r, to) => [
    small`הודעה זו נשלחה אל ${to}. ${link(`${site}unsubscribe/${r.token(10)}`, 'להסרה מרשימת התפוצה')}`,
    small`כנרת סחר בע"מ, רח' הרצל 48, תל אביב 6688312, ח.פ. ${r.number(9)}, טלפון ${contact('tel', '03-555-0148')}`,
  ],
  mails: {
    harshama: (r) => ({
      subject: 'אימות כתובת הדוא"ל שלך',
      blocks: [
        h`שלום נועה,`,
        p`כדי להשלים את ההרשמה, יש להזין את קוד האימות:`,
        codeBlock(r.digits(6), 'big'),
        p`הקוד בתוקף ל-10 דקות.`,
      ],
    }),
    knisa: (r) => {
      const c = r.digits(6);
      return {
        subject: `קוד הכניסה שלך: ${c}`,
        blocks: [p`קוד הכניסה החד-פעמי שלך הוא ${b`${code(c)}`}. אין להעביר אותו לאיש.`],
      };
    },
    tashlum: (r) => ({
      subject: 'אישור עסקה',
      only: 'text',
      blocks: [
        p`עסקה בסך 349.90 ש"ח בבית העסק ספרי המרכז, כרטיס המסתיים בספרות ${r.number(4)}.`,
        p`סיסמה חד-פעמית לאישור: ${code(r.digits(5))}`,
      ],
    }),
    sisma: (r) => ({
      subject: 'איפוס סיסמה',
      blocks: [
        p`קיבלנו בקשה לאיפוס הסיסמה שלך. הזינו את הקוד הבא באתר:`,
        codeBlock(r.upper(6), 'mono'),
        button(`${site}reset/${r.token(24)}`, 'איפוס סיסמה'),
        p`לא ביקשתם? אפשר להתעלם מההודעה.`,
      ],
    }),
    hazmana: (r) => ({
      subject: `הזמנה מספר ${r.number(7)} התקבלה`,
      blocks: [
        facts(
          ['מספר הזמנה', r.number(7)],
          ['סה"כ לתשלום', '1,249.00 ש"ח'],
          ['מיקוד', '6688312'],
          ['קוד קופון', `AVIV${r.number(2)}`],
          ['מספר מעקב', `RR${r.number(9)}IL`],
        ),
        p`מעקב אחר ההזמנה: ${url(`${site}orders/${r.number(7)}`)}`,
      ],
    }),
    'knisa-hadasha': (r) => ({
      subject: 'כניסה חדשה לחשבון שלך',
      blocks: [
        p`ב-14.03.2025 בשעה 18:42 נכנסו לחשבון שלך מכתובת IP ${r.ip()}, גרסת אפליקציה ${r.version()}. אם זה לא היית אתה, התקשר אלינו: 1-700-555-014.`,
      ],
    }),
  },
};
