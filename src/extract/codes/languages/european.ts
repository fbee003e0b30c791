import type { Language } from './language.js';

export const turkish: Language = {
  name: 'Turkish',
  strong: `
    doğrulama kod, onay kod, güvenlik kod, tek kullanımlık, tek seferlik, tek kullanımlık şifre, tek
    kullanımlık kod, tek kullanımlık parola, tek seferlik şifre, tek seferlik kod, giriş kod, oturum
    açma kod, erişim kod, aktivasyon kod, etkinleştirme kod, kimlik doğrulama kod, kurtarma kod,
    sıfırlama kod, yedek kod, kayıt kod, geçici şifre, sms kod, teyit kod, geçici kod, sms kodu,
    kurtarma kodları, yedek kodlar, tanımlama kod, giriş şifre, doğrulama numara, onay numara
  `,
  own: `
    kodunuz, pin kodunuz
  `,
  nouns: `
    kod|, kodu|, kodunu|, kodunuz, kodun|, kodlar, şifre|, şifreniz, şifren|, parola, pin|, token, otp|,
    koduyla, kodla
  `,
  inputs: `
    girin, gir|, giriniz, girerek, yazın, yaz|, kullanın, kullan|, kullanarak, kullanabilirsiniz,
    kopyala
  `,
  intents: `
    giriş yap, girişi, oturum aç, doğrula, onayla, kayıt ol, kaydınızı, iki adımlı, iki faktör, sıfırla,
    kurtar, etkinleştir, aktifleştir, yetkilendir, kimli, yeni cihaz, kilidini aç, tamamla, işleminiz,
    imzala, ödeme, erişim, devam et, yeni şifre, yeni bir şifre, yeni parola
  `,
  copulas: `
    şudur|, şu|, olarak|, aşağıda|, budur|, ise|
  `,
  not: `
    indirim kod, promosyon kod, kampanya kod, kupon kod, hediye kod, davet kod, referans kod, posta kod,
    alan kod, ülke kod, barkod, qr kod, karekod, hata kod, kaynak kod, davranış kuralları, ürün kod,
    müşteri kod, kargo kod, takip kod, fırsat kod, yeni şifre, şifremi unuttum, şifrenizi sıfırla, şifre
    değiş, teslimat kod, indirim kodları, renk kod
  `,
  topics: `
    indirim, kampanya, kupon, hediye kart, hediye çek, fırsat, sepet, tasarruf, ücretsiz kargo, davet
    et, arkadaşını, toplantı kimliği, ara toplam, ödeme yöntemi, takip no, wi fi, seri numara, lisans
    anahtar, teslimat kod
  `,
  labels: `
    sipariş, fatura, fiş, numara, no|, müşteri, kargo, gönderi, takip, rezervasyon, bilet, talep, hesap,
    sözleşme, işlem, ürün, telefon, tel|, arayın, çağrı, faks, vergi, mersis, kart, ile biten, uçuş,
    sürüm, poliçe, yıl|, referans, pk|, bölüm, adım|, yaklaşık|, en az|, fazla|, sokak, sok|, daire,
    tren, peron, android, windows, chrome, firefox, ios|, merkezi, sayfa|
  `,
  units: `
    dakika, dk, saat, saniye, sn|, gün, hafta, ay|, yıl, hane, rakam, karakter, puan, adet, tl|, lira,
    kişi, gece, istanbul, ankara, izmir, 'de, 'da, katılımcı, müşteri, kullanıcı, okur, km|, yüzde,
    bursa, antalya, numaralı, nolu, sayılı, sokak, cadde
  `,
  revoked: `
    artık geçerli değil, geçersiz, süresi dol, önceki kod, eski kod, yerine geç, iptal edil,
    kullanılamaz
  `,
};

