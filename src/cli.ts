#!/usr/bin/env node
/**
 * The command line: finds the command, runs it, turns its errors into one line and an exit code. A command's
 * code is loaded only when it runs, so that `--help` answers at once.
 * @module
 */
import { ExitCode, UsageError } from './cli/exit.js';
import { nearest } from './cli/near.js';
import { printable } from './cli/terminal.js';
import { VERSION } from './version.js';

const HELP = `playwright-inbox ${VERSION}: e-mail for Playwright tests

Usage: playwright-inbox <command> [flags]

Commands:
  serve    Run the capture server: SMTP in, HTTP out
  wait     Wait for a message; print it, its code or its link
  list     List messages
  show     Show a message, and why its codes are codes
  doctor   Say how a service behaves, and the options for it

  playwright-inbox <command> --help explains a command.
  playwright-inbox --version prints the version.
`;

const COMMANDS = ['serve', 'wait', 'list', 'show', 'doctor'];

async function main(args: readonly string[]): Promise<number> {
  const [command, ...rest] = args;
  switch (command) {
    case 'serve': {
      const { serve } = await import('./cli/serve.js');
      return serve(rest);
    }
    case 'wait': {
      const { wait } = await import('./cli/wait.js');
      return wait(rest);
    }
    case 'list': {
      const { list } = await import('./cli/list.js');
      return list(rest);
    }
    case 'show': {
      const { show } = await import('./cli/show.js');
      return show(rest);
    }
    case 'doctor': {
      const { doctor } = await import('./cli/doctor.js');
      return doctor(rest);
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
    default: {
      const meant = nearest(command, [...COMMANDS, '--help', '--version']);
      const advice = meant ? `did you mean ${meant}?` : `there are ${COMMANDS.join(', ')}`;
      throw new UsageError(`unknown ${command.startsWith('-') ? 'flag' : 'command'} "${command}"; ${advice}`);
    }
  }
}

// A reader that has seen enough, like `head`, closes the pipe.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  const isUsage = error instanceof UsageError;
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`playwright-inbox: ${printable(message)}\n`);
  const [command = ''] = process.argv.slice(2);
  const explained = COMMANDS.includes(command) ? `playwright-inbox ${command}` : 'playwright-inbox';
  if (isUsage) process.stderr.write(`${explained} --help shows what there is.\n`);
  process.exitCode = isUsage ? ExitCode.usage : ExitCode.failed;
}
