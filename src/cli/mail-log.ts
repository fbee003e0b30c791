/**
 * What `serve` prints of the mail: a line for each message, in the order in which they arrived.
 * @module
 */
import type { Writable } from 'node:stream';
import type { MessageContent, MessageSummary } from '../contract.js';
import { codesOf } from './pick.js';
import { jsonLine, oneLine, type Paint } from './terminal.js';

/** Looking for codes costs more than taking the mail: with more messages than this in line, nobody looks. */
const MAX_BEHIND = 50;

/** Bytes that a reader of the output may be behind; what comes then is counted, and not kept for it. */
const MAX_UNREAD = 1024 * 1024;

/** How a log writes what it knows. */
export interface LogFormat {
  /** Codes are undefined where nobody looked for them. */
  message(message: MessageSummary, codes: readonly string[] | undefined): string;
  /** Lines that were left out because nobody read them. */
  omitted(lines: number): string;
}

interface Entry {
  readonly message: MessageSummary;
  readonly read: () => Promise<MessageContent>;
}

export class MailLog {
  readonly #output: Writable;
  readonly #format: LogFormat;
  readonly #entries: Entry[] = [];
  #writing: Promise<void> | undefined;
  #omitted = 0;

  constructor(output: Writable, format: LogFormat) {
    this.#output = output;
    this.#format = format;
  }

  add(message: MessageSummary, read: () => Promise<MessageContent>): void {
    this.#entries.push({ message, read });
    this.#writing ??= this.#write();
  }

  /** Resolves when everything has its line. */
  async end(): Promise<void> {
    await this.#writing;
  }

  async #write(): Promise<void> {
    for (let entry = this.#entries.shift(); entry; entry = this.#entries.shift()) {
      const { message, read } = entry;
      const isBehind = this.#entries.length > MAX_BEHIND;
      this.#print(this.#format.message(message, isBehind ? undefined : await findCodes(read)));
    }
    this.#writing = undefined;
  }

  #print(line: string): void {
    if (this.#output.writableLength > MAX_UNREAD) {
      this.#omitted += 1;
      return;
    }
    if (this.#omitted > 0) this.#output.write(this.#format.omitted(this.#omitted));
    this.#omitted = 0;
    this.#output.write(line);
  }
}

/** Undefined where the message has had to make room for newer ones already. */
async function findCodes(read: Entry['read']): Promise<readonly string[] | undefined> {
  try {
    return codesOf(await read());
  } catch {
    return undefined;
  }
}

/** Time, receiver, subject, codes: for a person. */
export function forPeople(paint: Paint): LogFormat {
  return {
    message({ receivedAt, to, subject }, codes = []) {
      const time = new Date(receivedAt).toTimeString().slice(0, 8);
      const found = codes.map((code) => paint('green', oneLine(code))).join(', ');
      const shown = oneLine(subject) || paint('dim', 'no subject');
      return `${[paint('dim', time), oneLine(to), shown, found].filter(Boolean).join('  ')}\n`;
    },
    omitted: (lines) => `${paint('dim', `${lines} more, not shown: they came faster than they were read`)}\n`,
  };
}

/** The summary with its codes: for a program. */
export const forPrograms: LogFormat = {
  message: (message, codes) => jsonLine({ ...message, codes: codes ?? null }),
  omitted: (lines) => jsonLine({ omitted: lines }),
};
