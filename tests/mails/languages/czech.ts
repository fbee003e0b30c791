import { b, button, code, codeBlock, contact, facts, h, link, p, small, url } from '../blocks.js';
import type { Collection } from '../collection.js';

const site = 'https://ucet.vltavan.example/';

export const czech: Collection = {
  prefix: 'cs',
  language: 'cs',
  brand: 'Vltavan',
  site,
  charsets: ['utf-8', 'iso-8859-2', 'windows-1250'],
  footer: (r, to) => [
    small`Tento e-mail jsme poslali na ${to}. ${link(`${site}odhlasit/${r.token(10)}`, 'Odhlásit odběr')}`,
    small`Vltavan s.r.o., Dlouhá 733/29, 110 00 Praha 1, IČO ${r.number(8)}, tel. ${contact('tel', '+420 225 550 148')}`,
  ],
  mails: {
    registrace: (r) => ({
      subject: 'Ověřte svůj e-mail',
      blocks: [
        h`Vítejte, Kateřino`,
        p`Opište prosím tento ověřovací kód do formuláře:`,
        codeBlock(r.digits(6), 'cells'),
        p`Platnost kódu je 10 minut.`,
      ],
    }),
    prihlaseni: (r) => {
      const c = r.digits(5);
      return {
        subject: `Přihlašovací kód ${c}`,
        blocks: [
          p`Dobrý den,`,
          p`váš přihlašovací kód je ${b`${code(c)}`}. Nikomu ho neříkejte.`,
          p`Nepřihlašujete se? Napište nám na ${contact('mailto', 'bezpecnost@vltavan.example')}.`,
        ],
      };
    },
    platba: (r) => ({
      subject: 'Potvrzení platby kartou',
      only: 'text',
      blocks: [
        p`Platba 2 490 Kč u obchodníka Knihy U Mostu, karta končící ${r.number(4)}, 14. 3. 2025 18:42.`,
        p`Jednorázové heslo pro potvrzení: ${code(r.digits(8))}`,
      ],
    }),
    heslo: (r) => ({
      subject: 'Obnovení hesla',
      blocks: [
        p`Obdrželi jsme žádost o obnovení hesla k účtu s číslem ${r.number(7)}.`,
        p`Zadejte bezpečnostní kód ${code(r.upper(7))} a zvolte si nové heslo.`,
        button(`${site}heslo?klic=${r.token(20)}`, 'Nastavit nové heslo'),
      ],
    }),
    objednavka: (r) => ({
      subject: `Objednávka ${r.number(9)} přijata`,
      blocks: [
        facts(
          ['Číslo objednávky', r.number(9)],
          ['Variabilní symbol', r.number(10)],
          ['Celkem', '1 899 Kč'],
          ['PSČ', '602 00'],
          ['Slevový kód', `JARO${r.number(2)}`],
        ),
        p`Stav objednávky: ${url(`${site}objednavky/${r.number(9)}`)}`,
      ],
    }),
    zasilka: (r) => ({
      subject: 'Zásilka je na cestě',
      blocks: [
        p`Vaše zásilka číslo DR${r.number(10)}C dorazí v pátek 21. 3. 2025 mezi 9:00 a 13:00. Dobírka: 749 Kč. Kurýr: 777 555 019.`,
      ],
    }),
  },
};
