import { b, button, code, codeBlock, contact, facts, h, inDigits, link, p, small, url } from '../blocks.js';
import type { Collection } from '../collection.js';

const site = 'https://zhanghao.qingtian.example/';

export const chineseSimplified: Collection = {
  prefix: 'zh-hans',
  language: 'zh-Hans',
  brand: '晴天商城',
  site,
  charsets: ['utf-8', 'gb18030', 'gbk', 'gb2312'],
  footer: (r, to) => [
    small`本邮件由系统发送至 ${to}，请勿直接回复。`,
    small`${link(`${site}tuiding?u=${r.number(6)}`, '退订邮件')}`,
    small`晴天网络科技有限公司 京ICP备${r.number(8)}号 北京市海淀区中关村大街27号 邮编100080 客服热线：${contact('tel', '400-555-0142')}`,
  ],
  mails: {
    zhuce: (r) => ({
      subject: '请验证您的邮箱',
      blocks: [
        h`欢迎注册晴天商城`,
        p`您的注册验证码为：`,
        codeBlock(r.digits(6), 'big'),
        p`验证码10分钟内有效，请勿泄露给他人。`,
      ],
    }),
    denglu: (r) => {
      const c = r.digits(6);
      return {
        subject: `【晴天商城】登录验证码${c}`,
        blocks: [p`您正在登录晴天商城，验证码${b`${code(c)}`}，5分钟内有效。如非本人操作，请忽略本邮件。`],
      };
    },
    shebei: (r) => {
      const c = r.digits(4);
      return {
        subject: '新设备登录确认',
        blocks: [
          p`您的账号于2025年3月14日18:42在新设备上尝试登录（IP：${r.ip()}，客户端版本${r.version()}）。`,
          p`如果是您本人，请输入动态密码：${code(c, inDigits(c, 'full-width'))}`,
        ],
      };
    },
    mima: (r) => ({
      subject: '找回密码',
      blocks: [
        p`尊敬的用户（用户编号${r.number(8)}），您申请了找回密码，请在页面中填写校验码 ${code(r.upper(6))} 完成身份验证。`,
        button(`${site}mima/chongzhi?token=${r.token(24)}`, '重置密码'),
      ],
    }),
    dingdan: (r) => ({
      subject: `订单${r.number(12)}已发货`,
      blocks: [
        facts(
          ['订单编号', r.number(12)],
          ['运单号', `SF${r.number(12)}`],
          ['实付金额', '¥1,249.00'],
          ['优惠码', `CHUN${r.number(2)}`],
          ['邮政编码', '100080'],
        ),
        p`查看物流：${url(`${site}wuliu/${r.number(12)}`)}`,
      ],
    }),
    tongzhi: (r) => ({
      subject: '账号登录提醒',
      blocks: [
        p`您的账号于2025-03-14 18:42:07在北京登录，IP地址${r.ip()}。我们的工作人员不会以任何理由向您索要验证码。如有疑问请致电95555。`,
      ],
    }),
  },
};
