import { b, button, code, codeBlock, contact, facts, h, link, p, small, url } from '../blocks.js';
import type { Collection } from '../collection.js';

const site = 'https://cont.carpatica.example/';

export const romanian: Collection = {
  prefix: 'ro',
  language: 'ro',
  brand: 'Carpatica Shop',
  site,
  charsets: ['utf-8', 'iso-8859-2', 'windows-1250'],
  footer: (r, to) => [
    small`Acest mesaj a fost trimis la ${to}. ${link(`${site}dezabonare?id=${r.number(6)}`, 'Dezabonare')}`,
    small`Carpatica Shop SRL, Str. Lipscani nr. 55, 030033 București, CUI RO${r.number(8)}, J40/${r.number(4)}/2019. Telefon: ${contact('tel', '021 555 0146')}`,
  ],
  mails: {
    inregistrare: (r) => ({
      subject: 'Confirmă adresa de e-mail',
      blocks: [
        h`Bun venit, Andreea!`,
        p`Introdu codul de verificare de mai jos pentru a-ți activa contul:`,
        codeBlock(r.digits(6), 'divs'),
        p`Codul expiră în 10 minute.`,
      ],
    }),
    autentificare: (r) => {
      const c = r.digits(6);
      return {
        subject: `${c} este codul tău de autentificare`,
        blocks: [
          p`Codul tău de autentificare este ${b`${code(c)}`}. Nu îl divulga nimănui, nici măcar operatorilor noștri.`,
        ],
      };
    },
    plata: (r) => ({
      subject: 'Autorizare tranzactie',
      only: 'text',
      blocks: [
        p`Tranzactie de 349,90 RON la LIBRARIA CENTRALA, card **** ${r.number(4)}, 14.03.2025 ora 18:42.`,
        p`Parola unica pentru autorizare: ${code(r.digits(7))}`,
      ],
    }),
    parola: (r) => ({
      subject: 'Resetarea parolei',
      blocks: [
        p`Ai uitat parola? Folosește codul de securitate ${code(`${r.upper(4)}-${r.upper(4)}`)} pentru a seta una nouă.`,
        button(`${site}parola/reset/${r.token(22)}`, 'Resetează parola'),
      ],
    }),
    comanda: (r) => ({
      subject: `Comanda #${r.number(8)} a fost expediată`,
      blocks: [
        facts(
          ['Număr comandă', `#${r.number(8)}`],
          ['AWB', r.number(13)],
          ['Total de plată', '1.249,99 lei'],
          ['Cod poștal', '030033'],
          ['Cod de reducere', `PRIMAVARA${r.number(2)}`],
        ),
        p`Urmărește coletul: ${url(`${site}awb?nr=${r.number(13)}`)}`,
      ],
    }),
    conectare: (r) => ({
      subject: 'Conectare nouă la contul tău',
      blocks: [
        p`Pe 14.03.2025, la ora 18:42, cineva s-a conectat de la adresa IP ${r.ip()} cu aplicația versiunea ${r.version()}. Dacă nu ai fost tu, sună la 0800 555 019.`,
      ],
    }),
  },
};
