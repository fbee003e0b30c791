/**
 * How long after the server's 250 a waiting test has its message in hand, with four workers waiting at once: our wait,
 * a polling loop against the same server, and the wait of smtp-tester in the worker's own process. And what a thousand
 * waiters cost while nothing comes.
 */
import { fork } from 'node:child_process';
import { once, setMaxListeners } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { MailClient } from '../../src/client/index.js';
import { startServer } from './serve.js';
import type { Contestant, Task } from './wait-worker.js';

const WORKERS = 4;

const CONTESTANTS: readonly { readonly name: Contestant; readonly rounds: number }[] = [
  { name: 'playwright-inbox', rounds: 200 },
  { name: 'smtp-tester', rounds: 50 },
  { name: 'polling every 500 ms', rounds: 20 },
];

/** Each contestant has its turn this often, so that a noisy moment is nobody's alone. */
const TURNS = 3;

const WAITERS = 1_000;

/** How long idle waiters are watched, in milliseconds. */
const IDLE = 5_000;

export async function benchWait(): Promise<void> {
  await using server = await startServer();
  const times = new Map<Contestant, number[]>(CONTESTANTS.map(({ name }) => [name, []]));
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const { name, rounds } of CONTESTANTS) {
      const task: Task = { contestant: name, rounds, url: server.url, smtpURL: server.smtpURL };
      const workers = Array.from({ length: WORKERS }, async () => runWorker(task));
      times.get(name)?.push(...(await Promise.all(workers)).flat());
    }
  }

  console.log(`from 250 to the message in hand, ${WORKERS} workers at once, in milliseconds\n`);
  console.log(`${''.padEnd(24)}${['p50', 'p99', 'n'].map((head) => head.padStart(10)).join('')}`);
  for (const [name, measured] of times) {
    const figures = [
      quantile(measured, 0.5).toFixed(1),
      quantile(measured, 0.99).toFixed(1),
      `${measured.length}`,
    ];
    console.log(name.padEnd(24) + figures.map((figure) => figure.padStart(10)).join(''));
  }
  const own = times.get('playwright-inbox') ?? [];
  console.log(
    `\naim: p50 <= 5 ms ${verdict(quantile(own, 0.5) <= 5)}, p99 <= 25 ms ${verdict(quantile(own, 0.99) <= 25)}`,
  );

  console.log(
    'smtp-tester hands the mail over before it answers 250, in the process that sends it: 0 is its floor.',
  );
  await measureIdle(server);
}

async function runWorker(task: Task): Promise<number[]> {
  const worker = fork(fileURLToPath(new URL('wait-worker.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
  });
  worker.send(task);
  const [measured] = (await once(worker, 'message')) as [number[]];
  return measured;
}

async function measureIdle(server: { readonly url: string; readonly pid: number }): Promise<void> {
  const before = cpuTime(server.pid);
  if (before === undefined) return console.log('\nidle waiters: not measured, this system has no /proc');
  const client = new MailClient({ url: server.url });
  const end = new AbortController();
  setMaxListeners(0, end.signal);
  const waits = Array.from({ length: WAITERS }, async (_, at) =>
    client
      .waitForMessage({ to: `nobody-${at}@inbox.test` }, { timeout: 0, signal: end.signal })
      .catch(() => undefined),
  );
  // Two requests each: one that is answered, one that is held.
  await setTimeout(3_000);
  const settled = cpuTime(server.pid) ?? 0;
  await setTimeout(IDLE);
  const used = (cpuTime(server.pid) ?? 0) - settled;
  end.abort();
  await Promise.all(waits);
  console.log(
    `\n${WAITERS} idle waiters: the server used ${used} ms of CPU in ${IDLE} ms ${verdict(used <= IDLE / 100)}`,
  );
}

/** Milliseconds of CPU that a process has used, to the kernel's tick of 10 ms. */
function cpuTime(pid: number): number | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/s, '').trim().split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return undefined;
  }
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function verdict(holds: boolean): string {
  return holds ? '✔' : '✘';
}
