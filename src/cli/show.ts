/**
 * `playwright-inbox show`: one message on the terminal, and why its codes were taken for codes.
 * @module
 */
import { MailClient, type MessageContent } from '../client/index.js';
import { explain } from '../extract/index.js';
import { ExitCode, UsageError } from './exit.js';
import { readFlags } from './flags.js';

const HELP = `Usage: playwright-inbox show ID [flags]

Shows a message: who, what, its codes and links, its text.

  --explain         the candidates for codes, with what speaks for and against each
  --json            the message as the service gives it
  --url URL         the service (INBOX_URL, else http://127.0.0.1:8025)
  --api-key KEY     its key (INBOX_API_KEY, else inbox)

Example:
  playwright-inbox show 0b5c1a52-7f5e-4d0a-9c39-8b6f3f5f2f11 --explain
`;

const FLAGS = {
  explain: { type: 'boolean' },
  json: { type: 'boolean' },
  url: { type: 'string' },
  'api-key': { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** How long the service may take, in milliseconds. */
const TIMEOUT = 10_000;

/** Candidates beyond these say little. */
const MAX_EXPLAINED = 20;

export async function show(args: readonly string[]): Promise<number> {
  const { values: flags, positionals } = readFlags(args, FLAGS, 1);
  if (flags.help) {
    process.stdout.write(HELP);
    return ExitCode.ok;
  }
  const [referenceId] = positionals;
  if (referenceId === undefined) throw new UsageError('show needs the ID of a message');
  const message = await connect(flags).read(referenceId, { timeout: TIMEOUT });
  process.stdout.write(flags.json ? `${JSON.stringify(message, undefined, 2)}\n` : describe(message));
  if (flags.explain) process.stdout.write(explanation(message));
  return ExitCode.ok;
}

function connect(flags: {
  readonly url?: string | undefined;
  readonly 'api-key'?: string | undefined;
}): MailClient {
  const { INBOX_URL, INBOX_API_KEY } = process.env;
  const url = flags.url ?? (INBOX_URL || undefined);
  const apiKey = flags['api-key'] ?? (INBOX_API_KEY || undefined);
  try {
    return new MailClient({ ...(url !== undefined && { url }), ...(apiKey !== undefined && { apiKey }) });
  } catch (error) {
    throw new UsageError(
      `--${error instanceof Error ? error.message.replace(/^apiKey/, 'api-key') : String(error)}`,
    );
  }
}

function describe(message: MessageContent): string {
  const codes = [...new Set([...message.html.codes, ...message.text.codes])];
  const links = [...message.html.links, ...message.text.links].map(({ text, href }) =>
    text === href ? href : `${text} → ${href}`,
  );
  const lines = [
    `From:     ${message.from}`,
    `To:       ${message.to}`,
    `Subject:  ${message.subject}`,
    `Received: ${message.receivedAt.toISOString()}`,
    `Codes:    ${codes.join(', ') || 'none'}`,
    `Links:    ${[...new Set(links)].join('\n          ') || 'none'}`,
  ];
  const text = message.text.body.trim();
  return `${lines.join('\n')}\n${text === '' ? '' : `\n${text}\n`}`.replace(CONTROLS, '');
}

function explanation(message: MessageContent): string {
  const parts = explain({
    subject: message.subject,
    html: message.html.body,
    text: message.text.body,
    headers: message.headers,
    inlineImages: [],
  });
  return `\n${candidates('html', parts.html)}\n${candidates('text', parts.text)}`.replace(CONTROLS, '');
}

function candidates(part: string, found: ReturnType<typeof explain>['html']): string {
  const lines = found.slice(0, MAX_EXPLAINED).map(({ code, score, isTalkedOf, reasons }) => {
    const signed = reasons.map(({ signal, points }) => `${signal} ${points > 0 ? '+' : ''}${points}`);
    return `  ${code}  ${score}  ${signed.join(', ')}${isTalkedOf ? '' : ' (no talk of codes near)'}\n`;
  });
  return `Candidates in ${part}:${lines.length === 0 ? ' none' : ''}\n${lines.join('')}`;
}

/** A mail must not move the cursor or change the title of the terminal that shows it. */
const CONTROLS = /[^\P{Cc}\n\t]|\p{Bidi_Control}/gu;
