import type { Language } from './language.js';

export const polish: Language = {
  name: 'Polish',
  strong: `
    kod weryfikacyjn, kodu weryfikacyjn, kodem weryfikacyjn, kod potwierdz, kodu potwierdz, kod
    bezpieczeństwa, kod jednorazow, kodu jednorazow, jednorazowy kod, jednorazowe hasło, hasło
    jednorazowe, hasło tymczasowe, kod dostępu, kod logowania, kod do logowania, kod aktywacyjn, kod
    aktywac, kod autoryzac, kod uwierzytelni, kod odzyskiwania, kody zapasowe, kod rejestrac, kod
    resetowania, kod sms, kod pin, hasła jednorazow, haseł jednorazow, jednorazowego kodu, kod
    zabezpieczaj, kodów zapasow, kod z sms, kod autoryzacyjn, numer weryfikacyjn
  `,
  own: `
    twój kod, twoim kodem, twój pin
  `,
  nouns: `
    kod|, kodu|, kodem|, kody|, kodów, pin|, hasł, token, cyfr, otp|, poniższe cyfry
  `,
  inputs: `
    wpisz, wpisać, wprowadź, wprowadzić, podaj, przepisz, użyj, użyć, skopiuj, wklej
  `,
  intents: `
    zaloguj, logowani, zalogowa, potwierdź, potwierdzi, weryfik, zweryfik, rejestrac, zarejestr,
    uwierzytel, dwuetap, dwuskładnik, zresetow, resetow, reset hasła, odzysk, aktyw, autoryz, tożsamoś,
    nowego urządzenia, odblok, dokończyć, operacji, przelew, podpis, płatnoś, dostęp, kontynu, nowe
    hasło, zapomnia
  `,
  copulas: `
    to|, jest|, brzmi|, oto|, poniżej|, następujący|, twój|, są|, wynosi|
  `,
  not: `
    kod rabatow, kodu rabatow, kod promocyjn, kodu promocyjn, kod zniżkow, kod kuponu, kod podarunkow,
    kod polecenia, kod pocztow, kodu pocztow, kod kreskow, kod qr, kod błędu, kod źródłow, kodeks, kod
    produktu, kod klienta, kod swift, kod kraju, nowe hasło, zmiana hasła, zapomniane hasło, hasło
    zostało, resetowanie hasła, kod odbioru, kody rabatowe, kody promocyjne, kody pocztowe, kod kolor,
    kodow, kod towar
  `,
  topics: `
    rabat, zniżk, promocj, promo, kupon, voucher, karta podarunkowa, karty podarunkowej, oszczęd,
    darmowa dostawa, wyprzedaż, poleć, polecaj, id spotkania, suma częściowa, metoda płatności, numer
    przesyłki, wi fi, numer seryjny, klucz licencyjny, kod odbioru, paczkomat, w koszyku, bon
    podarunkowy
  `,
  labels: `
    zamówieni, faktur, paragon, numer, nr|, referencyjn, klient, przesyłk, paczk, śledzeni, rezerwac,
    bilet, zgłoszeni, sprawy, konto, konta, umow, transakc, produkt, telefon, tel|, zadzwoń, infolini,
    faks, nip|, regon, krs|, kart, kończąc, pokój, wersj, skrytka, polis, członk, strona, rozdział,
    krok|, ponad|, około|, ulica, ul|, peron, pociąg, piętro, android, windows, chrome, firefox, ios|,
    operacji nr, z dnia, lotu|
  `,
  units: `
    minut, min|, godzin, godz, sekund, dni|, dzień, tygodn, miesi, lat|, rok, cyfr, znak, punkt, sztuk,
    szt|, zł|, osób, osoby, nocy, warszawa, kraków, wrocław, gdańsk, poznań, uczestnik, klient,
    użytkownik, czytelnik, km|, procent, łódź, lublin, szczecin, warszaw, r|, r.
  `,
  revoked: `
    stracił ważność, utracił ważność, nie jest już ważny, wygasł, nieważn, poprzedni kod, stary kod,
    zastępuje, przestał działać, przestaje działać, nieaktualn, nie będzie już
  `,
};

