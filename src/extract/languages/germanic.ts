import type { Language } from './language.js';

export const german: Language = {
  name: 'German',
  strong: `
    bestätigungscode, bestaetigungscode, verifizierungscode, verifikationscode, sicherheitscode,
    einmalcode, einmal code, einmalkennwort, einmalpasswort, einmal passwort, einmalpin, zugangscode,
    anmeldecode, login code, aktivierungscode, freischaltcode, authentifizierungscode, prüfcode,
    registrierungscode, wiederherstellungscode, zurücksetzungscode, kopplungscode, gerätecode, backup
    codes, bestätigungs pin, tan|, mtan, smstan, ihr code, dein code, code lautet, pin lautet, folgenden
    code, diesen code, der code|, stelligen code, stelliger code, neuer code, code zur, code zum, code
    für die anmeldung, kennwort lautet, bestätigungsnummer lautet, zahlencode, bestätigungsnummer,
    sicherheits pin, einmal pin, zugangs pin, login pin, anmeldenummer, sicherheitsnummer,
    transaktionsnummer, codewort, einmaliger code, einmaligen code, persönlicher code, ihren code,
    deinen code, dein einmal, ihr einmal, bestätigungsschlüssel, verbindungscode, übertragungscode,
    freigabecode, wiederherstellungsschlüssel, ersatzcodes, notfallcodes, sicherungscodes, vorläufiges
    passwort, vorläufiges kennwort, temporäres passwort, ihre pin, deine pin, nummer lautet,
    freischaltnummer, zahl lautet
  `,
  weak: `
    code|, codes|, pin|, zum anmelden, zur anmeldung, bestätigen sie, bestätige, geben sie, gib den,
    eingeben, verifizier, ziffern, zahlenfolge, einloggen, loggen sie, melden sie sich, melde dich,
    tippe, tippen sie, freigeben, kennwort|, passwort|, diese zahl, folgende zahl, folgende nummer,
    zahl|, gib|, geben sie|, trage, tragen sie
  `,
  not: `
    gutscheincode, rabattcode, aktionscode, promo code, promocode, gutschein code, empfehlungscode,
    geschenkcode, einladungscode, fehlercode, quellcode, qr code, strichcode, barcode, verhaltenskodex,
    dresscode, ländercode, statuscode, geben sie niemals, geben sie ihren code nie, vorteilscode
  `,
  warnings: `
    niemals nach, nie nach, fragen sie nie, fragen dich nie, niemals auffordern, nie auffordern
  `,
  labels: `
    bestell, bestellnummer, auftrag, rechnung, rechnungsnummer, kunden, kundennummer, beleg, sendung,
    sendungsnummer, paket, vorgang, referenz, ticket, buchung, konto, vertrag, mitglied, artikel,
    telefon, tel|, hotline, fax, ruf, plz, postleitzahl, nr|, nummer, hrb|, hrb, ust, steuernummer,
    karte, endet auf, endend auf, zimmer, raum, gleis, version, kennung, postfach, aktenzeichen, jahr,
    personal, fall, einwahl, versicherung, endziffer, benutzer, profil, personalnummer, filiale
  `,
  units: `
    minute, min|, stunde, std|, sekunde, tag|, tage, tagen, woche, monat, jahr, stellig, ziffer,
    zeichen, punkt, artikel, uhr, euro, personen, nächte, stück, berlin, münchen, hamburg, köln,
    frankfurt, wien, zürich
  `,
  revoked: `
    nicht mehr gültig, abgelaufen, ungültig, alter code, alte code, vorherige, früherer code, bisherige,
    ersetzt
  `,
  promotion: `
    rabatt, gutschein, einkauf, sparen, sparst, angebot, aktion, geschenkkarte, prozent auf,
    versandkostenfrei, warenkorb
  `,
  footer: `
    alle rechte vorbehalten, abmelden|, abbestellen, impressum, datenschutz
  `,
};

