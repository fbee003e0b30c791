/**
 * Beside maildev, a mail catcher that Playwright teams use: the same sender and reader, each server in a process of its
 * own, in turns. It is installed from the registry for the occasion.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';

import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../free-port.js';
import { median, round } from './figures.js';
import { closeConnections, measureReads, read } from './http-load.js';
import { type RunningServer, startServer } from './serve.js';
import { composeMail, measurePooled, measureSingle, openSender } from './smtp-load.js';

/** The newest whose dependencies are published without exception. */
const MAILDEV = 'maildev@2.2.1';

const ROUNDS = 3;

/** A mail that is not listed by then, in milliseconds, is asked for in a wrong way. */
const PATIENCE = 10_000;

interface Catcher {
  readonly name: string;
  readonly server: Pick<RunningServer, 'url' | 'smtpURL'>;
  /** What a test reads to find the mail to an address. */
  readonly list: (address: string) => string;
}

type Figures = Readonly<Record<'pooled' | 'single' | 'visible' | 'list', number>>;

export async function benchMaildev(): Promise<void> {
  const home = mkdtempSync(join(tmpdir(), 'playwright-inbox-maildev-'));
  try {
    console.log(`installing ${MAILDEV} …`);
    execFileSync('npm', ['install', '--prefix', home, '--no-audit', '--no-fund', MAILDEV], {
      stdio: 'ignore',
    });
    await using own = await startServer(['--quiet']);
    await using other = await startMaildev(home);
    const catchers: readonly Catcher[] = [
      { name: 'playwright-inbox', server: own, list: (address) => `/api/v1/messages?to=${address}` },
      { name: 'maildev', server: other, list: (address) => `/email?envelope.to.address=${address}` },
    ];
    const taken = new Map<string, Figures[]>(catchers.map(({ name }) => [name, []]));
    for (let turn = 0; turn < ROUNDS; turn += 1) {
      for (const catcher of catchers) taken.get(catcher.name)?.push(await measure(catcher, turn));
    }
    print(taken);
  } finally {
    closeConnections();
    rmSync(home, { recursive: true, force: true });
  }
}

async function measure({ server: { url, smtpURL }, list }: Catcher, turn: number): Promise<Figures> {
  const pooled = await measurePooled(smtpURL, 8, 400);
  const single = await measureSingle(smtpURL, 10);
  const sender = await openSender(smtpURL);
  const visible: number[] = [];
  for (let at = 0; at < 20; at += 1) {
    const to = `visible-${turn}-${at}@inbox.test`;
    await sender.send([to], composeMail('Visible', 10_000));
    const start = performance.now();
    while (!(await read(url, list(to))).includes(to)) {
      if (performance.now() - start > PATIENCE) throw new Error(`${list(to)} does not show the mail`);
      await setTimeout(1);
    }
    visible.push(performance.now() - start);
  }
  await sender.quit();
  const reads = await measureReads(url, (at) => list(`visible-${turn}-${at}@inbox.test`), 20);
  return { pooled, single, visible: median(visible), list: median(reads) };
}

function print(taken: ReadonlyMap<string, readonly Figures[]>): void {
  const rows = [
    ['8 connections, 10 kB mails', 'pooled', 'mails/s'],
    ['one connection per mail', 'single', 'mails/s'],
    ['from 250 to listed', 'visible', 'ms'],
    ['mail to one of many receivers, read', 'list', 'ms'],
  ] as const;
  const names = [...taken.keys()];
  console.log(`\n${''.padEnd(48)}${names.map((name) => name.padStart(18)).join('')}`);
  for (const [what, figure, unit] of rows) {
    const medians = names.map((name) => median((taken.get(name) ?? []).map((figures) => figures[figure])));
    console.log(`${what}, ${unit}`.padEnd(48) + medians.map((value) => round(value).padStart(18)).join(''));
  }
}

async function startMaildev(home: string): Promise<RunningServer> {
  const [smtpPort, webPort] = [await freePort(), await freePort()];
  const bin = join(home, 'node_modules/maildev/bin/maildev');
  const child = spawn(
    process.execPath,
    [bin, '--ip', '127.0.0.1', '--smtp', `${smtpPort}`, '--web', `${webPort}`],
    {
      cwd: home,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let output = '';
  for await (const chunk of child.stdout) {
    output += String(chunk);
    if (output.includes('webapp running') && output.includes('SMTP Server running')) break;
  }
  if (child.pid === undefined) throw new Error('maildev did not start');
  return {
    url: `http://127.0.0.1:${webPort}`,
    smtpURL: `smtp://127.0.0.1:${smtpPort}`,
    pid: child.pid,
    [Symbol.asyncDispose]: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
