import { b, button, code, codeBlock, contact, facts, h, inDigits, link, p, small, url } from '../blocks.js';
import type { Collection } from '../collection.js';

const site = 'https://account.jalebi.example/';

export const hindi: Collection = {
  prefix: 'hi',
  language: 'hi',
  brand: 'जलेबी बाज़ार',
  site,
  charsets: ['utf-8'],
  footer: (r, to) => [
    small`यह ईमेल ${to} पर भेजा गया है। ${link(`${site}unsubscribe/${r.token(10)}`, 'सदस्यता समाप्त करें')}`,
    small`जलेबी रिटेल प्रा. लि., 42, एम. जी. रोड, पुणे 411001, जीएसटीआईएन 27${r.upper(10)}1Z5, फ़ोन: ${contact('tel', '1800 555 0142')}`,
  ],
  mails: {
    panjikaran: (r) => ({
      subject: 'अपना ईमेल पता सत्यापित करें',
      blocks: [
        h`नमस्ते रोहन,`,
        p`अपना खाता चालू करने के लिए नीचे दिया गया सत्यापन कोड डालें:`,
        codeBlock(r.digits(6), 'big'),
        p`यह कोड 10 मिनट तक मान्य है।`,
      ],
    }),
    login: (r) => {
      const c = r.digits(6);
      return {
        subject: `लॉगिन के लिए ओटीपी`,
        blocks: [
          p`आपका ओटीपी ${b`${code(c)}`} है। इसे किसी के साथ साझा न करें। बैंक कर्मचारी कभी आपसे ओटीपी नहीं पूछते।`,
        ],
      };
    },
    device: (r) => {
      const c = r.digits(6);
      return {
        subject: 'नए डिवाइस से साइन इन',
        blocks: [
          p`किसी नए डिवाइस (Android 14, IP ${r.ip()}) से आपके खाते में साइन इन करने की कोशिश हुई है।`,
          p`अगर यह आप हैं, तो यह सुरक्षा कोड डालें: ${code(c, inDigits(c, 'devanagari'))}`,
        ],
      };
    },
    password: (r) => ({
      subject: 'पासवर्ड रीसेट करें',
      blocks: [
        p`आपके खाते का पासवर्ड बदलने का अनुरोध मिला है। पासवर्ड रीसेट करने के लिए कोड ${code(r.upper(6))} का उपयोग करें।`,
        button(`${site}reset?token=${r.token(24)}`, 'पासवर्ड रीसेट करें'),
      ],
    }),
    order: (r) => ({
      subject: `आपका ऑर्डर ${r.number(10)} भेज दिया गया है`,
      blocks: [
        facts(
          ['ऑर्डर नंबर', r.number(10)],
          ['कुल राशि', '₹1,249.00'],
          ['पिन कोड', '411001'],
          ['कूपन कोड', `HOLI${r.number(2)}`],
          ['ट्रैकिंग नंबर', `EM${r.number(9)}IN`],
        ),
        p`ट्रैक करें: ${url(`${site}orders/${r.number(10)}`)}`,
      ],
    }),
    bill: (r) => ({
      subject: 'आपका बिजली बिल तैयार है',
      blocks: [
        p`उपभोक्ता संख्या ${r.number(12)} के लिए मार्च 2025 का बिल ₹2,340 है। अंतिम तिथि 31/03/2025। शिकायत के लिए 1912 पर कॉल करें।`,
      ],
    }),
  },
};
