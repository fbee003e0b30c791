import { createTransport } from 'nodemailer';
import { smtpURL } from './config.js';
import { logo } from './logo.js';
import type { Mail } from './mails.js';

const transport = createTransport(smtpURL, { from: 'Acme <no-reply@acme.test>' });

/** Sends a mail; done when the mail server has taken it. */
export async function send(to: string, { subject, html, text }: Mail): Promise<void> {
  await transport.sendMail({ to, subject, text, html: String(await html), attachments: [logo] });
}