export const dutch: Language = {
  name: 'Dutch',
  strong: `
    verificatiecode, bevestigingscode, beveiligingscode, eenmalige code, eenmalig wachtwoord, eenmalige
    toegangscode, toegangscode, inlogcode, aanmeldcode, activeringscode, activatiecode, herstelcode,
    controlecode, registratiecode, koppelcode, back upcodes, back up codes, je code, jouw code, uw code,
    code is|, de code|, deze code, volgende code, nieuwe code, cijferige code, pincode is|, pincode,
    verificatienummer, beveiligingspincode, tijdelijk wachtwoord, eenmalige pincode, persoonlijke code,
    noodcodes, herstelcodes, reservecodes, bevestigingsnummer, koppelingscode, inlogpincode,
    goedkeuringscode, transactiecode
  `,
  weak: `
    code|, codes|, om in te loggen, bevestig, voer, verifieer, inloggen, cijfers, aan te melden,
    aanmelden, vul, tik, toets, wachtwoord
  `,
  not: `
    kortingscode, actiecode, cadeaucode, waardebon, vouchercode, promocode, postcode, barcode, qr code,
    foutcode, gedragscode, broncode, streepjescode, couponcode
  `,
  warnings: `
    nooit om, nooit naar, vragen nooit, nooit vragen
  `,
  labels: `
    bestel, bestelnummer, order, ordernummer, factuur, factuurnummer, klant, klantnummer, pakket,
    zending, track, referentie, kenmerk, telefoon, tel|, bel ons, nummer, nr|, rekening, kvk, btw,
    kaart, eindigend op, postcode, reservering, boeking, kamer, versie, postbus, dossier, ticket,
    lidnummer, polis
  `,
  units: `
    minuten, minuut, min|, uur, uren, seconden, dagen, dag|, weken, maanden, jaar, cijfer, teken,
    punten, artikel, stuks, personen, amsterdam, rotterdam, utrecht
  `,
  revoked: `
    niet meer geldig, verlopen, ongeldig, oude code, vorige code, vervangt, eerdere code
  `,
  promotion: `
    korting, aanbieding, winkelwagen, cadeaubon, waardebon, bespaar, gratis verzending
  `,
  footer: `
    alle rechten voorbehouden, uitschrijven, afmelden
  `,
};

export const swedish: Language = {
  name: 'Swedish',
  strong: `
    verifieringskod, bekräftelsekod, säkerhetskod, engångskod, engångslösenord, inloggningskod,
    åtkomstkod, aktiveringskod, återställningskod, autentiseringskod, kontrollkod, registreringskod,
    reservkod, din kod, koden är, kod är, denna kod, följande kod, den här koden, ny kod, siffriga kod,
    siffrig kod, din pinkod, koden för, tillfälligt lösenord, tillfällig kod, personlig kod,
    bekräftelsenummer, återställningskoder, reservkoder, säkerhetskoder, godkännandekod, kopplingskod,
    engångspin, en kod
  `,
  weak: `
    kod, pinkod, pin|, logga in, bekräfta, ange, verifiera, siffror, skriv in, fyll i, knappa in,
    lösenord
  `,
  not: `
    rabattkod, kampanjkod, presentkod, värdekod, erbjudandekod, qr kod, streckkod, felkod,
    uppförandekod, källkod, landskod, använd koden vid, värvningskod, portkod
  `,
  warnings: `
    aldrig be dig, ber aldrig, aldrig fråga, frågar aldrig, aldrig att be
  `,
  labels: `
    order, ordernummer, beställning, faktura, fakturanummer, kund, kundnummer, kvitto, paket,
    försändelse, spårning, kolli, referens, telefon, tel|, ring, nummer, nr|, postnummer, org, konto,
    kort, slutar på, som slutar, bokning, rum, version, ärende, medlem, box|, ocr
  `,
  units: `
    minut, min|, timm, tim|, sekund, dag, veck, månad, år|, siffr, tecken, poäng, artik, st|, kr|,
    stockholm, göteborg, malmö, personer
  `,
  revoked: `
    inte längre giltig, gäller inte längre, slutat gälla, har gått ut, ogiltig, gamla koden, tidigare
    kod, ersätter, tidigare koden, föregående kod
  `,
  promotion: `
    rabatt, erbjudande, kampanj, presentkort, spara, varukorg, fri frakt
  `,
  footer: `
    alla rättigheter, avregistrera, avprenumerera
  `,
};

