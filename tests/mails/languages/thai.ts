import { b, button, code, codeBlock, contact, facts, h, halves, link, p, small, url } from '../blocks.js';
import type { Collection } from '../collection.js';

const site = 'https://account.mali.example/';

export const thai: Collection = {
  prefix: 'th',
  language: 'th',
  brand: 'มะลิ ช้อป',
  site,
  charsets: ['utf-8', 'tis-620', 'windows-874'],
  footer: (r, to) => [
    small`อีเมลนี้ส่งถึง ${to} ${link(`${site}unsubscribe/${r.token(10)}`, 'ยกเลิกการรับข่าวสาร')}`,
    small`บริษัท มะลิ ช้อป จำกัด 123/45 ถนนสุขุมวิท แขวงคลองเตย กรุงเทพฯ 10110 เลขประจำตัวผู้เสียภาษี 0${r.number(12)} โทร. ${contact('tel', '02-555-0142')}`,
  ],
  mails: {
    samak: (r) => ({
      subject: 'ยืนยันที่อยู่อีเมลของคุณ',
      blocks: [
        h`สวัสดีคุณสมชาย`,
        p`กรุณากรอกรหัสยืนยันด้านล่างเพื่อเปิดใช้งานบัญชี`,
        codeBlock(r.digits(6), 'big'),
        p`รหัสนี้จะหมดอายุภายใน 10 นาที`,
      ],
    }),
    'khao-rabop': (r) => {
      const c = r.digits(6);
      return {
        subject: 'รหัส OTP สำหรับเข้าสู่ระบบ',
        blocks: [
          p`รหัส OTP ของคุณคือ ${b`${code(c)}`} กรุณาอย่าเปิดเผยรหัสนี้แก่ผู้อื่น`,
          p`เวลาที่ขอ 18:42 น. วันที่ 14/03/2568`,
        ],
      };
    },
    chamra: (r) => ({
      subject: 'ยืนยันการชำระเงิน',
      only: 'text',
      blocks: [
        p`ยอดชำระ 1,249.00 บาท ร้านหนังสือกลางเมือง บัตรลงท้ายด้วย ${r.number(4)}`,
        p`รหัสผ่านแบบใช้ครั้งเดียว: ${code(r.digits(6))}`,
      ],
    }),
    uppakon: (r) => {
      const c = r.digits(8);
      return {
        subject: 'มีการเข้าสู่ระบบจากอุปกรณ์ใหม่',
        blocks: [
          p`เราพบการเข้าสู่ระบบจากอุปกรณ์ที่ไม่รู้จัก IP ${r.ip()}`,
          p`หากเป็นคุณ ให้ใส่รหัสความปลอดภัยนี้`,
          codeBlock(c, 'box', halves(c)),
        ],
      };
    },
    'rahat-phan': (r) => ({
      subject: 'ตั้งรหัสผ่านใหม่',
      blocks: [
        p`คุณได้ขอตั้งรหัสผ่านใหม่ โปรดใช้รหัส ${code(r.upper(6))} เพื่อดำเนินการต่อ`,
        button(`${site}reset/${r.token(24)}`, 'ตั้งรหัสผ่านใหม่'),
      ],
    }),
    khamsangsue: (r) => ({
      subject: `คำสั่งซื้อ ${r.number(9)} จัดส่งแล้ว`,
      blocks: [
        facts(
          ['หมายเลขคำสั่งซื้อ', r.number(9)],
          ['ยอดรวม', '2,490.00 บาท'],
          ['หมายเลขพัสดุ', `TH${r.number(10)}A`],
          ['รหัสไปรษณีย์', '10110'],
          ['โค้ดส่วนลด', `SONGKRAN${r.number(2)}`],
        ),
        p`ติดตามพัสดุ ${url(`${site}track/TH${r.number(10)}A`)}`,
      ],
    }),
    chaeng: (r) => ({
      subject: 'แจ้งเตือนการเข้าสู่ระบบ',
      blocks: [
        p`มีการเข้าสู่ระบบบัญชีของคุณเมื่อ 14/03/2568 เวลา 18:42 น. จาก IP ${r.ip()} แอปเวอร์ชัน ${r.version()} หากไม่ใช่คุณ โทร. 02-555-0142`,
      ],
    }),
  },
};
