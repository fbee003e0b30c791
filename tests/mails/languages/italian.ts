import { b, button, code, codeBlock, contact, facts, h, halves, link, p, small, url } from '../blocks.js';
import type { Collection } from '../collection.js';

const site = 'https://area.belborgo.example/';

export const italian: Collection = {
  prefix: 'it',
  language: 'it',
  brand: 'Belborgo',
  site,
  charsets: ['utf-8', 'iso-8859-1', 'windows-1252'],
  footer: (r, to) => [
    small`Ricevi questa email perché ${to} è registrato su Belborgo. ${link(`${site}disiscrizione?id=${r.number(6)}`, 'Annulla iscrizione')}`,
    small`Belborgo S.r.l. - Via Garibaldi 27, 40124 Bologna - P.IVA ${r.number(11)} - Numero verde ${contact('tel', '800 555 017')}`,
  ],
  mails: {
    registrazione: (r) => ({
      subject: 'Conferma il tuo indirizzo email',
      blocks: [
        h`Ciao Chiara,`,
        p`ecco il codice per confermare la tua registrazione:`,
        codeBlock(r.digits(6), 'heading'),
        p`Hai 20 minuti di tempo per inserirlo.`,
      ],
    }),
    accesso: (r) => {
      const c = r.digits(6);
      return {
        subject: 'Il tuo codice di accesso',
        preheader: `Codice: ${c}`,
        blocks: [
          p`Il codice OTP per accedere all’area riservata è ${b`${code(c, halves(c))}`}. Non comunicarlo a nessuno.`,
          p`Codice cliente ${r.number(8)}`,
        ],
      };
    },
    bonifico: (r) => ({
      subject: 'Autorizza il bonifico',
      only: 'text',
      blocks: [
        p`Bonifico di 1.200,00 EUR a favore di Rossi Impianti, IBAN IT60 X054 2811 1010 0000 0123 456.`,
        p`Codice di autorizzazione: ${code(r.digits(8))}`,
        p`CRO ${r.number(11)}`,
      ],
    }),
    password: (r) => ({
      subject: 'Reimposta la password',
      blocks: [
        p`Hai chiesto di reimpostare la password. Inserisci il codice di verifica ${code(r.upper(5))} oppure usa il pulsante qui sotto.`,
        button(`${site}password/reset/${r.token(26)}`, 'Reimposta la password'),
        p`Il pulsante smette di funzionare dopo 2 ore.`,
      ],
    }),
    ordine: (r) => ({
      subject: `Ordine ${r.number(8)}: conferma`,
      blocks: [
        facts(
          ['Numero ordine', r.number(8)],
          ['Totale', '€ 236,40'],
          ['Codice fiscale', `RSSMRA85T10A562S`],
          ['CAP', '40124'],
          ['Buono sconto', `ESTATE${r.number(2)}`],
        ),
        p`Segui la spedizione: ${url(`${site}spedizioni?n=${r.number(10)}`)}`,
      ],
    }),
    appuntamento: (r) => ({
      subject: 'Promemoria appuntamento',
      blocks: [
        p`Ti aspettiamo giovedì 20 marzo 2025 alle 15:30 in Via Garibaldi 27, interno 4. Per spostare l’appuntamento chiama lo 051 555 0188 e indica la pratica ${r.number(6)}.`,
      ],
    }),
  },
};
