/**
 * How fast the capture server is, side by side with two others in one run: smtp-tester, which does the same job in
 * test suites, and the SMTP library that all three stand on, doing nothing but drain (and once more, keeping what it
 * drained, without an aim). Rounds take turns, so that a noisy machine is noisy for all; figures are medians.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Contestant, startContestant } from './contestants.js';
import { median, report, round, time } from './figures.js';
import { closeConnections, measureReads, read } from './http-load.js';
import { composeMail, measurePooled, measureSingle, openSender } from './smtp-load.js';

const CLI = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));

const ROUNDS = 7;

/** Messages that the look-ups are measured over. */
const MANY = 100_000;

/** Recipients of one mail while the server is filled; its limit. */
const RECIPIENTS = 1_000;

export async function benchServer(): Promise<void> {
  if (!existsSync(CLI)) throw new Error('The command line is measured as built: run `npm run build` first');
  await benchThroughput();
  await benchVisibility();
  await benchLookUps();
  await benchMemory();
  await benchLargeMail();
  await benchStart();
  closeConnections();
}

async function benchThroughput(): Promise<void> {
  await using own = await startContestant('playwright-inbox');
  await using tester = await startContestant('smtp-tester');
  await using bare = await startContestant('bare smtp-server');
  await using keeping = await startContestant('bare smtp-server, keeping');
  const all = { own, tester, bare, keeping };
  const pooled = await takeTurns(all, async ({ smtpURL }, name) =>
    measurePooled(smtpURL, 8, name === 'tester' ? 200 : 2_000),
  );
  const single = await takeTurns({ own, tester }, async ({ smtpURL }, name) =>
    measureSingle(smtpURL, name === 'tester' ? 10 : 200),
  );
  console.log('8 connections, 10 kB mails, mails/s');
  for (const name of ['own', 'tester', 'bare', 'keeping'] as const)
    console.log(`  ${LABELS[name]} ${round(pooled[name])}`);
  console.log('one connection per mail, mails/s');
  for (const name of ['own', 'tester'] as const) console.log(`  ${LABELS[name]} ${round(single[name])}`);
  console.log('');
  report('pooled, against bare smtp-server', pooled.own / pooled.bare, 'x', '>=', 0.75);
  report('pooled, against smtp-tester', pooled.own / pooled.tester, 'x', '>=', 4);
  report('one connection per mail, against smtp-tester', single.own / single.tester, 'x', '>=', 15);
}

const LABELS = {
  own: 'playwright-inbox         ',
  tester: 'smtp-tester              ',
  bare: 'bare smtp-server         ',
  keeping: 'bare smtp-server, keeping',
};

/** From the moment a sender has its 250 to the moment a reader has the list with the message. */
async function benchVisibility(): Promise<void> {
  await using own = await startContestant('playwright-inbox');
  const sender = await openSender(own.smtpURL);
  const source = composeMail('Visible', 10_000);
  const times: number[] = [];
  for (let at = 0; at < 500; at += 1) {
    const to = `visible-${at}@inbox.test`;
    await sender.send([to], source);
    const start = performance.now();
    const list = await read(own.url, `/api/v1/messages?to=${to}`);
    times.push(performance.now() - start);
    if (!list.includes(to)) throw new Error(`${to} was answered 250 and is not listed`);
  }
  await sender.quit();
  report('250 to visible, p50', median(times), 'ms', '<=', 1);
}

async function benchLookUps(): Promise<void> {
  await using own = await startContestant('playwright-inbox');
  const byReceiver = async () =>
    median(await measureReads(own.url, () => '/api/v1/messages?to=user-7@inbox.test'));
  await fill(own, 1_000);
  const few = await byReceiver();
  await fill(own, MANY - 1_000);
  const many = await byReceiver();
  report('filter by receiver, 100,000 against 1,000 messages', many / few, 'x', '<=', 1.5);
  report('list at 100,000', median(await measureReads(own.url, () => '/api/v1/messages')), 'ms', '<=', 10);
  report(
    'page 1,000 at 100,000',
    median(await measureReads(own.url, () => '/api/v1/messages?page=1000')),
    'ms',
    '<=',
    10,
  );
  const bySubject = median(await measureReads(own.url, () => '/api/v1/messages?subject=number%2042'));
  report('filter by subject at 100,000', bySubject, 'ms', '<=', 10);
}

