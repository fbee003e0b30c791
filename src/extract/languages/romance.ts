import type { Language } from './language.js';

export const french: Language = {
  name: 'French',
  strong: `
    code de vérification, code de verification, code de confirmation, code de sécurité, code de
    securite, code de connexion, code d’accès, code d'accès, code d'authentification, code
    d’authentification, code d'activation, code d’activation, code d'identification, code de validation,
    code de récupération, code de réinitialisation, code à usage unique, code unique, code temporaire,
    code secret, code de secours, codes de secours, mot de passe à usage unique, mot de passe
    temporaire, votre code, ton code, code est|, le code|, ce code, code suivant, nouveau code, code à,
    code ci dessous, code pin, code d'inscription, code d’inscription, voici le code, clé de connexion,
    code otp, mot de passe provisoire, mot de passe unique, code personnel, code provisoire, code
    éphémère, numéro de vérification, code de déblocage, code de déverrouillage, code d’autorisation,
    code d’appairage, code de paiement, code de transaction, codes de récupération, clé de sécurité,
    code numérique, code envoyé, un code
  `,
  weak: `
    code|, codes|, pour vous connecter, pour confirmer, confirmez, confirmer votre, saisissez, saisir,
    entrez, vérifier votre, identifiez, connexion, chiffres, connectez, authentif, tapez, indiquez,
    renseignez, mot de passe
  `,
  not: `
    code promo, code promotionnel, code de réduction, code réduction, code avantage, code cadeau, code
    parrainage, code de parrainage, code postal, code barre, code à barres, code qr, code d'erreur, code
    source, code de conduite, code de la route, code civil, code du travail, code pays, code iban, code
    bic, code client, code article, code produit, ne communiquez jamais
  `,
  warnings: `
    demanderons jamais, demandera jamais, demande jamais, demandons jamais, demanderont jamais
  `,
  labels: `
    commande, facture, numéro, numero, n°, nº, no|, réf, ref|, référence, client, dossier, colis, suivi,
    expédition, livraison, réservation, billet, ticket, compte, contrat, transaction, article,
    téléphone, tél, tel|, appelez, fax, siret, siren, rcs, tva, carte, se terminant par, finissant par,
    chambre, vol|, porte, version, bp|, cs|, adhérent, sécurité sociale, capital, salle, année, depuis,
    utilisateur, profil, identifiant
  `,
  units: `
    minute, min|, heure, seconde, jour, semaine, mois, an|, ans|, année, chiffre, caractère, point,
    article, euro, personne, nuit, paris, lyon, marseille, rue, avenue, boulevard, bordeaux, lille,
    nantes
  `,
  revoked: `
    n'est plus valable, n’est plus valable, n'est plus valide, n’est plus valide, ne fonctionne plus, a
    expiré, expiré, ancien code, code précédent, remplace, périmé
  `,
  promotion: `
    réduction, remise, panier, offre|, offres|, promo, économis, carte cadeau, soldes, livraison offerte
  `,
  footer: `
    tous droits, se désabonner, désinscrire, désinscription
  `,
};

export const spanish: Language = {
  name: 'Spanish',
  strong: `
    código de verificación, codigo de verificacion, código de confirmación, código de seguridad, código
    de acceso, código de inicio, código de autenticación, código de autorización, código de activación,
    código de validación, código de recuperación, código de un solo uso, código único, código temporal,
    código de registro, código de respaldo, códigos de respaldo, contraseña de un solo uso, contraseña
    temporal, clave de acceso, clave temporal, clave dinámica, clave de un solo uso, tu código, su
    código, código es|, el código|, este código, siguiente código, código siguiente, nuevo código,
    código para, pin es|, código otp, código de restablecimiento, código de ingreso, contraseña
    provisional, código personal, código provisional, número de verificación, código de desbloqueo,
    código de vinculación, código de pago, código de transacción, códigos de recuperación, clave de
    seguridad, token de seguridad, código numérico, código enviado, un código, clave única
  `,
  weak: `
    código|, codigo|, códigos|, clave|, pin|, para iniciar sesión, para confirmar, confirma tu, confirme
    su, introduce, introduzca, ingresa, ingrese, verifica, verifique, dígitos, cifras, escribe, escriba,
    teclea, digita, accede, acceder, iniciar sesión, inicia sesión, contraseña, entrar
  `,
  not: `
    código promocional, código de descuento, código descuento, código de cupón, cupón, código de regalo,
    código de referido, código postal, código de barras, código qr, código de error, código fuente,
    código de conducta, código de país, código de área, código de producto, código de cliente, código de
    reserva, código de seguimiento, código de rastreo, nunca compartas, código civil, código de
    vestimenta, código promo, código de invitación
  `,
  warnings: `
    nunca te pedir, nunca le pedir, nunca pedir, nunca te solicitar, nunca solicit, nunca te ped, nunca
    le ped
  `,
  labels: `
    pedido, orden, factura, recibo, número, numero, núm, n.º, nº, n°, no|, referencia, ref|, cliente,
    envío, seguimiento, guía, rastreo, paquete, reserva, localizador, billete, ticket, caso, cuenta,
    contrato, transacción, artículo, teléfono, telefono, tel|, llama, llámanos, fax, cif|, nif|, rfc|,
    cuit, tarjeta, terminada en, que termina en, habitación, vuelo, puerta, versión, apartado, c.p.,
    cp|, socio, póliza, folio, año, expediente, usuario, perfil
  `,
  units: `
    minuto, min|, hora, segundo, día, dia|, semana, mes, año, dígito, cifra, carácter, caracteres,
    punto, artículo, producto, euro, peso, persona, noche, madrid, barcelona, sevilla, valencia, ciudad
  `,
  revoked: `
    ya no es válid, ya no sirve, ya no funciona, caducad, ha expirado, expirad, venció, vencid, código
    anterior, código antiguo, reemplaza, sustituye
  `,
  promotion: `
    descuento, oferta, cupón, compra, ahorr, tarjeta regalo, rebaja, envío gratis, promoci
  `,
  footer: `
    todos los derechos, darse de baja, cancelar la suscripción
  `,
};

