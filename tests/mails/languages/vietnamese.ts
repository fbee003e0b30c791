import { b, button, code, codeBlock, contact, facts, h, halves, link, p, small, url } from '../blocks.js';
import type { Collection } from '../collection.js';

const site = 'https://taikhoan.senviet.example/';

export const vietnamese: Collection = {
  prefix: 'vi',
  language: 'vi',
  brand: 'Sen Việt',
  site,
  charsets: ['utf-8'],
  footer: (r, to) => [
    small`Email này được gửi tới ${to}. ${link(`${site}huy-dang-ky?u=${r.number(6)}`, 'Hủy đăng ký')}`,
    small`Công ty TNHH Sen Việt, 125 Nguyễn Huệ, Quận 1, TP. Hồ Chí Minh 700000, MST ${r.number(10)}, tổng đài ${contact('tel', '1900 5550 14')}`,
  ],
  mails: {
    'dang-ky': (r) => ({
      subject: 'Xác minh địa chỉ email của bạn',
      blocks: [
        h`Chào Minh,`,
        p`Nhập mã xác minh dưới đây để hoàn tất việc tạo tài khoản:`,
        codeBlock(r.digits(6), 'cells'),
        p`Mã có hiệu lực trong 10 phút.`,
      ],
    }),
    'dang-nhap': (r) => {
      const c = r.digits(6);
      return {
        subject: `${c} là mã đăng nhập của bạn`,
        blocks: [p`Mã đăng nhập của bạn là ${b`${code(c)}`}. Tuyệt đối không chia sẻ mã này với bất kỳ ai.`],
      };
    },
    'thanh-toan': (r) => {
      const c = r.digits(6);
      return {
        subject: 'Xác thực giao dịch',
        only: 'text',
        blocks: [
          p`Giao dịch 1.249.000đ tại Nhà sách Trung Tâm, thẻ ****${r.number(4)}, lúc 18:42 ngày 14/03/2025.`,
          p`Mã OTP: ${code(c, halves(c))}`,
        ],
      };
    },
    'mat-khau': (r) => ({
      subject: 'Đặt lại mật khẩu',
      blocks: [
        p`Bạn vừa yêu cầu đặt lại mật khẩu. Hãy dùng mã xác nhận ${code(r.upper(6))} hoặc bấm nút bên dưới.`,
        button(`${site}dat-lai?token=${r.token(24)}`, 'Đặt lại mật khẩu'),
      ],
    }),
    'don-hang': (r) => ({
      subject: `Đơn hàng #${r.number(9)} đã được giao cho đơn vị vận chuyển`,
      blocks: [
        facts(
          ['Mã đơn hàng', r.number(9)],
          ['Mã vận đơn', `GHN${r.number(8)}`],
          ['Tổng tiền', '1.249.000 ₫'],
          ['Mã giảm giá', `TET${r.number(2)}`],
          ['Mã bưu chính', '700000'],
        ),
        p`Theo dõi: ${url(`${site}don-hang/${r.number(9)}`)}`,
      ],
    }),
    'thong-bao': (r) => ({
      subject: 'Đăng nhập mới vào tài khoản của bạn',
      blocks: [
        p`Tài khoản của bạn vừa được đăng nhập lúc 18:42 ngày 14/03/2025 từ địa chỉ IP ${r.ip()}, phiên bản ứng dụng ${r.version()}. Nhân viên của chúng tôi không bao giờ hỏi mã OTP.`,
      ],
    }),
  },
};
