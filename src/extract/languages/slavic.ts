import type { Language } from './language.js';

export const polish: Language = {
  name: 'Polish',
  strong: `
    kod weryfikacyjn, kodu weryfikacyjn, kodem weryfikacyjn, kod potwierdz, kodu potwierdz, kod
    bezpieczeństwa, kod jednorazow, kodu jednorazow, jednorazowy kod, jednorazowe hasło, hasło
    jednorazowe, hasło tymczasowe, kod dostępu, kod logowania, kod do logowania, kod aktywacyjn, kod
    aktywac, kod autoryzac, kod uwierzytelni, kod odzyskiwania, kody zapasowe, kod rejestrac, kod
    resetowania, kod sms, twój kod, twoim kodem, kod to|, kod:, ten kod, tego kodu, następujący kod,
    nowy kod, poniższy kod, poniższego kodu, cyfrowy kod, kod do, kod pin, kod tymczasow, kod osobist,
    kod odblokow, kod parowania, kod płatności, kod transakcji, kody odzyskiwania, kody awaryjne, kod
    numeryczn, numer weryfikacyjn, token bezpieczeństwa, jednorazowego kodu, jednorazowym kodem
  `,
  weak: `
    kod, pin|, aby się zalogować, zaloguj, potwierdź, wpisz, wprowadź, podaj, weryfikac, cyfr, przepisz,
    zalogow, hasł, token
  `,
  not: `
    kod rabatow, kodu rabatow, kod promocyjn, kodu promocyjn, kod zniżkow, kod kuponu, kod podarunkow,
    kod polecenia, kod pocztow, kodu pocztow, kod kreskow, kod qr, kod błędu, kod źródłow, kodeks, kod
    produktu, kod klienta, użyj kodu w koszyku, kod swift, kod kraju
  `,
  warnings: `
    nigdy nie poprosi, nigdy nie prosi, nigdy nie zapyta
  `,
  labels: `
    zamówieni, faktur, paragon, numer, nr|, referencyjn, klient, przesyłk, paczk, śledzeni, rezerwac,
    bilet, zgłoszeni, sprawy, konto, konta, umow, transakc, produkt, telefon, tel|, zadzwoń, infolini,
    faks, nip|, regon, krs|, kart, kończąc, pokój, lot|, wersj, skrytka, polis, rok|, członk
  `,
  units: `
    minut, min|, godzin, godz, sekund, dni|, dzień, tygodn, miesi, lat|, rok, cyfr, znak, punkt, sztuk,
    szt|, zł|, osób, osoby, nocy, warszawa, kraków, wrocław, gdańsk, poznań
  `,
  revoked: `
    stracił ważność, utracił ważność, nie jest już ważny, wygasł, nieważn, poprzedni kod, stary kod,
    zastępuje, przestał działać, przestaje działać
  `,
  promotion: `
    zniżk, rabat, promocj, oferta, kupon, koszyk, oszczędz, zakup, darmowa dostawa
  `,
  footer: `
    wszelkie prawa, wypisz
  `,
};

export const czech: Language = {
  name: 'Czech',
  strong: `
    ověřovací kód, ověřovacího kódu, ověřovacím kódem, potvrzovací kód, potvrzovacího kódu, bezpečnostní
    kód, jednorázový kód, jednorázové heslo, jednorázového kódu, dočasné heslo, přístupový kód,
    přihlašovací kód, kód pro přihlášení, kód k přihlášení, aktivační kód, autorizační kód, autentizační
    kód, kód pro ověření, kód pro obnovení, obnovovací kód, záložní kódy, registrační kód, váš kód, tvůj
    kód, vaším kódem, kód je|, kód:, tento kód, následující kód, nový kód, níže uvedený kód, místný kód,
    kód pin, kód pro, sms kód, dočasný kód, osobní kód, odblokovací kód, párovací kód, kód platby, kód
    transakce, obnovovací kódy, nouzové kódy, číselný kód, ověřovací číslo, bezpečnostní token,
    jednorázovým kódem
  `,
  weak: `
    kód, pin|, přihlás, potvrď, zadejte, zadej, ověř, opište, číslic, napište, vložte, vyplňte,
    přihlášen, heslo, hesla
  `,
  not: `
    slevový kód, slevového kódu, promo kód, propagační kód, akční kód, kód kupónu, dárkový kód,
    směrovací číslo, čárový kód, qr kód, chybový kód, kód chyby, zdrojový kód, kodex, kód produktu, kód
    zboží, poštovní, doporučovací kód, kód země
  `,
  warnings: `
    nikdy nebudeme, nikdy po vás, nikdy nežád, nikdy se neptá, nikdy nepožad
  `,
  labels: `
    objednáv, faktur, účtenk, číslo, č.|, čís, variabilní, symbol, zákazn, zásilk, balík, sledov,
    rezerv, jízdenk, letenk, případ, účet, účtu, smlouv, transakc, zboží, produkt, telefon, tel|,
    volejte, infolink, fax, ičo|, ič|, dič|, psč|, kart, končící, pokoj, let|, verz, členské, pojistk,
    rok|, p.o.
  `,
  units: `
    minut, min|, hodin, hod|, sekund, vteřin, dn, den|, týdn, měsíc, let|, rok, číslic, míst, znak, bod,
    kus, ks|, kč, osob, nocí, praha, brno, ostrava
  `,
  revoked: `
    již neplatí, už neplatí, neplatn, vypršel, předchozí kód, starý kód, nahrazuje, původní kód,
    dřívější kód
  `,
  promotion: `
    slev, nabídk, kupón, kupon, košík, nákup, ušetř, doprava zdarma, akce|
  `,
  footer: `
    všechna práva, odhlásit
  `,
};

