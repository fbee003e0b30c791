import type { Language } from './language.js';

export const french: Language = {
  name: 'French',
  strong: `
    code de vérification, code de verification, code de confirmation, code de sécurité, code de
    securite, code de connexion, code d’accès, code d'accès, code d'authentification, code
    d’authentification, code d'activation, code d’activation, code d'identification, code de validation,
    code de récupération, code de réinitialisation, code à usage unique, code temporaire, code de
    secours, codes de secours, mot de passe à usage unique, code pin, code d'inscription, code
    d’inscription, clé de connexion, code otp, mot de passe temporaire, code de double, code reçu par,
    code à usage, code provisoire, mot de passe provisoire, code sms, code de réactivation, clé de
    sécurité, code de vérif, codes de récupération, mot de passe à usage, votre code d'autorisation, clé
    d'activation, clé d’activation, code de signature, code à 6, code à 4, code à 8, numéro de
    vérification, numéro de confirmation est, numéro de sécurité à
  `,
  own: `
    votre code, ton code, votre pin|
  `,
  nouns: `
    code|, codes|, pin|, mot de passe, jeton, chiffres, clé|, identifiant temporaire, otp|, numéro
    suivant, numéro ci dessous, chiffres suivants, ce nombre, ces chiffres, nombre ci dessous, code
  `,
  inputs: `
    saisissez, saisir, saisis, entrez, entrer, entre|, utilisez, utilise|, utiliser, tapez, taper,
    renseignez, recopiez, copiez, indiquez, introduisez
  `,
  intents: `
    vous connecter, te connecter, connexion, se connecter, vérifier, vérifiez, vérification,
    inscription, validez, authentifi, double authent, deux facteurs, deux étapes, réinitialis,
    récupérer, récupération, activer, activation, autoriser, identité, nouvel appareil, débloquer,
    finaliser, créer votre compte, paiement, confirm, valid, signer, signature, virement, accès, nouveau
    mot de passe, mot de passe oublié, oublié votre mot, choisissez
  `,
  copulas: `
    est|, sont|, est le|, le|, la|, voici|, suivant|, ci dessous|, à usage unique|, ce|, votre|, alors|,
    ci après|
  `,
  not: `
    code promo, code promotionnel, code de réduction, code réduction, code avantage, code cadeau, code
    parrainage, code de parrainage, code postal, code barre, code à barres, code qr, code d'erreur, code
    source, code de conduite, code de la route, code civil, code du travail, code pays, code iban, code
    bic, code client, code article, code produit, code de retrait, mot de passe oublié, votre mot de
    passe a, réinitialiser votre mot de passe, réinitialisation de mot de passe, réinitialisation du mot
    de passe, nouveau mot de passe, code monétique, code couleur, code agence, code guichet, codes
    promo, codes postaux, code naf, code ape, code d'autorisation, code d'entrée, code de l'immeuble,
    digicode
  `,
  topics: `
    promo, réduction, remise, rabais, % sur, économis, bon d'achat, chèque cadeau, carte cadeau,
    parrain, livraison offerte, soldes, offre valable, point relais, id de réunion, id de la réunion,
    sous total, mode de paiement, numéro de suivi, wi fi, clé de licence, numéro de série, dans le
    panier, dans votre panier, code de retrait, code d'entrée, arrivée le, réservation confirmée
  `,
  labels: `
    commande, facture, numéro, numero, n°, nº, no|, réf, ref|, référence, client, dossier, colis, suivi,
    expédition, livraison, réservation, billet, ticket, compte, contrat, transaction, article,
    téléphone, tél, tel|, appelez, fax, siret, siren, rcs, tva, carte, se terminant par, finissant par,
    chambre, version, bp|, cs|, adhérent, sécurité sociale, capital, salle, année, page, chapitre,
    étape, plus de|, environ|, près de|, jusqu'à, à partir de|, rue|, gare, train, quai, voie|, étage,
    code ape, naf, iban, bic, appareil, android, windows, chrome, firefox, ios|, paris|, lyon|,
    marseille|, terminant par, terminée par
  `,
  units: `
    minute, min|, heure, seconde, jour, semaine, mois, ans|, année, chiffre, caractère, point, article,
    euro, personne, nuit, paris, lyon, marseille, rue, avenue, boulevard, bordeaux, lille, nantes,
    participants, clients, utilisateurs, lecteurs, km|, degrés, pour cent, toulouse, rennes, strasbourg,
    nice|, grenoble, montpellier, rouen, cedex, genève, bruxelles, montréal, %
  `,
  revoked: `
    n'est plus valable, n’est plus valable, n'est plus valide, n’est plus valide, ne fonctionne plus, a
    expiré, expiré, ancien code, code précédent, remplace, périmé, plus valable, plus valide, annule le,
    annulé, ancien
  `,
};

