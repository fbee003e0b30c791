import type { Language } from './language.js';

export const german: Language = {
  name: 'German',
  strong: `
    bestätigungscode, bestaetigungscode, verifizierungscode, verifikationscode, sicherheitscode,
    einmalcode, einmal code, einmalkennwort, einmalpasswort, einmal passwort, einmalpin, zugangscode,
    anmeldecode, login code, aktivierungscode, freischaltcode, authentifizierungscode, prüfcode,
    registrierungscode, wiederherstellungscode, zurücksetzungscode, kopplungscode, gerätecode, backup
    codes, bestätigungs pin, tan|, mtan, smstan, ihre tan|, einmal kennwort, einmalige kennwort,
    einmaliges kennwort, einmaliger code, einmaligen code, temporäres passwort, temporäres kennwort,
    vorläufiges passwort, code zur bestätigung, code zur anmeldung, code zum anmelden, zugangs code,
    sicherheits code, bestätigungs code, otp|, mail code, anmelde code, loginc, login pin, backupcodes,
    wiederherstellungs codes, smscode, sms code, zweifaktorcode, aktivierungsschlüssel,
    unterschriftscode, signaturcode, freischaltnummer, bestätigungsnummer, prüfnummer, zugangsnummer,
    verifizierungsnummer, sicherheitsnummer
  `,
  own: `
    ihr code, dein code, ihre pin|, deine pin|
  `,
  nouns: `
    zahlenfolge, ziffernfolge, zahlencode, geheimzahl, passcode, kode|, token, losungswort, schlüssel,
    ~code|, ~codes|, ~pin|, ~tan|, ~passwort, ~kennwort, zahlen|, ziffern|, zahl|, folgende nummer,
    diese nummer, aktivierungsschlüssel, zugangsschlüssel
  `,
  inputs: `
    geben sie, gib|, gebe|, eingeben, einzugeben, eintragen, tragen sie, trage|, verwende, nutze,
    benutze, tippe, kopiere, übertrage, tragen sie|, trag|, gebt, eintippen, hinterleg, seite einfach,
    app einfach
  `,
  intents: `
    anmeld, anzumeld, einlogg, login, log in, verifizier, registrier, authentifizier, zwei faktor,
    zurücksetz, zurückzusetz, wiederherstell, aktivier, freischalt, freizuschalt, freigabe, freigeben,
    neues gerät, konto zu, identität, autorisier, überweisung, zwei schritt, bestätig, unterschr,
    unterzeich, signier, signatur, zahlung, kauf, beitreten, beitritts, zugriff, zugang, e mail adresse
    gehört, neues passwort, neues kennwort, passwort vergessen, neues
  `,
  copulas: `
    lautet|, ist|, lauten|, sind|, dafür|, zur bestätigung|, hier|, nun|, jetzt|, für|, deine|, ihre|,
    folgende|, die|, der|, den|, dann|, bitte|, einfach|, wie folgt|
  `,
  not: `
    gutscheincode, rabattcode, aktionscode, promo code, promocode, gutschein code, empfehlungscode,
    geschenkcode, einladungscode, fehlercode, quellcode, qr code, strichcode, barcode, verhaltenskodex,
    dresscode, ländercode, statuscode, vorteilscode, ländercodes, postleitzahl, neues passwort, altes
    passwort, passwort vergessen, passwort zurück, passwort wurde, ihr passwort zurück, dein passwort
    zurück, quellcodes, qr codes, wlan passwort, abholcode, bankleitzahl, türcode, buchungscode,
    kundencode, artikelcode, produktcode, farbcode, bankcode, zahlungscode, decode, encode, unicode,
    abholpin, reservierungscode, flugcode
  `,
  topics: `
    rabatt, gutschein, aktionscode, % sparen, ersparnis, sparst, sparen sie, warenkorb, im warenkorb,
    geschenkkarte, geschenkgutschein, freunde werben, meeting id, meeting kennung, einwahl, abholcode,
    packstation, gesamtbetrag, zwischensumme, zahlungsart, sendungsnummer, wlan, lizenzschlüssel,
    seriennummer, freunde empfehlen, an der kasse, beim einkauf, anreise, abreise, buchungsnummer,
    buchungscode, fehlermeldung, fehlercode
  `,
  labels: `
    bestell, bestellnummer, auftrag, rechnung, rechnungsnummer, kunden, kundennummer, beleg, sendung,
    sendungsnummer, paket, vorgang, referenz, ticket, buchung, konto, vertrag, mitglied, artikel,
    telefon, tel|, hotline, fax, ruf, plz, postleitzahl, nr|, nummer, hrb|, hrb, ust, steuernummer,
    karte, endet auf, endend auf, zimmer, raum, gleis, version, kennung, postfach, aktenzeichen, jahr,
    personal, einwahl, versicherung, abschnitt, seite, kapitel, schritt, über|, rund|, mehr als|, etwa|,
    verwendungszweck, hausnummer, flug, zug|, endet|, endziffer, kto, blz|, handelsregister,
    amtsgericht, seit|, android, windows, chrome, firefox, ios|, bis zu
  `,
  units: `
    minute, min|, stunde, std|, sekunde, tag|, tage, tagen, woche, monat, jahr, stellig, ziffer,
    zeichen, punkt, artikel, uhr, euro, personen, nächte, stück, berlin, münchen, hamburg, köln,
    frankfurt, wien, zürich, teilnehmer, kunden, nutzer, mitarbeiter, leser, kilometer, grad, prozent,
    münster, bonn, stuttgart, düsseldorf, leipzig, dresden, hannover, bremen, lüneburg, nürnberg, graz,
    linz, basel, bern, ffm
  `,
  revoked: `
    nicht mehr gültig, abgelaufen, ungültig, alter code, alte code, vorherige, früherer code, bisherige,
    ersetzt, nicht länger gültig, verliert seine gültigkeit, gilt nicht mehr, alten code, funktioniert
    nicht mehr, frühere
  `,
};

