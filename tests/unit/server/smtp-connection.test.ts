import * as fc from 'fast-check';
import { SMTPStream } from 'smtp-server/lib/smtp-stream.js';
import { expect, test } from 'vitest';
import { passPlainBytes } from '../../../src/server/smtp/connection.js';

/** What means something at the start of a line, and much that means nothing. */
const PIECES = [
  '\r\n',
  '\n',
  '\r',
  '.',
  '..',
  'a',
  'a line of text',
  '\r\n.\r\n',
  '\r\n..',
  '\n.\r\n',
  '\r\n.',
];

const ORDERS = fc.array(
  fc.oneof(
    fc.constantFrom(...PIECES),
    fc.nat(40_000).map((length) => 'x'.repeat(length)),
  ),
  {
    maxLength: 12,
  },
);

/** What follows an early end of the mail is read as commands. */
const ANY_COMMAND = { maxCommandLength: 1_000_000 };

test('a mail reads the same with the fast search for dots, however it is cut into chunks', async () =>
  fc.assert(
    fc.asyncProperty(ORDERS, fc.array(fc.nat(1_000), { maxLength: 8 }), async (pieces, cuts) => {
      const bytes = Buffer.from(`${pieces.join('')}\r\n.\r\nQUIT\r\n`);
      const chunks = cut(bytes, cuts);
      const usual = await receive(new SMTPStream(ANY_COMMAND), chunks);
      const fast = new SMTPStream(ANY_COMMAND);
      passPlainBytes(fast);
      expect(await receive(fast, chunks)).toEqual(usual);
    }),
    { numRuns: 500 },
  ));

test('the fast search is in use: a mail without dots goes past the library', async () => {
  const looked: number[] = [];
  const stream = new SMTPStream();
  const look = stream._feedDataStream.bind(stream);
  stream._feedDataStream = (chunk, done) => {
    looked.push(chunk.length);
    look(chunk, done);
  };
  passPlainBytes(stream);
  const mail = Buffer.from('A line of text\r\n'.repeat(1_000));
  const { mails } = await receive(stream, [mail, Buffer.from('.\r\nQUIT\r\n')]);
  expect(mails).toEqual([mail.toString()]);
  expect(Math.max(...looked)).toBeLessThan(16);
});

/** Of the event loop; each chunk and each dot takes one or two. */
const MAX_TURNS = 500;

/** At places given in thousandths of the whole. */
function cut(bytes: Buffer, cuts: readonly number[]): Buffer[] {
  const places = [0, ...cuts.map((at) => Math.floor((at * bytes.length) / 1_000)), bytes.length].toSorted(
    (one, other) => one - other,
  );
  return places.slice(1).map((end, at) => bytes.subarray(places[at], end));
}

/** The mails in the chunks, the first command that follows, and the sizes that the library counted. */
async function receive(stream: SMTPStream, chunks: readonly Buffer[]) {
  const mails: string[] = [];
  const sizes: number[] = [];
  const take = () => {
    const mail = stream.startDataMode();
    const received: Buffer[] = [];
    mail.on('data', (chunk: Buffer) => received.push(chunk));
    mail.on('end', () => {
      mails.push(Buffer.concat(received).toString());
      sizes.push(mail.byteLength);
      stream.continue();
    });
  };
  take();
  const commands: string[] = [];
  stream.oncommand = (command, next) => {
    commands.push(command.toString());
    next?.();
  };
  for (const chunk of chunks) stream.write(Buffer.from(chunk));
  // A parser that lost the end of a mail would never come to the last command.
  for (let turn = 0; turn < MAX_TURNS && commands.at(-1) !== 'QUIT'; turn += 1) {
    await new Promise(setImmediate);
  }
  return { mails, commands, sizes };
}