export const spanish: Language = {
  name: 'Spanish',
  strong: `
    código de verificación, codigo de verificacion, código de confirmación, código de seguridad, código
    de acceso, código de inicio, código de autenticación, código de activación, código de validación,
    código de recuperación, código de un solo uso, código temporal, código de registro, código de
    respaldo, códigos de respaldo, contraseña de un solo uso, clave de acceso, clave temporal, clave
    dinámica, clave de un solo uso, código otp, código de restablecimiento, código de ingreso,
    contraseña temporal, contraseña provisional, contraseña dinámica, token de seguridad, código
    provisional, código de un uso, códigos de recuperación, códigos de seguridad, código sms, código de
    login, código de identificación, código de ver, su código de autorización, tu código de
    autorización, código de autorización es, código de firma, pin de acceso, número de verificación,
    número de seguridad
  `,
  own: `
    tu código, su código, tu pin|, su pin|, tu clave|, su clave|
  `,
  nouns: `
    código|, codigo|, códigos|, codigos|, clave|, claves|, pin|, contraseña, token, cifras, dígitos|,
    otp|, nip|, siguiente número, número siguiente, este número, número de abajo
  `,
  inputs: `
    introduce, introduzca, introducir, ingresa, ingrese, ingresar, escribe, escriba, escribir, usa|,
    use|, utiliza, utilice, utilizar, teclea, teclee, digita, digite, copia, copie, pega
  `,
  intents: `
    iniciar sesión, inicia sesión, inicio de sesión, acceder, acceso, entrar, verificar, verifica,
    verifique, verificación, registro, registrar, autentica, dos pasos, dos factores, restablec,
    recuperar, activar, activa tu, autorizar, autorice, identidad, nuevo dispositivo, desbloque,
    completar, transferencia, confirm, firmar, firma|, pago|, nueva contraseña, contraseña olvidada,
    olvidaste tu
  `,
  copulas: `
    es|, son|, es el|, es la|, el|, la|, siguiente|, aquí|, será|, este|, esta|, tu|, su|
  `,
  not: `
    código promocional, código de descuento, código descuento, código de cupón, cupón, código de regalo,
    código de referido, código postal, código de barras, código qr, código de error, código fuente,
    código de conducta, código de país, código de área, código de producto, código de cliente, código de
    reserva, código de seguimiento, código de rastreo, código civil, código de vestimenta, código promo,
    código de invitación, contraseña olvidada, olvidaste tu contraseña, restablecer tu contraseña,
    restablecer su contraseña, restablece tu contraseña, nueva contraseña, tu contraseña ha, códigos
    postales, código cliente, palabra clave, palabras clave, clave catastral, clave interbancaria,
    código tributario, código swift, puntos clave, código de autorización, código de la puerta, código
    de entrada, código de puerta, código de edificio
  `,
  topics: `
    descuento, cupón, cupon, promoción, promocional, % de, ahorra, llévate, tarjeta regalo, tarjeta de
    regalo, referido, invita a, carrito, canjea, canje, envío gratis, rebajas, id de reunión, subtotal,
    forma de pago, método de pago, número de seguimiento, wifi, número de serie, clave de licencia,
    código de retiro, vale de, oferta especial
  `,
  labels: `
    pedido, orden, factura, recibo, número, numero, núm, n.º, nº, n°, no|, referencia, ref|, cliente,
    envío, seguimiento, guía, rastreo, paquete, reserva, localizador, billete, ticket, caso, cuenta,
    contrato, transacción, artículo, teléfono, telefono, tel|, llama, llámanos, fax, cif|, nif|, rfc|,
    cuit, tarjeta, terminada en, que termina en, habitación, vuelo, puerta, versión, apartado, c.p.,
    cp|, socio, póliza, folio, año, expediente, página, capítulo, paso|, más de|, cerca de|, unos|,
    calle, c/|, historia, consulta, tren, planta, piso, matrícula, acabada en, android, windows, chrome,
    firefox, ios|, cbu, clabe, nro, c.i., dni
  `,
  units: `
    minuto, min|, hora, segundo, día, dia|, semana, año, dígito, cifra, carácter, caracteres, punto,
    artículo, producto, euro, peso, persona, noche, madrid, barcelona, sevilla, valencia, ciudad,
    participantes, clientes, usuarios, lectores, km|, por ciento, bilbao, zaragoza, málaga, bogotá,
    méxico, lima|, buenos aires, santiago, mes|, meses|
  `,
  revoked: `
    ya no es válid, ya no sirve, ya no funciona, caducad, ha expirado, expirad, venció, vencid, código
    anterior, código antiguo, reemplaza, sustituye, ya no es vál, dejó de ser, dejará de, deja de ser,
    anula
  `,
};

