/**
 * The built capture server in a process of its own, as testers run it.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const CLI = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));

export interface RunningServer extends AsyncDisposable {
  readonly url: string;
  readonly smtpURL: string;
  readonly pid: number;
}

/** Starts the server on free ports; `npm run build` has to have run. */
export async function startServer(
  flags: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  const args = [CLI, 'serve', '--port', '0', '--smtp-port', '0', ...flags];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    if (lines.push(line) === 2) break;
  }
  const [smtpURL, url] = ['SMTP', 'HTTP'].map((name) =>
    lines.find((line) => line.startsWith(name))?.slice(5),
  );
  if (!smtpURL || !url || child.pid === undefined)
    throw new Error('the server did not start: is dist built?');
  return {
    url,
    smtpURL,
    pid: child.pid,
    [Symbol.asyncDispose]: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
