/**
 * What servers on one database tell each other: the messages that came in.
 * @module
 */
import type { MessageSummary } from '../../contract.js';

/** Bytes of one piece of news; PostgreSQL takes less than 8,000. */
const MAX_NEWS = 7_900;

export interface News {
  /** The server that tells. */
  readonly by: string;
  /** Absent: there is more than can be told, look for yourselves. */
  readonly messages?: readonly MessageSummary[];
}

/** As many messages to a piece as fit; where one alone is too large, all are told to look. */
export function writeNews(by: string, messages: readonly MessageSummary[]): string[] {
  const empty = Buffer.byteLength(write({ by, messages: [] }));
  const pieces: MessageSummary[][] = [];
  let room = 0;
  for (const message of messages) {
    const bytes = Buffer.byteLength(JSON.stringify(message)) + 1;
    if (empty + bytes > MAX_NEWS) return [write({ by })];
    if (bytes > room) {
      pieces.push([]);
      room = MAX_NEWS - empty;
    }
    pieces.at(-1)?.push(message);
    room -= bytes;
  }
  return pieces.map((piece) => write({ by, messages: piece }));
}

export function readNews(text: string): News {
  return JSON.parse(text);
}

function write(news: News): string {
  return JSON.stringify(news);
}
