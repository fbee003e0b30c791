import type { Language } from './language.js';

export const turkish: Language = {
  name: 'Turkish',
  strong: `
    doğrulama kod, onay kod, güvenlik kod, tek kullanımlık, tek seferlik, giriş kod, oturum açma kod,
    erişim kod, aktivasyon kod, etkinleştirme kod, kimlik doğrulama kod, kurtarma kod, sıfırlama kod,
    yedek kod, kayıt kod, geçici şifre, şifre sıfırlama, kodunuz, kodun:, kodun|, kodu girin, kodu gir|,
    bu kodu, aşağıdaki kod, şu kodu, yeni kod, haneli kod, sms kod, teyit kod, kod:, kodunu gir, geçici
    kod, kişisel kod, kilit açma kod, eşleştirme kod, ödeme kod, işlem kod, kurtarma kodları, yedek
    kodlar, sayısal kod, doğrulama numara, onay numara, tek kullanımlık şifre, bir kod
  `,
  weak: `
    kod, şifre|, giriş yap, oturum aç, doğrula, onayla, girin, girerek, rakam, hane, yazın, tuşla,
    oturum, parola, şifre
  `,
  not: `
    indirim kod, promosyon kod, kampanya kod, kupon kod, hediye kod, davet kod, referans kod, posta kod,
    alan kod, ülke kod, barkod, qr kod, karekod, hata kod, kaynak kod, davranış kuralları, ürün kod,
    müşteri kod, kargo kod, takip kod, fırsat kod
  `,
  warnings: `
    asla sorma, asla iste, hiçbir zaman sorma, hiçbir zaman iste
  `,
  labels: `
    sipariş, fatura, fiş, numara, no|, nu|, müşteri, kargo, gönderi, takip, rezervasyon, bilet, talep,
    hesap, sözleşme, işlem, ürün, telefon, tel|, arayın, çağrı, faks, vergi, mersis, kart, ile biten,
    oda|, uçuş, sürüm, poliçe, yıl|, referans, pk|
  `,
  units: `
    dakika, dk, saat, saniye, sn|, gün, hafta, ay|, yıl, hane, rakam, karakter, puan, adet, tl|, lira,
    kişi, gece, istanbul, ankara, izmir, 'de, 'da
  `,
  revoked: `
    artık geçerli değil, geçersiz, süresi dol, önceki kod, eski kod, yerine geç
  `,
  promotion: `
    indirim, kampanya, kupon, fırsat, sepet, alışveriş, ücretsiz kargo, hediye kartı
  `,
  footer: `
    tüm hakları, abonelikten
  `,
};

