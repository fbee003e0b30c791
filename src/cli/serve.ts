/**
 * `playwright-inbox serve`: the capture server as a process.
 * @module
 */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';
import { isLoopback } from '../server/http/guard.js';
import { type ApiKey, parseApiKey } from '../server/http/keys.js';
import type { MailServer } from '../server/mail-server.js';
import { isDatabaseURL, isLogin, type MailServerOptions, STORES } from '../server/options.js';
import type { TlsOptions } from '../server/smtp/access.js';
import { ExitCode, UsageError } from './exit.js';
import { readBytes, readCount, readFlags, readPort, readRetention } from './flags.js';
import { forPeople, forPrograms, MailLog } from './mail-log.js';
import { jsonLine, painter } from './terminal.js';

const HELP = `Usage: playwright-inbox serve [flags]

Takes mail over SMTP and shows it over HTTP and on a page. Ready when it has printed where; then it prints a
line for each message: when it came, to whom, its subject, and the codes in it.

  --host HOST                where to listen (127.0.0.1)
  --port PORT                HTTP port (8025), 0 for a free one
  --smtp-port PORT           SMTP port (1025), 0 for a free one
  --api-key KEY[=DOMAIN,…]   a key, for all mail or for that of some domains; repeatable
                             (INBOX_API_KEY, else "inbox" on loopback; needed elsewhere)
  --store STORE              memory, or the URL of a PostgreSQL database that servers share:
                             postgres://USER:PASSWORD@HOST:5432/DATABASE (INBOX_STORE, else memory)
  --max-messages N           messages kept, oldest out first (100000)
  --max-bytes SIZE           bytes kept, oldest out first (512MiB)
  --max-message-size SIZE    larger mails are refused (50MiB)
  --retention TIME           how long messages are kept: 30m, 24h, 7d (until a bound is reached;
                             7d in a database)
  --smtp-user USER           what senders have to log in with (INBOX_SMTP_USER; anything goes)
  --smtp-password PASSWORD   and its password (INBOX_SMTP_PASSWORD)
  --tls-cert FILE            offers STARTTLS with this certificate, PEM
  --tls-key FILE             and its key, PEM
  --faults                   mail to defer+…, reject+…, slow+…, drop+… and twice+… goes wrong on purpose
  --quiet                    print the addresses only
  --json                     print data, one object to a line: first the addresses, then each message
                             ("codes" is null where mail came too fast to look for them)

Example:
  playwright-inbox serve --port 8025 --smtp-port 1025
`;

const FLAGS = {
  store: { type: 'string' },
  host: { type: 'string' },
  port: { type: 'string' },
  'smtp-port': { type: 'string' },
  'api-key': { type: 'string', multiple: true },
  'max-messages': { type: 'string' },
  'max-bytes': { type: 'string' },
  'max-message-size': { type: 'string' },
  retention: { type: 'string' },
  'smtp-user': { type: 'string' },
  'smtp-password': { type: 'string' },
  'tls-cert': { type: 'string' },
  'tls-key': { type: 'string' },
  faults: { type: 'boolean' },
  quiet: { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Resolves with the exit code once the server has been told to stop and has stopped. */
export async function serve(args: readonly string[]): Promise<number> {
  const { values: flags } = readFlags(args, FLAGS);
  if (flags.help) {
    process.stdout.write(HELP);
    return ExitCode.ok;
  }
  const log = new MailLog(process.stdout, flags.json ? forPrograms : forPeople(painter(process.stdout)));
  await using server = await start({
    ...readOptions(flags),
    ...(!flags.quiet && { onMessage: (message, read) => log.add(message, read) }),
  });
  const addresses = { smtp: server.smtpURL, http: server.url, page: `${server.url}/` };
  // One write: whoever waits for the last line has the others.
  process.stdout.write(flags.json ? jsonLine(addresses) : inLines(addresses));
  await Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]);
  // What comes in while the server closes has been promised a line as well.
  await server.close();
  await log.end();
  return ExitCode.ok;
}

function inLines({ smtp, http, page }: { smtp: string; http: string; page: string }): string {
  return `SMTP ${smtp}\nHTTP ${http}\nPage ${page}\n`;
}

type Flags = ReturnType<typeof readFlags<typeof FLAGS>>['values'];

