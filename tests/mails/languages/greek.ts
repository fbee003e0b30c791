import { b, button, code, codeBlock, contact, facts, h, link, p, small, url } from '../blocks.js';
import type { Collection } from '../collection.js';

const site = 'https://account.meltemi.example/';

export const greek: Collection = {
  prefix: 'el',
  language: 'el',
  brand: 'Μελτέμι',
  site,
  charsets: ['utf-8', 'iso-8859-7', 'windows-1253'],
  footer: (r, to) => [
    small`Το μήνυμα στάλθηκε στο ${to}. ${link(`${site}unsubscribe/${r.token(10)}`, 'Διαγραφή από τη λίστα')}`,
    small`Μελτέμι Α.Ε., Λεωφόρος Κηφισίας 44, 151 25 Μαρούσι, ΑΦΜ ${r.number(9)}, τηλ. ${contact('tel', '210 555 0148')}`,
  ],
  mails: {
    eggrafi: (r) => ({
      subject: 'Επιβεβαιώστε το email σας',
      blocks: [
        h`Καλώς ήρθατε!`,
        p`Για να ολοκληρώσετε την εγγραφή σας, πληκτρολογήστε τον κωδικό επαλήθευσης:`,
        codeBlock(r.digits(6), 'box'),
        p`Ο κωδικός λήγει σε 15 λεπτά.`,
      ],
    }),
    syndesi: (r) => {
      const c = r.digits(6);
      return {
        subject: `Κωδικός σύνδεσης: ${c}`,
        blocks: [
          p`Ο κωδικός μιας χρήσης για τη σύνδεσή σας είναι ${b`${code(c)}`}. Μην τον κοινοποιήσετε σε κανέναν.`,
        ],
      };
    },
    pliromi: (r) => ({
      subject: 'Έγκριση πληρωμής',
      only: 'text',
      blocks: [
        p`Πληρωμή 89,90 ευρώ στο ΒΙΒΛΙΟΠΩΛΕΙΟ ΑΘΗΝΑ με την κάρτα που λήγει σε ${r.number(4)}, 14/03/2025 18:42.`,
        p`Κωδικός έγκρισης: ${code(r.digits(8))}`,
      ],
    }),
    'kodikos-prosvasis': (r) => ({
      subject: 'Επαναφορά κωδικού πρόσβασης',
      blocks: [
        p`Λάβαμε αίτημα για αλλαγή του κωδικού πρόσβασής σας. Εισαγάγετε στην εφαρμογή τον κωδικό ασφαλείας:`,
        codeBlock(r.upper(6), 'bold'),
        button(`${site}reset?token=${r.token(26)}`, 'Αλλαγή κωδικού'),
        p`Αν δεν το ζητήσατε εσείς, αγνοήστε αυτό το μήνυμα.`,
      ],
    }),
    paraggelia: (r) => ({
      subject: `Η παραγγελία σας ${r.number(7)} καταχωρήθηκε`,
      blocks: [
        facts(
          ['Αριθμός παραγγελίας', r.number(7)],
          ['Σύνολο', '149,80 €'],
          ['Τ.Κ.', '151 25'],
          ['Εκπτωτικός κωδικός', `ANOIXI${r.number(2)}`],
        ),
        p`Παρακολούθηση: ${url(`${site}orders/${r.number(7)}`)}`,
      ],
    }),
    logariasmos: (r) => ({
      subject: 'Ο λογαριασμός σας εκδόθηκε',
      blocks: [
        p`Ο λογαριασμός ρεύματος για την παροχή ${r.number(11)} είναι 68,42 €, με λήξη 31/03/2025. Κωδικός ηλεκτρονικής πληρωμής: RF${r.number(2)}${r.number(4)}${r.number(4)}${r.number(4)}${r.number(4)}.`,
      ],
    }),
  },
};
