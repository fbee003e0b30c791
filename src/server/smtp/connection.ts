/**
 * Three habits of the SMTP library that have no option, changed from outside. All reach for private members, so the
 * library is pinned exactly and a test guards each.
 * @module
 */
import type { SMTPServer } from 'smtp-server';

type Connection = SMTPServer['connections'] extends Set<infer T> ? T : never;
type Parser = Exclude<Connection['_parser'], false>;

/** Bytes of a command line: what RFC 4954, section 4 allows for AUTH; other commands stay far below. */
export const MAX_COMMAND_LENGTH = 12_288;

const LINE_FEED = 0x0a;
const DOT = 0x2e;

/** A line that begins with a dot: the end of a mail, or a dot to be taken away. */
const DOTTED_LINE = Buffer.from('\n.');

/** Bytes before such a line that the library has to see, and as many as it holds back at the end of a chunk. */
const CONTEXT = 4;

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
  onParser(server, (parser, connection) => {
    const refuse = () => connection.send(500, `Command line longer than ${MAX_COMMAND_LENGTH} bytes`);
    dropLongLines(parser, refuse);
  });
}

/**
 * The library looks at every byte of a mail for lines that begin with a dot. The engine's own search finds them ten
 * times faster, so the library gets what is around them, and the rest goes past it.
 */
export function findDotsFast(server: SMTPServer): void {
  onParser(server, passPlainBytes);
}

function onParser(server: SMTPServer, change: (parser: Parser, connection: Connection) => void): void {
  onConnection(server, (connection) => {
    if (connection._parser) change(connection._parser, connection);
    // Another one is made after STARTTLS.
    const createParser = connection._createParser.bind(connection);
    connection._createParser = () => {
      const parser = createParser();
      change(parser, connection);
      return parser;
    };
  });
}

function onConnection({ connections }: SMTPServer, change: (connection: Connection) => void): void {
  const add = connections.add.bind(connections);
  connections.add = (connection) => {
    change(connection);
    return add(connection);
  };
}

/** Exported for its test alone, which feeds it beside the library's own. */
export function passPlainBytes(parser: Parser): void {
  const feed = parser._feedDataStream.bind(parser);
  parser._feedDataStream = (chunk, done) => {
    const stream = parser._dataStream;
    const held = parser._lastBytes || NOTHING;
    const dot = chunk.indexOf(DOTTED_LINE);
    const plain = (dot === -1 ? chunk.length : dot) - CONTEXT;
    // Where a dot is at the seam, the library knows what it means.
    if (plain <= 0 || chunk[0] === DOT || held.includes(DOT) || !stream?.writable) return feed(chunk, done);
    parser._lastBytes = false;
    const passed = chunk.subarray(0, plain);
    const bytes = held.length === 0 ? passed : Buffer.concat([held, passed]);
    parser._countDataBytes(bytes.length);
    const goOn = () => {
      stream.off('drain', goOn);
      stream.off('close', goOn);
      feed(chunk.subarray(plain), done);
    };
    if (stream.write(bytes)) return goOn();
    // One that is destroyed never drains.
    stream.on('drain', goOn);
    stream.on('close', goOn);
  };
}

const NOTHING = Buffer.alloc(0);

function dropLongLines(parser: Parser, refuse: () => void): void {
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
