#!/usr/bin/env node
/**
 * The command line: finds the command, runs it, turns its errors into one line and an exit code. A command's
 * code is loaded only when it runs, so that `--help` answers at once.
 * @module
 */
import { ExitCode, UsageError } from './cli/exit.js';
import { VERSION } from './version.js';

const HELP = `playwright-inbox ${VERSION}: e-mail for Playwright tests

Usage: playwright-inbox <command> [flags]

Commands:
  serve    Run the capture server: SMTP in, HTTP out
  doctor   Say how a service behaves, and the options for it
  show     Show a message, and why its codes are codes

  playwright-inbox <command> --help explains a command.
  playwright-inbox --version prints the version.
`;

async function main(args: readonly string[]): Promise<number> {
  const [command, ...rest] = args;
  switch (command) {
    case 'serve': {
      const { serve } = await import('./cli/serve.js');
      return serve(rest);
    }
    case 'doctor': {
      const { doctor } = await import('./cli/doctor.js');
      return doctor(rest);
    }
    case 'show': {
      const { show } = await import('./cli/show.js');
      return show(rest);
    }
    case '--version':
    case '-v':
      process.stdout.write(`${VERSION}\n`);
      return ExitCode.ok;
    case '--help':
    case '-h':
      process.stdout.write(HELP);
      return ExitCode.ok;
    case undefined:
      process.stderr.write(HELP);
      return ExitCode.usage;
    default:
      throw new UsageError(`unknown command "${command}"; there are serve, doctor, show`);
  }
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  const isUsage = error instanceof UsageError;
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`playwright-inbox: ${message}\n`);
  if (isUsage) process.stderr.write('playwright-inbox --help shows what there is.\n');
  process.exitCode = isUsage ? ExitCode.usage : ExitCode.failed;
}