export const danish: Language = {
  name: 'Danish',
  strong: `
    bekræftelseskode, verifikationskode, verificeringskode, sikkerhedskode, engangskode,
    engangsadgangskode, loginkode, log ind kode, adgangskode er|, aktiveringskode, gendannelseskode,
    godkendelseskode, kontrolkode, tilmeldingskode, din kode, koden er|, kode er|, denne kode, følgende
    kode, ny kode, cifret kode, cifrede kode, nulstillingskode, bekræftkode, midlertidig adgangskode,
    midlertidig kode, personlig kode, gendannelseskoder, reservekoder, nødkoder, godkendelsesnummer,
    engangspin, koblingskode, en kode
  `,
  weak: `
    kode, pinkode, log ind, bekræft, indtast, verificer, cifre, tal|, tast, skriv, logge ind,
    adgangskode
  `,
  not: `
    rabatkode, kampagnekode, gavekode, tilbudskode, værdikode, qr kode, stregkode, fejlkode,
    adfærdskode, kildekode, landekode, brug koden ved, voucherkode
  `,
  warnings: `
    aldrig bede, beder aldrig, spørger aldrig, aldrig spørge
  `,
  labels: `
    ordre, ordrenummer, bestilling, faktura, fakturanummer, kunde, kundenummer, kvittering, pakke,
    forsendelse, sporing, track, reference, telefon, tlf|, tel|, ring, nummer, nr|, postnummer, cvr,
    konto, kort, ender på, der ender, reservation, booking, værelse, version, sag, medlem, postboks
  `,
  units: `
    minut, min|, time, sekund, dag, uge, måned, år|, ciffer, cifre, tegn, point, vare, stk, kr|,
    københavn, aarhus, odense, personer
  `,
  revoked: `
    ikke længere gyldig, gælder ikke længere, udløbet, ugyldig, gamle kode, tidligere kode, erstatter,
    forrige kode
  `,
  promotion: `
    rabat, tilbud, gavekort, spar, kurv, fri fragt, kampagne
  `,
  footer: `
    alle rettigheder, afmeld
  `,
};

export const norwegian: Language = {
  name: 'Norwegian',
  strong: `
    bekreftelseskode, verifiseringskode, sikkerhetskode, engangskode, engangspassord, innloggingskode,
    påloggingskode, tilgangskode, aktiveringskode, gjenopprettingskode, autentiseringskode,
    kontrollkode, registreringskode, reservekode, din kode, koden din, koden er|, kode er|, denne koden,
    følgende kode, ny kode, sifret kode, sifrede kode, tilbakestillingskode, midlertidig passord,
    midlertidig kode, personlig kode, gjenopprettingskoder, reservekoder, engangspin, godkjenningskode,
    koblingskode, en kode
  `,
  weak: `
    kode, pinkode, logge inn, logg inn, bekreft, skriv inn, tast inn, verifiser, siffer, skriv, tast,
    passord
  `,
  not: `
    rabattkode, kampanjekode, gavekode, tilbudskode, verdikode, qr kode, strekkode, feilkode, kildekode,
    landskode, bruk koden ved, vervekode
  `,
  warnings: `
    aldri be deg, ber aldri, spør aldri, aldri spørre
  `,
  labels: `
    ordre, ordrenummer, bestilling, faktura, fakturanummer, kunde, kundenummer, kvittering, pakke,
    forsendelse, sporing, sending, referanse, telefon, tlf|, tel|, ring, nummer, nr|, postnummer, org,
    konto, kort, slutter på, som slutter, booking, rom, versjon, sak, medlem, postboks, kid|
  `,
  units: `
    minutt, min|, time, sekund, dag, døgn, uke, måned, år|, siffer, tegn, poeng, vare, stk, kr|, oslo,
    bergen, personer
  `,
  revoked: `
    ikke lenger gyldig, gjelder ikke lenger, utløpt, ugyldig, gamle koden, tidligere kode, erstatter,
    forrige kode
  `,
  promotion: `
    rabatt, tilbud, gavekort, spar, handlekurv, fri frakt, kampanje
  `,
  footer: `
    alle rettigheter, meld deg av, avmeld
  `,
};
