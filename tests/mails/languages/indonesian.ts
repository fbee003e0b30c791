import { b, button, code, codeBlock, contact, facts, h, link, p, small, url } from '../blocks.js';
import type { Collection } from '../collection.js';

const site = 'https://akun.kenanga.example/';

export const indonesian: Collection = {
  prefix: 'id',
  language: 'id',
  brand: 'Kenanga',
  site,
  charsets: ['utf-8', 'us-ascii', 'iso-8859-1'],
  footer: (r, to) => [
    small`Email ini dikirim ke ${to}. ${link(`${site}berhenti/${r.token(10)}`, 'Berhenti berlangganan')}`,
    small`PT Kenanga Nusantara, Jl. Jend. Sudirman Kav. 52-53, Jakarta 12190, NPWP ${r.number(15)}. Layanan pelanggan: ${contact('tel', '021 5550 142')}`,
  ],
  mails: {
    daftar: (r) => ({
      subject: 'Verifikasi alamat email Anda',
      blocks: [
        h`Hai Dewi,`,
        p`Masukkan kode verifikasi berikut untuk mengaktifkan akun Anda:`,
        codeBlock(r.digits(6), 'big'),
        p`Kode berlaku selama 5 menit.`,
      ],
    }),
    masuk: (r) => {
      const c = r.digits(6);
      return {
        subject: `Kode OTP Kenanga: ${c}`,
        blocks: [
          p`JANGAN BERIKAN KODE INI KEPADA SIAPA PUN, termasuk pihak Kenanga. Kode OTP Anda: ${b`${code(c)}`}`,
        ],
      };
    },
    perangkat: (r) => ({
      subject: 'Konfirmasi perangkat baru',
      blocks: [
        p`Ada upaya masuk dari Xiaomi 13 di Surabaya (IP ${r.ip()}) pada 14/03/2025 pukul 18.42 WIB.`,
        p`Jika itu Anda, gunakan kode keamanan ${code(r.digits(4))}. Jika bukan, segera ${link(`${site}amankan/${r.token(16)}`, 'amankan akun')}.`,
      ],
    }),
    sandi: (r) => ({
      subject: 'Atur ulang kata sandi',
      blocks: [
        p`Kami menerima permintaan untuk mengatur ulang kata sandi Anda. Ketik kode ini di halaman pemulihan:`,
        codeBlock(r.upper(8), 'box'),
        button(`${site}sandi?token=${r.token(24)}`, 'Atur ulang kata sandi'),
      ],
    }),
    pesanan: (r) => ({
      subject: `Pesanan INV/20250314/${r.number(8)} dikirim`,
      blocks: [
        facts(
          ['No. pesanan', `INV/20250314/${r.number(8)}`],
          ['No. resi', `JP${r.number(10)}`],
          ['Total bayar', 'Rp1.249.000'],
          ['Kode pos', '12190'],
          ['Kode promo', `RAMADAN${r.number(2)}`],
        ),
        p`Lacak paket: ${url(`${site}lacak?resi=JP${r.number(10)}`)}`,
      ],
    }),
    tagihan: (r) => ({
      subject: 'Tagihan Maret 2025',
      blocks: [
        p`Tagihan listrik untuk ID pelanggan ${r.number(12)} sebesar Rp348.500, jatuh tempo 20 Maret 2025. Kode bayar: ${r.number(16)}.`,
      ],
    }),
  },
};
