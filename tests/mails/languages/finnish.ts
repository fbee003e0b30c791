import { b, button, code, codeBlock, contact, facts, h, halves, link, p, small, url } from '../blocks.js';
import type { Collection } from '../collection.js';

const site = 'https://oma.koivuranta.example/';

export const finnish: Collection = {
  prefix: 'fi',
  language: 'fi',
  brand: 'Koivuranta',
  site,
  charsets: ['utf-8', 'iso-8859-1', 'iso-8859-15'],
  footer: (r, to) => [
    small`Viesti lähetettiin osoitteeseen ${to}. ${link(`${site}peruuta-tilaus?u=${r.number(6)}`, 'Peruuta tilaus')}`,
    small`Koivuranta Oy, Mannerheimintie 14, 00100 Helsinki, Y-tunnus ${r.number(7)}-4, asiakaspalvelu ${contact('tel', '09 555 0147')}`,
  ],
  mails: {
    rekisterointi: (r) => ({
      subject: 'Vahvista sähköpostiosoitteesi',
      blocks: [
        h`Tervetuloa, Aino!`,
        p`Viimeistele rekisteröityminen syöttämällä vahvistuskoodi:`,
        codeBlock(r.digits(6), 'big'),
        p`Koodi vanhenee 15 minuutin kuluttua.`,
      ],
    }),
    kirjautuminen: (r) => {
      const c = r.digits(6);
      return {
        subject: 'Kirjautumiskoodisi',
        blocks: [
          p`Kertakäyttöinen kirjautumiskoodisi on ${b`${code(c, halves(c))}`}. Älä anna sitä kenellekään.`,
        ],
      };
    },
    'uusi-laite': (r) => ({
      subject: 'Kirjautuminen uudelta laitteelta',
      blocks: [
        p`Tilillesi yritetään kirjautua laitteelta, jota emme tunnista (Chrome ${r.version()}, Tampere, IP ${r.ip()}).`,
        p`Jos se olet sinä, anna turvakoodi:`,
        codeBlock(r.digits(8), 'bold'),
      ],
    }),
    salasana: (r) => ({
      subject: 'Salasanan vaihtaminen',
      blocks: [
        p`Voit vaihtaa salasanasi koodilla ${code(r.upper(6))}. Koodi on voimassa 14.3.2025 klo 18.42 asti.`,
        button(`${site}salasana/${r.token(22)}`, 'Vaihda salasana'),
      ],
    }),
    tilaus: (r) => ({
      subject: `Tilausvahvistus ${r.number(7)}`,
      blocks: [
        facts(
          ['Tilausnumero', r.number(7)],
          ['Yhteensä', '149,90 €'],
          ['Postinumero', '00100'],
          ['Viitenumero', r.number(10)],
          ['Alennuskoodi', `KEVAT${r.number(2)}`],
        ),
        p`Seuraa tilausta: ${url(`${site}tilaukset/${r.number(7)}`)}`,
      ],
    }),
    ajanvaraus: (r) => ({
      subject: 'Muistutus ajanvarauksesta',
      blocks: [
        p`Aikasi on torstaina 20.3.2025 klo 15.30, Mannerheimintie 14 B 27. Jos et pääse, soita viimeistään edellisenä päivänä numeroon 09 555 0147 (varaus ${r.number(6)}).`,
      ],
    }),
  },
};
