import { once } from 'node:events';
import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { forPrograms, MailLog } from '../../src/cli/mail-log.js';
import type { MessageContent, MessageSummary } from '../../src/contract.js';

function message(subject: string): MessageSummary {
  return {
    referenceId: subject,
    receivedAt: '2026-01-01T12:00:00.000Z',
    from: 'no-reply@acme.test',
    to: 'jane@inbox.test',
    subject,
    size: 1000,
  };
}

function content(subject: string, codes: string[]): MessageContent {
  const part = { codes, links: [], body: '' };
  return { ...message(subject), headers: [], html: { ...part, images: [] }, text: { ...part, images: [] } };
}

/** An output that is read when the gate is open, and then as data. */
function openOutput(gate: Promise<void> = Promise.resolve()) {
  let text = '';
  const output = new Writable({
    decodeStrings: false,
    write: (chunk: string, _encoding, written) => {
      text += chunk;
      void gate.then(() => written());
    },
  });
  const lines = async () => {
    await new Promise<void>((resolve) => output.end(resolve));
    return text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  };
  return { output, lines };
}

test('each message has its line, in order, also when reading takes its time', async () => {
  const { output, lines } = openOutput();
  const log = new MailLog(output, forPrograms);
  for (const subject of ['1', '2', '3']) {
    log.add(message(subject), async () => {
      await new Promise(setImmediate);
      return content(subject, [subject]);
    });
  }
  await log.end();
  expect((await lines()).map(({ codes }) => codes)).toEqual([['1'], ['2'], ['3']]);
});

test('with many messages in line nobody looks for codes, and the line catches up', async () => {
  const { output, lines } = openOutput();
  const log = new MailLog(output, forPrograms);
  let reads = 0;
  for (let at = 0; at < 200; at += 1) {
    log.add(message(String(at)), async () => {
      reads += 1;
      return content(String(at), ['482913']);
    });
  }
  await log.end();
  const printed = await lines();
  expect(printed.map(({ subject }) => subject)).toEqual(Array.from({ length: 200 }, (_, at) => String(at)));
  expect(printed.filter(({ codes }) => codes === null)).toHaveLength(200 - reads);
  expect(reads).toBeLessThan(100);
  expect(printed.at(-1)).toMatchObject({ codes: ['482913'] });
});

test('a message that is gone before it was read has a line all the same', async () => {
  const { output, lines } = openOutput();
  const log = new MailLog(output, forPrograms);
  log.add(message('gone'), () => Promise.reject(new Error('not kept any more')));
  await log.end();
  expect(await lines()).toMatchObject([{ subject: 'gone', codes: null }]);
});

test('what nobody reads is counted and not kept', async () => {
  let openGate!: () => void;
  const { output, lines } = openOutput(new Promise((resolve) => (openGate = resolve)));
  const log = new MailLog(output, forPrograms);
  const add = (subject: string) => log.add(message(subject), async () => content(subject, []));
  for (let at = 0; at < 100; at += 1) add('long '.repeat(20_000));
  await log.end();
  expect(output.writableLength).toBeLessThan(2 * 1024 * 1024);
  openGate();
  await once(output, 'drain');
  add('next');
  await log.end();
  const printed = await lines();
  expect(printed.at(-1)).toMatchObject({ subject: 'next' });
  expect(printed.at(-2)).toEqual({ omitted: 100 - (printed.length - 2) });
});
