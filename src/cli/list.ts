/**
 * `playwright-inbox list`: what a service has, as a table or as data.
 * @module
 */
import type { MessageSummary } from '../client/message.js';
import { Session } from '../client/session.js';
import { ago } from './ago.js';
import { ExitCode } from './exit.js';
import { readDuration, readFlags } from './flags.js';
import { QUERY_FLAGS, QUERY_HELP, readConditions } from './query.js';
import { callerOf, connect, SERVICE_FLAGS, SERVICE_HELP } from './service.js';
import { type Column, table } from './table.js';
import { json, painter } from './terminal.js';

const HELP = `Usage: playwright-inbox list [flags]

Lists messages, oldest first: the newest stands last, above the prompt.

${QUERY_HELP}\
  --timeout TIME          how long the service may take (30s)
  --json                  print the summaries as the service gives them
${SERVICE_HELP}
Exit codes: 0 found, 1 nothing there, 2 usage, 3 the service failed.

Example:
  npx playwright-inbox list --to jane@inbox.test --received-after 10m
`;

const FLAGS = {
  ...QUERY_FLAGS,
  timeout: { type: 'string' },
  json: { type: 'boolean' },
  ...SERVICE_FLAGS,
  help: { type: 'boolean', short: 'h' },
} as const;

export async function list(args: readonly string[]): Promise<number> {
  const { values: flags } = readFlags(args, FLAGS);
  if (flags.help) {
    process.stdout.write(HELP);
    return ExitCode.ok;
  }
  const conditions = readConditions(flags, Date.now());
  const timeout = readDuration('--timeout', flags.timeout ?? '30s');
  const { connection } = connect(flags);
  const caller = callerOf('list');
  const messages = await new Session(connection).list(conditions, { timeout }, caller);
  if (flags.json) {
    process.stdout.write(json(messages));
  } else if (messages.length > 0) {
    const now = Date.now() + connection.habits.clock.skew;
    // Not a terminal: whatever reads it has no width.
    const width = process.stdout.isTTY ? process.stdout.columns : Number.POSITIVE_INFINITY;
    process.stdout.write(table(columns(now), messages, width, painter(process.stdout)));
  } else {
    process.stderr.write('playwright-inbox: no message\n');
  }
  return messages.length > 0 ? ExitCode.ok : ExitCode.nothing;
}

function columns(now: number): Column<MessageSummary>[] {
  return [
    { title: 'AGO', cell: ({ receivedAt }) => ago(receivedAt, now), shrinks: false },
    { title: 'FROM', cell: ({ from }) => from, shrinks: true },
    { title: 'TO', cell: ({ to }) => to, shrinks: true },
    { title: 'SUBJECT', cell: ({ subject }) => subject, shrinks: true },
    { title: 'ID', cell: ({ referenceId }) => referenceId, shrinks: false },
  ];
}
