// The mails that Acme writes, each as HTML and as plain text.

import { html } from 'hono/html';
import { appURL } from './config.js';
import { button, codeBox, type Html, letter, paragraph, plainLetter } from './letterhead.js';

export interface Mail {
  subject: string;
  html: Html;
  text: string;
}

export function confirmEmail(email: string, code: string): Mail {
  const url = `${appURL}/confirm-email?email=${encodeURIComponent(email)}`;
  return {
    subject: 'Confirm your e-mail',
    html: letter({
      preheader: `${code} is your confirmation code. It is valid for 5 minutes.`,
      heading: 'Confirm your e-mail',
      body: html`
        ${paragraph('Thanks for signing up. Type this code into the page that asked for it:')}
        ${codeBox(code)}
        ${paragraph('It is valid for 5 minutes. Closed the page already? Here it is again:')}
        ${button('Enter the code', url)}
        ${paragraph('If you did not sign up, you can ignore this e-mail.')}`,
    }),
    text: plainLetter(
      'Thanks for signing up. Type this code into the page that asked for it:',
      `    ${code}`,
      `It is valid for 5 minutes. Closed the page already? Here it is again:\n${url}`,
      'If you did not sign up, you can ignore this e-mail.',
    ),
  };
}

export function resetPassword(url: string): Mail {
  return {
    subject: 'Reset your password',
    html: letter({
      preheader: 'Choose a new password for your Acme account.',
      heading: 'Reset your password',
      body: html`
        ${paragraph('Somebody, we hope you, asked to reset the password of your Acme account.')}
        ${button('Reset password', url)}
        ${paragraph('The link works once and for one hour. If it was not you, nothing has changed.')}`,
    }),
    text: plainLetter(
      'Somebody, we hope you, asked to reset the password of your Acme account.',
      `Reset password:\n${url}`,
      'The link works once and for one hour. If it was not you, nothing has changed.',
    ),
  };
}

export function loginLink(url: string): Mail {
  return {
    subject: 'Your login link',
    html: letter({
      preheader: 'No password needed: one click and you are in.',
      heading: 'Your login link',
      body: html`
        ${paragraph('No password needed: one click and you are in.')}
        ${button('Log in to Acme', url)}
        ${paragraph('The link works once and for 5 minutes. Do not pass it on to anybody.')}`,
    }),
    text: plainLetter(
      'No password needed: one click and you are in.',
      `Log in to Acme:\n${url}`,
      'The link works once and for 5 minutes. Do not pass it on to anybody.',
    ),
  };
}

export function welcome(): Mail {
  return {
    subject: 'Welcome to Acme',
    html: letter({
      preheader: 'Your account is ready. Here is how to start.',
      heading: 'Welcome to Acme',
      body: html`
        ${paragraph('Your e-mail is confirmed and your account is ready.')}
        ${button('Open Acme', `${appURL}/`)}
        ${paragraph('Your first order ships free until the end of the month.')}`,
    }),
    text: plainLetter(
      'Your e-mail is confirmed and your account is ready.',
      `Open Acme:\n${appURL}/`,
      'Your first order ships free until the end of the month.',
    ),
  };
}