export const portuguese: Language = {
  name: 'Portuguese',
  strong: `
    código de verificação, codigo de verificacao, código de confirmação, código de segurança, código de
    acesso, código de login, código de início, código de autenticação, código de autorização, código de
    ativação, código de validação, código de recuperação, código de uso único, código de utilização
    única, código único, código temporário, código de cadastro, código de registo, código de backup,
    códigos de backup, senha de uso único, senha temporária, senha provisória, palavra passe de
    utilização única, palavra passe temporária, seu código, teu código, código é|, o código|, este
    código, esse código, seguinte código, código abaixo, novo código, código para, pin é|, token é|,
    código de redefinição, código de início de sessão, senha única, código pessoal, código provisório,
    número de verificação, código de desbloqueio, código de emparelhamento, código de pagamento, código
    de transação, códigos de recuperação, chave de segurança, token de segurança, código numérico,
    código enviado, um código, chave de acesso
  `,
  weak: `
    código|, codigo|, códigos|, pin|, para entrar, para iniciar sessão, para confirmar, confirme,
    confirmar, insira, introduza, digite, verifique, fazer login, dígitos, algarismos, escreva, informe,
    preencha, iniciar sessão, entrar, acessar, aceder, senha, palavra passe
  `,
  not: `
    código promocional, código de desconto, código desconto, cupom, cupão, código de oferta, código de
    indicação, código postal, código de barras, código qr, código de erro, código fonte, código de
    conduta, código de país, código do produto, código do cliente, código de rastreio, código de
    rastreamento, código de reserva, nunca compartilhe, código do pedido, código de convite, código
    civil, código de defesa
  `,
  warnings: `
    nunca pedi, nunca lhe pedi, nunca solicit, nunca vai pedir, nunca iremos pedir, nunca perguntar
  `,
  labels: `
    pedido, encomenda, fatura, nota fiscal, recibo, número, numero, n.º, nº, n°, no|, referência, ref|,
    cliente, envio, rastreio, rastreamento, pacote, reserva, localizador, bilhete, ticket, caso,
    chamado, conta, contrato, transação, artigo, produto, telefone, tel|, ligue, fax, cnpj, cpf, nif|,
    cartão, terminado em, final, termina em, quarto, voo, portão, versão, cep, sócio, apólice,
    protocolo, ano|, caixa postal, usuário, utilizador, perfil
  `,
  units: `
    minuto, min|, hora, segundo, dia, semana, mês, meses, ano|, anos, dígito, algarismo, caracter,
    caractere, ponto, artigo, produto, item, itens, euro, reais, pessoa, noite, lisboa, porto, são
    paulo, horas
  `,
  revoked: `
    já não é válid, não é mais válid, deixou de ser válid, não funciona mais, não vale mais, expirou,
    expirad, código anterior, código antigo, substitui, vencid
  `,
  promotion: `
    desconto, oferta, cupom, cupão, compra, economiz, poupe, frete grátis, promoç, cartão presente
  `,
  footer: `
    todos os direitos, cancelar inscrição, descadastrar, cancelar subscrição
  `,
};

