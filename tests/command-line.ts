/**
 * The built command line as a process.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export const CLI = fileURLToPath(new URL('../dist/cli.js', import.meta.url));

/** Nothing of the tester's own environment decides what a command asks and how it prints. */
export const NEUTRAL = { INBOX_URL: '', INBOX_API_KEY: '', INBOX_DOMAIN: '' };

/** Runs a command until it ends. */
export async function run(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, [CLI, ...args], { env: { ...process.env, ...NEUTRAL, ...env } });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (stdout += String(chunk)));
  child.stderr.on('data', (chunk: Buffer) => (stderr += String(chunk)));
  const [code] = (await once(child, 'close')) as [number];
  return { code, stdout, stderr };
}