export const portuguese: Language = {
  name: 'Portuguese',
  strong: `
    código de verificação, codigo de verificacao, código de confirmação, código de segurança, código de
    acesso, código de login, código de início, código de autenticação, código de ativação, código de
    validação, código de recuperação, código de uso único, código de utilização única, código
    temporário, código de cadastro, código de registo, código de backup, códigos de backup, senha de uso
    único, senha provisória, palavra passe de utilização única, palavra passe temporária, código de
    redefinição, código de início de sessão, senha temporária, token de segurança, sua senha de uso,
    código otp, código de verif, código provisório, código de redef, códigos de recuperação, códigos de
    segurança, código sms, código de identificação, código pin, seu código de autorização, código de
    autorização é, código de assinatura, número de verificação
  `,
  own: `
    seu código, teu código, seu token|, seu pin|
  `,
  nouns: `
    código|, codigo|, códigos|, codigos|, pin|, senha, palavra passe, token, chave|, dígitos|, otp|,
    seguinte número, número abaixo, número a seguir, este número
  `,
  inputs: `
    insira, inserir, introduza, introduzir, introduz|, digite, digitar, use|, usa|, usar, utilize,
    utilizar, escreva, copie, cole|, informe
  `,
  intents: `
    entrar|, iniciar sessão, início de sessão, iniciar a sessão, acessar, aceder, acesso, verificar,
    verifique, verificação, login, cadastro, registo, autentica, duas etapas, dois fatores, redefini,
    recuperar, ativar, autorizar, identidade, novo dispositivo, desbloque, concluir, pix|, confirm,
    assinar, assinatura, pagamento, nova senha, nova palavra passe, esqueceu
  `,
  copulas: `
    é|, são|, é o|, o|, a|, seguinte|, aqui|, será|, este|, esta|, seu|, sua|
  `,
  not: `
    código promocional, código de desconto, código desconto, cupom, cupão, código de oferta, código de
    indicação, código postal, código de barras, código qr, código de erro, código fonte, código de
    conduta, código de país, código do produto, código do cliente, código de rastreio, código de
    rastreamento, código de reserva, código do pedido, código de convite, código civil, código de
    defesa, redefinir sua senha, redefinição de senha, redefinir a senha, esqueceu sua senha, nova
    senha, sua senha foi, palavra chave, palavras chave, código do banco, códigos postais, código de
    área, chave pix, código ibge, chave de acesso da nota, chave de acesso da nf, código de autorização,
    código da porta, código de entrada
  `,
  topics: `
    desconto, cupom, cupão, promoção, promocional, % de, economize, poupe, cartão presente, vale
    presente, indique, carrinho, frete grátis, id da reunião, subtotal, forma de pagamento, código de
    rastre, wi fi, número de série, oferta especial
  `,
  labels: `
    pedido, encomenda, fatura, nota fiscal, recibo, número, numero, n.º, nº, n°, no|, referência, ref|,
    cliente, envio, rastreio, rastreamento, pacote, reserva, localizador, bilhete, ticket, caso,
    chamado, conta, contrato, transação, artigo, produto, telefone, tel|, ligue, fax, cnpj, cpf, nif|,
    cartão, terminado em, final, termina em, quarto, voo, portão, versão, cep, sócio, apólice,
    protocolo, ano|, caixa postal, página, capítulo, passo|, etapa|, mais de|, cerca de|, rua|, av|,
    trem, comboio, andar, matrícula, agência, android, windows, chrome, firefox, ios|, nro, rg|
  `,
  units: `
    minuto, min|, hora, segundo, dia, semana, mês, meses, ano|, anos, dígito, algarismo, caracter,
    caractere, ponto, artigo, produto, item, itens, euro, reais, pessoa, noite, lisboa, porto, são
    paulo, horas, participantes, clientes, usuários, utilizadores, leitores, km|, por cento, coimbra,
    braga, rio de janeiro, brasília, curitiba, belo horizonte, salvador
  `,
  revoked: `
    já não é válid, não é mais válid, deixou de ser válid, não funciona mais, não vale mais, expirou,
    expirad, código anterior, código antigo, substitui, vencid, perde a validade, já não funciona,
    anula, deixa de ser
  `,
};