export const dutch: Language = {
  name: 'Dutch',
  strong: `
    verificatiecode, bevestigingscode, beveiligingscode, eenmalige code, eenmalig wachtwoord, eenmalige
    toegangscode, toegangscode, inlogcode, aanmeldcode, activeringscode, activatiecode, herstelcode,
    controlecode, registratiecode, koppelcode, back upcodes, back up codes, tijdelijk wachtwoord,
    tijdelijke wachtwoord, tijdelijke code, inlog code, verificatie code, toegangs code, loginc, sms
    code, herstelcodes, beveiligings code, authenticatiecode, wachtwoord voor eenmalig, eenmalige,
    verificatienummer, controlenummer, bevestigingsnummer is
  `,
  own: `
    je code, jouw code, uw code, je pincode, uw pincode
  `,
  nouns: `
    pin|, pincode, wachtwoord, token, cijfers|, tan|, otp|, ~code|, ~codes|, getal|, getallen, volgende
    nummer
  `,
  inputs: `
    voer|, voert, vul|, vult, invoeren, in te voeren, typ|, gebruik, toets, kopieer
  `,
  intents: `
    inloggen, in te loggen, log in, aanmelden, aan te melden, verifi, verificatie, registr, authentic,
    twee staps, tweestaps, twee factor, herstel, opnieuw in te stellen, opnieuw instellen, resetten,
    activer, autoris, identiteit, nieuw apparaat, ontgrendel, account aan te, toegang, bevestig,
    onderteken, betaling, betalen, nieuw wachtwoord, wachtwoord vergeten
  `,
  copulas: `
    is|, zijn|, luidt|, hier|, volgende|, deze|, de|, jouw|, je|, uw|, dan|
  `,
  not: `
    kortingscode, actiecode, cadeaucode, waardebon, vouchercode, promocode, postcode, barcode, qr code,
    foutcode, gedragscode, broncode, streepjescode, couponcode, wachtwoord vergeten, nieuw wachtwoord,
    wachtwoord opnieuw, wachtwoord is gewijzigd, wachtwoord herstel, postcodes, afhaalcode, wifi
    wachtwoord, landcode, kleurcode, boekingscode, klantcode, artikelcode, productcode, bankcode,
    toegangscode wifi, decode
  `,
  topics: `
    korting, couponcode, cadeaubon, cadeaukaart, actiecode, bespaar, afrekenen, winkelmand, gratis
    verzending, sale|, vergader id, meeting id, inbelnummer, afhaalcode, subtotaal, betaalmethode, wifi,
    serienummer, licentiesleutel, vrienden uit
  `,
  labels: `
    bestel, bestelnummer, order, ordernummer, factuur, factuurnummer, klant, klantnummer, pakket,
    zending, track, referentie, kenmerk, telefoon, tel|, bel ons, nummer, nr|, rekening, kvk, btw,
    kaart, eindigend op, postcode, reservering, boeking, kamer, versie, postbus, dossier, ticket,
    lidnummer, polis, pagina, hoofdstuk, stap|, meer dan|, ongeveer|, straat, perron, trein, verdieping,
    android, windows, chrome, firefox, ios|
  `,
  units: `
    minuten, minuut, min|, uur, uren, seconden, dagen, dag|, weken, maanden, jaar, cijfer, teken,
    punten, artikel, stuks, personen, amsterdam, rotterdam, utrecht, deelnemers, klanten, gebruikers,
    lezers, km|, procent, den haag, eindhoven, groningen, antwerpen, gent, brussel
  `,
  revoked: `
    niet meer geldig, verlopen, ongeldig, oude code, vorige code, vervangt, eerdere code, niet langer
    geldig, werkt niet meer, vervalt
  `,
};

