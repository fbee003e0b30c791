/**
 * Two habits of the SMTP library that have no option, changed from outside. Both reach for private members, so the
 * library is pinned exactly and a test guards each.
 * @module
 */
import type { SMTPServer } from 'smtp-server';

type Connection = SMTPServer['connections'] extends Set<infer T> ? T : never;
type Parser = Exclude<Connection['_parser'], false>;

/** Bytes of a command line: what RFC 4954, section 4 allows for AUTH; other commands stay far below. */
export const MAX_COMMAND_LENGTH = 12_288;

const LINE_FEED = 0x0a;

/**
 * The library waits 100 ms before each greeting, to catch senders that talk first. Most frameworks open a
 * connection for every mail, and nobody is caught here, so the wait goes.
 */
export function greetAtOnce(server: SMTPServer): void {
  onConnection(server, (connection) => {
    connection.init = () => connection._setListeners(() => connection.connectionReady());
  });
}

/**
 * The library closes the connection at a command that is too long. A sender with one bad address would lose the
 * mails behind it, so the line is dropped as it comes in, however long it gets, and answered with 500.
 */
export function refuseLongCommands(server: SMTPServer): void {
  onConnection(server, (connection) => {
    const refuse = () => connection.send(500, `Command line longer than ${MAX_COMMAND_LENGTH} bytes`);
    if (connection._parser) dropLongLines(connection._parser, refuse);
    // Another one is made after STARTTLS.
    const createParser = connection._createParser.bind(connection);
    connection._createParser = () => dropLongLines(createParser(), refuse);
  });
}

function onConnection({ connections }: SMTPServer, change: (connection: Connection) => void): void {
  const add = connections.add.bind(connections);
  connections.add = (connection) => {
    change(connection);
    return add(connection);
  };
}

function dropLongLines(parser: Parser, refuse: () => void): Parser {
  const write = parser._write.bind(parser);
  let isDropping = false;
  parser._write = (chunk, encoding, next) => {
    if (parser.isClosed || parser._dataMode) return write(chunk, encoding, next);
    if (isDropping) {
      const end = chunk.indexOf(LINE_FEED);
      if (end === -1) return next();
      isDropping = false;
      refuse();
      return parser._write(chunk.subarray(end + 1), encoding, next);
    }
    const start = startOfLongLine(chunk, parser._remainder.length);
    if (start === -1) return write(chunk, encoding, next);
    if (start === 0) {
      parser._remainder = '';
      isDropping = true;
      return parser._write(chunk, encoding, next);
    }
    // What comes before may begin a mail, and then the long line is part of it.
    return write(chunk.subarray(0, start), encoding, (error) => {
      if (error) next(error);
      else parser._write(chunk.subarray(start), encoding, next);
    });
  };
  return parser;
}

/** Where the first line that is too long begins, or -1; so many bytes of the first line came with earlier chunks. */
function startOfLongLine(chunk: Buffer, before: number): number {
  let start = 0;
  while (before + chunk.length - start > MAX_COMMAND_LENGTH) {
    const end = chunk.indexOf(LINE_FEED, start);
    const length = (end === -1 ? chunk.length : end) - start + (start === 0 ? before : 0);
    if (length > MAX_COMMAND_LENGTH) return start;
    if (end === -1) return -1;
    start = end + 1;
  }
  return -1;
}
