/**
 * A sender that costs as little as it can, so that what is measured is the server: mails are written as they are,
 * one command after the other, as clients without pipelining do.
 */
import { createConnection, type Socket } from 'node:net';

export interface Sender {
  /** Sends one mail; resolves with the reply to its end. */
  send(recipients: readonly string[], source: Buffer): Promise<string>;
  /** Says goodbye. */
  quit(): Promise<void>;
}

/** Connects and introduces itself. */
export async function openSender(smtpURL: string): Promise<Sender> {
  const { hostname, port } = new URL(smtpURL);
  const socket = createConnection({ host: hostname, port: Number(port), noDelay: true });
  const reply = replies(socket);
  const say = async (line: string, expected: string) => {
    socket.write(`${line}\r\n`);
    return expect(await reply(), expected);
  };
  expect(await reply(), '220');
  await say('EHLO bench', '250');
  return {
    send: async (recipients, source) => {
      await say('MAIL FROM:<no-reply@acme.test>', '250');
      for (const recipient of recipients) await say(`RCPT TO:<${recipient}>`, '250');
      await say('DATA', '354');
      socket.write(source);
      return say('\r\n.', '250');
    },
    quit: async () => {
      await say('QUIT', '221');
      socket.destroy();
    },
  };
}

/** A mail of about so many bytes, in lines of 78 characters. */
export function composeMail(subject: string, bytes: number): Buffer {
  const header = `From: Acme <no-reply@acme.test>\r\nSubject: ${subject}\r\nMIME-Version: 1.0\r\nContent-Type: text/plain\r\n\r\n`;
  const line = `${'Your order is on its way. '.repeat(3)}\r\n`;
  return Buffer.from(header + line.repeat(Math.max(1, Math.round((bytes - header.length) / line.length))));
}

/** Sends so many mails over so many connections at a time. Resolves with mails per second. */
export async function measurePooled(smtpURL: string, connections: number, mails: number): Promise<number> {
  const senders = await Promise.all(Array.from({ length: connections }, async () => openSender(smtpURL)));
  const source = composeMail('Pooled', 10_000);
  const start = performance.now();
  await Promise.all(
    senders.map(async (sender, at) => {
      for (let sent = at; sent < mails; sent += connections) {
        await sender.send([`user-${sent}@inbox.test`], source);
      }
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  await Promise.all(senders.map(async (sender) => sender.quit()));
  return mails / seconds;
}

/** Sends so many mails one after the other, each over a connection of its own. Resolves with mails per second. */
export async function measureSingle(smtpURL: string, mails: number): Promise<number> {
  const source = composeMail('Single', 10_000);
  const start = performance.now();
  for (let sent = 0; sent < mails; sent += 1) {
    const sender = await openSender(smtpURL);
    await sender.send([`user-${sent}@inbox.test`], source);
    await sender.quit();
  }
  return mails / ((performance.now() - start) / 1000);
}

/** Reads one reply after the other; rejects when the connection has gone. */
function replies(socket: Socket): () => Promise<string> {
  let unread = '';
  let waiting: { resolve: (reply: string) => void; reject: (error: Error) => void } | undefined;
  const hand = () => {
    const [reply] = /^(?:\d{3}-.*\r\n)*\d{3}(?: .*)?\r\n/.exec(unread) ?? [];
    if (reply === undefined || !waiting) return;
    unread = unread.slice(reply.length);
    const { resolve } = waiting;
    waiting = undefined;
    resolve(reply);
  };
  socket.setEncoding('latin1');
  socket.on('data', (text) => {
    unread += String(text);
    hand();
  });
  socket.on('error', () => undefined);
  socket.on('close', () => waiting?.reject(new Error('the server closed the connection')));
  return async () =>
    new Promise((resolve, reject) => {
      waiting = { resolve, reject };
      hand();
      if (socket.destroyed) reject(new Error('the server closed the connection'));
    });
}

function expect(reply: string, code: string): string {
  if (!reply.startsWith(code)) throw new Error(`expected ${code}, got ${reply.trim()}`);
  return reply;
}
