/**
 * The SMTP door: takes any mail for any address and answers 250 when the store has it.
 * @module
 */
import { callbackify } from 'node:util';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { MessageSummary } from '../../contract.js';
import { SERVER_NAME } from '../../protocol.js';
import type { Metrics } from '../metrics.js';
import type { MailStore } from '../store.js';
import { type SmtpCredentials, smtpLogin, type TlsOptions } from './access.js';
import { findDotsFast, greetAtOnce, MAX_COMMAND_LENGTH, refuseLongCommands } from './connection.js';
import { replyCode, smtpError } from './error.js';
import { Faults } from './faults.js';
import { SourceReader } from './source.js';

/** How long a connection may take to finish its mail when the server closes, in milliseconds. */
const CLOSE_GRACE = 2_000;

/** Far more than the workers of a large test run open, and few enough to leave file handles for HTTP. */
export const MAX_SMTP_CONNECTIONS = 1_000;

/** Ten times what RFC 5321, section 4.5.3.1.8 asks for; each becomes a message of its own. */
export const MAX_RECIPIENTS = 1_000;

/** Milliseconds of silence, within a mail too, after which a connection is closed. */
const IDLE_TIMEOUT = 60_000;

export interface SmtpOptions {
  readonly store: MailStore;
  readonly metrics: Metrics;
  /** Bytes; a larger mail is answered 552. */
  readonly maxMessageSize: number;
  /** What senders have to log in with; without them any log-in is accepted and none is needed. */
  readonly credentials?: SmtpCredentials | undefined;
  /** Offers STARTTLS with this certificate. */
  readonly tls?: TlsOptions | undefined;
  /** Whether addresses like `reject+…@…` make the mail fail. */
  readonly faults: boolean;
  /** Called with each message that the store has taken. */
  readonly onStored?: ((message: MessageSummary) => void) | undefined;
}

/** The door, and how often somebody came to it. */
export interface SmtpDoor {
  readonly server: SMTPServer;
  /** Connections since the start. */
  readonly connections: () => number;
}

export function createSmtpDoor(options: SmtpOptions): SmtpDoor {
  const { store, metrics, maxMessageSize, credentials, tls, faults, onStored } = options;
  let connections = 0;
  const sources = new SourceReader(maxMessageSize);
  const badDays = faults ? new Faults() : undefined;

  const receive = async (stream: SMTPServerDataStream, session: SMTPServerSession): Promise<string> => {
    try {
      return await take(stream, session);
    } catch (error) {
      const code = replyCode(error);
      if (code !== undefined) metrics.rejected(code);
      throw error;
    }
  };

  const take = async (stream: SMTPServerDataStream, { envelope }: SMTPServerSession): Promise<string> => {
    const raw = await sources.read(stream);
    const accepted = withoutRepeats(envelope.rcptTo.map(({ address }) => address));
    const recipients = badDays ? badDays.shown(accepted) : accepted;
    // Whoever only sent to `drop+…` is told the same as anybody else.
    if (recipients.length === 0) return 'Stored';
    try {
      const sender = envelope.mailFrom ? envelope.mailFrom.address : '';
      const start = performance.now();
      const messages = await store.add({ sender, recipients, raw });
      metrics.stored(messages.length, performance.now() - start);
      for (const message of messages) onStored?.(message);
      return `Stored as ${messages.map((message) => message.referenceId).join(', ')}`;
    } catch {
      throw smtpError(451, 'The message could not be stored, try again later');
    }
  };

  const server = new SMTPServer({
    banner: SERVER_NAME,
    size: maxMessageSize,
    disableReverseLookup: true,
    maxRecipients: MAX_RECIPIENTS,
    // The library closes the connection at its own limit; ours answers before that is reached.
    maxCommandLength: 2 * MAX_COMMAND_LENGTH,
    socketTimeout: IDLE_TIMEOUT,
    closeTimeout: CLOSE_GRACE,
    logger: false,
    ...smtpLogin(credentials),
    // Offered only with a certificate that somebody chose: clients that upgrade when they can would refuse another.
    ...(tls ? { key: tls.key, cert: tls.cert } : { disabledCommands: ['STARTTLS'] }),
    onConnect: (_session, callback) => {
      connections += 1;
      const isFull = server.connections.size > MAX_SMTP_CONNECTIONS;
      callback(isFull ? smtpError(421, 'Too many connections, try again later') : undefined);
    },
    ...(badDays && {
      onRcptTo: ({ address }, _session, callback) => badDays.meet(address, callback),
    }),
    onData: callbackify(receive),
  });
  greetAtOnce(server);
  refuseLongCommands(server);
  findDotsFast(server);
  // A peer that resets its connection must end that connection only.
  server.on('error', () => undefined);
  return { server, connections: () => connections };
}

function withoutRepeats(addresses: readonly string[]): readonly string[] {
  if (addresses.length < 2) return addresses;
  return [...new Map(addresses.map((address) => [address.toLowerCase(), address])).values()];
}
