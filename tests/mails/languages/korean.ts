import { b, button, code, codeBlock, contact, facts, h, halves, link, p, small, url } from '../blocks.js';
import type { Collection } from '../collection.js';

const site = 'https://account.noeul.example/';

export const korean: Collection = {
  prefix: 'ko',
  language: 'ko',
  brand: '노을마켓',
  site,
  charsets: ['utf-8', 'euc-kr', 'ks_c_5601-1987'],
  footer: (r, to) => [
    small`본 메일은 ${to} 주소로 발송된 발신전용 메일입니다. ${link(`${site}unsubscribe?u=${r.number(6)}`, '수신거부')}`,
    small`(주)노을마켓 | 사업자등록번호 ${r.number(3)}-${r.number(2)}-${r.number(5)} | 서울특별시 강남구 테헤란로 152, 06236 | 고객센터 ${contact('tel', '1588-0142')}`,
  ],
  mails: {
    gaip: (r) => ({
      subject: '이메일 주소를 인증해 주세요',
      blocks: [
        h`노을마켓에 오신 것을 환영합니다`,
        p`아래 인증번호를 입력하시면 회원가입이 완료됩니다.`,
        codeBlock(r.digits(6), 'big'),
        p`인증번호는 5분간 유효합니다.`,
      ],
    }),
    login: (r) => {
      const c = r.digits(6);
      return {
        subject: `[노을마켓] 로그인 인증코드 ${c}`,
        blocks: [p`로그인 인증코드는 ${b`${code(c)}`}입니다. 타인에게 절대 알려주지 마세요.`],
      };
    },
    gigi: (r) => {
      const c = r.digits(8);
      return {
        subject: '새로운 기기에서 로그인',
        blocks: [
          p`2025년 3월 14일 18:42, 등록되지 않은 기기(IP ${r.ip()})에서 로그인을 시도했습니다.`,
          p`본인이라면 보안코드를 입력해 주세요.`,
          codeBlock(c, 'mono', halves(c)),
        ],
      };
    },
    bimilbeonho: (r) => ({
      subject: '비밀번호 재설정 안내',
      blocks: [
        p`비밀번호 재설정을 요청하셨습니다. 확인 코드 ${code(r.upper(6))}를 입력하거나 아래 버튼을 눌러 주세요.`,
        button(`${site}password/reset?token=${r.token(24)}`, '비밀번호 재설정'),
      ],
    }),
    jumun: (r) => ({
      subject: `주문이 완료되었습니다 (주문번호 ${r.number(10)})`,
      blocks: [
        facts(
          ['주문번호', r.number(10)],
          ['운송장번호', r.number(12)],
          ['결제금액', '124,900원'],
          ['우편번호', '06236'],
          ['쿠폰 코드', `BOM${r.number(2)}`],
        ),
        p`배송 조회: ${url(`${site}orders/${r.number(10)}`)}`,
      ],
    }),
    allim: (r) => ({
      subject: '로그인 알림',
      blocks: [
        p`고객님의 계정이 2025.03.14 18:42에 로그인되었습니다. IP: ${r.ip()}, 앱 버전 ${r.version()}. 본인이 아니라면 고객센터 1588-0142로 연락해 주세요.`,
      ],
    }),
  },
};
