import type { Collection } from '../collection.js';
import { escapeHtml } from '../truth.js';

/** Hrefs and the texts of links, in all the ways they are written. No codes. */
export const links: Collection = {
  prefix: 'link',
  language: 'en',
  brand: 'Linkwell',
  site: 'https://linkwell.example/',
  charsets: ['utf-8'],
  mails: {
    entities: (r) => ({
      subject: 'Entities in links',
      html: (sheet) => {
        const [a, b, c] = [r.token(8), r.token(8), r.token(8)];
        sheet.links.push(
          { href: `https://linkwell.example/a?x=${a}&y=2&z=3`, text: 'Fish & chips' },
          { href: `https://linkwell.example/b?x=${b}&copy=1&lang=en`, text: 'Ampersands as they are' },
          { href: `https://linkwell.example/c?q="${c}"`, text: 'Café "Zoë" <new>' },
        );
        return `<p><a href="https://linkwell.example/a?x=${a}&amp;y=2&#38;z=3">Fish &amp; chips</a></p>
<p><a href="https://linkwell.example/b?x=${b}&copy=1&lang=en">Ampersands as they are</a></p>
<p><a href='https://linkwell.example/c?q=&quot;${c}&quot;'>Caf&eacute; &quot;Zo&#xEB;&quot; &lt;new&gt;</a></p>`;
      },
    }),
    base: (r) => ({
      subject: 'A base for relative links',
      html: (sheet) => {
        const id = r.number(5);
        sheet.links.push(
          { href: `https://shop.linkwell.example/en/orders/${id}`, text: 'Order' },
          { href: 'https://shop.linkwell.example/help', text: 'Help' },
          { href: 'https://shop.linkwell.example/de/', text: 'Deutsch' },
          { href: 'https://cdn.linkwell.example/terms.pdf', text: 'Terms' },
          { href: `https://elsewhere.example/?ref=${id}`, text: 'Elsewhere' },
        );
        return `<html><head><base href="https://shop.linkwell.example/en/"></head><body>
<a href="orders/${id}">Order</a> <a href="/help">Help</a> <a href="../de/">Deutsch</a>
<a href="//cdn.linkwell.example/terms.pdf">Terms</a> <a href="https://elsewhere.example/?ref=${id}">Elsewhere</a></body></html>`;
      },
    }),
    'other-schemes': (r) => ({
      subject: 'Links that are not of the web',
      html: (
        sheet,
      ) => `<p><a href="mailto:help@linkwell.example?subject=Case%20${r.number(6)}">Write</a> <a href="tel:+15125550147">Call</a>
<a href="sms:+15125550147">Text</a> <a href="javascript:void(0)">Nothing</a> <a href="#top">Up</a> <a name="top"></a> <a href="ftp://files.linkwell.example/a">Files</a>
<a href="linkwell://open?id=${r.number(4)}">App</a> <a href="">Empty</a> ${sheet.anchor(`https://linkwell.example/w/${r.token(6)}`, 'The web')}</p>`,
    }),
    pictures: (r) => ({
      subject: 'Pictures in links',
      html: (sheet) => {
        const image = (alt: string): string =>
          sheet.image(`https://img.linkwell.example/${r.token(8)}.png`, alt, '', 'width="40"');
        return `<p>${sheet.anchor('https://linkwell.example/', 'Linkwell', image('Linkwell'))}</p>
<p>${sheet.anchor('https://linkwell.example/sale', 'To the sale', `${image('Red shoes')} To the sale`)}</p>
<p>${sheet.anchor('https://linkwell.example/plain', '', image(''))}</p>
<p>${sheet.anchor('https://social.example/linkwell', 'Follow us', image('Follow us'))}</p>`;
      },
    }),
    'text-as-seen': (r) => ({
      subject: 'What a person sees of a link',
      html: (
        sheet,
      ) => `<table><tr><td>${sheet.anchor(`https://linkwell.example/1/${r.token(5)}`, 'Confirm your e-mail', '\n    <b>Confirm</b>\n    your <i>e-mail</i>\n  ')}</td></tr></table>
<p>${sheet.anchor('https://linkwell.example/2', 'Open account', '<span style="color:#fff"><!-- a comment -->Open <span>account</span></span>')}</p>
<p>${sheet.anchor('https://linkwell.example/3', 'Continue', '<div style="padding:12px">Continue</div>')}</p>
<p>${sheet.anchor('https://linkwell.example/4', '注文を確認する')} ${sheet.anchor('https://linkwell.example/4', 'Again')}</p>
<p><A HREF='https://linkwell.example/5?A=b' Target=_blank>${sheet.seen('https://linkwell.example/5?A=b', 'Capitals')}</A></p>`,
    }),
    'white-space': (r) => ({
      subject: 'White space around an href',
      html: (sheet) => {
        const href = `https://linkwell.example/w?t=${r.token(20)}`;
        sheet.links.push({ href, text: 'Go on' });
        return `<p><a\n  class="btn"\n  href="\n    ${href}\n  "\n>Go on</a></p>`;
      },
    }),
    tracking: (r) => {
      const click = (): string =>
        `https://u${r.number(7)}.ct.mailer.example/ls/click?upn=${r.token(80)}-2B${r.token(60)}-3D-3D_${r.token(40)}`;
      const [a, b, c] = [click(), click(), click()];
      return {
        subject: 'Links that are counted',
        html: (sheet) =>
          `<p>${sheet.anchor(a, 'Accept the invitation')}</p><p>${sheet.anchor(b, 'Privacy policy')} ${sheet.anchor(c, 'Unsubscribe')}</p>${sheet.image(`https://u${r.number(7)}.ct.mailer.example/wf/open?upn=${r.token(60)}`, '', '', 'width="1" height="1"')}`,
        text: (sheet) =>
          `Accept the invitation ( ${sheet.url(a)} )\n\nPrivacy policy ( ${sheet.url(b)} )\nUnsubscribe ( ${sheet.url(c)} )\n`,
        mime: { encoding: 'quoted-printable' },
      };
    },
    hosts: (r) => {
      const t = r.token(12);
      const urls = [
        `http://localhost:3000/verify?token=${t}`,
        `http://localhost/a`,
        `http://127.0.0.1:8080/b?c=d`,
        `http://[::1]:4000/c/${t}`,
        `https://[2001:db8::17]/d`,
        `https://preview-${r.number(3)}.staging.linkwell.example:8443/e`,
        `https://xn--bcher-kva.example/f`,
        `http://web:3000/g`,
        `https://user:pa55word@linkwell.example/h`,
      ];
      return {
        subject: 'Hosts',
        html: (sheet) =>
          urls.map((url, index) => `<p>${sheet.anchor(url, `Host ${index + 1}`)}</p>`).join('\n'),
        text: (sheet) => urls.map((url) => sheet.url(url)).join('\n'),
      };
    },
    international: (r) => {
      const [a, b] = [
        `https://bücher.example/konto/${r.token(8)}`,
        `https://例え.example/kakunin?id=${r.number(6)}`,
      ];
      return {
        subject: 'International hosts',
        html: (sheet) => `<p>${sheet.anchor(a, 'Konto bestätigen')}</p><p>${sheet.anchor(b, '確認')}</p>`,
        text: (sheet) => `Konto bestätigen:\n${sheet.url(a)}\n\n確認:\n${sheet.url(b)}\n`,
      };
    },
    fragments: (r) => {
      const urls = [
        `https://linkwell.example/app#/verify/${r.token(10)}`,
        `https://linkwell.example/#access_token=${r.token(24)}&type=magiclink`,
        `https://linkwell.example/docs?tab=2#step-3`,
      ];
      return {
        subject: 'Fragments',
        html: (sheet) => urls.map((url) => `<p>${sheet.anchor(url, url)}</p>`).join('\n'),
        text: (sheet) => `${urls.map((url) => sheet.url(url)).join('\n\n')}\n`,
      };
    },
    punctuation: (r) => ({
      subject: 'Punctuation after a URL',
      text: (
        sheet,
      ) => `Open ${sheet.url(`https://linkwell.example/a/${r.token(6)}`)}. Then ${sheet.url('https://linkwell.example/b')}, and (if you like) ${sheet.url('https://linkwell.example/c?d=e')}; is it ${sheet.url('https://linkwell.example/f')}? No!
See "${sheet.url('https://linkwell.example/g')}" or '${sheet.url('https://linkwell.example/h')}', or ${sheet.url('https://linkwell.example/i')}: nice.
Wow: ${sheet.url('https://linkwell.example/j')}!

${sheet.url('https://linkwell.example/k')} | ${sheet.url('https://linkwell.example/l')}
`,
    }),
    parentheses: (r) => ({
      subject: 'Parentheses',
      text: (
        sheet,
      ) => `Balanced: ${sheet.url('https://wiki.linkwell.example/Code_(cryptography)')} and (${sheet.url(`https://linkwell.example/p/${r.token(6)}`)}).
Both: (see ${sheet.url('https://wiki.linkwell.example/Key_(music)')}).
Brackets: [${sheet.url('https://linkwell.example/q')}]
Markdown: [Open it](${sheet.url('https://linkwell.example/r?s=t')})
`,
    }),
    wrapped: (r) => {
      const href = `https://linkwell.example/confirm?token=${r.token(48)}&user=${r.number(8)}&signature=${r.hex(40)}`;
      const second = `https://linkwell.example/cancel/${r.token(90)}`;
      return {
        subject: 'A URL over several lines',
        text: (sheet) => {
          sheet.url(href);
          sheet.url(second);
          sheet.url('https://linkwell.example/short');
          return `Confirm <${href.slice(0, 60)}\n${href.slice(60, 110)}\n${href.slice(110)}>\n\nCancel:\n<${second.slice(0, 70)}\n${second.slice(70)}>\n\nHelp <https://linkwell.example/short>.\n`;
        },
      };
    },
    'east-asian': (r) => ({
      subject: '中文和日本語的标点',
      text: (sheet) => `请点击 ${sheet.url(`https://linkwell.example/zh/${r.token(6)}`)}。
详情（${sheet.url('https://linkwell.example/zh/b?c=1')}），谢谢！
こちら「${sheet.url('https://linkwell.example/ja/d')}」をご覧ください。
または ${sheet.url('https://linkwell.example/ja/e')}、ありがとうございます。
자세히: ${sheet.url('https://linkwell.example/ko/f')}
`,
    }),
    characters: (r) => ({
      subject: 'Characters within URLs',
      text: (sheet) => `${sheet.url(`https://linkwell.example/~jo/a,b;v=1/c+d@e/f%C3%A4/g=h`)}
${sheet.url(`https://linkwell.example/verify/${Buffer.from(r.token(22)).toString('base64')}`)}
${sheet.url(`https://linkwell.example/r?url=https%3A%2F%2Fother.example%2F%3Fa%3Db&x=$1!2`)}
${sheet.url('https://linkwell.example/trailing/')}
${sheet.url('http://linkwell.example')}
`,
    }),
    'bare-in-html': (r) => ({
      subject: 'Bare URLs in HTML',
      html: (sheet) => {
        const first = sheet.url(`https://linkwell.example/bare?a=${r.token(8)}&b=2`);
        return `<p>Copy this into your browser:<br>${escapeHtml(first)}<br>or write to help@linkwell.example.</p>
<p>${sheet.anchor('https://linkwell.example/anchor', 'An anchor')} and then <b>${sheet.url('https://linkwell.example/bold')}</b>.</p>
<table><tr><td>${sheet.url('https://linkwell.example/cell/1')}</td><td>${sheet.url('https://linkwell.example/cell/2')}</td></tr></table>
<!-- https://linkwell.example/comment --><style>a { background: url(https://linkwell.example/style.png) }</style>`;
      },
    }),
  },
};
