/**
 * Two minutes of everything at once over one server with tight bounds: senders, readers, waiters, hostile peers and
 * peers that hang up. Fails where an acknowledged mail is lost, a bound does not hold, memory grows, or a promise is
 * left rejected.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createConnection } from 'node:net';
import { fileURLToPath } from 'node:url';
import { Health, MessageList } from '../../src/contract.js';
import type { Listening } from './contestants.js';
import { composeMail, openSender } from './smtp-load.js';

const SERVER = fileURLToPath(new URL('soak-server.ts', import.meta.url));

/** Milliseconds. */
const DURATION = 120_000;

/** What the server is held to. */
export const BOUNDS = {
  maxMessages: 5_000,
  maxBytes: 32 * 1024 * 1024,
  maxMessageSize: 1024 * 1024,
} as const;

/**
 * Memory the server may take beyond what it has when its store is full for the first time, in bytes: what a burst
 * leaves to the collector, but nothing that grows with time.
 */
const MAX_GROWTH = 96 * 1024 * 1024;

interface Tally {
  sent: number;
  read: number;
  waited: number;
  attacked: number;
  readonly problems: string[];
}

/** What everybody at work needs to know. */
interface Work extends Listening {
  readonly tally: Tally;
  readonly isOver: () => boolean;
}

export async function benchSoak(): Promise<void> {
  const tally: Tally = { sent: 0, read: 0, waited: 0, attacked: 0, problems: [] };
  const child = fork(SERVER, {
    execArgv: ['--import', 'tsx', '--expose-gc'],
    stdio: ['ignore', 1, 'pipe', 'ipc'],
  });
  // An unhandled rejection ends the process, and says so here.
  child.stderr?.on('data', (chunk: Buffer) =>
    tally.problems.push(`the server said: ${String(chunk).trim()}`),
  );
  const [listening] = (await once(child, 'message')) as [Listening];
  const end = performance.now() + DURATION;
  const isOver = () => performance.now() > end || child.exitCode !== null;
  const work: Work = { ...listening, tally, isOver };
  const jobs = [
    ...Array.from({ length: 4 }, async (_, at) => sendAndRead(work, at)),
    ...Array.from({ length: 3 }, async (_, at) => waitAndSend(work, at)),
    ...ATTACKS.map(async (attack) => repeat(work, attack)),
    watchBounds(work, child),
  ];
  await Promise.all(
    jobs.map(async (job) => job.catch((error: unknown) => tally.problems.push(String(error)))),
  );

  const isAlive = child.exitCode === null;
  if (!isAlive) tally.problems.push('the server ended');
  const gone = once(child, 'exit');
  if (isAlive) {
    child.kill('SIGTERM');
    const [code] = (await gone) as [number | null];
    if (code !== 0) tally.problems.push(`the server ended with ${code}`);
  }
  const { sent, read, waited, attacked, problems } = tally;
  console.log(`${sent} mails sent, ${read} read back, ${waited} waited for, ${attacked} attacks`);
  for (const problem of new Set(problems)) console.log(`✘ ${problem}`);
  if (problems.length === 0) console.log('✔ nothing lost, nothing grown, nothing rejected');
  else process.exitCode = 1;
}

/** What a sender has its 250 for is in the very next list, and its content is what was sent. */
async function sendAndRead({ smtpURL, url, tally, isOver }: Work, worker: number): Promise<void> {
  for (let at = 0; !isOver(); ) {
    const sender = await openSender(smtpURL);
    for (let of = 0; of < 20 && !isOver(); of += 1) {
      at += 1;
      const to = `reader-${worker}-${at}@inbox.test`;
      const subject = `Mail ${worker}-${at}`;
      await sender.send([to], composeMail(subject, 500 + (at % 40) * 500));
      tally.sent += 1;
      const list = await getList(url, `to=${to}`);
      const [found] = list.data;
      if (found?.subject !== subject) {
        tally.problems.push(`a mail with its 250 is not listed: ${to}`);
        continue;
      }
      const content = await get(url, `/api/v1/messages/${found.referenceId}`);
      if (content.status !== 200) tally.problems.push(`a listed mail cannot be read: ${content.status}`);
      await content.arrayBuffer();
      tally.read += 1;
    }
    await sender.quit();
  }
}

/** A held request hears of the mail that it waits for. */
async function waitAndSend({ smtpURL, url, tally, isOver }: Work, worker: number): Promise<void> {
  const sender = await openSender(smtpURL);
  for (let at = 0; !isOver(); at += 1) {
    const to = `waiter-${worker}-${at}@inbox.test`;
    const empty = await get(url, `/api/v1/messages?to=${to}`);
    await empty.arrayBuffer();
    const headers = { 'if-none-match': empty.headers.get('etag') ?? '', prefer: 'wait=20' };
    const held = get(url, `/api/v1/messages?to=${to}`, headers);
    // Where sending fails first, that is what is told.
    held.catch(() => undefined);
    await sender.send([to], composeMail('Awaited', 1_000));
    tally.sent += 1;
    const answer = await held;
    if (answer.status !== 200) tally.problems.push(`a wait ended with ${answer.status}`);
    await answer.arrayBuffer();
    tally.waited += 1;
  }
  await sender.quit();
}

