import { b, button, code, codeBlock, contact, facts, h, halves, link, p, small, url } from '../blocks.js';
import type { Collection } from '../collection.js';

const site = 'https://id.rechka.example/';

export const russian: Collection = {
  prefix: 'ru',
  language: 'ru',
  brand: 'Речка',
  site,
  charsets: ['utf-8', 'koi8-r', 'windows-1251', 'iso-8859-5'],
  footer: (r, to) => [
    small`Письмо отправлено на ${to}. ${link(`${site}unsubscribe?u=${r.number(7)}`, 'Отписаться от рассылки')}`,
    small`ООО «Речка», 119021, Москва, ул. Льва Толстого, 16, ИНН ${r.number(10)}, ОГРН ${r.number(13)}. Поддержка: ${contact('tel', '8 (800) 555-01-43')}`,
  ],
  mails: {
    registration: (r) => ({
      subject: 'Подтвердите адрес электронной почты',
      blocks: [
        h`Здравствуйте, Алексей!`,
        p`Чтобы завершить регистрацию, введите код подтверждения:`,
        codeBlock(r.digits(6), 'big'),
        p`Код действует 15 минут. Если вы не регистрировались, просто удалите это письмо.`,
      ],
    }),
    login: (r) => {
      const c = r.digits(4);
      return {
        subject: `${c} - код для входа`,
        blocks: [
          p`Код для входа в аккаунт: ${b`${code(c)}`}. Никому его не сообщайте.`,
          p`Запрос с IP ${r.ip()}, 14.03.2025 в 18:42.`,
        ],
      };
    },
    device: (r) => {
      const c = r.digits(6);
      return {
        subject: 'Вход с нового устройства',
        blocks: [
          p`Кто-то пытается войти в ваш аккаунт с нового устройства (Windows 11, Yandex Browser ${r.version()}). Если это вы, введите одноразовый код.`,
          codeBlock(c, 'mono', halves(c)),
          p`Если не вы, ${link(`${site}security/block/${r.token(16)}`, 'заблокируйте доступ')}.`,
        ],
      };
    },
    password: (r) => ({
      subject: 'Восстановление пароля',
      blocks: [
        p`Вы запросили восстановление пароля. Проверочный код: ${code(r.upper(6))}`,
        button(`${site}restore?key=${r.token(24)}`, 'Задать новый пароль'),
        p`Номер обращения ${r.number(8)}.`,
      ],
    }),
    order: (r) => ({
      subject: `Заказ № ${r.number(8)} оформлен`,
      blocks: [
        facts(
          ['Номер заказа', r.number(8)],
          ['Сумма', '12 490 руб.'],
          ['Индекс', '119021'],
          ['Промокод', `VESNA${r.number(2)}`],
          ['Телефон', '+7 916 555-01-45'],
        ),
        p`Отслеживайте заказ: ${url(`${site}orders/${r.number(8)}`)}`,
      ],
    }),
    'sign-in': (r) => ({
      subject: 'В ваш аккаунт вошли',
      blocks: [
        p`14 марта 2025 года в 18:42 выполнен вход с IP-адреса ${r.ip()}, приложение версии ${r.version()}.`,
        p`Мы никогда не просим сообщить код из письма по телефону.`,
      ],
    }),
  },
};
