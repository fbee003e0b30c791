import { b, button, code, codeBlock, contact, facts, h, link, p, small, url } from '../blocks.js';
import type { Collection } from '../collection.js';

const site = 'https://id.kalyna.example/';

export const ukrainian: Collection = {
  prefix: 'uk',
  language: 'uk',
  brand: 'Калина',
  site,
  charsets: ['utf-8', 'koi8-u', 'windows-1251'],
  footer: (r, to) => [
    small`Лист надіслано на ${to}. ${link(`${site}unsub/${r.token(12)}`, 'Відписатися')}`,
    small`ТОВ "Калина", вул. Хрещатик, 22, 01001 Київ, ЄДРПОУ ${r.number(8)}. Підтримка: ${contact('tel', '0 800 555 014')}`,
  ],
  mails: {
    registration: (r) => ({
      subject: 'Підтвердьте свою електронну адресу',
      blocks: [
        h`Вітаємо, Оксано!`,
        p`Введіть цей код підтвердження, щоб активувати обліковий запис:`,
        codeBlock(r.digits(6), 'heading'),
        p`Код дійсний протягом 10 хвилин.`,
      ],
    }),
    login: (r) => {
      const c = r.digits(6);
      return {
        subject: 'Код для входу',
        blocks: [
          p`Ваш одноразовий код: ${b`${code(c)}`}`,
          p`Не передавайте його стороннім особам. Час запиту: 18:42, IP ${r.ip()}.`,
        ],
      };
    },
    transfer: (r) => ({
      subject: 'Підтвердження операції',
      only: 'text',
      blocks: [
        p`Переказ 1 500,00 грн на картку **** ${r.number(4)}. Для підтвердження введіть пароль ${code(r.digits(8))}. Код операції банк телефоном не запитує.`,
      ],
    }),
    password: (r) => ({
      subject: 'Відновлення пароля',
      blocks: [
        p`Щоб встановити новий пароль, скористайтеся кодом перевірки:`,
        codeBlock(r.digits(5), 'spans'),
        button(`${site}password/${r.token(22)}`, 'Встановити пароль'),
      ],
    }),
    parcel: (r) => ({
      subject: 'Посилка у відділенні',
      blocks: [
        p`Посилка № ${r.number(14)} прибула у відділення 47, м. Львів, 79000. До сплати: 1 249 грн. Безкоштовне зберігання до 21.03.2025.`,
        p`Деталі: ${url(`${site}track/${r.number(14)}`)}`,
      ],
    }),
    order: (r) => ({
      subject: `Ваше замовлення ${r.number(7)} прийнято`,
      blocks: [
        facts(
          ['Номер замовлення', r.number(7)],
          ['Разом', '2 380 грн'],
          ['Промокод', `VESNA${r.number(2)}`],
          ['Поштовий індекс', '01001'],
        ),
      ],
    }),
  },
};