export const greek: Language = {
  name: 'Greek',
  strong: `
    κωδικός επαλήθευσης, κωδικό επαλήθευσης, κωδικού επαλήθευσης, κωδικός επιβεβαίωσης, κωδικό
    επιβεβαίωσης, κωδικός ασφαλείας, κωδικό ασφαλείας, κωδικός μίας χρήσης, κωδικός μιας χρήσης, κωδικό
    μίας χρήσης, κωδικό μιας χρήσης, κωδικός σύνδεσης, κωδικό σύνδεσης, κωδικός πρόσβασης, κωδικός
    εισόδου, κωδικός ενεργοποίησης, κωδικό ενεργοποίησης, κωδικός ταυτοποίησης, κωδικός ανάκτησης,
    κωδικό ανάκτησης, κωδικός επαναφοράς, εφεδρικοί κωδικοί, εφεδρικούς κωδικούς, προσωρινός κωδικός,
    κωδικοί ανάκτησης, κωδικό εισόδου, κωδικό πρόσβασης μίας, κωδικός otp, κωδικό otp, προσωρινό κωδικό,
    κωδικός μιας
  `,
  own: `
    ο κωδικός σας, ο κωδικός σου, κωδικός σας, κωδικός σου, το pin σας
  `,
  nouns: `
    κωδικό, κωδικού, κωδικοί, κωδικός, pin|, token, ψηφία|, otp|
  `,
  inputs: `
    εισαγάγετε, εισάγετε, εισάγεις, πληκτρολογήστε, πληκτρολόγησε, χρησιμοποιήστε, χρησιμοποίησε,
    γράψτε, αντιγράψτε, συμπληρώστε, δώστε, βάλε|
  `,
  intents: `
    συνδεθ, σύνδεσ, είσοδ, επιβεβαι, επαλήθευσ, επαληθεύ, εγγραφ, ταυτοποί, ταυτότητ, δύο βημάτων, δύο
    παραγόντων, επαναφορ, επαναφέρ, ανάκτησ, ενεργοποί, εξουσιοδότ, νέα συσκευή, ξεκλείδω, ολοκληρώ,
    συναλλαγή, υπογράψ, υπογραφ, πληρωμ, πρόσβασ, συνέχ, νέος κωδικός πρόσβασης, νέο κωδικό
  `,
  copulas: `
    είναι|, ο|, εξής|, ακόλουθος|, παρακάτω|, σας|, σου|
  `,
  not: `
    εκπτωτικός κωδικός, εκπτωτικό κωδικό, κωδικός έκπτωσης, κωδικό έκπτωσης, κωδικός προσφοράς, κωδικό
    προσφοράς, κουπόνι, ταχυδρομικός κώδικας, ταχυδρομικό κώδικα, κωδικός qr, κωδικός σφάλματος, πηγαίος
    κώδικας, κώδικας δεοντολογίας, κωδικός προϊόντος, κωδικός πελάτη, κωδικός παραγγελίας, κωδικός
    αποστολής, ξεχάσατε τον κωδικό, νέος κωδικός πρόσβασης, νέο κωδικό πρόσβασης, αλλαγή κωδικού,
    επαναφορά κωδικού, κωδικός κράτησης, κωδικοί έκπτωσης, κωδικός τράπεζας
  `,
  topics: `
    έκπτωσ, εκπτωτικ, προσφορ, κουπόνι, δωροκάρτα, δωροεπιταγή, καλάθι σας, στο καλάθι, εξοικονόμ,
    δωρεάν μεταφορικά, αναγνωριστικό σύσκεψης, μερικό σύνολο, τρόπος πληρωμής, wi fi, σειριακός αριθμός
  `,
  labels: `
    παραγγελί, τιμολόγι, απόδειξη, αριθμ, αρ., αρ|, πελάτη, αποστολ, δέμα, κράτηση, εισιτήρι, υπόθεση,
    λογαριασμ, συμβόλαι, συναλλαγ, προϊόν, τηλέφων, τηλ, καλέστε, φαξ, αφμ, κάρτα, λήγει σε, που λήγει,
    τ.κ., τκ|, δωμάτιο, πτήση, έκδοση, έτος, γεμη, σελίδα, κεφάλαιο, βήμα|, περισσότερα από|, περίπου|,
    οδός, όροφος, android, windows, chrome, firefox, ios|
  `,
  units: `
    λεπτ, ώρ, ωρ, δευτερόλεπτ, ημέρ, μέρ, εβδομάδ, μήν, έτ, χρόνι, ψηφί, ψήφι, χαρακτήρ, πόντ, τεμάχι,
    ευρώ, άτομ, αθήνα, θεσσαλονίκη, συμμετέχοντ, πελάτ, χρήστ, αναγνώστ, χλμ|, τοις εκατό, πάτρα,
    ηράκλειο, αθήν, πειραι
  `,
  revoked: `
    δεν ισχύει πλέον, δεν ισχύει πια, έληξε, έχει λήξει, άκυρος, προηγούμενος κωδικός, παλιός κωδικός,
    αντικαθιστά, δεν ισχύει, παύει να ισχύει, ακυρώθηκε
  `,
};

