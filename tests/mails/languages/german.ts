import { b, button, code, codeBlock, contact, facts, h, link, p, small, url } from '../blocks.js';
import type { Collection } from '../collection.js';

export const german: Collection = {
  prefix: 'de',
  language: 'de',
  brand: 'Lindenhof Bücher',
  site: 'https://konto.lindenhof.example/',
  charsets: ['utf-8', 'iso-8859-1', 'windows-1252', 'iso-8859-15'],
  footer: (r, to) => [
    small`Diese Nachricht ging an ${to}. ${link(`https://konto.lindenhof.example/abmelden?u=${r.number(7)}`, 'Benachrichtigungen ändern')}`,
    small`© 2025 Lindenhof Bücher GmbH, Kastanienallee 12, 10435 Berlin · Amtsgericht Charlottenburg HRB ${r.number(6)} B · Tel. ${contact('tel', '+49 30 5557 0142')}`,
  ],
  mails: {
    'sign-up': (r) => {
      const c = r.digits(6);
      return {
        subject: 'Bestätige deine E-Mail-Adresse',
        preheader: `Gib ${c} in der App ein, um dein Konto zu aktivieren.`,
        look: 'table',
        only: 'both',
        blocks: [
          h`Schön, dass du da bist!`,
          p`Gib diesen Code auf der Anmeldeseite ein, damit wir wissen, dass die Adresse dir gehört:`,
          codeBlock(c),
          p`Er gilt 15 Minuten. Falls du dich nicht registriert hast, kannst du diese Mail löschen.`,
        ],
      };
    },
    'login-sentence': (r) => {
      const c = r.digits(6);
      return {
        subject: `${c} ist Ihr Einmalkennwort`,
        blocks: [
          p`Guten Tag Frau Öztürk,`,
          p`Ihr Einmalkennwort lautet ${b`${code(c)}`}. Bitte geben Sie es innerhalb von 5 Minuten ein und teilen Sie es niemandem mit – auch nicht unserem Kundendienst unter ${contact('tel', '0800 5550199')}.`,
          p`Mit freundlichen Grüßen\nIhr Lindenhof-Team`,
        ],
      };
    },
    'new-device': (r) => ({
      subject: 'Neues Gerät bestätigen',
      blocks: [
        h`Bist du das?`,
        facts(
          ['Gerät', `Firefox ${r.version()} unter Windows 11`],
          ['IP-Adresse', r.ip()],
          ['Zeit', '14.03.2025, 18:42 Uhr'],
        ),
        p`Wenn ja, gib zur Bestätigung den Sicherheitscode ein:`,
        codeBlock(r.digits(8), 'cells'),
        p`Wenn nicht, ${link(`https://konto.lindenhof.example/sperren/${r.token(20)}`, 'sperre dein Konto')} und ändere dein Passwort.`,
      ],
    }),
    'password-reset': (r) => {
      const c = r.upper(6);
      return {
        subject: 'Passwort zurücksetzen',
        blocks: [
          p`für das Konto mit der Kundennummer ${r.number(7)} wurde ein neues Passwort angefordert.`,
          button(
            `https://konto.lindenhof.example/passwort?token=${r.token(32)}&lang=de`,
            'Neues Passwort wählen',
          ),
          p`Oder tragen Sie auf der Seite den Bestätigungscode ${code(c)} ein. Link und Code sind 24 Stunden gültig.`,
        ],
      };
    },
    tan: (r) => {
      const c = r.digits(6);
      return {
        subject: 'Ihre TAN für die Überweisung',
        only: 'text',
        blocks: [
          p`Überweisung über 249,90 EUR an IBAN DE89 3704 0044 0532 0130 00, Auftrag ${r.number(9)}.`,
          p`TAN: ${code(c, `${c.slice(0, 3)} ${c.slice(3)}`)}`,
          p`Prüfen Sie Betrag und Empfänger, bevor Sie die TAN eingeben.`,
        ],
      };
    },
    order: (r) => ({
      subject: `Deine Bestellung ${r.number(8)} ist eingegangen`,
      blocks: [
        h`Danke für deine Bestellung`,
        facts(
          ['Bestellnummer', `LB-${r.number(8)}`],
          ['Kundennummer', r.number(7)],
          ['Summe', '1.284,50 €'],
          ['Zahlung', `Visa •••• ${r.number(4)}`],
          ['Lieferadresse', 'Rheinstraße 45, 55116 Mainz'],
        ),
        button(`https://konto.lindenhof.example/bestellungen/${r.number(8)}`, 'Bestellung ansehen'),
        p`Mit dem Gutscheincode LESEN${r.number(2)} sparst du beim nächsten Einkauf 10 %.`,
      ],
    }),
    shipping: (r) => ({
      subject: 'Dein Paket ist unterwegs',
      blocks: [
        p`Hallo Jonas, dein Paket kommt voraussichtlich am 21.03.2025 zwischen 10:00 und 14:00 Uhr.`,
        p`Sendungsnummer: 00340434${r.number(12)}`,
        p`Verfolgen: ${url(`https://versand.lindenhof.example/track/00340434${r.number(12)}`)}`,
        p`Abholung: Filiale 512, Postleitzahl 55116.`,
      ],
    }),
    'sign-in-notice': (r) => ({
      subject: 'Neue Anmeldung in deinem Konto',
      blocks: [
        p`Am 14.03.2025 um 18:42 Uhr hat sich jemand mit der App-Version ${r.version()} angemeldet (IP ${r.ip()}, Berlin).`,
        p`Warst du das? Dann musst du nichts tun. Gib deine Bestätigungscodes niemals weiter.`,
        button('https://konto.lindenhof.example/sicherheit', 'Aktivität prüfen'),
      ],
    }),
  },
};
