/**
 * One worker of the wait bench, in a process of its own: sends a mail, and tells how long after the server's 250 it had
 * the message in hand.
 */
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import smtpTester from 'smtp-tester';
import { MailClient } from '../../src/client/index.js';

export type Contestant = 'playwright-inbox' | 'smtp-tester' | 'polling every 500 ms';

export interface Task {
  readonly contestant: Contestant;
  readonly rounds: number;
  readonly url: string;
  readonly smtpURL: string;
}

/** Resolves when the message to the address is in hand. */
type Wait = (address: string) => Promise<unknown>;

const [task] = (await once(process, 'message')) as [Task];
process.send?.(await measure(task));
process.exit(0);

async function measure({ contestant, rounds, url, smtpURL }: Task): Promise<number[]> {
  if (contestant !== 'smtp-tester') {
    return run(rounds, smtpURL, contestant === 'playwright-inbox' ? ownWait(url) : pollingWait(url));
  }
  const port = 20_000 + (process.pid % 20_000);
  const tester = smtpTester.init(port);
  return run(rounds, `smtp://127.0.0.1:${port}`, async (address) =>
    tester.captureOne(address, { wait: 30_000 }),
  );
}

async function run(rounds: number, smtpURL: string, wait: Wait): Promise<number[]> {
  const transport = createTransport({ url: smtpURL, pool: true, maxConnections: 1 });
  const measured: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const to = `worker-${process.pid}-${round}@inbox.test`;
    const received = wait(to).then(() => performance.now());
    // A tester's app takes its time as well: the wait has begun when the mail comes.
    await setTimeout(20);
    await transport.sendMail({
      from: 'no-reply@acme.test',
      to,
      subject: 'Your code',
      text: 'Your code is 481516.',
    });
    const acknowledged = performance.now();
    measured.push(Math.max(0, (await received) - acknowledged));
  }
  transport.close();
  return measured;
}

function ownWait(url: string): Wait {
  const client = new MailClient({ url });
  return async (to) => client.waitForMessage({ to });
}

function pollingWait(url: string): Wait {
  const get = async (path: string) =>
    (await fetch(url + path, { headers: { 'x-api-key': 'inbox' } })).json() as Promise<{
      data: { referenceId: string }[];
    }>;
  return async (to) => {
    for (;;) {
      const { data } = await get(`/api/v1/messages?to=${encodeURIComponent(to)}`);
      if (data[0]) return get(`/api/v1/messages/${data[0].referenceId}`);
      await setTimeout(500);
    }
  };
}