export const hungarian: Language = {
  name: 'Hungarian',
  strong: `
    ellenőrző kód, ellenőrzőkód, megerősítő kód, megerősítőkód, hitelesítő kód, hitelesítőkód,
    biztonsági kód, egyszer használatos, egyszeri kód, egyszeri jelszó, ideiglenes jelszó, belépési kód,
    belépőkód, bejelentkezési kód, hozzáférési kód, aktiváló kód, aktivációs kód, visszaállító kód,
    helyreállító kód, helyreállítási kód, tartalék kód, biztonsági mentési kód, regisztrációs kód,
    azonosító kód, sms kód, a kódod|, ideiglenes kód, belépő kód, tartalék kódok, egyszerhasználatos,
    visszaállítási kód
  `,
  own: `
    az ön kódja, pin kódod, pin kódja
  `,
  nouns: `
    kódja, kódod, kódok, pin|, jelszó, jelszav, token, számjegy, otp|, ~kód|, ~kódot|, ~kódod, ~kódja,
    ~kóddal, ~kódját, számot|
  `,
  inputs: `
    írja be, írd be, adja meg, add meg, gépelje be, használja, használd, másolja, üsd be, beírni
  `,
  intents: `
    bejelentkez, belép, megerősít, ellenőriz, hitelesít, regisztr, kétlépcsős, kétfaktoros, visszaállít,
    helyreállít, aktivál, engedélyez, azonosít, személyazonos, új eszköz, felold, befejez, fizetés,
    aláír, jóváhagy, hozzáfér, utalás, új jelszó, elfelejtett, erősítsd, erősítse
  `,
  copulas: `
    a következő|, az|, a|, ez|, alább|, íme|, következő|
  `,
  not: `
    kuponkód, kupon kód, kedvezménykód, promóciós kód, promókód, akciós kód, ajándékkód, utalványkód,
    irányítószám, vonalkód, qr kód, hibakód, forráskód, etikai kódex, kódex, termékkód, ügyfélkód,
    országkód, ajánlókód, meghívókód, új jelszó, elfelejtett jelszó, jelszó visszaállítás, jelszava
    megváltoz, jelszó módosít, átvételi kód, kuponkódot, kódolás, színkód, bankkód, foglalási kód, banki
    kód
  `,
  topics: `
    kedvezmény, kupon, promóció, akció, ajándékkártya, utalvány, pénztár, megtakar, ingyenes szállítás,
    hívd meg, értekezlet azonosító, részösszeg, fizetési mód, wi fi, sorozatszám, licenckulcs, átvételi,
    nyugta, a kosárban, kosaradban
  `,
  labels: `
    rendelés, számla, bizonylat, szám, sorszám, azonosító, ügyfél, csomag, küldemény, nyomkövet,
    foglalás, jegy, ügyszám, hivatkozás, fiók, szerződés, tranzakció, cikkszám, termék, telefon, tel|,
    hívj, fax, adószám, cégjegyzék, kártya, végű, végződő, szoba, járat, verzió, kötvény, év|, irsz,
    pf|, oldal, fejezet, lépés|, több mint|, körülbelül|, kb|, utca, emelet, vágány, vonat, android,
    windows, chrome, firefox, ios|
  `,
  units: `
    perc, óra, órá, másodperc, nap, hét, hónap, év, számjegy, jegyű, karakter, pont, darab, db|, ft|,
    forint, fő|, éjszaka, budapest, debrecen, szeged, résztvevő, ügyfél, felhasználó, olvasó, km|,
    százalék, győr, pécs, utca, tér|, számú, . számú
  `,
  revoked: `
    már nem érvényes, érvénytelen, lejárt, korábbi kód, régi kód, előző kód, helyett, nem érvényes,
    érvényét veszt
  `,
};

