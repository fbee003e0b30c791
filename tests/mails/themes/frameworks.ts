import type { Collection, Draft } from '../collection.js';
import type { Random } from '../random.js';

type Make = (random: Random) => Draft;

const site = 'https://app.example.com/';

/** What developers write themselves, and what frameworks send by default: no design, few words. */
export const frameworks: Collection = {
  prefix: 'bare',
  language: 'en',
  brand: 'My App',
  site,
  charsets: ['utf-8'],
  mails: {
    'one-line': html('Your code', (c) => `<p>Your code: <b>${c}</b></p>`),
    'no-colon': html('Sign in', (c) => `Your OTP is ${c}`),
    strong: html(
      'Verification',
      (c) => `<div>Hi,<br><br>Use <strong>${c}</strong> to verify your account.<br><br>Cheers</div>`,
    ),
    heading: html('Login code', (c) => `<h1>Login code</h1><h2>${c}</h2><p>Expires in 300 seconds</p>`),
    'code-element': html('Your one-time password', (c) => `<p>One-time password:</p>\n<code>${c}</code>`),
    'text-one-line': text('Verification code', (c) => `Your verification code is: ${c}\n`),
    'text-two-lines': text('Your login code', (c) => `Your login code:\n${c}\n`),
    'text-indented': text(
      'Confirm',
      (c) => `Hello!\n\nPlease enter the following confirmation code:\n\n    ${c}\n\nThanks\n`,
    ),
    'text-subject-says': text('Your confirmation code', (c) => `${c}\n`),
    'text-stars': text(
      'Verify',
      (c) => `Verify your email with this code:\n\n*** ${c} ***\n\nIt expires in 15 minutes.\n`,
    ),
    'text-totp-name': text('[MyApp] 2FA', (c) => `2FA code for jane_doe42: ${c}\n`),
    'localhost-link': (r) => {
      const url = `http://localhost:3000/api/auth/verify-email?token=${r.token(36)}&callbackURL=/`;
      return {
        subject: 'Verify your email',
        html: (sheet) => `<p>Click ${sheet.anchor(url, 'here')} to verify your email.</p>`,
        text: (sheet) => `Click the link to verify your email: ${sheet.url(url)}`,
      };
    },
    'link-and-code': (r) => {
      const c = r.digits(6);
      const url = `http://127.0.0.1:54321/auth/v1/verify?token=pkce_${r.hex(56)}&type=signup&redirect_to=http://127.0.0.1:3000`;
      return {
        subject: 'Confirm Your Signup',
        html: (sheet) =>
          `<h2>Confirm your signup</h2>\n\n<p>Follow this link to confirm your user:</p>\n<p>${sheet.anchor(url, 'Confirm your mail')}</p>\n<p>Alternatively, enter the code: ${sheet.code(c)}</p>`,
      };
    },
    'reset-link': (r) => {
      const url = `${site}reset-password/${r.hex(64)}?email=jo%40inbox.test`;
      return {
        subject: 'Reset Password Notification',
        html: (sheet) =>
          `<h1>Hello!</h1><p>You are receiving this email because we received a password reset request for your account.</p><p>${sheet.anchor(url, 'Reset Password')}</p><p>This password reset link will expire in 60 minutes.</p><hr><p>If you're having trouble clicking the "Reset Password" button, copy and paste the URL below into your web browser: <span class="break-all">${sheet.anchor(url, url)}</span></p>`,
        text: (sheet) =>
          `Hello!\n\nReset Password: ${sheet.url(url)}\n\nThis password reset link will expire in 60 minutes.\n`,
      };
    },
    welcome: () => ({
      subject: 'Welcome!',
      html: (sheet) =>
        `<p>Welcome aboard, user 10482! You are one of 25000 users.</p><p>${sheet.anchor(`${site}start`, 'Get started')}</p>`,
    }),
    'contact-form': (r) => ({
      subject: 'New message from the contact form',
      text: () =>
        `Name: Jo Meyer\nPhone: 0171 5550 ${r.number(4)}\nZip: 10115\nMessage: Please call me back about offer ${r.number(5)}.\n`,
    }),
  },
};

function html(subject: string, body: (code: string) => string): Make {
  return (r) => {
    const c = r.digits(6);
    return { subject, html: (sheet) => body(sheet.code(c)) };
  };
}

function text(subject: string, body: (code: string) => string): Make {
  return (r) => {
    const c = r.digits(6);
    return { subject, text: (sheet) => body(sheet.code(c)) };
  };
}