export const italian: Language = {
  name: 'Italian',
  strong: `
    codice di verifica, codice di conferma, codice di sicurezza, codice di accesso, codice d'accesso,
    codice di autenticazione, codice di attivazione, codice di convalida, codice di recupero, codice di
    ripristino, codice di registrazione, codice di login, codice monouso, codice usa e getta, codice
    temporaneo, codice otp, codici di backup, codici di recupero, password monouso, codice pin, password
    temporanea, password provvisoria, token di sicurezza, codice provvisorio, codice sms, codice
    dispositivo, codici di sicurezza, codice per accedere, codice d’accesso, codice di identificazione,
    codice di sblocco, tuo codice di autorizzazione, codice di autorizzazione è, codice di firma, numero
    di verifica
  `,
  own: `
    il tuo codice, il suo codice, tuo codice, tuo pin|, il suo pin|
  `,
  nouns: `
    codice|, codici|, pin|, password|, token, cifre|, otp|, parola d'ordine, seguente numero, numero
    seguente, questo numero
  `,
  inputs: `
    inserisci, inserire, inserisca, digita, digitare, digiti, usa|, usare, utilizza, utilizzare,
    utilizzi, immetti, immettere, scrivi, copia, incolla
  `,
  intents: `
    accedere, accesso, accedi, verificare, verifica, registrazione, autentica, due passaggi, due
    fattori, reimposta, ripristin, recuperare, recupero, attivare, attiva il, autorizzare, identità,
    nuovo dispositivo, sblocca, completare, login, pagamento, conferm, firmare, firma|, bonifico, nuova
    password, password dimenticata
  `,
  copulas: `
    è|, sono|, è il|, il|, la|, seguente|, ecco|, questo|, tuo|, qui|, tua|
  `,
  not: `
    codice promozionale, codice promo, codice sconto, codice coupon, codice regalo, codice amico, codice
    invito, codice postale, codice a barre, codice qr, codice errore, codice di errore, codice sorgente,
    codice di condotta, codice etico, codice fiscale, codice cliente, codice prodotto, codice articolo,
    codice ordine, codice prenotazione, codice di tracciamento, codice iban, codice civile, codice della
    strada, codice spedizione, reimposta la password, reimpostare la password, password dimenticata,
    nuova password, la tua password è stata, codici postali, codice univoco, codice destinatario, codice
    meccanografico, codice swift, codice pratica, codice di autorizzazione, codice della porta, codice
    ritiro, codice di ritiro
  `,
  topics: `
    sconto, coupon, promo, buono regalo, carta regalo, gift card, risparmi, carrello, spedizione
    gratuita, saldi, porta un amico, invita un amico, riscatta, id riunione, subtotale, metodo di
    pagamento, numero di tracciamento, wi fi, numero di serie, offerta speciale
  `,
  labels: `
    ordine, fattura, ricevuta, numero, n.|, n°, nº, nr|, riferimento, rif, cliente, spedizione,
    tracciamento, pacco, prenotazione, biglietto, ticket, pratica, conto, contratto, transazione,
    articolo, telefono, tel|, chiama, fax, p.iva, p. iva, partita iva, carta, termina con, che termina,
    camera, volo, binario, versione, socio, polizza, anno, casella postale, pagina, capitolo, passo|,
    più di|, oltre|, viale, piazza, treno, piano|, android, windows, chrome, firefox, ios|, sezione,
    protocollo
  `,
  units: `
    minut, min|, ore|, ora|, second, giorn, settiman, mesi, mese, cifre, cifra, caratter, punti,
    articol, euro, persone, notti, roma, milano, torino, napoli, partecipanti, clienti, utenti, lettori,
    km|, per cento, bologna, firenze, genova, palermo, bari, anni|, anno|
  `,
  revoked: `
    non è più valid, non più valid, scadut, codice precedente, vecchio codice, sostituisce, precedente
    codice, non è più, non sarà più, annulla
  `,
};

