import { b, button, code, codeBlock, contact, facts, h, halves, link, p, small, url } from '../blocks.js';
import type { Collection } from '../collection.js';

const site = 'https://konto.havnegade.example/';

export const danish: Collection = {
  prefix: 'da',
  language: 'da',
  brand: 'Havnegade Kaffe',
  site,
  charsets: ['utf-8', 'iso-8859-1', 'windows-1252'],
  footer: (r, to) => [
    small`Denne mail er sendt til ${to}. ${link(`${site}afmeld/${r.token(10)}`, 'Afmeld')}`,
    small`Havnegade Kaffe ApS, Nørrebrogade 66, 2200 København N, CVR ${r.number(8)}, tlf. ${contact('tel', '70 55 01 42')}`,
  ],
  mails: {
    opret: (r) => ({
      subject: 'Bekræft din e-mailadresse',
      blocks: [
        h`Velkommen, Freja`,
        p`Indtast bekræftelseskoden herunder for at oprette din konto:`,
        codeBlock(r.digits(6), 'box'),
        p`Koden udløber om 15 minutter.`,
      ],
    }),
    'log-ind': (r) => {
      const c = r.digits(6);
      return {
        subject: 'Din engangskode',
        blocks: [p`Hej`, p`Din engangskode er ${b`${code(c, halves(c))}`}. Giv den aldrig videre til andre.`],
      };
    },
    'ny-enhed': (r) => ({
      subject: 'Log ind fra en ny enhed',
      blocks: [
        facts(
          ['Enhed', `Pixel 8, app ${r.version()}`],
          ['IP-adresse', r.ip()],
          ['Tidspunkt', '14.03.2025 kl. 18.42'],
        ),
        p`Er det dig? Så brug sikkerhedskoden ${code(r.digits(5))} for at logge ind.`,
      ],
    }),
    adgangskode: (r) => ({
      subject: 'Nulstil din adgangskode',
      blocks: [
        p`Vi har modtaget en anmodning om at nulstille din adgangskode. Skriv denne kode på siden:`,
        codeBlock(r.upper(8), 'mono'),
        button(`${site}nulstil?t=${r.token(24)}`, 'Nulstil adgangskode'),
      ],
    }),
    ordre: (r) => ({
      subject: `Tak for din ordre ${r.number(7)}`,
      blocks: [
        facts(
          ['Ordrenummer', r.number(7)],
          ['I alt', '1.149,50 kr.'],
          ['Postnummer', '2200'],
          ['Rabatkode', `FORAAR${r.number(2)}`],
        ),
        p`Se ordren: ${url(`${site}ordrer/${r.number(7)}`)}`,
      ],
    }),
    'login-besked': (r) => ({
      subject: 'Nyt login på din konto',
      blocks: [
        p`Der blev logget ind på din konto den 14. marts 2025 kl. 18.42 fra IP ${r.ip()}. Var det ikke dig, så ring til os på 70 55 01 42 og oplys kundenummer ${r.number(6)}.`,
      ],
    }),
  },
};