export const czech: Language = {
  name: 'Czech',
  strong: `
    ověřovací kód, ověřovacího kódu, ověřovacím kódem, potvrzovací kód, potvrzovacího kódu, bezpečnostní
    kód, jednorázový kód, jednorázové heslo, jednorázového kódu, dočasné heslo, přístupový kód,
    přihlašovací kód, kód pro přihlášení, kód k přihlášení, aktivační kód, autorizační kód, autentizační
    kód, kód pro ověření, kód pro obnovení, obnovovací kód, záložní kódy, registrační kód, kód pin, sms
    kód, dočasný kód, kód k ověření, kód k potvrzení, kód z sms, záložních kódů, jednorázov, ověřovací
    číslo
  `,
  own: `
    váš kód, tvůj kód, vaším kódem, váš pin
  `,
  nouns: `
    kód|, kódu|, kódem|, kódy|, pin|, hesl, token, číslic|, otp|
  `,
  inputs: `
    zadejte, zadej, opište, opiš, vložte, vlož|, napište, použijte, použij, vyplňte, zkopírujte, zadání,
    po zadání
  `,
  intents: `
    přihlás, přihláš, ověř, potvrď, potvrzen, registrac, zaregistr, autent, dvoufáz, dvoufaktor,
    dvoukrok, obnov, reset, aktiv, autoriz, totožnost, nové zařízení, nového zařízení, odemk, dokonč,
    platb, podpis, přístup, pokračov, potvrz, nové heslo, zapomn
  `,
  copulas: `
    je|, zní|, zde|, následující|, tento|, váš|, tvůj|, jsou|
  `,
  not: `
    slevový kód, slevového kódu, promo kód, propagační kód, akční kód, kód kupónu, dárkový kód,
    směrovací číslo, čárový kód, qr kód, chybový kód, kód chyby, zdrojový kód, kodex, kód produktu, kód
    zboží, poštovní, doporučovací kód, kód země, nové heslo, zapomenuté heslo, heslo bylo, obnova hesla,
    obnovu hesla, obnovení hesla, kód banky, slevové kódy, kód barvy
  `,
  topics: `
    slev, kupon, kupón, promo, akční, dárkov, poukaz, košík, ušetř, doprava zdarma, výprodej, id
    schůzky, mezisoučet, způsob platby, wi fi, sériové číslo, licenční klíč, výdejní, účtenk
  `,
  labels: `
    objednáv, faktur, účtenk, číslo, č.|, čís, variabilní, symbol, zákazn, zásilk, balík, sledov,
    rezerv, jízdenk, letenk, případ, účet, účtu, smlouv, transakc, zboží, produkt, telefon, tel|,
    volejte, infolink, fax, ičo|, ič|, dič|, psč|, kart, končící, pokoj, verz, členské, pojistk, p.o.,
    strana, kapitola, krok|, více než|, přibližně|, ulice, ul|, nástupiště, vlak, patro, android,
    windows, chrome, firefox, ios|, místo
  `,
  units: `
    minut, min|, hodin, hod|, sekund, vteřin, týdn, měsíc, let|, rok, číslic, míst, znak, bod, kus, ks|,
    kč, osob, nocí, praha, brno, ostrava, účastník, zákazník, uživatel, čtenář, km|, procent, plzeň,
    olomouc, liberec, dní|, dny|, dnů|
  `,
  revoked: `
    již neplatí, už neplatí, neplatn, vypršel, předchozí kód, starý kód, nahrazuje, původní kód,
    dřívější kód, přestal platit, přestane platit, není platn
  `,
};

export const russian: Language = {
  name: 'Russian',
  strong: `
    код подтверждени, код для подтверждени, кода подтверждени, проверочный код, проверочного кода, код
    проверки, код безопасности, одноразовый код, одноразового кода, одноразовый пароль, временный
    пароль, код доступа, код входа, код для входа, код авторизаци, код аутентификаци, код активаци, код
    верификаци, код восстановлени, код для восстановлени, код для сброса, резервные коды, код
    регистраци, код для регистраци, смс код, пин код, пароль для подтверждения, пароль для входа,
    одноразов, временный код, код из письма, код из смс, коды восстановления, запасные коды, код
    двухфакторной, защитный код, код идентификации, ваш пароль:|, пароль доступа, коды доступа,
    резервный код, код верифик, код привязки, проверочное число, номер подтверждения
  `,
  own: `
    ваш код, твой код, вашего кода, ваш пин
  `,
  nouns: `
    код|, кода|, коду|, кодом|, коды|, пин|, пароль|, пароля|, паролем|, токен, цифр|, цифры|, эти цифры
  `,
  inputs: `
    введите, введи|, ввести, вводите, укажите, укажи|, используйте, используй|, наберите, скопируйте,
    вставьте, впишите, сообщите
  `,
  intents: `
    войти, вход, авториз, подтверди, подтвержд, проверк, верифик, регистрац, зарегистр, аутент,
    двухфактор, двухэтап, сброс, восстанов, активир, активац, личност, новое устройство, нового
    устройства, разблокир, заверш, операци, подпис, оплат, доступ, продолж, перевод, новый пароль,
    забыли пароль
  `,
  copulas: `
    это|, —, есть|, вот|, следующий|, ваш|, ниже|, для входа|, -|
  `,
  not: `
    промокод, код скидки, код купона, код на скидку, подарочный код, реферальный код, почтовый индекс,
    штрих код, штрихкод, qr код, код ошибки, исходный код, исходного кода, кодекс, код товара, код
    клиента, код страны, код города, код отслеживания, код приглашения, новый пароль, забыли пароль,
    смена пароля, смените пароль, сброс пароля, сброса пароля, пароль был, код получения, коды ошибок,
    промокоды, код домофона, кодов, кода:|, программного кода, качество кода
  `,
  topics: `
    скидк, скидочн, промокод, купон, акци, подарочн, сертификат, сэконом, бесплатная доставка,
    распродаж, идентификатор конференции, подытог, способ оплаты, трек номер, wi fi, вай фай, серийный
    номер, лицензионный ключ, код получения, пункт выдачи, фн|, в корзине
  `,
  labels: `
    заказ, счет, счёт, чек, номер, ном|, №, артикул, клиент, посылк, отправлени, накладн, трек,
    бронировани, бронь, билет, заявк, обращени, договор, транзакци, операци, товар, телефон, тел|,
    звоните, факс, инн|, кпп|, огрн, индекс, карт, заканчива, комнат, рейс, верси, полис, год|, а/я,
    лицевой, страниц, глава, шаг|, более|, около|, улиц, ул|, поезд, вагон, этаж, кв|, дом|, офис,
    android, windows, chrome, firefox, ios|, фн|, фд|, фп|, заказе, окпо, бик|, р/с, аккаунт, учётн,
    учетн
  `,
  units: `
    минут, мин|, час, ч|, секунд, сек|, дн, день, сут, недел, месяц, лет|, год, цифр, знак, символ,
    балл, штук, шт|, руб, р., человек, ноч, москва, санкт, г., участник, клиент, пользовател, читател,
    км|, процент, казань, екатеринбург, новосибирск, ₽, г|
  `,
  revoked: `
    больше не действ, недействител, истёк, истек, предыдущий код, старый код, прежний код, заменяет,
    устарел, не действует, не действителен, аннулирован
  `,
};

