// What all mails of Acme look like. Mail programs know little CSS, hence the tables and the inline styles.
//
// Header and footer hold what transactional mails hold besides their message: a picture, numbers that are no code,
// links that are not the link.

import { html, raw } from 'hono/html';
import { appURL } from './config.js';
import { logo } from './logo.js';

export type Html = ReturnType<typeof html>;

interface Letter {
  /** What a mail program shows beside the subject. */
  preheader: string;
  heading: string;
  body: Html;
}

const customerNumber = '204178';
const phone = '+1 202 555 0142';
const postalAddress = 'Acme Inc., 350 Market Street, Springfield, IL 62704';
const year = new Date().getFullYear();
const preferencesURL = `${appURL}/preferences?topic=account`;
const unsubscribeURL = `${appURL}/unsubscribe?list=7`;

// Keeps mail programs from filling the preview up with the text that follows the preheader.
const preheaderPadding = raw('&zwnj;&nbsp;'.repeat(60));

export function letter({ preheader, heading, body }: Letter): Html {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${heading}</title>
  </head>
  <body style="margin: 0; padding: 0; background-color: #f3f4f6;">
    <div style="display: none; max-height: 0; overflow: hidden;">${preheader}${preheaderPadding}</div>
    <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color: #f3f4f6;">
      <tr>
        <td align="center" style="padding: 32px 16px;">
          <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width: 520px; font-family: Helvetica, Arial, sans-serif;">
            <tr>
              <td style="padding: 0 0 20px;">
                <a href="${appURL}/"><img src="cid:${logo.cid}" alt="Acme" width="40" height="40" style="display: block; border: 0; border-radius: 8px;"></a>
              </td>
            </tr>
            <tr>
              <td style="padding: 32px; background-color: #ffffff; border: 1px solid #e5e7eb; border-radius: 12px;">
                <h1 style="margin: 0 0 20px; font-size: 24px; line-height: 30px; color: #111827;">${heading}</h1>
                ${body}
              </td>
            </tr>
            <tr>
              <td style="padding: 24px 0 0; font-size: 13px; line-height: 20px; color: #4b5563;">
                Your customer number: ${customerNumber}<br>
                Questions? Call ${phone}, Monday to Friday, 9:00 to 17:30.<br>
                <a href="${preferencesURL}" style="color: #4b5563;">E-mail preferences</a> &middot;
                <a href="${unsubscribeURL}" style="color: #4b5563;">Unsubscribe</a><br><br>
                &copy; ${year} ${postalAddress}
              </td>
            </tr>
          </table>
        </td>
      </tr>
    </table>
  </body>
</html>`;
}

export function paragraph(text: string): Html {
  return html`<p style="margin: 0 0 20px; font-size: 16px; line-height: 24px; color: #374151;">${text}</p>`;
}

export function codeBox(code: string): Html {
  return html`
    <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin: 0 0 20px;">
      <tr>
        <td align="center" style="padding: 20px; background-color: #eef2ff; border-radius: 8px; font-family: Menlo, Consolas, monospace; font-size: 34px; font-weight: bold; letter-spacing: 8px; color: #312e81;">${code}</td>
      </tr>
    </table>`;
}

/** A button and, for mail programs that break it, its address in full. */
export function button(label: string, url: string): Html {
  return html`
    <table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin: 0 0 20px;">
      <tr>
        <td style="background-color: #4338ca; border-radius: 8px;">
          <a href="${url}" style="display: inline-block; padding: 12px 24px; font-size: 16px; font-weight: bold; color: #ffffff; text-decoration: none;">${label}</a>
        </td>
      </tr>
    </table>
    <p style="margin: 0 0 20px; font-size: 13px; line-height: 20px; color: #4b5563; word-break: break-all;">
      Or copy this address into your browser:<br>${url}
    </p>`;
}

export function plainLetter(...paragraphs: string[]): string {
  return [
    'Acme',
    ...paragraphs,
    [
      '--',
      `Your customer number: ${customerNumber}`,
      `Questions? Call ${phone}, Monday to Friday, 9:00 to 17:30.`,
      `E-mail preferences: ${preferencesURL}`,
      `Unsubscribe: ${unsubscribeURL}`,
      `© ${year} ${postalAddress}`,
    ].join('\n'),
  ].join('\n\n');
}