async function fill(own: Contestant, messages: number): Promise<void> {
  const sender = await openSender(own.smtpURL);
  for (let at = 0; at < messages; at += RECIPIENTS) {
    const recipients = Array.from({ length: RECIPIENTS }, (_, of) =>
      // One receiver has the same few messages, however many there are of others.
      of === 7 && at === 0 ? 'user-7@inbox.test' : `other-${at + of}@inbox.test`,
    );
    await sender.send(recipients, composeMail(`Mail number ${at / RECIPIENTS}`, 1_000));
  }
  await sender.quit();
}

async function benchMemory(): Promise<void> {
  await using own = await startContestant('playwright-inbox');
  const MAILS = 20_000;
  // What the first mails load and compile is not theirs.
  await measurePooled(own.smtpURL, 8, 2_000);
  const before = await own.memory();
  await measurePooled(own.smtpURL, 8, MAILS);
  const each = ((await own.memory()) - before) / MAILS;
  report('memory per stored 10 kB mail', each / 1000, 'kB', '<=', 13);
}

async function benchLargeMail(): Promise<void> {
  await using own = await startContestant('playwright-inbox');
  const sender = await openSender(own.smtpURL);
  const source = withAttachment(20_000_000);
  const taken: number[] = [];
  const reads: number[] = [];
  const downloads: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const to = `large-${round}@inbox.test`;
    const sent = await time(async () => sender.send([to], source));
    const id = /Stored as ([\w-]+)/.exec(sent.result)?.[1] ?? '';
    taken.push(sent.milliseconds);
    reads.push((await time(async () => read(own.url, `/api/v1/messages/${id}`))).milliseconds);
    downloads.push((await time(async () => read(own.url, `/api/v1/messages/${id}/source`))).milliseconds);
  }
  await sender.quit();
  report('20 MB attachment in', median(taken), 'ms', '<=', 500);
  report('20 MB attachment, message read', median(reads), 'ms', '<=', 500);
  report('20 MB attachment, source read', median(downloads), 'ms', '<=', 500);
}

function withAttachment(bytes: number): Buffer {
  const base64 = Buffer.alloc(bytes, 'attachment').toString('base64');
  const lines = base64.replaceAll(/.{76}/g, '$&\r\n');
  return Buffer.from(
    'Subject: Large\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nHello\r\n' +
      '--b\r\nContent-Type: application/pdf\r\nContent-Disposition: attachment; filename=a.pdf\r\n' +
      `Content-Transfer-Encoding: base64\r\n\r\n${lines}\r\n--b--`,
  );
}

/** The command line, from its start to its second line. */
async function benchStart(): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    const child = spawn(process.execPath, [CLI, 'serve', '--port', '0', '--smtp-port', '0']);
    await once(child.stdout, 'data');
    times.push(performance.now() - start);
    child.kill();
    await once(child, 'close');
  }
  report('start to ready', median(times), 'ms', '<=', 300);
}

/** Every contestant once in each round; the first round warms up and does not count. */
async function takeTurns<const T extends Readonly<Record<string, Contestant>>>(
  contestants: T,
  measure: (contestant: Contestant, name: string) => Promise<number>,
): Promise<Record<keyof T, number>> {
  const figures = new Map<string, number[]>(Object.keys(contestants).map((name) => [name, []]));
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [name, contestant] of Object.entries(contestants)) {
      const figure = await measure(contestant, name);
      if (round > 0) figures.get(name)?.push(figure);
    }
  }
  return Object.fromEntries([...figures].map(([name, of]) => [name, median(of)])) as Record<keyof T, number>;
}