export const russian: Language = {
  name: 'Russian',
  strong: `
    код подтверждени, код для подтверждени, кода подтверждени, проверочный код, проверочного кода, код
    проверки, код безопасности, одноразовый код, одноразового кода, одноразовый пароль, временный
    пароль, код доступа, код входа, код для входа, код авторизаци, код аутентификаци, код активаци, код
    верификаци, код восстановлени, код для восстановлени, код для сброса, резервные коды, код
    регистраци, код для регистраци, секретный код, смс код, ваш код, твой код, вашего кода, код:, этот
    код, следующий код, новый код, указанный код, значный код, пин код, код для, код из, временный код,
    персональный код, личный код, код разблокировки, код сопряжения, код оплаты, код операции, коды
    восстановления, цифровой код, числовой код, одноразовые коды, одноразовым кодом, кодом
    подтверждения, кодом
  `,
  weak: `
    код, пин|, чтобы войти, для входа, войти, подтверди, введите, введи, укажите, подтверждени, цифр,
    наберите, впишите, вход, авториз, парол, подтвержд
  `,
  not: `
    промокод, код скидки, код купона, код на скидку, подарочный код, реферальный код, почтовый индекс,
    штрих код, штрихкод, qr код, код ошибки, исходный код, исходного кода, кодекс, код товара, код
    клиента, код страны, код города, код отслеживания, код приглашения, код для скидки, никому не
    сообщайте код с карты
  `,
  warnings: `
    никогда не спра, никогда не запра, никогда не прос, никогда не попрос
  `,
  labels: `
    заказ, счет, счёт, чек, номер, ном|, №, артикул, клиент, посылк, отправлени, накладн, трек,
    бронировани, бронь, билет, заявк, обращени, договор, транзакци, операци, товар, телефон, тел|,
    звоните, факс, инн|, кпп|, огрн, индекс, карт, заканчива, комнат, рейс, верси, полис, год|, а/я,
    лицевой, аккаунт, учётн, учетн, профил
  `,
  units: `
    минут, мин|, час, ч|, секунд, сек|, дн, день, сут, недел, месяц, лет|, год, цифр, знак, символ,
    балл, штук, шт|, руб, р., человек, ноч, москва, санкт, г.
  `,
  revoked: `
    больше не действ, недействител, истёк, истек, предыдущий код, старый код, прежний код, заменяет,
    устарел
  `,
  promotion: `
    скидк, промокод, акци, купон, корзин, покуп, распродаж, бесплатная доставка
  `,
  footer: `
    все права, отписаться
  `,
};

export const ukrainian: Language = {
  name: 'Ukrainian',
  strong: `
    код підтвердження, код для підтвердження, коду підтвердження, перевірочний код, код перевірки, код
    безпеки, одноразовий код, одноразового коду, одноразовий пароль, тимчасовий пароль, код доступу, код
    входу, код для входу, код авторизації, код автентифікації, код активації, код верифікації, код
    відновлення, код для відновлення, код для скидання, резервні коди, код реєстрації, код для
    реєстрації, ваш код, твій код, код:, цей код, наступний код, такий код, новий код, вказаний код,
    значний код, пін код, код для, код із, тимчасовий код, персональний код, особистий код, код
    розблокування, код сполучення, код оплати, код операції, коди відновлення, цифровий код, одноразові
    коди, одноразовим кодом, кодом підтвердження, кодом
  `,
  weak: `
    код, пін|, щоб увійти, для входу, увійти, підтвердь, підтверд, введіть, введи, вкажіть, цифр,
    наберіть, впишіть, вхід, авториз, парол
  `,
  not: `
    промокод, код знижки, код на знижку, код купона, подарунковий код, реферальний код, поштовий індекс,
    штрих код, штрихкод, qr код, код помилки, вихідний код, кодекс, код товару, код клієнта, код країни,
    код міста, код відстеження, код запрошення
  `,
  warnings: `
    ніколи не запит, ніколи не прос, ніколи не попрос, ніколи не питає
  `,
  labels: `
    замовлення, рахун, чек, номер, №, артикул, клієнт, посилк, відправлення, накладн, ттн, трек,
    бронювання, квит, заявк, звернення, договор, догов, транзакці, операці, товар, телефон, тел|,
    телефонуйте, дзвоніть, факс, єдрпоу, іпн|, індекс, карт, закінчу, кімнат, рейс, версі, поліс, рік|,
    особовий, акаунт, облікового запису, профіл
  `,
  units: `
    хвилин, хв|, годин, год|, секунд, дн, день, діб, тижн, місяц, рок, рік, цифр, знак, символ, бал,
    штук, шт|, грн, осіб, ноч, київ, львів, одеса
  `,
  revoked: `
    більше не дійсн, більше не діє, недійсн, закінчився, минув, попередній код, старий код, замінює,
    застарі
  `,
  promotion: `
    знижк, промокод, акці, купон, кошик, покуп, розпродаж, безкоштовна доставка
  `,
  footer: `
    усі права, всі права, відписатися
  `,
};