export const finnish: Language = {
  name: 'Finnish',
  strong: `
    vahvistuskood, todennuskood, varmennuskood, turvakood, kertakäyttöi, kertakood,
    kertakirjautumiskood, kirjautumiskood, pääsykood, aktivointikood, palautuskood, varakood,
    tunnistuskood, rekisteröintikood, tunnusluku, väliaikainen salasana, väliaikainen koodi,
    kertakäyttö, tekstiviestikoodi, palautuskoodit, kirjautumistunnus, vahvistusnumero, varmistusnumero,
    varmistuskoodi
  `,
  own: `
    koodisi, pin koodisi
  `,
  nouns: `
    koodia|, koodilla, koodit|, pin|, salasana, token, numerosarja, otp|, ~koodi
  `,
  inputs: `
    syötä, anna|, kirjoita, käytä, näppäile, kopioi, täytä, syöttä, näppäil, kirjoitta, käyttä
  `,
  intents: `
    kirjaudu, kirjautu, kirjautum, todenna, rekisteröi, tunnist, kaksivaihe, palauta, palautta, nollaa,
    aktivoi, hyväksy, henkilöllisyy, uusi laite, uudelta laitteelta, avaa lukitus, viimeistel, vahvist,
    allekirjoit, maksu, pääsy, uusi salasana, unohd
  `,
  copulas: `
    on|, ovat|, tässä|, seuraava|, tämä|, alla|
  `,
  not: `
    alennuskood, kampanjakood, lahjakood, etukood, tarjouskood, kuponkikood, qr kood, viivakood,
    virhekood, lähdekood, eettinen, maakood, suosittelukood, tuotekood, postinumero, unohditko salasan,
    uusi salasana, salasanasi on vaihdettu, salasanan vaihto, salasanan palautu, noutokoodi, väri koodi,
    koodikant, koodaus, qr koodi, varauskood, asiakaskood, pankkikood, värikood
  `,
  topics: `
    alennu, kampanj, tarjous, lahjakort, etusetel, kassalla, ostoskori, säästä, ilmainen toimitus,
    kokouksen tunnus, välisumma, maksutapa, seurantatunnus, wi fi, sarjanumero, lisenssiavain,
    noutokoodi
  `,
  labels: `
    tilau, tilausnumero, lasku, laskun, kuitti, numero, nro|, viite, asiakas, paket, lähety, seuranta,
    varau, lippu, tapau, tili, sopimus, tapahtuma, tuote, puhelin, puh, soita, faksi, y tunnus, kortti,
    päättyy, päättyvä, huone, lento, versio, vuosi, jäsen, pl|, postinumero, sivu, luku|, vaihe|, katu,
    kerros, raide, juna|, android, windows, chrome, firefox, ios|
  `,
  units: `
    minuut, min|, tunti, tunnin, tuntia, sekun, päivä, viikko, viikon, kuukau, vuo, numero, merk, piste,
    kappale, kpl|, euro, henkilö, yö, helsinki, tampere, espoo, turku, osallistuj, asiak, käyttäj,
    lukij, km|, prosent, oulu, vantaa, katu
  `,
  revoked: `
    ei ole enää voimassa, ei enää toimi, ei enää kelpaa, vanhentun, vanha koodi, aiempi koodi, edellinen
    koodi, korvaa, ei ole voimassa, ei enää
  `,
};
