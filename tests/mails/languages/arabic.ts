import {
  b,
  button,
  code,
  codeBlock,
  contact,
  facts,
  h,
  halves,
  inDigits,
  link,
  p,
  small,
  url,
} from '../blocks.js';
import type { Collection } from '../collection.js';

const site = 'https://hesabi.sahaab.example/';

export const arabic: Collection = {
  prefix: 'ar',
  language: 'ar',
  brand: 'سحاب',
  site,
  charsets: ['utf-8', 'windows-1256'],
  footer: (r, to) => [
    small`أُرسلت هذه الرسالة إلى ${to}. ${link(`${site}unsubscribe?u=${r.number(6)}`, 'إلغاء الاشتراك')}`,
    small`شركة سحاب للتقنية، طريق الملك فهد، الرياض 12214، سجل تجاري ${r.number(10)}، هاتف: ${contact('tel', '+966 11 555 0142')}`,
  ],
  mails: {
    tasjil: (r) => ({
      subject: 'تأكيد بريدك الإلكتروني',
      blocks: [
        h`أهلاً بك يا سارة`,
        p`لإكمال إنشاء حسابك، أدخل رمز التحقق التالي:`,
        codeBlock(r.digits(6), 'big'),
        p`تنتهي صلاحية الرمز خلال 10 دقائق.`,
      ],
    }),
    dukhul: (r) => {
      const c = r.digits(6);
      return {
        subject: 'رمز تسجيل الدخول',
        blocks: [
          p`رمز تسجيل الدخول الخاص بك هو ${b`${code(c, inDigits(c, 'arabic'))}`}. لا تشاركه مع أي شخص.`,
          p`وقت الطلب: ${inDigits('18:42', 'arabic')} بتاريخ ${inDigits('14/03/2025', 'arabic')}`,
        ],
      };
    },
    dafa: (r) => ({
      subject: 'كلمة المرور لمرة واحدة',
      only: 'text',
      blocks: [
        p`عملية شراء بمبلغ 349.90 ريال من متجر المكتبة ببطاقة تنتهي بـ ${r.number(4)}.`,
        p`كلمة المرور لمرة واحدة (OTP): ${code(r.digits(4))}`,
        p`إذا لم تطلبها فاتصل بنا على 920000142.`,
      ],
    }),
    jihaz: (r) => {
      const c = r.digits(6);
      return {
        subject: 'محاولة دخول من جهاز جديد',
        blocks: [
          p`لاحظنا محاولة دخول من جهاز جديد، عنوان IP: ${r.ip()}`,
          p`إن كنت أنت من يحاول الدخول فاكتب رمز الأمان:`,
          codeBlock(c, 'box', halves(c)),
          p`وإلا ${link(`${site}secure/${r.token(16)}`, 'أمّن حسابك الآن')}.`,
        ],
      };
    },
    'kalimat-murur': (r) => ({
      subject: 'إعادة تعيين كلمة المرور',
      blocks: [
        p`استخدم الرمز ${code(r.upper(6))} لإعادة تعيين كلمة المرور الخاصة بحسابك.`,
        button(`${site}reset?token=${r.token(24)}`, 'إعادة التعيين'),
      ],
    }),
    talab: (r) => ({
      subject: `تم استلام طلبك رقم ${r.number(8)}`,
      blocks: [
        facts(
          ['رقم الطلب', r.number(8)],
          ['المجموع', '1,249.00 ريال'],
          ['الرمز البريدي', '12214'],
          ['رمز الخصم', `RABEE${r.number(2)}`],
          ['رقم التتبع', r.number(12)],
        ),
        p`تابع طلبك: ${url(`${site}orders/${r.number(8)}`)}`,
      ],
    }),
    mawid: (r) => ({
      subject: 'تذكير بموعدك',
      blocks: [
        p`موعدك يوم الخميس ${inDigits('20/3/2025', 'arabic')} الساعة ${inDigits('3:30', 'arabic')} مساءً في عيادة النور، ملف رقم ${r.number(6)}. للإلغاء: ${contact('tel', '011 555 0149')}`,
      ],
    }),
  },
};