function readOptions(flags: Flags): MailServerOptions {
  const host = flags.host ?? '127.0.0.1';
  if (host.trim() === '') throw new UsageError('--host needs a value');
  const apiKeys = readKeys(flags['api-key']);
  if (apiKeys.length === 0 && !isLoopback(host)) {
    throw new UsageError(
      `--host ${host} can be reached from other machines: choose a key with INBOX_API_KEY or --api-key`,
    );
  }
  return {
    store: readStore(flags),
    host,
    port: readPort('--port', flags.port ?? '8025'),
    smtpPort: readPort('--smtp-port', flags['smtp-port'] ?? '1025'),
    apiKeys,
    ...(flags['max-messages'] !== undefined && {
      maxMessages: readCount('--max-messages', flags['max-messages']),
    }),
    ...(flags['max-bytes'] !== undefined && { maxBytes: readBytes('--max-bytes', flags['max-bytes']) }),
    ...(flags['max-message-size'] !== undefined && {
      maxMessageSize: readBytes('--max-message-size', flags['max-message-size']),
    }),
    ...(flags.retention !== undefined && { retention: readRetention('--retention', flags.retention) }),
    ...readLogin(flags),
    tls: readTls(flags),
    faults: flags.faults ?? false,
  };
}

/** Flags win over the environment. An error names where the key came from and does not print it. */
function readKeys(fromFlags: readonly string[] | undefined): ApiKey[] {
  const { INBOX_API_KEY } = process.env;
  const [origin, texts] = fromFlags
    ? ['--api-key', fromFlags]
    : ['INBOX_API_KEY', INBOX_API_KEY ? [INBOX_API_KEY] : []];
  return texts.map((text) => {
    try {
      return parseApiKey(text);
    } catch (error) {
      throw new UsageError(`${origin}: ${error instanceof Error ? error.message : String(error)}`);
    }
  });
}

/** Flags win over the environment. An error does not print the value, which may have a password in it. */
function readStore(flags: Flags): string {
  const { INBOX_STORE } = process.env;
  const [origin, store] =
    flags.store === undefined ? ['INBOX_STORE', INBOX_STORE || 'memory'] : ['--store', flags.store];
  if (store === 'memory') return store;
  if (!isDatabaseURL(store)) throw new UsageError(`${origin}: expected ${STORES}`);
  for (const flag of ['max-messages', 'max-bytes'] as const) {
    if (flags[flag] !== undefined)
      throw new UsageError(`--${flag} bounds the memory only; a database is bounded by --retention`);
  }
  return store;
}

/** Flags win over the environment. An error names the half that is missing or wrong, and prints neither. */
function readLogin(flags: Flags): Pick<MailServerOptions, 'smtpUser' | 'smtpPassword'> {
  const { INBOX_SMTP_USER, INBOX_SMTP_PASSWORD } = process.env;
  const user = flags['smtp-user'] ?? (INBOX_SMTP_USER || undefined);
  const password = flags['smtp-password'] ?? (INBOX_SMTP_PASSWORD || undefined);
  if (user === undefined && password === undefined) return {};
  for (const [names, value] of [
    ['--smtp-user (INBOX_SMTP_USER)', user],
    ['--smtp-password (INBOX_SMTP_PASSWORD)', password],
  ] as const) {
    if (value === undefined) throw new UsageError(`${names} is missing: user and password go together`);
    if (!isLogin(value)) throw new UsageError(`${names}: expected text without control characters`);
  }
  return { smtpUser: user, smtpPassword: password };
}

function readTls(flags: Flags): TlsOptions | undefined {
  const { 'tls-cert': certFile, 'tls-key': keyFile } = flags;
  if (certFile === undefined && keyFile === undefined) return undefined;
  if (certFile === undefined) throw new UsageError('--tls-cert is missing: certificate and key go together');
  if (keyFile === undefined) throw new UsageError('--tls-key is missing: certificate and key go together');
  const tls = { cert: readPem('--tls-cert', certFile), key: readPem('--tls-key', keyFile) };
  for (const [flag, part] of [
    ['--tls-cert', { cert: tls.cert }],
    ['--tls-key', { key: tls.key }],
    ['--tls-cert and --tls-key', tls],
  ] as const) {
    try {
      createSecureContext(part);
    } catch (error) {
      throw new UsageError(`${flag}: expected a certificate and its key as PEM (${String(error)})`);
    }
  }
  return tls;
}

function readPem(flag: string, file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new UsageError(`${flag}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function start(options: MailServerOptions): Promise<MailServer> {
  // The dear half, loaded when it is needed: --help and errors of usage do not wait for it.
  const { createMailServer, PortInUseError } = await import('../server/mail-server.js');
  try {
    return await createMailServer(options);
  } catch (error) {
    if (!(error instanceof PortInUseError)) throw error;
    const flag = error.protocol === 'HTTP' ? '--port' : '--smtp-port';
    const advice = `Stop what listens there, or choose another port with ${flag}.`;
    throw new Error(`${error.message}. ${advice}`, { cause: error });
  }
}
