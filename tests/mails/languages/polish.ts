import { b, button, code, codeBlock, contact, facts, h, halves, link, p, small, url } from '../blocks.js';
import type { Collection } from '../collection.js';

const site = 'https://konto.jarzebina.example/';

export const polish: Collection = {
  prefix: 'pl',
  language: 'pl',
  brand: 'Jarzębina',
  site,
  charsets: ['utf-8', 'iso-8859-2', 'windows-1250'],
  footer: (r, to) => [
    small`Wiadomość wysłano na adres ${to}. ${link(`${site}wypisz?u=${r.number(6)}`, 'Zrezygnuj z powiadomień')}`,
    small`Jarzębina sp. z o.o., ul. Świętokrzyska 14, 00-050 Warszawa, NIP ${r.number(10)}, KRS 0000${r.number(6)}. Infolinia: ${contact('tel', '22 555 01 49')}`,
  ],
  mails: {
    rejestracja: (r) => ({
      subject: 'Potwierdź swój adres e-mail',
      blocks: [
        h`Cześć, Agnieszko!`,
        p`Aby dokończyć rejestrację, wpisz kod weryfikacyjny:`,
        codeBlock(r.digits(6), 'box'),
        p`Kod wygaśnie za 15 minut.`,
      ],
    }),
    logowanie: (r) => {
      const c = r.digits(6);
      return {
        subject: `Kod logowania: ${c}`,
        blocks: [
          p`Twój jednorazowy kod logowania to ${b`${code(c, halves(c))}`}. Nie podawaj go nikomu, także osobom przedstawiającym się jako pracownicy banku.`,
        ],
      };
    },
    przelew: (r) => ({
      subject: 'Autoryzacja przelewu',
      only: 'text',
      blocks: [
        p`Operacja nr ${r.number(3)} z dnia 14.03.2025. Przelew na rachunek 27 1140 2004 0000 3002 0135 5387, kwota 1 250,00 PLN.`,
        p`Hasło jednorazowe: ${code(r.digits(8))}`,
      ],
    }),
    haslo: (r) => ({
      subject: 'Zmiana hasła',
      blocks: [
        p`Ktoś (mamy nadzieję, że Ty) poprosił o zmianę hasła. Przepisz ten kod na stronie zmiany hasła:`,
        codeBlock(r.upper(6), 'big'),
        button(`${site}haslo/zmiana?id=${r.uuid()}`, 'Zmień hasło'),
        p`To nie Ty? Zignoruj tę wiadomość.`,
      ],
    }),
    zamowienie: (r) => ({
      subject: `Zamówienie nr ${r.number(7)} zostało przyjęte`,
      blocks: [
        facts(
          ['Numer zamówienia', r.number(7)],
          ['Do zapłaty', '349,99 zł'],
          ['Paczkomat', `WAW${r.number(3)}M`],
          ['Kod pocztowy', '00-050'],
          ['Kod rabatowy', `WIOSNA${r.number(2)}`],
        ),
        p`Status: ${url(`${site}zamowienia/${r.number(7)}`)}`,
      ],
    }),
    'logowanie-powiadomienie': (r) => ({
      subject: 'Nowe logowanie na Twoje konto',
      blocks: [
        p`14.03.2025 o godz. 18:42 zalogowano się z adresu IP ${r.ip()} (Kraków), przeglądarka Firefox ${r.version()}.`,
        p`Jeśli to nie Ty, zadzwoń: 800 555 012.`,
      ],
    }),
  },
};
