/**
 * `playwright-inbox show`: one message on the terminal, and why its codes were taken for codes.
 * @module
 */
import type { MessageContent } from '../client/message.js';
import { Session } from '../client/session.js';
import type { Scored } from '../extract/codes/score.js';
import { ExitCode, UsageError } from './exit.js';
import { readDuration, readFlags, withOptionalValue } from './flags.js';
import { checkPick, PICK_FLAGS, PICK_HELP } from './pick.js';
import { print } from './print.js';
import { callerOf, connect, SERVICE_FLAGS, SERVICE_HELP } from './service.js';
import { oneLine } from './terminal.js';

const HELP = `Usage: playwright-inbox show ID [flags]

Shows a message: who, what, its codes and links, its text.

  --explain               the candidates for codes, with what speaks for and against each
${PICK_HELP}\
  --timeout TIME          how long the service may take (10s)
${SERVICE_HELP}
Exit codes: 0 shown, 1 not the one code or link, 2 usage, 3 the service failed or has no such message.

Example:
  npx playwright-inbox show 0b5c1a52-7f5e-4d0a-9c39-8b6f3f5f2f11 --link 'Reset password'
`;

const FLAGS = {
  explain: { type: 'boolean' },
  ...PICK_FLAGS,
  timeout: { type: 'string' },
  ...SERVICE_FLAGS,
  help: { type: 'boolean', short: 'h' },
} as const;

/** Candidates beyond these say little. */
const MAX_EXPLAINED = 20;

export async function show(args: readonly string[]): Promise<number> {
  const { values: flags, positionals } = readFlags(withOptionalValue(args, '--link'), FLAGS, 1);
  if (flags.help) {
    process.stdout.write(HELP);
    return ExitCode.ok;
  }
  checkPick(flags);
  const [referenceId] = positionals;
  if (referenceId === undefined) throw new UsageError('show needs the ID of a message');
  const timeout = readDuration('--timeout', flags.timeout ?? '10s');
  const { connection } = connect(flags);
  const caller = callerOf('show');
  const message = await new Session(connection).read(referenceId, { timeout }, caller);
  const code = print(message, flags, connection);
  if (flags.explain) process.stdout.write(await explanation(message));
  return code;
}

async function explanation(message: MessageContent): Promise<string> {
  // The extractor's word lists take longer to load than most commands to run.
  const { explain } = await import('../extract/index.js');
  const parts = explain({
    subject: message.subject,
    html: message.html.body,
    text: message.text.body,
    headers: message.headers,
    inlineImages: [],
  });
  return `\n${candidates('html', parts.html)}\n${candidates('text', parts.text)}`;
}

function candidates(part: string, found: readonly Scored[]): string {
  const lines = found.slice(0, MAX_EXPLAINED).map(({ code, score, isTalkedOf, reasons }) => {
    const signed = reasons.map(({ signal, points }) => `${signal} ${points > 0 ? '+' : ''}${points}`);
    return `  ${oneLine(code)}  ${score}  ${signed.join(', ')}${isTalkedOf ? '' : ' (no talk of codes near)'}\n`;
  });
  return `Candidates in ${part}:${lines.length === 0 ? ' none' : ''}\n${lines.join('')}`;
}
