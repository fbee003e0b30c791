/**
 * A service that speaks the contract and reads its open points as the test says: what a hosted service may do.
 */
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One reading of the contract's open points. */
export interface Reading {
  /** What `receivedAfter` is read as; from 2001 on in seconds, as Apple's clocks count, under '2001'. */
  readonly unit: 'seconds' | 'milliseconds' | 'whole days' | '2001' | 'ignored';
  readonly matching: 'exact' | 'contained' | 'ignored';
  readonly caseSensitive: boolean;
  readonly order: 'newest first' | 'oldest first';
  readonly pageSize: number;
  /** Whether every page is the first one, whichever is asked for. */
  readonly pageIgnored: boolean;
  /** Whether a request without a key is refused. */
  readonly keyNeeded: boolean;
  /** What a page beyond the last gets. */
  readonly beyond: 'empty' | 'last page' | 400 | 404 | 500;
  /** How many pages more `totalPages` claims than there are. */
  readonly surplusPages: number;
  /** How addresses are printed. */
  readonly to: (address: string) => string;
  readonly from: (address: string) => string;
  /** What a part is that the mail has not got. */
  readonly absentPart: 'empty' | 'null' | 'absent';
  /** How many reads of a content come too early, and what they get. */
  readonly contentLag: number;
  readonly notReady: 400 | 404 | 410 | 'refused with 200' | 'empty body';
  /** What its clock shows more than ours, in milliseconds. */
  readonly skew: number;
  /** Whether answers carry a `Date`. */
  readonly hasDate: boolean;
  /** Whether `receivedAt` is kept in whole seconds, and whether it is printed in UTC with a zone. */
  readonly receivedAt: 'milliseconds' | 'seconds' | 'without zone' | 'with an offset';
  /** The status of success. */
  readonly success: number;
  /** What `Prefer: wait` with `If-None-Match` gets. */
  readonly push: 'none' | 'etag only' | 'held' | 'claimed, but answered at once';
}

const PLAIN: Reading = {
  unit: 'milliseconds',
  matching: 'exact',
  caseSensitive: true,
  order: 'newest first',
  pageSize: 50,
  pageIgnored: false,
  keyNeeded: true,
  beyond: 'empty',
  surplusPages: 0,
  to: (address) => address,
  from: (address) => address,
  absentPart: 'empty',
  contentLag: 0,
  notReady: 404,
  skew: 0,
  hasDate: true,
  receivedAt: 'milliseconds',
  success: 200,
  push: 'none',
};

/** Takes a request over; returns true where it has dealt with it. */
export type Fault = (response: ServerResponse, request: IncomingMessage) => boolean;

/** A mail to the service. */
export interface ForeignMail {
  readonly to: string;
  readonly from?: string;
  readonly subject?: string;
  readonly text?: string;
  readonly html?: string;
  readonly images?: readonly { alt: string; url: string; base64: string }[];
  /** Received so many milliseconds earlier. */
  readonly ago?: number;
}

interface Stored {
  readonly referenceId: string;
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly size: number;
  /** Milliseconds since the epoch, by the service's clock. */
  readonly time: number;
  readonly mail: ForeignMail;
  lag: number;
}

export interface ForeignService extends AsyncDisposable {
  readonly url: string;
  /** The requests so far, as path and query. */
  readonly requests: string[];
  /** Each takes one request, in order. */
  readonly faults: Fault[];
  /** Receives a mail and returns its id. */
  receive(mail: ForeignMail): string;
  /** Forgets a message. */
  drop(referenceId: string): void;
}

/** The key that the service accepts. */
export const FOREIGN_KEY = 'a-key-of-the-service';

/** Where Apple's clocks begin, in seconds since the Unix epoch. */
const EPOCH_2001 = 978_307_200;

const HOUR = 3_600_000;

const DAY = 24 * HOUR;

