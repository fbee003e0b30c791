/**
 * The SMTP door: takes any mail for any address and answers 250 when the store has it.
 * @module
 */
import { callbackify } from 'node:util';
import {
  SMTPServer,
  type SMTPServerDataStream,
  type SMTPServerError,
  type SMTPServerSession,
} from 'smtp-server';
import { SERVER_NAME } from '../contract.js';
import type { MailStore } from './store.js';

/** How long a connection may take to finish its mail when the server closes, in milliseconds. */
const CLOSE_GRACE = 2_000;

export interface SmtpOptions {
  readonly store: MailStore;
  /** Bytes; a larger mail is answered 552. */
  readonly maxMessageSize: number;
}

/** The door, and how often somebody came to it. */
export interface SmtpDoor {
  readonly server: SMTPServer;
  /** Connections since the start. */
  readonly connections: () => number;
}

export function createSmtpDoor({ store, maxMessageSize }: SmtpOptions): SmtpDoor {
  let connections = 0;
  const receive = async (stream: SMTPServerDataStream, { envelope }: SMTPServerSession): Promise<string> => {
    const raw = await readSource(stream);
    if (!raw) throw reply(552, `Message exceeds the maximum size of ${maxMessageSize} bytes`);
    try {
      const messages = await store.add({
        sender: envelope.mailFrom ? envelope.mailFrom.address : '',
        recipients: withoutRepeats(envelope.rcptTo.map(({ address }) => address)),
        raw,
      });
      return `Stored as ${messages.map((message) => message.referenceId).join(', ')}`;
    } catch {
      throw reply(451, 'The message could not be stored, try again later');
    }
  };

  const server = new SMTPServer({
    banner: SERVER_NAME,
    size: maxMessageSize,
    disableReverseLookup: true,
    // Apps under test are often configured with made-up credentials, and some send empty ones.
    authOptional: true,
    allowInsecureAuth: true,
    onAuth: (auth, _session, callback) => callback(null, { user: auth.username || 'anonymous' }),
    // A STARTTLS offer with a certificate nobody trusts would break clients that upgrade when they can.
    disabledCommands: ['STARTTLS'],
    closeTimeout: CLOSE_GRACE,
    logger: false,
    onConnect: (_session, callback) => {
      connections += 1;
      callback();
    },
    onData: callbackify(receive),
  });
  greetAtOnce(server);
  // A peer that resets its connection must end that connection only.
  server.on('error', () => undefined);
  return { server, connections: () => connections };
}

/**
 * The library waits 100 ms before each greeting, to catch senders that talk first. Most frameworks open a
 * connection for every mail, and nobody is caught here, so the wait goes. Private there: a test guards it.
 */
function greetAtOnce({ connections }: SMTPServer): void {
  const add = connections.add.bind(connections);
  connections.add = (connection) => {
    connection.init = () => connection._setListeners(() => connection.connectionReady());
    return add(connection);
  };
}

/** Undefined where the mail is too large: its rest is read to the end, else it would be taken for commands. */
async function readSource(stream: SMTPServerDataStream): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream as AsyncIterable<Buffer>) if (!stream.sizeExceeded) chunks.push(chunk);
  return stream.sizeExceeded ? undefined : Buffer.concat(chunks);
}

function reply(responseCode: number, message: string): SMTPServerError {
  return Object.assign(new Error(message), { responseCode });
}

function withoutRepeats(addresses: readonly string[]): string[] {
  return [...new Map(addresses.map((address) => [address.toLowerCase(), address])).values()];
}
