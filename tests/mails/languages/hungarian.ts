import { b, button, code, codeBlock, contact, facts, h, halves, link, p, small, url } from '../blocks.js';
import type { Collection } from '../collection.js';

const site = 'https://fiok.tiszapart.example/';

export const hungarian: Collection = {
  prefix: 'hu',
  language: 'hu',
  brand: 'Tiszapart Webáruház',
  site,
  charsets: ['utf-8', 'iso-8859-2', 'windows-1250'],
  footer: (r, to) => [
    small`Ezt a levelet a(z) ${to} címre küldtük. ${link(`${site}leiratkozas/${r.token(10)}`, 'Leiratkozás')}`,
    small`Tiszapart Kft., 6720 Szeged, Kárász utca 9., adószám: ${r.number(8)}-2-06, ügyfélszolgálat: ${contact('tel', '+36 62 555 014')}`,
  ],
  mails: {
    regisztracio: (r) => ({
      subject: 'Erősítse meg az e-mail-címét',
      blocks: [
        h`Kedves Gergő!`,
        p`A regisztráció befejezéséhez adja meg az alábbi ellenőrző kódot:`,
        codeBlock(r.digits(6), 'big'),
        p`A kód 15 percig érvényes.`,
      ],
    }),
    belepes: (r) => {
      const c = r.digits(6);
      return {
        subject: 'Belépési kód',
        blocks: [
          p`Az Ön egyszer használatos belépési kódja: ${b`${code(c, halves(c))}`}`,
          p`Kérjük, senkinek ne adja ki.`,
        ],
      };
    },
    'uj-eszkoz': (r) => ({
      subject: 'Új eszköz megerősítése',
      blocks: [
        p`Valaki egy ismeretlen eszközről (Safari ${r.version()}, IP: ${r.ip()}) szeretne bejelentkezni a fiókodba.`,
        p`Ha te vagy az, írd be a biztonsági kódot:`,
        codeBlock(r.digits(8), 'mono'),
      ],
    }),
    jelszo: (r) => ({
      subject: 'Elfelejtett jelszó',
      blocks: [
        p`Új jelszót kértél. A visszaállításhoz szükséges kód ${code(r.upper(6))}, amely 2025. március 15-én 18:42-ig használható fel.`,
        button(`${site}jelszo?token=${r.token(24)}`, 'Új jelszó megadása'),
      ],
    }),
    rendeles: (r) => ({
      subject: `Rendelésedet megkaptuk (${r.number(6)})`,
      blocks: [
        facts(
          ['Rendelésszám', `TP-${r.number(6)}`],
          ['Végösszeg', '24 990 Ft'],
          ['Irányítószám', '6720'],
          ['Kuponkód', `TAVASZ${r.number(2)}`],
        ),
        p`Rendelés követése: ${url(`${site}rendeles/${r.number(6)}`)}`,
      ],
    }),
    szamla: (r) => ({
      subject: 'Elkészült a számlád',
      blocks: [
        p`A ${r.number(8)} sorszámú számla összege 18 420 Ft, befizetési határidő: 2025.03.31. Bankszámlaszám: 11773016-11111018-00000000. Ügyfélazonosító: ${r.number(9)}.`,
      ],
    }),
  },
};
