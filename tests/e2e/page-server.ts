/**
 * A capture server of a test's own, as a process: for pages that need a quiet one, a key, or an end.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { test as base } from 'playwright-inbox';
import { type Mail, send } from '../send.js';

const CLI = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));

export interface Server {
  readonly url: string;
  readonly smtpURL: string;
  send(mail: Mail): Promise<string>;
  /** Ends it at once, as a crash would. */
  kill(): Promise<void>;
}

type Start = (flags?: readonly string[]) => Promise<Server>;

/** `startServer(flags)` starts one more server; all end with the test. `server` is one without flags. */
export const test = base.extend<{ startServer: Start; server: Server }>({
  // oxlint-disable-next-line eslint/no-empty-pattern -- the runner reads the names from the pattern
  startServer: async ({}, use) => {
    const servers: Server[] = [];
    await use(async (flags = []) => {
      const server = await start(flags);
      servers.push(server);
      return server;
    });
    await Promise.all(servers.map(async (server) => server.kill()));
  },
  server: async ({ startServer }, use) => use(await startServer()),
});

async function start(flags: readonly string[]): Promise<Server> {
  const ports = flags.includes('--port') ? [] : ['--port', '0', '--smtp-port', '0'];
  const child = spawn(process.execPath, [CLI, 'serve', '--quiet', ...ports, ...flags], {
    env: { ...process.env, INBOX_API_KEY: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output] = (await once(child.stdout, 'data')) as [Buffer];
  const [, smtpURL = '', url = ''] = /^SMTP (\S+)\nHTTP (\S+)\n/.exec(String(output)) ?? [];
  return {
    url,
    smtpURL,
    send: async (mail) => send(smtpURL, { to: 'jane@inbox.test', ...mail }),
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'close');
    },
  };
}
