import { b, button, code, codeBlock, contact, facts, h, inDigits, link, p, small, url } from '../blocks.js';
import type { Collection } from '../collection.js';

const site = 'https://hesab.parvaneh.example/';

export const persian: Collection = {
  prefix: 'fa',
  language: 'fa',
  brand: 'پروانه',
  site,
  charsets: ['utf-8'],
  footer: (r, to) => [
    small`این ایمیل به نشانی ${to} فرستاده شده است. ${link(`${site}unsubscribe?u=${r.number(6)}`, 'لغو اشتراک')}`,
    small`شرکت پروانه، تهران، خیابان ولی‌عصر، پلاک ${inDigits('2146', 'persian')}، کد پستی ${inDigits(r.number(10), 'persian')}، تلفن ${contact('tel', '021-55501420')}`,
  ],
  mails: {
    sabtenam: (r) => {
      const c = r.digits(6);
      return {
        subject: 'تأیید نشانی ایمیل',
        blocks: [
          h`سلام مریم عزیز`,
          p`برای تکمیل ثبت‌نام، کد تأیید زیر را وارد کنید:`,
          codeBlock(c, 'big', inDigits(c, 'persian')),
          p`این کد تا ${inDigits('10', 'persian')} دقیقه معتبر است.`,
        ],
      };
    },
    vorud: (r) => {
      const c = r.digits(5);
      return {
        subject: 'کد ورود به حساب کاربری',
        blocks: [
          p`کد ورود شما ${b`${code(c, inDigits(c, 'persian'))}`} است. آن را در اختیار هیچ‌کس قرار ندهید.`,
        ],
      };
    },
    'ramz-puya': (r) => ({
      subject: 'رمز پویا',
      only: 'text',
      blocks: [
        p`خرید از فروشگاه کتاب، مبلغ: 3,490,000 ریال، ساعت 18:42`,
        p`رمز یکبار مصرف: ${code(r.digits(8))}`,
      ],
    }),
    gozarvazheh: (r) => ({
      subject: 'بازیابی گذرواژه',
      blocks: [
        p`درخواستی برای تغییر گذرواژهٔ حساب شما ثبت شده است. کد بازیابی: ${code(r.upper(6))}`,
        button(`${site}reset?token=${r.token(24)}`, 'تغییر گذرواژه'),
      ],
    }),
    sefaresh: (r) => ({
      subject: `سفارش ${inDigits(r.number(7), 'persian')} ثبت شد`,
      blocks: [
        facts(
          ['شماره سفارش', inDigits(r.number(7), 'persian')],
          ['مبلغ قابل پرداخت', `${inDigits('1,249,000', 'persian')} تومان`],
          ['کد رهگیری', inDigits(r.number(12), 'persian')],
          ['کد تخفیف', `BAHAR${r.number(2)}`],
        ),
        p`پیگیری: ${url(`${site}orders/${r.number(7)}`)}`,
      ],
    }),
    'vorud-jadid': (r) => ({
      subject: 'ورود جدید به حساب شما',
      blocks: [
        p`در تاریخ ${inDigits('1403/12/24', 'persian')} ساعت ${inDigits('18:42', 'persian')} از نشانی ${r.ip()} وارد حساب شما شده‌اند. اگر شما نبوده‌اید با شمارهٔ ${inDigits('02155501420', 'persian')} تماس بگیرید.`,
      ],
    }),
  },
};
