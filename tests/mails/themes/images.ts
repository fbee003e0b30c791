import type { Collection } from '../collection.js';
import { GIF, PNG } from './pictures.js';

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><rect width="4" height="4" fill="red"/></svg>';

/** Pictures that come with the mail, that stand in it, and that are elsewhere. */
export const images: Collection = {
  prefix: 'image',
  language: 'en',
  brand: 'Pixelry',
  site: 'https://pixelry.example/',
  charsets: ['utf-8'],
  mails: {
    cid: (r) => {
      const [one, two] = [
        `${r.hex(12)}@pixelry.example`,
        `image00${r.number(1)}.png@01DB${r.hex(4).toUpperCase()}.${r.hex(8).toUpperCase()}`,
      ];
      return {
        subject: 'Your photos',
        html: (sheet) =>
          `<p>${sheet.image(`cid:${one}`, 'Harbour at night', PNG)}${sheet.image(`cid:${two}`, '', GIF)}</p><p>Again: ${sheet.image(`cid:${one}`, 'Harbour', PNG)}</p>`,
        mime: {
          pictures: [
            { contentId: one, type: 'image/png', base64: PNG },
            { contentId: two, type: 'image/gif', base64: GIF },
          ],
        },
      };
    },
    'cid-missing': (r) => ({
      subject: 'A picture that did not come',
      html: (sheet) => `<p>Hello ${sheet.image(`cid:${r.hex(10)}@pixelry.example`, 'Lost')}</p>`,
    }),
    data: () => ({
      subject: 'Pictures in the source',
      html: (
        sheet,
      ) => `<p>${sheet.image(`data:image/png;base64,${PNG}`, 'Dot', PNG)}</p><p>${sheet.image(`data:image/gif;base64,${GIF}`, '', GIF)}</p>
<p>${sheet.image(`data:image/svg+xml,${encodeURIComponent(svg)}`, 'Square', Buffer.from(svg).toString('base64'))}</p>`,
    }),
    remote: (r) => ({
      subject: 'New arrivals',
      html: (
        sheet,
      ) => `<table><tr><td>${sheet.image(`https://cdn.pixelry.example/p/${r.number(6)}.jpg?w=600&h=400&fit=crop`, 'Vase, 24 cm')}</td><td>${sheet.image(`http://cdn.pixelry.example/p/${r.number(6)}.webp`, 'Ampersand & "quotes"')}</td></tr></table>
<img src="" alt="Nothing"><img alt="No source"><!-- <img src="https://cdn.pixelry.example/comment.png"> -->${sheet.image(`https://t.pixelry.example/o.gif?m=${r.token(20)}`, '', '', 'width="1" height="1"')}`,
    }),
    'no-alt': (r) => ({
      subject: 'A picture without words',
      html: (sheet) => {
        const url = `https://cdn.pixelry.example/${r.token(10)}.png`;
        sheet.images.push({ alt: '', url, base64: '' });
        return `<p>Look:</p><IMG SRC='${url}' WIDTH=600 border=0>`;
      },
    }),
    'code-beside-pictures': (r) => {
      const id = `shield-${r.number(4)}@pixelry.example`;
      const c = r.digits(6);
      return {
        subject: 'Sign in to Pixelry',
        html: (sheet) =>
          `<p>${sheet.image(`cid:${id}`, 'Shield, 128 x 128', PNG)}</p><p>Your sign-in code is <b>${sheet.code(c)}</b>.</p><p>${sheet.image(`https://cdn.pixelry.example/badge-${r.number(6)}.png`, 'Rated 4.8 by 12000 people')}</p>`,
        text: (sheet) => `Your sign-in code is ${sheet.code(c)}.\n`,
        mime: { relatedOutside: true, pictures: [{ contentId: id, type: 'image/png', base64: PNG }] },
      };
    },
  },
};
