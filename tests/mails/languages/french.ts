import {
  b,
  button,
  code,
  codeBlock,
  contact,
  facts,
  h,
  halves,
  link,
  p,
  small,
  THIN_SPACE,
  url,
} from '../blocks.js';
import type { Collection } from '../collection.js';

const site = 'https://compte.marchevert.example/';

export const french: Collection = {
  prefix: 'fr',
  language: 'fr',
  brand: 'Marché Vert',
  site,
  charsets: ['utf-8', 'windows-1252', 'iso-8859-15', 'iso-8859-1'],
  footer: (r, to) => [
    small`Message envoyé à ${to}. ${link(`${site}desabonnement?id=${r.number(8)}`, 'Se désabonner')}`,
    small`Marché Vert SAS au capital de 50 000 €, 18 rue des Archives, 75004 Paris, RCS Paris ${r.number(3)} ${r.number(3)} ${r.number(3)}. Service clients : ${contact('tel', '01 99 00 12 34')} (prix d’un appel local).`,
  ],
  mails: {
    inscription: (r) => ({
      subject: 'Confirmez votre adresse e-mail',
      blocks: [
        h`Bienvenue chez Marché Vert !`,
        p`Pour activer votre compte, saisissez le code de vérification ci-dessous :`,
        codeBlock(r.digits(6), 'box'),
        p`Ce code est valable 30 minutes.`,
      ],
    }),
    connexion: (r) => {
      const c = r.digits(6);
      return {
        subject: `Votre code de connexion : ${c}`,
        blocks: [
          p`Bonjour Émilie,`,
          p`${b`${code(c, halves(c, THIN_SPACE))}`} est votre code à usage unique. Ne le communiquez à personne.`,
          p`À bientôt,\nL’équipe Marché Vert`,
        ],
      };
    },
    paiement: (r) => ({
      subject: 'Validez votre paiement',
      only: 'text',
      blocks: [
        p`Achat de 89,90 € chez Librairie Pasteur le 14/03/2025 à 18h42 avec votre carte se terminant par ${r.number(4)}.`,
        p`Code de sécurité : ${code(r.digits(8))}`,
        p`Vous n’êtes pas à l’origine de cet achat ? Appelez le 09 69 39 00 00.`,
      ],
    }),
    'nouvel-appareil': (r) => ({
      subject: 'Nouvel appareil : confirmez que c’est vous',
      blocks: [
        p`Une connexion a été demandée depuis un appareil inconnu (iPhone, iOS ${r.version()}, IP ${r.ip()}).`,
        p`Entrez ce code sur l’appareil pour l’autoriser :`,
        codeBlock(`${r.consonants(4)}-${r.consonants(4)}`, 'big'),
        p`Sinon, ${link(`${site}securite/refuser?d=${r.token(18)}`, 'refusez la connexion')}.`,
      ],
    }),
    'mot-de-passe': (r) => ({
      subject: 'Réinitialisation de votre mot de passe',
      blocks: [
        p`Vous avez oublié votre mot de passe ? Voici le code qui vous permettra d’en choisir un nouveau : ${code(r.digits(5))}. Il expire dans 15 minutes.`,
        p`Client n° ${r.number(8)}`,
      ],
    }),
    commande: (r) => ({
      subject: `Commande n° ${r.number(7)} confirmée`,
      blocks: [
        p`Merci pour votre commande du 14 mars 2025.`,
        facts(
          ['Numéro de commande', r.number(7)],
          ['Total TTC', '1 249,00 €'],
          ['Livraison', '24 rue Nationale, 59800 Lille'],
          ['Code postal', '59800'],
          ['Code promo appliqué', `PRINTEMPS${r.number(2)}`],
        ),
        button(`${site}commandes/${r.number(7)}`, 'Suivre ma commande'),
      ],
    }),
    'rendez-vous': (r) => ({
      subject: 'Rappel de votre rendez-vous',
      blocks: [
        p`Rendez-vous le mardi 18 mars 2025 à 9h15, cabinet du Dr Lefèvre, 3e étage, digicode communiqué par téléphone au 04 99 00 56 78.`,
        p`Dossier ${r.number(6)}. Pour annuler : ${url(`${site}rdv/annuler/${r.token(10)}`)}`,
      ],
    }),
  },
};
