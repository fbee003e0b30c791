import { b, code, codeBlock, contact, facts, h, link, p, small, url } from '../blocks.js';
import type { Collection } from '../collection.js';

const site = 'https://konto.bjorkvik.example/';

export const swedish: Collection = {
  prefix: 'sv',
  language: 'sv',
  brand: 'Björkvik',
  site,
  charsets: ['utf-8', 'iso-8859-1', 'windows-1252'],
  footer: (r, to) => [
    small`Mejlet skickades till ${to}. ${link(`${site}avregistrera?u=${r.number(6)}`, 'Avsluta prenumerationen')}`,
    small`Björkvik AB, Storgatan 18, 114 55 Stockholm, org.nr 556${r.number(3)}-${r.number(4)}. Kundservice: ${contact('tel', '08-555 014 20')}`,
  ],
  mails: {
    registrera: (r) => ({
      subject: 'Bekräfta din e-postadress',
      blocks: [
        h`Hej Ebba!`,
        p`Ange den här verifieringskoden för att slutföra registreringen:`,
        codeBlock(r.digits(6), 'big'),
        p`Koden slutar gälla om 10 minuter.`,
      ],
    }),
    'logga-in': (r) => {
      const c = r.digits(6);
      return {
        subject: `Din inloggningskod är ${c}`,
        blocks: [
          p`Din inloggningskod är ${b`${code(c)}`}. Dela den inte med någon.`,
          p`Har du inte försökt logga in? Då kan du bortse från mejlet.`,
        ],
      };
    },
    'ny-enhet': (r) => ({
      subject: 'Godkänn ny enhet',
      blocks: [
        p`Någon försöker logga in från ${b`Edge ${r.version()}`} på en ny dator i Malmö kl. 18.42.`,
        p`Är det du? Skriv in säkerhetskoden på datorn:`,
        codeBlock(r.digits(7), 'plain'),
      ],
    }),
    losenord: (r) => ({
      subject: 'Återställ ditt lösenord',
      blocks: [
        p`Använd engångskoden ${code(r.upper(6))} för att välja ett nytt lösenord. Du kan också ${link(`${site}losenord/${r.token(20)}`, 'återställa lösenordet här')}.`,
        p`Kundnummer ${r.number(8)}`,
      ],
    }),
    order: (r) => ({
      subject: `Orderbekräftelse ${r.number(8)}`,
      blocks: [
        facts(
          ['Ordernummer', r.number(8)],
          ['Summa', '1 249,00 kr'],
          ['Postnummer', '114 55'],
          ['Rabattkod', `VAR${r.number(2)}`],
          ['OCR-nummer', r.number(12)],
        ),
        p`Följ din order: ${url(`${site}order/${r.number(8)}`)}`,
      ],
    }),
    avi: (r) => ({
      subject: 'Ditt paket kan hämtas',
      blocks: [
        p`Paket ${r.number(10)}SE finns att hämta hos ICA Nära, Sveavägen 53, senast 28 mars. Ta med legitimation. Kolli-id 3735${r.number(14)}.`,
      ],
    }),
  },
};
