import { b, button, code, codeBlock, contact, facts, h, link, p, small, url } from '../blocks.js';
import type { Collection } from '../collection.js';

const site = 'https://min.fjordlys.example/';

export const norwegian: Collection = {
  prefix: 'no',
  language: 'nb',
  brand: 'Fjordlys Strøm',
  site,
  charsets: ['utf-8', 'iso-8859-1', 'windows-1252'],
  footer: (r, to) => [
    small`E-posten ble sendt til ${to}. ${link(`${site}varsler?u=${r.number(6)}`, 'Endre varsler')}`,
    small`Fjordlys Strøm AS, Torggata 11, 0181 Oslo, org.nr. ${r.number(3)} ${r.number(3)} ${r.number(3)} MVA, telefon ${contact('tel', '22 55 01 48')}`,
  ],
  mails: {
    registrering: (r) => ({
      subject: 'Bekreft e-postadressen din',
      blocks: [
        h`Hei, Ingrid!`,
        p`Skriv inn bekreftelseskoden for å fullføre registreringen:`,
        codeBlock(r.digits(6), 'cells'),
        p`Koden er gyldig i 10 minutter.`,
      ],
    }),
    innlogging: (r) => {
      const c = r.digits(6);
      return {
        subject: `Engangskode: ${c}`,
        blocks: [p`Engangskoden din er ${b`${code(c)}`}. Ikke del den med noen.`],
      };
    },
    'ny-enhet': (r) => ({
      subject: 'Er det du som logger inn?',
      blocks: [
        p`Vi så et innloggingsforsøk fra en ukjent enhet i Bergen (IP ${r.ip()}) kl. 18.42.`,
        p`Bruk sikkerhetskoden ${code(r.digits(4))} for å godkjenne. Kjenner du deg ikke igjen, ${link(`${site}sperr/${r.token(14)}`, 'sperr kontoen')}.`,
      ],
    }),
    passord: (r) => ({
      subject: 'Glemt passord',
      blocks: [
        p`Du har bedt om å få tilbakestilt passordet. Her er koden du trenger:`,
        codeBlock(`${r.consonants(4)}-${r.consonants(4)}`, 'big'),
        button(`${site}passord/nytt?id=${r.uuid()}`, 'Velg nytt passord'),
      ],
    }),
    faktura: (r) => ({
      subject: 'Ny strømregning',
      blocks: [
        facts(
          ['KID', r.number(13)],
          ['Fakturanummer', r.number(8)],
          ['Kontonummer', '1503 11 20486'],
          ['Beløp', '1 249,00 kr'],
          ['Forfall', '31.03.2025'],
          ['Målernummer', r.number(16)],
        ),
        p`Se regningen: ${url(`${site}faktura/${r.number(8)}`)}`,
      ],
    }),
    pakke: (r) => ({
      subject: 'Pakken er på vei',
      blocks: [
        p`Sendingsnummer 7072${r.number(13)} leveres tirsdag 18. mars mellom 17:00 og 21:00 til 0181 Oslo. Med kampanjekoden VINTER${r.number(2)} er neste frakt gratis.`,
      ],
    }),
  },
};
