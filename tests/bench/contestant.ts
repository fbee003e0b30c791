/**
 * One SMTP server in a process of its own, so that the load of whoever measures it stays outside:
 * `contestant.ts NAME`. Says over the channel where it listens, and how much memory it takes when asked.
 */
import { SMTPServer } from 'smtp-server';
import smtpTester from 'smtp-tester';
import { createMailServer } from '../../src/server/index.js';
import type { Listening } from './contestants.js';

const START: Readonly<Record<string, () => Promise<Listening>>> = {
  'playwright-inbox': async () => {
    const { url, smtpURL } = await createMailServer({ maxBytes: 2 ** 31 });
    return { url, smtpURL };
  },
  'smtp-tester': async () => listening(smtpTester.init(0).smtpServer),
  'bare smtp-server': async () => bare(() => undefined),
  // What it costs to keep mail at all: on some machines, touching fresh memory is dear.
  'bare smtp-server, keeping': async () => {
    const kept: Buffer[] = [];
    return bare((source) => kept.push(source()));
  },
};

const start = START[process.argv[2] ?? ''];
if (!start) throw new Error(`no contestant ${process.argv[2]}`);
process.send?.(await start());
process.on('message', () => {
  globalThis.gc?.();
  process.send?.(process.memoryUsage().rss);
});
process.on('disconnect', () => process.exit());

/** Answers 250 and does no more than it is told to with the mail. */
async function bare(take: (source: () => Buffer) => void): Promise<Listening> {
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    logger: false,
    onData: (stream, _session, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        take(() => Buffer.concat(chunks));
        callback();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  return listening(server);
}

async function listening({ server }: Pick<SMTPServer, 'server'>): Promise<Listening> {
  if (!server.listening) await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { smtpURL: `smtp://127.0.0.1:${address.port}`, url: '' };
}