export const italian: Language = {
  name: 'Italian',
  strong: `
    codice di verifica, codice di conferma, codice di sicurezza, codice di accesso, codice d'accesso,
    codice di autenticazione, codice di autorizzazione, codice di attivazione, codice di convalida,
    codice di recupero, codice di ripristino, codice di registrazione, codice di login, codice monouso,
    codice usa e getta, codice temporaneo, codice otp, codice segreto, codici di backup, codici di
    recupero, password monouso, password temporanea, il tuo codice, il suo codice, tuo codice, codice
    è|, il codice|, questo codice, seguente codice, codice seguente, nuovo codice, codice per, codice
    qui sotto, pin è|, codice pin, password provvisoria, codice personale, codice provvisorio, numero di
    verifica, codice di sblocco, codice di associazione, codice di pagamento, codice dispositivo, codici
    di ripristino, codici di riserva, token di sicurezza, codice numerico, codice inviato, un codice,
    codice unico
  `,
  weak: `
    codice|, codici|, pin|, per accedere, per confermare, conferma, inserisci, inserire, digita,
    verifica, cifre, scrivi, scriva, immetti, immetta, accedi, accedere, entra, password
  `,
  not: `
    codice promozionale, codice promo, codice sconto, codice coupon, codice regalo, codice amico, codice
    invito, codice postale, codice a barre, codice qr, codice errore, codice di errore, codice sorgente,
    codice di condotta, codice etico, codice fiscale, codice cliente, codice prodotto, codice articolo,
    codice ordine, codice prenotazione, codice di tracciamento, codice iban, codice civile, codice della
    strada, codice spedizione
  `,
  warnings: `
    chiederemo mai, chiederà mai, chiede mai, chiediamo mai
  `,
  labels: `
    ordine, fattura, ricevuta, numero, n.|, n°, nº, nr|, riferimento, rif, cliente, spedizione,
    tracciamento, pacco, prenotazione, biglietto, ticket, pratica, conto, contratto, transazione,
    articolo, telefono, tel|, chiama, fax, p.iva, p. iva, partita iva, carta, termina con, che termina,
    camera, volo, binario, versione, cap|, socio, polizza, rea|, anno, casella postale, utente, profilo
  `,
  units: `
    minut, min|, ore|, ora|, second, giorn, settiman, mesi, mese, ann, cifre, cifra, caratter, punti,
    articol, euro, persone, notti, roma, milano, torino, napoli
  `,
  revoked: `
    non è più valid, non più valid, scadut, codice precedente, vecchio codice, sostituisce, precedente
    codice
  `,
  promotion: `
    sconto, offerta, coupon, carrello, acquist, risparm, buono regalo, spedizione gratuita, promozion
  `,
  footer: `
    tutti i diritti, disiscriv, annulla iscrizione
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
    temporară, codul tău, codul dvs, codul dumneavoastră, codul este, codul:, acest cod, următorul cod,
    codul următor, codul de mai jos, noul cod, un cod nou, cod de resetare, codul de resetare, cod
    pentru, codul pentru, cod otp, cod de înregistrare, codul, parolă temporară, parolă provizorie, cod
    personal, cod provizoriu, număr de verificare, cod de deblocare, cod de asociere, cod de plată, cod
    de tranzacție, coduri de recuperare, codurile de recuperare, cod numeric, un cod, cod de autorizare,
    codul de autorizare
  `,
  weak: `
    cod|, codul, coduri, pentru a te autentifica, pentru autentificare, confirmă, confirmați, introdu,
    introduceți, verifică, verificați, conectare, cifre, tastați, tastează, scrie, autentific, conecta,
    parol
  `,
  not: `
    cod promoțional, codul promoțional, cod de reducere, codul de reducere, cod reducere, cod cadou, cod
    voucher, codul voucher, cod poștal, codul poștal, cod de bare, cod qr, codul qr, cod de eroare, cod
    sursă, cod de conduită, codul de conduită, cod client, codul de client, cod produs, cod fiscal,
    folosește codul la, codul muncii, codul civil, cod de recomandare, codul produsului
  `,
  warnings: `
    niciodată nu îți vom cere, nu îți vom cere niciodată, nu vă vom cere niciodată, nu cerem niciodată,
    niciodată nu cere
  `,
  labels: `
    comand, comanda, factur, număr, numărul, nr|, referinț, client, colet, awb, livrare, rezervare,
    bilet, ticket, dosar, cont|, contul, contract, tranzacți, produs, telefon, tel|, sunați, fax, cui|,
    cif|, card, care se termină, terminat în, camera, zbor, versiune, poștal, poliț, anul, j40
  `,
  units: `
    minute, minut, min|, ore|, oră, secunde, zile, zi|, săptămân, luni, ani|, cifre, caractere, puncte,
    produse, lei|, ron|, persoane, nopți, bucurești, cluj
  `,
  revoked: `
    nu mai este valabil, nu mai e valabil, a expirat, expirat, codul anterior, codul vechi, vechiul cod,
    înlocuiește, nu mai funcționează
  `,
  promotion: `
    reducere, ofertă, voucher, coș, cumpăr, economis, transport gratuit, promoți
  `,
  footer: `
    toate drepturile, dezabon
  `,
};
