/**
 * Sends mail over real SMTP, as an app would.
 */
import { createTransport } from 'nodemailer';

/** Nodemailer's message, and the server to send it to. */
export type Mail = Parameters<ReturnType<typeof createTransport>['sendMail']>[0];

const FROM = 'Acme <no-reply@acme.test>';

/** Resolves with the server's answer, like `250 Stored as …`. */
export async function send(smtpURL: string, mail: Mail): Promise<string> {
  const transport = createTransport(smtpURL);
  const { response } = await transport.sendMail({ from: FROM, ...mail });
  return response;
}
