/**
 * `playwright-inbox wait`: waits for a message and prints it, or the one value of it that a script wants.
 * @module
 */
import { TimeoutError } from '../client/index.js';
import type { MessageContent } from '../client/message.js';
import type { Conditions } from '../client/query.js';
import { Session } from '../client/session.js';
import { ExitCode, UsageError } from './exit.js';
import { readDuration, readFlags, withOptionalValue } from './flags.js';
import { checkPick, PICK_FLAGS, PICK_HELP } from './pick.js';
import { print } from './print.js';
import { Progress } from './progress.js';
import { QUERY_FLAGS, QUERY_HELP, readConditions } from './query.js';
import { callerOf, connect, SERVICE_FLAGS, SERVICE_HELP } from './service.js';
import { painter, printable } from './terminal.js';

const HELP = `Usage: playwright-inbox wait --to ADDRESS [flags]

Waits for a message and prints it: the oldest that meets all conditions, also one that was there before.
For an address that is used again and again, add --received-after.

${QUERY_HELP}\
  --timeout TIME          how long to wait (30s)
${PICK_HELP}${SERVICE_HELP}
Exit codes: 0 found, 1 nothing in time or not the one code or link, 2 usage, 3 the service failed.

Example:
  CODE=$(npx playwright-inbox wait --to jane@inbox.test --code)
`;

const FLAGS = {
  ...QUERY_FLAGS,
  timeout: { type: 'string' },
  ...PICK_FLAGS,
  ...SERVICE_FLAGS,
  help: { type: 'boolean', short: 'h' },
} as const;

export async function wait(args: readonly string[]): Promise<number> {
  const { values: flags } = readFlags(withOptionalValue(args, '--link'), FLAGS);
  if (flags.help) {
    process.stdout.write(HELP);
    return ExitCode.ok;
  }
  checkPick(flags);
  const conditions = readConditions(flags, Date.now());
  if ((flags.to ?? flags.from ?? flags.subject) === undefined) {
    throw new UsageError('wait needs --to, --from or --subject');
  }
  const timeout = readDuration('--timeout', flags.timeout ?? '30s');
  const { connection } = connect(flags);
  const session = new Session(connection);
  const progress = new Progress(conditions, process.stderr, painter(process.stderr));
  try {
    const message = await waitInView(session, conditions, timeout, progress);
    return print(message, flags, connection);
  } catch (error) {
    if (!(error instanceof TimeoutError)) throw error;
    if (!connection.hasAnswered) {
      throw new Error(`${connection.url} never answered. ${error.message}`, { cause: error });
    }
    process.stderr.write(`playwright-inbox: ${printable(error.message)}\n`);
    return ExitCode.nothing;
  }
}

/** Where somebody looks on, what else arrives is watched beside the wait. */
async function waitInView(
  session: Session,
  conditions: Conditions,
  timeout: number,
  progress: Progress,
): Promise<MessageContent> {
  const over = new AbortController();
  const caller = callerOf('wait');
  progress.begin(timeout);
  const watching = progress.isShown
    ? session.watch({ to: conditions.to }, { signal: over.signal }, caller, (messages) => {
        progress.looked(messages, session.connection.habits.clock);
        return false;
      })
    : undefined;
  // The wait meets the same faults, and it is the wait that reports them.
  watching?.catch(() => undefined);
  try {
    return await session.wait(conditions, { timeout }, caller);
  } finally {
    over.abort();
  }
}
