/**
 * What only a terminal shows, on a real one: `script` of util-linux makes a pseudo-terminal. Skipped elsewhere.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { CLI, NEUTRAL, run } from '../command-line.js';
import { FOREIGN_KEY, startForeignService } from '../foreign-service.js';

/** Not a dependency: where it is missing, the tests say that they were skipped. */
const SCRIPT = 'script';

const hasScript = String(spawnSync(SCRIPT, ['--version']).stdout).includes('util-linux');

/** Runs a command on a terminal of so many columns; both its outputs arrive there. */
async function onTerminal(args: readonly string[], env: Record<string, string> = {}, columns = 80) {
  const words = [process.execPath, CLI, ...args].map((word) => `'${word}'`).join(' ');
  const child = spawn(SCRIPT, ['-qec', `stty cols ${columns}; ${words}`, '/dev/null'], {
    // No more of the tester's environment than finds the commands: CI, NO_COLOR and others decide on colours.
    env: {
      PATH: process.env['PATH'],
      ...NEUTRAL,
      TERM: 'xterm-256color',
      SHELL: '/bin/sh',
      INBOX_API_KEY: FOREIGN_KEY,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let shown = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (shown += text));
  await once(child, 'close');
  return shown.replaceAll('\r\n', '\n');
}

test.skipIf(!hasScript)('colours on a terminal, none with NO_COLOR, none in a pipe', async () => {
  await using service = await startForeignService();
  service.receive({ to: 'jane@team.test' });
  const commands = [
    ['doctor', '--url', service.url],
    ['list', '--url', service.url],
    ['wait', '--to', 'jane@team.test', '--url', service.url],
  ];
  for (const args of commands) {
    expect(await onTerminal(args)).toContain('\u001b[');
    expect(await onTerminal(args, { NO_COLOR: '1' })).not.toContain('\u001b[');
    expect((await run(args, { INBOX_API_KEY: FOREIGN_KEY })).stdout).not.toContain('\u001b[');
  }
});

test.skipIf(!hasScript)('a list fits the terminal that shows it', async () => {
  await using service = await startForeignService();
  service.receive({ to: 'jane@team.test', subject: 'A subject '.repeat(20) });
  const args = ['list', '--url', service.url];
  for (const columns of [60, 90, 120]) {
    const lines = (await onTerminal(args, { NO_COLOR: '1' }, columns)).trimEnd().split('\n');
    expect(lines).toHaveLength(2);
    expect(Math.max(...lines.map((line) => line.length))).toBe(columns);
  }
});

test.skipIf(!hasScript)('a wait on a terminal says what it waits for', async () => {
  await using service = await startForeignService();
  service.receive({ to: 'jane@team.test', text: 'Hello' });
  const args = ['wait', '--to', 'jane@team.test', '--timeout', '20s', '--url', service.url];
  const shown = await onTerminal(args, { NO_COLOR: '1' });
  expect(shown).toMatch(/^waiting for message to "jane@team\.test", for 20s at the most\nFrom: /);
});