export const swedish: Language = {
  name: 'Swedish',
  strong: `
    verifieringskod, bekräftelsekod, säkerhetskod, engångskod, engångslösenord, inloggningskod,
    åtkomstkod, aktiveringskod, återställningskod, autentiseringskod, kontrollkod, registreringskod,
    reservkod, tillfälligt lösenord, tillfällig kod, inloggningskoder, kod för att logga in, kod för
    inloggning, reservkoder, återställningskoder, sms kod, engångs, verifieringsnummer
  `,
  own: `
    din kod, din pinkod
  `,
  nouns: `
    pinkod, pin|, lösenord, token, siffror|, otp|, ~kod|, ~koden|, ~koder|, ~koderna, följande nummer
  `,
  inputs: `
    ange|, anger, skriv|, skriv in, mata in, fyll i, använd, knappa in, kopiera
  `,
  intents: `
    logga in, inloggning, verifier, registrer, autentis, tvåstegs, tvåfaktor, återställ, aktiver,
    godkänn, identitet, ny enhet, lås upp, slutföra, skapa ditt konto, bekräft, signer, underteckn,
    betalning, åtkomst, nytt lösenord, glömt
  `,
  copulas: `
    är|, lyder|, här|, följande|, denna|, din|, ditt|
  `,
  not: `
    rabattkod, kampanjkod, presentkod, värdekod, erbjudandekod, qr kod, streckkod, felkod,
    uppförandekod, källkod, landskod, värvningskod, portkod, glömt lösenord, nytt lösenord, återställ
    ditt lösenord, återställ lösenord, lösenordet har, hämtkod, wifi lösenord, färgkod, bokningskod,
    kundkod, artikelkod, produktkod, bankkod, upphämtningskod
  `,
  topics: `
    rabatt, kampanj, presentkort, erbjudande, värdecheck, kassan, kundvagn, spara|, fri frakt, mötes id,
    uppringning, delsumma, betalsätt, kollinummer, wifi, serienummer, licensnyckel, värva
  `,
  labels: `
    order, ordernummer, beställning, faktura, fakturanummer, kund, kundnummer, kvitto, paket,
    försändelse, spårning, kolli, referens, telefon, tel|, ring, nummer, nr|, postnummer, org, konto,
    kort, slutar på, som slutar, bokning, version, ärende, medlem, box|, ocr, sida, kapitel, steg|, mer
    än|, cirka|, gatan, spår, tåg, våning, android, windows, chrome, firefox, ios|, kvittonr, rum|
  `,
  units: `
    minut, min|, timm, tim|, sekund, dag, veck, månad, år|, siffr, tecken, poäng, artik, kr|, stockholm,
    göteborg, malmö, personer, deltagare, kunder, användare, läsare, km|, procent, uppsala, lund, kronor
  `,
  revoked: `
    inte längre giltig, gäller inte längre, slutat gälla, har gått ut, ogiltig, gamla koden, tidigare
    kod, ersätter, tidigare koden, föregående kod, inte längre, slutar gälla, slutar fungera
  `,
};

