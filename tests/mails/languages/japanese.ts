import { b, button, code, codeBlock, contact, facts, h, inDigits, link, p, small, url } from '../blocks.js';
import type { Collection } from '../collection.js';

const site = 'https://member.komorebi.example/';

export const japanese: Collection = {
  prefix: 'ja',
  language: 'ja',
  brand: 'こもれび書店',
  site,
  charsets: ['utf-8', 'iso-2022-jp', 'shift_jis', 'euc-jp'],
  footer: (r, to) => [
    small`このメールは ${to} 宛てに自動送信されています。`,
    small`${link(`${site}mail/stop?u=${r.number(6)}`, '配信停止')}`,
    small`株式会社こもれび 〒150-0002 東京都渋谷区渋谷2-21-1 お問い合わせ ${contact('tel', '03-5550-0142')}（受付時間 10:00-18:00）`,
  ],
  mails: {
    touroku: (r) => ({
      subject: 'メールアドレスの確認',
      blocks: [
        h`ご登録ありがとうございます`,
        p`以下の認証コードを画面に入力して、会員登録を完了してください。`,
        codeBlock(r.digits(6), 'big'),
        p`※認証コードの有効期限は30分です。`,
      ],
    }),
    login: (r) => {
      const c = r.digits(6);
      return {
        subject: `【こもれび書店】ログイン用ワンタイムパスワード`,
        blocks: [
          p`佐藤 健太 様`,
          p`ワンタイムパスワード：${b`${code(c)}`}`,
          p`第三者には絶対に教えないでください。`,
        ],
      };
    },
    tanmatsu: (r) => {
      const c = r.digits(4);
      return {
        subject: '新しい端末からのログイン',
        blocks: [
          p`2025年3月14日 18時42分、新しい端末（IPアドレス ${r.ip()}）からログインがありました。ご本人の場合は、確認コード「${code(c, inDigits(c, 'full-width'))}」を入力してください。`,
        ],
      };
    },
    password: (r) => ({
      subject: 'パスワード再設定のご案内',
      blocks: [
        p`パスワード再設定のお申し込みを受け付けました。再設定画面でセキュリティコード ${code(r.upper(8))} をご入力ください。`,
        button(`${site}password/reset?key=${r.token(24)}`, 'パスワードを再設定する'),
        p`お客様番号：${r.number(10)}`,
      ],
    }),
    chumon: (r) => ({
      subject: `ご注文の確認（注文番号：${r.number(8)}）`,
      blocks: [
        facts(
          ['注文番号', r.number(8)],
          ['合計金額', '12,490円（税込）'],
          ['お届け先', '〒150-0002'],
          ['クーポンコード', `HARU${r.number(2)}`],
          ['商品コード', `978-4-${r.number(6)}`],
        ),
        p`ご注文状況：${url(`${site}orders/${r.number(8)}`)}`,
      ],
    }),
    haisou: (r) => ({
      subject: '商品を発送しました',
      blocks: [
        p`お問い合わせ送り状番号：${r.number(4)}-${r.number(4)}-${r.number(4)}`,
        p`お届け予定日：3月21日（金）14時～16時。再配達は 0120-555-014 までお電話ください。`,
      ],
    }),
  },
};