export const ukrainian: Language = {
  name: 'Ukrainian',
  strong: `
    код підтвердження, код для підтвердження, коду підтвердження, перевірочний код, код перевірки, код
    безпеки, одноразовий код, одноразового коду, одноразовий пароль, тимчасовий пароль, код доступу, код
    входу, код для входу, код авторизації, код автентифікації, код активації, код верифікації, код
    відновлення, код для відновлення, код для скидання, резервні коди, код реєстрації, код для
    реєстрації, пін код, одноразов, тимчасовий код, код з листа, коди відновлення, запасні коди,
    захисний код, код підтвердж, резервний код, пароль для входу
  `,
  own: `
    ваш код, твій код, ваш пін
  `,
  nouns: `
    код|, кода|, коду|, кодом|, коди|, пін|, пароль|, пароля|, паролем|, токен, цифр|, цифри|, ці цифри
  `,
  inputs: `
    введіть, введи|, ввести, вкажіть, вкажи|, використайте, використовуйте, наберіть, скопіюйте,
    вставте, впишіть
  `,
  intents: `
    увійти, вхід, входу, авториз, підтвердь, підтвердж, підтверди, перевірк, верифік, реєстрац,
    зареєстр, автент, двофактор, двоетап, скидання, скинути, віднов, активув, активац, особ, новий
    пристрій, нового пристрою, розблок, заверш, операці, підпис, оплат, доступ, продовж, переказ, новий
    пароль, забули пароль
  `,
  copulas: `
    це|, —, ось|, наступний|, ваш|, нижче|, є|, -|
  `,
  not: `
    промокод, код знижки, код на знижку, код купона, подарунковий код, реферальний код, поштовий індекс,
    штрих код, штрихкод, qr код, код помилки, вихідний код, кодекс, код товару, код клієнта, код країни,
    код міста, код відстеження, код запрошення, новий пароль, забули пароль, змініть пароль, зміна
    пароля, скидання пароля, код отримання, промокоди, код домофону, якість коду
  `,
  topics: `
    знижк, промокод, купон, акці, подарунков, сертифікат, заощад, безкоштовна доставка, розпродаж,
    ідентифікатор конференції, спосіб оплати, wi fi, серійний номер, ліцензійний ключ, код отримання, у
    кошику
  `,
  labels: `
    замовлення, рахун, чек, номер, №, артикул, клієнт, посилк, відправлення, накладн, ттн, трек,
    бронювання, квит, заявк, звернення, договор, догов, транзакці, операці, товар, телефон, тел|,
    телефонуйте, дзвоніть, факс, єдрпоу, іпн|, індекс, карт, закінчу, кімнат, рейс, версі, поліс, рік|,
    особовий, сторінк, розділ, крок|, понад|, близько|, вулиц, вул|, потяг, вагон, поверх, кв|, буд|,
    android, windows, chrome, firefox, ios|, мфо, акаунт, обліков
  `,
  units: `
    хвилин, хв|, годин, год|, секунд, дн, день, діб, тижн, місяц, рок, рік, цифр, знак, символ, бал,
    штук, шт|, грн, осіб, ноч, київ, львів, одеса, учасник, клієнт, користувач, читач, км|, відсот,
    харків, дніпро, ₴, р|
  `,
  revoked: `
    більше не дійсн, більше не діє, недійсн, закінчився, минув, попередній код, старий код, замінює,
    застарі, не діє, анульован, втратив чинність
  `,
};