export const danish: Language = {
  name: 'Danish',
  strong: `
    bekræftelseskode, verifikationskode, verificeringskode, sikkerhedskode, engangskode,
    engangsadgangskode, loginkode, log ind kode, aktiveringskode, gendannelseskode, godkendelseskode,
    kontrolkode, tilmeldingskode, nulstillingskode, bekræftkode, midlertidig adgangskode, midlertidig
    kode, din pinkode, din loginkode, backupkoder, sms kode, kode til login, kode til at logge, engangs
  `,
  own: `
    din kode
  `,
  nouns: `
    pinkode, pin|, adgangskode, token, cifre|, otp|, ~kode|, ~koden|, ~koder|, ~koderne, følgende nummer
  `,
  inputs: `
    indtast, skriv|, angiv, brug|, bruge, kopier, udfyld, tast|
  `,
  intents: `
    log ind, logge ind, login, verific, registr, godkend, to trins, totrins, to faktor, nulstil, gendan,
    aktiver, identitet, ny enhed, lås op, færdiggøre, oprette din, bekræft, underskriv, signer,
    betaling, adgang, ny adgangskode, glemt
  `,
  copulas: `
    er|, lyder|, her|, følgende|, denne|, din|, dit|
  `,
  not: `
    rabatkode, kampagnekode, gavekode, tilbudskode, værdikode, qr kode, stregkode, fejlkode,
    adfærdskode, kildekode, landekode, voucherkode, glemt adgangskode, ny adgangskode, nulstil din
    adgangskode, nulstil adgangskode, adgangskoden er, afhentningskode, farvekode, postkode,
    bookingkode, kundekode, varekode, produktkode, bankkode
  `,
  topics: `
    rabat, kampagne, gavekort, tilbud, spar|, gratis fragt, udsalg, møde id, subtotal, betalingsmetode,
    wifi, serienummer, licensnøgle, kvittering, i kurven
  `,
  labels: `
    ordre, ordrenummer, bestilling, faktura, fakturanummer, kunde, kundenummer, kvittering, pakke,
    forsendelse, sporing, track, reference, telefon, tlf|, tel|, ring, nummer, nr|, postnummer, cvr,
    konto, kort, ender på, der ender, reservation, booking, værelse, version, medlem, postboks, side,
    kapitel, trin|, mere end|, cirka|, spor|, android, windows, chrome, firefox, ios|, sag|
  `,
  units: `
    minut, min|, sekund, dag, uge, måned, år|, ciffer, cifre, tegn, point, vare, stk, kr|, københavn,
    aarhus, odense, personer, deltagere, kunder, brugere, læsere, km|, procent, kroner, aalborg
  `,
  revoked: `
    ikke længere gyldig, gælder ikke længere, udløbet, ugyldig, gamle kode, tidligere kode, erstatter,
    forrige kode, ikke længere, virker ikke mere
  `,
};

export const norwegian: Language = {
  name: 'Norwegian',
  strong: `
    bekreftelseskode, verifiseringskode, sikkerhetskode, engangskode, engangspassord, innloggingskode,
    påloggingskode, tilgangskode, aktiveringskode, gjenopprettingskode, autentiseringskode,
    kontrollkode, registreringskode, reservekode, tilbakestillingskode, midlertidig passord, midlertidig
    kode, din pinkode, kode for innlogging, sms kode, reservekoder, engangs
  `,
  own: `
    din kode, koden din
  `,
  nouns: `
    pinkode, pin|, passord, token, sifre|, otp|, ~kode|, ~koden|, ~koder|, ~kodene, følgende nummer
  `,
  inputs: `
    skriv inn, skriv|, tast|, tast inn, angi|, oppgi, bruk|, bruke, kopier, legg inn, fyll inn
  `,
  intents: `
    logge inn, logg inn, innlogging, pålogging, verifis, registr, autentis, to trinns, totrinns, to
    faktor, tofaktor, tilbakestill, gjenopprett, aktiver, godkjenn, identitet, ny enhet, lås opp,
    fullføre, opprette, bekreft, signer, underskriv, betaling, tilgang, nytt passord, glemt
  `,
  copulas: `
    er|, lyder|, her|, følgende|, denne|, din|, ditt|
  `,
  not: `
    rabattkode, kampanjekode, gavekode, tilbudskode, verdikode, qr kode, strekkode, feilkode, kildekode,
    landskode, vervekode, glemt passord, nytt passord, tilbakestill passord, passordet ditt, hentekode,
    fargekode, postkode, bookingkode, kundekode, varekode, produktkode, bankkode
  `,
  topics: `
    rabatt, kampanje, gavekort, tilbud, i kassen, spar|, gratis frakt, møte id, delsum, betalingsmåte,
    wifi, serienummer, lisensnøkkel, kvittering, i handlekurven
  `,
  labels: `
    ordre, ordrenummer, bestilling, faktura, fakturanummer, kunde, kundenummer, kvittering, pakke,
    forsendelse, sporing, sending, referanse, telefon, tlf|, tel|, ring, nummer, nr|, postnummer, org,
    konto, kort, slutter på, som slutter, booking, versjon, medlem, postboks, side, kapittel, trinn|,
    mer enn|, cirka|, spor|, etasje, android, windows, chrome, firefox, ios|, forfall, rom|, sak|
  `,
  units: `
    minutt, min|, sekund, dag, døgn, uke, måned, år|, siffer, tegn, poeng, vare, stk, kr|, oslo, bergen,
    personer, deltakere, kunder, brukere, lesere, km|, prosent, kroner, trondheim, stavanger
  `,
  revoked: `
    ikke lenger gyldig, gjelder ikke lenger, utløpt, ugyldig, gamle koden, tidligere kode, erstatter,
    forrige kode, ikke lenger, virker ikke mer
  `,
};