export async function startForeignService(given: Partial<Reading> = {}): Promise<ForeignService> {
  const reading = { ...PLAIN, ...given };
  const messages: Stored[] = [];
  const requests: string[] = [];
  const faults: Fault[] = [];
  const held = new Set<() => void>();
  const now = () => Date.now() + reading.skew;

  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    response.sendDate = false;
    if (reading.hasDate) response.setHeader('date', new Date(now()).toUTCString());
    if (faults.shift()?.(response, request)) return;
    const key = request.headers['x-api-key'];
    if (key === undefined ? reading.keyNeeded : key !== FOREIGN_KEY) return refuse(response, 401, 'No.');
    const url = new URL(request.url ?? '', 'http://service');
    const [, referenceId] = /^\/api\/v1\/messages\/([^/]+)$/.exec(url.pathname) ?? [];
    if (referenceId !== undefined) return read(response, decodeURIComponent(referenceId));
    if (url.pathname === '/api/v1/messages') return list(request, response, url.searchParams);
    return refuse(response, 404, 'Not found');
  });

  function list(request: IncomingMessage, response: ServerResponse, query: URLSearchParams): void {
    const matching = messages.filter((message) => fits(message, query));
    if (reading.order === 'newest first') matching.reverse();
    const pages = Math.ceil(matching.length / reading.pageSize);
    let page = reading.pageIgnored ? 1 : Number(query.get('page') ?? 1);
    if (page > Math.max(1, pages)) {
      if (typeof reading.beyond === 'number') return refuse(response, reading.beyond, 'No such page');
      if (reading.beyond === 'last page') page = pages;
    }
    const data = matching.slice((page - 1) * reading.pageSize, page * reading.pageSize).map(summary);
    const body = JSON.stringify({ data, page, totalPages: pages + reading.surplusPages, extra: true });
    if (reading.push === 'none') return answer(response, body);

    const etag = `"${createHash('sha1').update(body).digest('hex')}"`;
    response.setHeader('etag', etag);
    if (request.headers['if-none-match'] !== etag) return answer(response, body);
    const seconds = /\bwait=(\d+)/.exec(String(request.headers['prefer']))?.[1];
    if (seconds !== undefined && reading.push !== 'etag only') {
      response.setHeader('preference-applied', `wait=${seconds}`);
    }
    if (seconds === undefined || reading.push !== 'held') {
      response.writeHead(304).end();
      return;
    }
    const again = () => {
      clearTimeout(timer);
      held.delete(again);
      list(request, response, query);
    };
    const timer = setTimeout(() => {
      held.delete(again);
      response.writeHead(304).end();
    }, Number(seconds) * 1000);
    held.add(again);
    response.once('close', () => {
      clearTimeout(timer);
      held.delete(again);
    });
  }

  function fits({ to, from, subject, time }: Stored, query: URLSearchParams): boolean {
    const fold = (text: string) => (reading.caseSensitive ? text : text.toLowerCase());
    const textFits = (name: string, value: string, isExact: boolean) => {
      const wanted = query.get(name);
      if (wanted === null || reading.matching === 'ignored') return true;
      return isExact ? fold(value) === fold(wanted) : fold(value).includes(fold(wanted));
    };
    const isExact = reading.matching === 'exact';
    return (
      textFits('to', to, isExact) &&
      textFits('from', from, isExact) &&
      textFits('subject', subject, false) &&
      isAfter(time, query.get('receivedAfter'))
    );
  }

  function isAfter(time: number, receivedAfter: string | null): boolean {
    if (receivedAfter === null) return true;
    const after = Number(receivedAfter);
    return {
      milliseconds: time > after,
      seconds: time > after * 1000,
      'whole days': time >= Math.floor((after * 1000) / DAY) * DAY,
      '2001': time > (after + EPOCH_2001) * 1000,
      ignored: true,
    }[reading.unit];
  }

  function summary({ referenceId, from, to, subject, size, time }: Stored) {
    return { referenceId, from, to, subject, size, receivedAt: printTime(time), extra: { nested: [] } };
  }

  function printTime(time: number): string {
    const utc = new Date(time).toISOString();
    return {
      milliseconds: utc,
      seconds: utc.replace(/\.\d+Z$/, 'Z'),
      'without zone': utc.replace(/Z$/, ''),
      'with an offset': new Date(time + 2 * HOUR).toISOString().replace(/Z$/, '+02:00'),
    }[reading.receivedAt];
  }

  function read(response: ServerResponse, referenceId: string): void {
    const message = messages.find((stored) => stored.referenceId === referenceId);
    if (!message) return refuse(response, 404, 'Not found');
    const isReady = message.lag === 0;
    if (!isReady) message.lag -= 1;
    if (!isReady && reading.notReady === 'refused with 200') return refuse(response, 200, 'Not ready');
    if (!isReady && typeof reading.notReady === 'number')
      return refuse(response, reading.notReady, 'Not ready');
    const { text, html, images = [] } = message.mail;
    const parts = { html: part(isReady ? html : '', images), text: part(isReady ? text : '', []) };
    answer(response, JSON.stringify({ ...summary(message), headers: [], ...parts }));
  }

  function part(
    body: string | undefined,
    images: NonNullable<ForeignMail['images']>,
  ): object | null | undefined {
    if (body !== undefined || reading.absentPart === 'empty')
      return { codes: [], links: [], images, body: body ?? '' };
    return reading.absentPart === 'null' ? null : undefined;
  }

  function answer(response: ServerResponse, body: string): void {
    response.writeHead(reading.success, { 'content-type': 'application/json' }).end(body);
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    faults,
    receive: (given) => {
      const mail = given.html === undefined && given.text === undefined ? { ...given, text: 'Hello' } : given;
      const { to, from = 'no-reply@acme.test', subject = 'Hello', text = '', ago = 0 } = mail;
      const precise = now() - ago;
      const stored = {
        referenceId: randomUUID(),
        from: reading.from(from),
        to: reading.to(to),
        subject,
        size: text.length,
        time: reading.receivedAt === 'seconds' ? Math.floor(precise / 1000) * 1000 : precise,
        mail,
        lag: reading.contentLag,
      };
      messages.push(stored);
      messages.sort((one, other) => one.time - other.time);
      for (const again of Array.from(held)) again();
      return stored.referenceId;
    },
    drop: (referenceId) => {
      const at = messages.findIndex((stored) => stored.referenceId === referenceId);
      if (at !== -1) messages.splice(at, 1);
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A fault that answers with this status. */
export function status(code: number, headers: Record<string, string> = {}, body = ''): Fault {
  return (response) => {
    response.writeHead(code, headers).end(body);
    return true;
  };
}

/** A fault that cuts the connection before an answer. */
export const reset: Fault = (response) => {
  response.socket?.destroy();
  return true;
};

/** A fault that ends the connection in the middle of the answer. */
export const truncated: Fault = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
  response.write('{"data":[', () => response.socket?.destroy());
  return true;
};

/** A fault that ends the answer too early, and looks as if it were whole. */
export const cutOff: Fault = status(200, { 'content-type': 'application/json' }, '{"data":[');

/** A fault that never answers. */
export const hang: Fault = () => true;

/** Lets one request pass. */
export const pass: Fault = () => false;

function refuse(response: ServerResponse, code: number, message: string): void {
  response
    .writeHead(code, { 'content-type': 'application/json' })
    .end(JSON.stringify({ success: false, message }));
}
