import { b, button, code, codeBlock, contact, facts, h, halves, link, p, small, url } from '../blocks.js';
import type { Collection } from '../collection.js';

const site = 'https://hesap.kirlangic.example/';

export const turkish: Collection = {
  prefix: 'tr',
  language: 'tr',
  brand: 'Kırlangıç',
  site,
  charsets: ['utf-8', 'iso-8859-9', 'windows-1254'],
  footer: (r, to) => [
    small`Bu e-posta ${to} adresine gönderildi. ${link(`${site}abonelik-iptal?k=${r.number(6)}`, 'Abonelikten çık')}`,
    small`Kırlangıç Teknoloji A.Ş., Büyükdere Cad. No: 193, 34394 Şişli/İstanbul, MERSİS 0${r.number(15)}, Müşteri hizmetleri: ${contact('tel', '0850 555 01 42')}`,
  ],
  mails: {
    kayit: (r) => ({
      subject: 'E-posta adresinizi doğrulayın',
      blocks: [
        h`Hoş geldiniz!`,
        p`Üyeliğinizi tamamlamak için aşağıdaki doğrulama kodunu girin:`,
        codeBlock(r.digits(6), 'big'),
        p`Kodun geçerlilik süresi 10 dakikadır.`,
      ],
    }),
    giris: (r) => {
      const c = r.digits(6);
      return {
        subject: `Giriş kodunuz: ${c}`,
        blocks: [
          p`Merhaba Elif,`,
          p`Hesabınıza giriş yapmak için tek kullanımlık kodunuz ${b`${code(c, halves(c))}`}. Bu kodu kimseyle paylaşmayın.`,
        ],
      };
    },
    odeme: (r) => ({
      subject: '3D Secure ödeme onayı',
      only: 'text',
      blocks: [
        p`${r.number(4)} ile biten kartınızla 14.03.2025 18:42'de KIRTASİYE DÜNYASI iş yerinden 1.249,90 TL tutarında alışveriş yapılacaktır.`,
        p`Onay şifreniz: ${code(r.digits(6))}`,
        p`Referans: ${r.number(10)}`,
      ],
    }),
    sifre: (r) => ({
      subject: 'Şifre sıfırlama talebiniz',
      blocks: [
        p`Şifrenizi yenilemek için güvenlik kodunu kullanın: ${code(r.upper(6))}`,
        button(`${site}sifre/yenile?anahtar=${r.token(24)}`, 'Şifremi yenile'),
        p`Talebi siz yapmadıysanız 444 0 143'ü arayın.`,
      ],
    }),
    siparis: (r) => ({
      subject: `Siparişiniz alındı (${r.number(9)})`,
      blocks: [
        facts(
          ['Sipariş no', r.number(9)],
          ['Kargo takip no', r.number(12)],
          ['Toplam', '2.349,00 TL'],
          ['Posta kodu', '34394'],
          ['İndirim kodu', `BAHAR${r.number(2)}`],
        ),
        p`Siparişini takip et: ${url(`${site}siparis/${r.number(9)}`)}`,
      ],
    }),
    randevu: (r) => ({
      subject: 'Randevu hatırlatması',
      blocks: [
        p`20.03.2025 Perşembe saat 15:30'da Kadıköy şubemizde randevunuz var. Dosya no: ${r.number(7)}. İptal için 0216 555 01 44 numaralı telefonu arayabilirsiniz.`,
      ],
    }),
  },
};
