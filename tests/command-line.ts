/**
 * The built command line as a process.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { runProgram } from './program.js';

export const CLI = fileURLToPath(new URL('../dist/cli.js', import.meta.url));

/** Nothing of the tester's own environment decides what a command asks and how it prints. */
export const NEUTRAL = { INBOX_URL: '', INBOX_API_KEY: '', INBOX_DOMAIN: '', INBOX_STORE: '' };

/** Runs a command until it ends. */
export async function run(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const { code, stdout, stderr } = await runProgram(process.execPath, [CLI, ...args], {
    env: { ...NEUTRAL, ...env },
  });
  return { code, stdout, stderr };
}

/** A running `serve` on free ports, and all it has printed. */
export async function startServe(flags: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [CLI, 'serve', '--port', '0', '--smtp-port', '0', ...flags], {
    env: { ...process.env, ...NEUTRAL, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  await once(child.stdout, 'data');
  const [, smtpURL = '', url = ''] =
    /^SMTP (smtp:\/\/127\.0\.0\.1:\d+)\nHTTP (http:\/\/127\.0\.0\.1:\d+)\nPage \2\/\n$/.exec(output) ?? [];
  return {
    child,
    smtpURL,
    url,
    output: () => output,
    [Symbol.asyncDispose]: async () => {
      if (child.exitCode === null && child.kill()) await once(child, 'close');
    },
  };
}
