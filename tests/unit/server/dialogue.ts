/**
 * SMTP spoken by hand: what no well-behaved client would send.
 */
import { createConnection, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';

export interface Dialogue extends Disposable {
  readonly socket: Socket;
  /** The server's first line. */
  readonly greeting: string;
  /** Writes bytes as they are. */
  write(bytes: string | Buffer): void;
  /** Resolves with the next reply, its lines joined; '' when the connection has ended. */
  reply(): Promise<string>;
  /** Sends a line and resolves with the reply to it. */
  say(line: string): Promise<string>;
  /** Sends a whole mail and resolves with the last reply: that to DATA's end, or the first refusal. */
  mail(source: string, recipients?: readonly string[]): Promise<string>;
  /** Goes on over TLS, once STARTTLS has been answered. */
  secure(): Promise<void>;
}

/** Connects and reads the greeting. */
export async function openDialogue(smtpURL: string): Promise<Dialogue> {
  const { hostname, port } = new URL(smtpURL);
  let socket: Socket = createConnection({ host: hostname, port: Number(port) });
  let replies = readReplies(socket);
  const reply = async () => String((await replies.next()).value ?? '');
  const say = async (line: string) => {
    socket.write(`${line}\r\n`);
    return reply();
  };
  const greeting = await reply();
  return {
    get socket() {
      return socket;
    },
    greeting,
    write: (bytes) => socket.write(bytes),
    reply,
    say,
    mail: async (source, recipients = ['jane@inbox.test']) => {
      for (const line of ['MAIL FROM:<a@b.test>', ...recipients.map((to) => `RCPT TO:<${to}>`)]) {
        const answer = await say(line);
        if (!answer.startsWith('250 ')) return answer;
      }
      const answer = await say('DATA');
      return answer.startsWith('354 ') ? say(`${source}\r\n.`) : answer;
    },
    secure: async () => {
      const secured = connectTls({ socket, rejectUnauthorized: false });
      socket = secured;
      replies = readReplies(secured);
      await new Promise<void>((resolve, reject) => {
        secured.once('secureConnect', () => resolve());
        secured.once('error', reject);
      });
    },
    [Symbol.dispose]: () => socket.destroy(),
  };
}

async function* readReplies(socket: Socket): AsyncGenerator<string> {
  let unread = '';
  // A reset is the end of the talk, not of the test.
  socket.on('error', () => undefined);
  try {
    for await (const chunk of socket) {
      unread += String(chunk);
      for (let end = endOfReply(unread); end !== 0; end = endOfReply(unread)) {
        yield unread.slice(0, end).trimEnd();
        unread = unread.slice(end);
      }
    }
  } catch {
    return;
  }
}

/** All lines of a reply but the last have a dash behind the code. */
function endOfReply(text: string): number {
  return /^(?:\d{3}-.*\r\n)*\d{3}(?: .*)?\r\n/.exec(text)?.[0].length ?? 0;
}