export const romanian: Language = {
  name: 'Romanian',
  strong: `
    cod de verificare, codul de verificare, cod de confirmare, codul de confirmare, cod de securitate,
    codul de securitate, cod de acces, codul de acces, cod de autentificare, codul de autentificare, cod
    de activare, codul de activare, cod de validare, codul de validare, cod de conectare, codul de
    conectare, cod de recuperare, codul de recuperare, coduri de rezervă, codurile de rezervă, cod unic,
    codul unic, cod temporar, parolă de unică folosință, parola de unică folosință, parolă unică, parola
    temporară, cod de resetare, codul de resetare, cod otp, cod de înregistrare, parola ta temporară,
    cod sms, coduri de backup, coduri de recuperare, cod pentru conectare, cod pentru autentificare
  `,
  own: `
    codul tău, codul dvs, codul dumneavoastră, pinul tău, pinul dvs
  `,
  nouns: `
    cod|, codul|, coduri|, codurile, pin|, parol, token, cifre|, otp|, numărul de mai jos
  `,
  inputs: `
    introdu, introduce, introduceți, folosește, folosiți, utilizează, utilizați, tastează, tastați,
    scrie|, copiază
  `,
  intents: `
    autentific, conect, verific, înregistr, resetare, reseta, recuper, activ, autoriz, identit,
    dispozitiv nou, doi pași, doi factori, finaliza, continua, confirm, semn, plat, accesa, parolă nouă,
    parola nouă, uitat parola
  `,
  copulas: `
    este|, e|, sunt|, următorul|, iată|, acest|, tău|, dvs|
  `,
  not: `
    cod promoțional, codul promoțional, cod de reducere, codul de reducere, cod reducere, cod cadou, cod
    voucher, codul voucher, cod poștal, codul poștal, cod de bare, cod qr, codul qr, cod de eroare, cod
    sursă, cod de conduită, codul de conduită, cod client, codul de client, cod produs, cod fiscal,
    codul muncii, codul civil, cod de recomandare, codul produsului, resetarea parolei, resetare parolă,
    reseta parola, parolă nouă, parola nouă, ai uitat parola, codul iban, codul swift, coduri poștale
  `,
  topics: `
    reducere, reduceri, promoțional, promo, ofert, voucher, cupon, card cadou, în coș, coșul, economis,
    livrare gratuită, id ședință, subtotal, metoda de plată, wi fi, număr de serie
  `,
  labels: `
    comand, comanda, factur, număr, numărul, nr|, referinț, client, colet, awb, livrare, rezervare,
    bilet, ticket, dosar, cont|, contul, contract, tranzacți, produs, telefon, tel|, sunați, fax, cui|,
    cif|, card, care se termină, terminat în, camera, zbor, versiune, poștal, poliț, anul, j40, pagina,
    peste|, până|, aproximativ|, strada, str|, etaj, android, windows, chrome, firefox, ios|, seria
  `,
  units: `
    minute, minut, min|, ore|, oră, secunde, zile, zi|, săptămân, luni, ani|, cifre, caractere, puncte,
    produse, lei|, ron|, persoane, nopți, bucurești, cluj, participanți, clienți, utilizatori, cititori,
    km|, timișoara, iași, brașov
  `,
  revoked: `
    nu mai este valabil, nu mai e valabil, a expirat, expirat, codul anterior, codul vechi, vechiul cod,
    înlocuiește, nu mai funcționează, nu mai este, nu mai poate, anulat
  `,
};
