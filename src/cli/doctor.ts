/**
 * `playwright-inbox doctor`: what a service does at each point that the contract leaves open, as far as reading
 * can tell, and the options that point to it.
 * @module
 */
import { examine } from './doctor/examination.js';
import { Failure, type Finding } from './doctor/finding.js';
import { Inquiry } from './doctor/inquiry.js';
import { ExitCode, UsageError } from './exit.js';
import { readDuration, readFlags } from './flags.js';
import { connect, SERVICE_FLAGS, SERVICE_HELP } from './service.js';
import { type Paint, painter } from './terminal.js';

const HELP = `Usage: playwright-inbox doctor [flags]

Asks a mail service, by reading only, how it does what the interface leaves open, and prints the options to
paste. Tells the more, the more mail the service has. Exit codes: 0 fine, 2 usage, 3 the service failed.

${SERVICE_HELP}\
  --domain DOMAIN         the domain whose mail it captures (INBOX_DOMAIN)
  --timeout TIME          how long one request may take (10s)
  --json                  the findings as data

Example:
  INBOX_API_KEY=… npx playwright-inbox doctor --url https://mail.example.com --domain team.example.com
`;

const FLAGS = {
  ...SERVICE_FLAGS,
  domain: { type: 'string' },
  timeout: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

export async function doctor(args: readonly string[]): Promise<number> {
  const { values: flags } = readFlags(args, FLAGS);
  if (flags.help) {
    process.stdout.write(HELP);
    return ExitCode.ok;
  }
  const domain = readDomain(flags.domain);
  const timeout = readDuration('--timeout', flags.timeout ?? '10s');
  const inquiry = new Inquiry(connect(flags), timeout);
  const paint = painter(process.stdout);
  if (!flags.json) process.stdout.write(`${paint('bold', inquiry.url)}\n\n`);

  const findings: Finding[] = [];
  for await (const finding of untilFailure(examine(inquiry, domain))) {
    findings.push(finding);
    if (!flags.json) process.stdout.write(line(finding, paint));
  }
  const ok = findings.every(({ state }) => state !== 'failed');
  const use = { inboxURL: inquiry.url, inboxDomain: domain ?? guessed(findings) };
  if (flags.json) {
    const report = { url: inquiry.url, ok, findings, ...(ok && { use }) };
    process.stdout.write(`${JSON.stringify(report, undefined, 2)}\n`);
  } else if (ok) {
    process.stdout.write(options(use));
  }
  return ok ? ExitCode.ok : ExitCode.failed;
}

/** What ended the examination is its last finding. */
async function* untilFailure(findings: AsyncIterable<Finding>): AsyncGenerator<Finding> {
  try {
    yield* findings;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    yield { point: error.point, state: 'failed', text: error.message };
  }
}

const MARKS = {
  fine: ['green', '✔'],
  failed: ['red', '✘'],
  unknown: ['yellow', '?'],
} as const;

function line({ point, state, text }: Finding, paint: Paint): string {
  const [style, mark] = MARKS[state];
  return `${paint(style, mark)} ${point.padEnd('receivedAfter'.length)}  ${text}\n`;
}

function options({ inboxURL, inboxDomain }: { inboxURL: string; inboxDomain: string | undefined }): string {
  return `
For playwright.config.ts:

  use: {
    inboxURL: ${literal(inboxURL)},
    inboxDomain: ${inboxDomain === undefined ? "'…', // the domain whose mail it captures" : `${literal(inboxDomain)},`}
  },

The key goes into the environment variable INBOX_API_KEY: Playwright's JSON report prints what "use" contains.
`;
}

function literal(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}

/** The domain of the listed mail, where none was given. */
function guessed(findings: readonly Finding[]): string | undefined {
  const domain = findings.find(({ point }) => point === 'domain')?.data?.['mostCommon'];
  return domain === undefined ? undefined : String(domain);
}

function readDomain(flag: string | undefined): string | undefined {
  const domain = flag ?? (process.env['INBOX_DOMAIN'] || undefined);
  if (domain === undefined || /^[^\s@<>(),;:"[\]\\]+$/.test(domain)) return domain;
  const name = flag === undefined ? 'INBOX_DOMAIN' : '--domain';
  throw new UsageError(`${name}: expected a domain like inbox.test, got ${JSON.stringify(domain)}`);
}