export const greek: Language = {
  name: 'Greek',
  strong: `
    κωδικός επαλήθευσης, κωδικό επαλήθευσης, κωδικού επαλήθευσης, κωδικός επιβεβαίωσης, κωδικό
    επιβεβαίωσης, κωδικός ασφαλείας, κωδικό ασφαλείας, κωδικός μίας χρήσης, κωδικός μιας χρήσης, κωδικό
    μίας χρήσης, κωδικό μιας χρήσης, κωδικός σύνδεσης, κωδικό σύνδεσης, κωδικός πρόσβασης, κωδικός
    εισόδου, κωδικός ενεργοποίησης, κωδικό ενεργοποίησης, κωδικός ταυτοποίησης, κωδικός ανάκτησης,
    κωδικό ανάκτησης, κωδικός επαναφοράς, εφεδρικοί κωδικοί, εφεδρικούς κωδικούς, προσωρινός κωδικός, ο
    κωδικός σας, ο κωδικός σου, κωδικός σας, κωδικός σου, κωδικός είναι, κωδικός:, αυτόν τον κωδικό, τον
    κωδικό, παρακάτω κωδικό, ακόλουθο κωδικό, νέος κωδικός, νέο κωδικό, ψήφιο κωδικό, ψήφιος κωδικός,
    προσωπικός κωδικός, κωδικός ξεκλειδώματος, κωδικός σύζευξης, κωδικός πληρωμής, κωδικοί ανάκτησης,
    κωδικούς ανάκτησης, αριθμητικός κωδικός, αριθμός επαλήθευσης, έναν κωδικό, κωδικό σας
  `,
  weak: `
    κωδικ, pin|, για να συνδεθείτε, συνδεθείτε, επιβεβαιώ, εισαγάγετε, πληκτρολογήστε, επαλήθευσ, ψηφία,
    γράψτε, εισάγετε, σύνδεση
  `,
  not: `
    εκπτωτικός κωδικός, εκπτωτικό κωδικό, κωδικός έκπτωσης, κωδικό έκπτωσης, κωδικός προσφοράς, κωδικό
    προσφοράς, κουπόνι, ταχυδρομικός κώδικας, ταχυδρομικό κώδικα, κωδικός qr, κωδικός σφάλματος, πηγαίος
    κώδικας, κώδικας δεοντολογίας, κωδικός προϊόντος, κωδικός πελάτη, κωδικός παραγγελίας, κωδικός
    αποστολής
  `,
  warnings: `
    ποτέ δεν θα σας ζητήσ, ποτέ δεν θα ζητήσ, δεν θα σας ζητήσουμε ποτέ, ποτέ δεν ζητά
  `,
  labels: `
    παραγγελί, τιμολόγι, απόδειξη, αριθμ, αρ., αρ|, πελάτη, αποστολ, δέμα, κράτηση, εισιτήρι, υπόθεση,
    λογαριασμ, συμβόλαι, συναλλαγ, προϊόν, τηλέφων, τηλ, καλέστε, φαξ, αφμ, κάρτα, λήγει σε, που λήγει,
    τ.κ., τκ|, δωμάτιο, πτήση, έκδοση, έτος, γεμη
  `,
  units: `
    λεπτ, ώρ, ωρ, δευτερόλεπτ, ημέρ, μέρ, εβδομάδ, μήν, έτ, χρόνι, ψηφί, ψήφι, χαρακτήρ, πόντ, τεμάχι,
    ευρώ, άτομ, αθήνα, θεσσαλονίκη
  `,
  revoked: `
    δεν ισχύει πλέον, δεν ισχύει πια, έληξε, έχει λήξει, άκυρος, προηγούμενος κωδικός, παλιός κωδικός,
    αντικαθιστά
  `,
  promotion: `
    έκπτωση, εκπτώσ, προσφορά, προσφορές, κουπόνι, καλάθι, αγορά|, αγορές, κερδίστε
  `,
  footer: `
    δικαιωμάτων, διαγραφή
  `,
};

