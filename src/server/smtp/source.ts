/**
 * Reads a mail's source from its connection, within bounds. A mail over any bound is read to its true end all the
 * same: its rest would be taken for commands, and the mails that follow on the connection would be lost.
 * @module
 */
import type { SMTPServerDataStream } from 'smtp-server';
import { smtpError } from './error.js';
import { Shelf } from './shelf.js';

/**
 * Bytes of a line, a thousand times what RFC 5321, section 4.5.3.1.6 allows: apps do send pages and pictures
 * unwrapped, but no server on the way would take more than this.
 */
export const MAX_LINE_LENGTH = 1024 * 1024;

/** Bytes of all mails that are being received at one time; at least two of the largest fit. */
const MAX_INCOMING_BYTES = 256 * 1024 * 1024;

const LINE_FEED = 0x0a;

export class SourceReader {
  readonly #maxMessageSize: number;
  readonly #maxIncomingBytes: number;
  readonly #shelf = new Shelf();
  #incoming = 0;

  constructor(maxMessageSize: number) {
    this.#maxMessageSize = maxMessageSize;
    this.#maxIncomingBytes = Math.max(MAX_INCOMING_BYTES, 2 * maxMessageSize);
  }

  /** Resolves with the source, or rejects with what the sender is to be told, once the mail has ended. */
  async read(stream: SMTPServerDataStream): Promise<Buffer> {
    let chunks: Buffer[] = [];
    let size = 0;
    let lineLength = 0;
    let refusal: Error | undefined;
    const drop = () => {
      chunks = [];
      this.#incoming -= size;
      size = 0;
    };
    const take = (chunk: Buffer) => {
      if (refusal) return;
      const firstEnd = chunk.indexOf(LINE_FEED);
      // A chunk is shorter than the longest line, so only a line that crosses into it can be too long.
      lineLength += firstEnd === -1 ? chunk.length : firstEnd;
      if (stream.sizeExceeded) refusal = this.#tooLarge();
      else if (lineLength > MAX_LINE_LENGTH) refusal = LINE_TOO_LONG;
      else if (this.#incoming + chunk.length > this.#maxIncomingBytes) refusal = TOO_BUSY;
      if (refusal) return drop();
      if (firstEnd !== -1) lineLength = chunk.length - 1 - chunk.lastIndexOf(LINE_FEED);
      chunks.push(chunk);
      size += chunk.length;
      this.#incoming += chunk.length;
    };
    try {
      await readToEnd(stream, take);
      if (refusal) throw refusal;
      return this.#shelf.put(chunks, size);
    } finally {
      drop();
    }
  }

  #tooLarge(): Error {
    return smtpError(552, `Message exceeds the maximum size of ${this.#maxMessageSize} bytes`);
  }
}

const LINE_TOO_LONG = smtpError(500, `Message has a line of more than ${MAX_LINE_LENGTH} bytes`);

const TOO_BUSY = smtpError(452, 'Too much mail is coming in at this time, try again later');

/** Twice as fast as iterating, and that is felt at thousands of mails a second. */
async function readToEnd(stream: SMTPServerDataStream, take: (chunk: Buffer) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.on('data', take);
    stream.on('end', resolve);
    stream.on('error', reject);
    // An error costs more than all else here, so none is made for a mail that has ended.
    stream.on(
      'close',
      () => stream.readableEnded || reject(new Error('the connection closed within a mail')),
    );
  });
}
