import { b, button, code, codeBlock, contact, facts, h, halves, link, p, small, url } from '../blocks.js';
import type { Collection } from '../collection.js';

const site = 'https://member.yushan.example/';

export const chineseTraditional: Collection = {
  prefix: 'zh-hant',
  language: 'zh-Hant',
  brand: '玉山選物',
  site,
  charsets: ['utf-8', 'big5'],
  footer: (r, to) => [
    small`此信件寄送至 ${to}，為系統自動發出，請勿回覆。`,
    small`${link(`${site}unsubscribe?u=${r.number(6)}`, '取消訂閱')}`,
    small`玉山選物股份有限公司 統一編號 ${r.number(8)} 台北市信義區市府路45號 11049 客服專線：${contact('tel', '02-5550-0142')}`,
  ],
  mails: {
    zhuce: (r) => ({
      subject: '請驗證您的電子郵件',
      blocks: [
        h`親愛的會員您好`,
        p`請輸入以下驗證碼，完成帳號註冊：`,
        codeBlock(r.digits(6), 'box'),
        p`驗證碼將於 10 分鐘後失效。`,
      ],
    }),
    denglu: (r) => {
      const c = r.digits(6);
      return {
        subject: `您的登入驗證碼：${c}`,
        blocks: [p`您的一次性驗證碼是 ${b`${code(c, halves(c))}`}，請勿提供給任何人。`],
      };
    },
    zhuanzhang: (r) => ({
      subject: '轉帳交易確認',
      only: 'text',
      blocks: [
        p`您於 2025/03/14 18:42 申請轉帳新台幣 12,500 元至帳號末五碼 ${r.number(5)}。`,
        p`交易密碼（OTP）：${code(r.digits(8))}`,
      ],
    }),
    mima: (r) => ({
      subject: '重設密碼通知',
      blocks: [
        p`我們收到您重設密碼的要求。請於頁面輸入認證碼 ${code(r.upper(6))}，或點選下方按鈕。`,
        button(`${site}reset/${r.token(24)}`, '重設密碼'),
      ],
    }),
    dingdan: (r) => ({
      subject: `訂單 ${r.number(10)} 已出貨`,
      blocks: [
        facts(
          ['訂單編號', r.number(10)],
          ['宅配單號', r.number(12)],
          ['總金額', 'NT$1,249'],
          ['折扣碼', `SPRING${r.number(2)}`],
          ['郵遞區號', '11049'],
        ),
        p`查詢進度：${url(`${site}orders/${r.number(10)}`)}`,
      ],
    }),
    yuyue: (r) => ({
      subject: '看診預約提醒',
      blocks: [
        p`您已預約 2025 年 3 月 20 日下午 3 點 30 分，診號 ${r.number(2)}，病歷號碼 ${r.number(7)}。如需取消請來電 02-5550-0148 分機 213。`,
      ],
    }),
  },
};
