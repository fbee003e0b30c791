import { b, button, code, codeBlock, contact, facts, h, link, p, small, url } from '../blocks.js';
import type { Collection } from '../collection.js';

const site = 'https://mijn.grachtpost.example/';

export const dutch: Collection = {
  prefix: 'nl',
  language: 'nl',
  brand: 'Grachtpost',
  site,
  charsets: ['utf-8', 'iso-8859-1', 'windows-1252'],
  footer: (r, to) => [
    small`Deze mail is verstuurd naar ${to}. ${link(`${site}uitschrijven/${r.token(12)}`, 'Uitschrijven')}`,
    small`Grachtpost B.V., Keizersgracht 391, 1016 EJ Amsterdam, KvK ${r.number(8)}, btw NL${r.number(9)}B01, tel. ${contact('tel', '020 555 01 47')}`,
  ],
  mails: {
    aanmelden: (r) => ({
      subject: 'Bevestig je e-mailadres',
      blocks: [
        h`Welkom bij Grachtpost`,
        p`Vul deze verificatiecode in om je account te activeren:`,
        codeBlock(r.digits(6), 'big'),
        p`De code is een kwartier geldig.`,
      ],
    }),
    inloggen: (r) => {
      const c = r.digits(4);
      return {
        subject: 'Je inlogcode',
        blocks: [
          p`Hoi Sanne,`,
          p`Je inlogcode is ${b`${code(c)}`}. Niet zelf aangevraagd? Dan hoef je niets te doen.`,
        ],
      };
    },
    'nieuw-apparaat': (r) => ({
      subject: 'Inloggen op een nieuw apparaat',
      blocks: [
        p`Er wordt ingelogd vanaf een onbekend apparaat (Android 14, app ${r.version()}).`,
        p`Neem de beveiligingscode over op dat apparaat:`,
        codeBlock(r.digits(6), 'spaced'),
        p`Datum: 14-03-2025 18:42, IP ${r.ip()}`,
      ],
    }),
    wachtwoord: (r) => ({
      subject: 'Nieuw wachtwoord instellen',
      blocks: [
        p`Gebruik de eenmalige code ${code(`${r.upper(3)}-${r.upper(3)}`)} om een nieuw wachtwoord in te stellen, of klik op ${link(`${site}wachtwoord?sleutel=${r.token(20)}`, 'deze link')}.`,
        p`Klantnummer: ${r.number(8)}`,
      ],
    }),
    pakket: (r) => ({
      subject: 'Je pakket komt morgen',
      blocks: [
        p`Track & trace: 3SGRA${r.number(9)}`,
        p`Bezorging: zaterdag 15-03-2025 tussen 12:15 en 14:45 uur op 3511 AB, huisnummer 128.`,
        button(`${site}volg/3SGRA${r.number(9)}/3511AB`, 'Volg je pakket'),
      ],
    }),
    bestelling: (r) => ({
      subject: `Bedankt voor je bestelling (${r.number(8)})`,
      blocks: [
        facts(
          ['Bestelnummer', r.number(8)],
          ['Factuurnummer', `2025-${r.number(5)}`],
          ['Totaal', '€ 1.039,95'],
          ['Kortingscode', `LENTE${r.number(2)}`],
        ),
        p`Bekijk je bestelling: ${url(`${site}bestellingen/${r.number(8)}`)}`,
      ],
    }),
  },
};