export const hungarian: Language = {
  name: 'Hungarian',
  strong: `
    ellenőrző kód, ellenőrzőkód, megerősítő kód, megerősítőkód, hitelesítő kód, hitelesítőkód,
    biztonsági kód, egyszer használatos, egyszeri kód, egyszeri jelszó, ideiglenes jelszó, belépési kód,
    belépőkód, bejelentkezési kód, hozzáférési kód, aktiváló kód, aktivációs kód, visszaállító kód,
    helyreállító kód, helyreállítási kód, tartalék kód, biztonsági mentési kód, regisztrációs kód,
    azonosító kód, kódod, kódja, az ön kódja, kód:, ezt a kódot, a következő kódot, az alábbi kódot,
    alábbi kód, új kód, jegyű kód, sms kód, ideiglenes kód, személyes kód, feloldó kód, feloldókód,
    párosító kód, fizetési kód, tranzakciós kód, helyreállító kódok, tartalékkód, számkód, ellenőrző
    szám, egyszeri kódod, jóváhagyó kód, jelszó visszaállít
  `,
  weak: `
    kód, pin|, bejelentkez, belép, megerősít, írja be, írd be, adja meg, add meg, hitelesít, számjegy,
    számsor, gépelje, gépeld, üsse be, jelszó
  `,
  not: `
    kuponkód, kupon kód, kedvezménykód, promóciós kód, promókód, akciós kód, ajándékkód, utalványkód,
    irányítószám, vonalkód, qr kód, hibakód, forráskód, etikai kódex, kódex, termékkód, ügyfélkód,
    országkód, ajánlókód, meghívókód
  `,
  warnings: `
    soha nem kér, soha nem fogjuk, sosem kér
  `,
  labels: `
    rendelés, számla, bizonylat, szám, sorszám, azonosító, ügyfél, csomag, küldemény, nyomkövet,
    foglalás, jegy, ügyszám, hivatkozás, fiók, szerződés, tranzakció, cikkszám, termék, telefon, tel|,
    hívj, fax, adószám, cégjegyzék, kártya, végű, végződő, szoba, járat, verzió, kötvény, év|, irsz, pf|
  `,
  units: `
    perc, óra, órá, másodperc, nap, hét, hónap, év, számjegy, jegyű, karakter, pont, darab, db|, ft|,
    forint, fő|, éjszaka, budapest, debrecen, szeged
  `,
  revoked: `
    már nem érvényes, érvénytelen, lejárt, korábbi kód, régi kód, előző kód, helyett
  `,
  promotion: `
    kedvezmény, akció, kupon, kosár, vásárl, ajándékutalvány, ingyenes szállítás
  `,
  footer: `
    minden jog, leiratkoz
  `,
};

export const finnish: Language = {
  name: 'Finnish',
  strong: `
    vahvistuskood, todennuskood, varmennuskood, turvakood, kertakäyttöi, kertakood,
    kertakirjautumiskood, kirjautumiskood, pääsykood, aktivointikood, palautuskood, varakood,
    tunnistuskood, rekisteröintikood, salasanan palautus, koodisi, koodi on, koodi:, tämä koodi,
    seuraava koodi, alla oleva koodi, uusi koodi, numeroinen koodi, tunnusluku, väliaikainen koodi,
    väliaikainen salasana, henkilökohtainen koodi, avauskoodi, parituskoodi, maksukoodi, palautuskoodit,
    varakoodit, numerokoodi, vahvistusnumero, kertasalasana, hyväksymiskoodi, kertakäyttö
  `,
  weak: `
    koodi, pin|, kirjaudu, kirjautu, vahvista, syötä, anna koodi, varmenna, numerosarja, kirjoita,
    näppäile, salasana
  `,
  not: `
    alennuskood, kampanjakood, lahjakood, etukood, tarjouskood, kuponkikood, qr kood, viivakood,
    virhekood, lähdekood, eettinen, maakood, suosittelukood, tuotekood, postinumero
  `,
  warnings: `
    koskaan kysy, koskaan pyydä, emme koskaan
  `,
  labels: `
    tilau, tilausnumero, lasku, laskun, kuitti, numero, nro|, viite, asiakas, paket, lähety, seuranta,
    varau, lippu, tapau, tili, sopimus, tapahtuma, tuote, puhelin, puh, soita, faksi, y tunnus, kortti,
    päättyy, päättyvä, huone, lento, versio, vuosi, jäsen, pl|, postinumero
  `,
  units: `
    minuut, min|, tunti, tunnin, tuntia, sekun, päivä, viikko, viikon, kuukau, vuo, numero, merk, piste,
    kappale, kpl|, euro, henkilö, yö, helsinki, tampere, espoo, turku
  `,
  revoked: `
    ei ole enää voimassa, ei enää toimi, ei enää kelpaa, vanhentun, vanha koodi, aiempi koodi, edellinen
    koodi, korvaa
  `,
  promotion: `
    alennus, tarjou, kuponki, ostoskori, ostok, säästä, lahjakortti, ilmainen toimitus, kampanja
  `,
  footer: `
    kaikki oikeudet, peruuta tilaus
  `,
};