/** Bytes that a peer sends before it hangs up, or is hung up on. */
const ATTACKS: readonly ((work: Work) => Promise<void>)[] = [
  async (work) => hurl(work.smtpURL, Buffer.alloc(200_000, 'x')),
  async (work) => hurl(work.smtpURL, Buffer.alloc(100_000, 'NOOP\r\n')),
  async (work) => hurl(work.smtpURL, `${OPENING}Subject: cut off\r\n\r\n${'x'.repeat(10_000)}`),
  async (work) => hurl(work.smtpURL, `${OPENING}${'x\r\n'.repeat(500_000)}.\r\nQUIT\r\n`),
  async (work) => hurl(work.smtpURL, `${OPENING}${mimeBomb()}\r\n.\r\nQUIT\r\n`),
  async (work) => hurl(work.url, 'GET /api/v1/messages HTTP/1.1\r\nHost: localhost\r\n'),
  async (work) => hurl(work.url, 'GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n'),
  async (work) => hurl(work.url, Buffer.from([0, 1, 2, 3, 255, 254, 13, 10, 13, 10])),
  async (work) => {
    // Read on: whoever reads a bomb gets what could be read of it.
    const list = await getList(work.url, 'to=bomb@inbox.test');
    for (const { referenceId } of list.data.slice(0, 2)) {
      const { status } = await get(work.url, `/api/v1/messages/${referenceId}`);
      if (status !== 200 && status !== 404) work.tally.problems.push(`a bomb answers ${status}`);
    }
  },
  async (work) => {
    const hangUp = AbortSignal.timeout(20);
    await get(
      work.url,
      '/api/v1/messages?to=nobody@inbox.test',
      {
        'if-none-match': '*',
        prefer: 'wait=60',
      },
      hangUp,
    ).catch(() => undefined);
  },
  async (work) => {
    await get(work.url, '/api/v1/messages', { 'x-api-key': `wrong-${Math.random()}` });
  },
];

const OPENING = 'EHLO x\r\nMAIL FROM:<a@b.test>\r\nRCPT TO:<bomb@inbox.test>\r\nDATA\r\n';

function mimeBomb(): string {
  return `Content-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\n\r\nx\r\n'.repeat(20_000)}`;
}

async function repeat(work: Work, attack: (work: Work) => Promise<void>): Promise<void> {
  while (!work.isOver()) {
    await attack(work);
    work.tally.attacked += 1;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Writes bytes, and leaves half a second later if the server has not closed by then. */
async function hurl(url: string, bytes: string | Buffer): Promise<void> {
  const { hostname, port } = new URL(url);
  const socket = createConnection({ host: hostname, port: Number(port) });
  socket.on('error', () => undefined);
  socket.resume();
  socket.write(bytes);
  const patience = setTimeout(() => socket.destroy(), 500);
  await once(socket, 'close');
  clearTimeout(patience);
}

async function watchBounds({ url, tally, isOver }: Work, child: ChildProcess): Promise<void> {
  let full: number | undefined;
  const gone = once(child, 'exit');
  while (!isOver()) {
    const health = Health.parse(await (await fetch(`${url}/health`)).json());
    if (health.messages > BOUNDS.maxMessages) tally.problems.push(`${health.messages} messages are kept`);
    if (health.bytes > BOUNDS.maxBytes) tally.problems.push(`${health.bytes} bytes are kept`);
    // A server that has ended is told of below, with what it said.
    child.send('memory', () => undefined);
    const [memory] = (await Promise.race([once(child, 'message'), gone])) as [number];
    if (child.exitCode !== null) return;
    if (health.evicted > 0) full ??= memory;
    if (full !== undefined && memory > full + MAX_GROWTH) {
      tally.problems.push(`memory grew from ${megabytes(full)} to more than ${megabytes(full + MAX_GROWTH)}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1024 / 1024)} MiB`;
}

async function getList(url: string, query: string): Promise<MessageList> {
  return MessageList.parse(await (await get(url, `/api/v1/messages?${query}`)).json());
}

async function get(
  url: string,
  path: string,
  headers: Record<string, string> = {},
  signal?: AbortSignal,
): Promise<Response> {
  return fetch(url + path, { headers: { 'x-api-key': 'inbox', ...headers }, ...(signal && { signal }) });
}
