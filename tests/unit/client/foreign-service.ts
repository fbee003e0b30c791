/**
 * A service that speaks the contract and reads its open points as the test says: what a hosted service may do.
 */
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One reading of the contract's open points. */
export interface Reading {
  /** What `receivedAfter` is read as. */
  readonly unit: 'seconds' | 'milliseconds' | 'ignored';
  readonly matching: 'exact' | 'contained';
  readonly caseSensitive: boolean;
  readonly order: 'newest first' | 'oldest first';
  readonly pageSize: number;
  /** What a page beyond the last gets. */
  readonly beyond: 'empty' | 404;
  /** How `to` is printed. */
  readonly to: (address: string) => string;
  /** What a part is that the mail has not got. */
  readonly absentPart: 'empty' | 'null' | 'absent';
  /** How often a content is 404 before it can be read. */
  readonly contentLag: number;
  /** What its clock shows more than ours, in milliseconds. */
  readonly skew: number;
}

const PLAIN: Reading = {
  unit: 'milliseconds',
  matching: 'exact',
  caseSensitive: true,
  order: 'newest first',
  pageSize: 50,
  beyond: 'empty',
  to: (address) => address,
  absentPart: 'empty',
  contentLag: 0,
  skew: 0,
};

/** Takes a request over; returns true where it has dealt with it. */
export type Fault = (response: ServerResponse, request: IncomingMessage) => boolean;

interface Stored {
  readonly summary: {
    referenceId: string;
    from: string;
    to: string;
    subject: string;
    size: number;
    receivedAt: string;
  };
  readonly text: string;
  lag: number;
}

export interface ForeignService extends AsyncDisposable {
  readonly url: string;
  /** The requests so far, as path and query. */
  readonly requests: string[];
  /** Each takes one request, in order. */
  readonly faults: Fault[];
  /** Receives a mail; `ago` milliseconds earlier where given. */
  receive(mail: { to: string; from?: string; subject?: string; text?: string; ago?: number }): string;
}

export async function startForeignService(given: Partial<Reading> = {}): Promise<ForeignService> {
  const reading = { ...PLAIN, ...given };
  const messages: Stored[] = [];
  const requests: string[] = [];
  const faults: Fault[] = [];
  const now = () => Date.now() + reading.skew;

  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    response.sendDate = false;
    response.setHeader('date', new Date(now()).toUTCString());
    if (faults.shift()?.(response, request)) return;
    if (request.headers['x-api-key'] !== 'a-key')
      return answer(response, 401, { success: false, message: 'No.' });
    const url = new URL(request.url ?? '', 'http://service');
    const [, referenceId] = /^\/api\/v1\/messages\/([^/]+)$/.exec(url.pathname) ?? [];
    if (referenceId !== undefined) return read(response, decodeURIComponent(referenceId));
    if (url.pathname === '/api/v1/messages') return list(response, url.searchParams);
    return answer(response, 404, { success: false, message: 'Not found' });
  });

  function list(response: ServerResponse, query: URLSearchParams): void {
    const fold = (text: string) => (reading.caseSensitive ? text : text.toLowerCase());
    const fits = (name: 'to' | 'from' | 'subject', value: string) => {
      const wanted = query.get(name);
      if (wanted === null) return true;
      const isExact = reading.matching === 'exact' && name !== 'subject';
      return isExact ? fold(value) === fold(wanted) : fold(value).includes(fold(wanted));
    };
    const after = Number(query.get('receivedAfter') ?? Number.NaN) * (reading.unit === 'seconds' ? 1000 : 1);
    const matching = messages.filter(
      ({ summary }) =>
        fits('to', summary.to) &&
        fits('from', summary.from) &&
        fits('subject', summary.subject) &&
        (reading.unit === 'ignored' || !(Date.parse(summary.receivedAt) <= after)),
    );
    if (reading.order === 'newest first') matching.reverse();
    const page = Number(query.get('page') ?? 1);
    const totalPages = Math.ceil(matching.length / reading.pageSize);
    if (page > Math.max(1, totalPages) && reading.beyond === 404) {
      return answer(response, 404, { success: false, message: 'No such page' });
    }
    const data = matching
      .slice((page - 1) * reading.pageSize, page * reading.pageSize)
      .map(({ summary }) => summary);
    answer(response, 200, { data, page, totalPages, extra: true });
  }

  function read(response: ServerResponse, referenceId: string): void {
    const message = messages.find(({ summary }) => summary.referenceId === referenceId);
    if (!message || message.lag > 0) {
      if (message) message.lag -= 1;
      return answer(response, 404, { success: false, message: 'Not found' });
    }
    const part = { codes: [], links: [], images: [], body: message.text };
    const html = { empty: { html: { ...part, body: '' } }, null: { html: null }, absent: {} }[
      reading.absentPart
    ];
    answer(response, 200, { ...message.summary, headers: [], text: part, ...html });
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    faults,
    receive: ({ to, from = 'no-reply@acme.test', subject = 'Hello', text = 'Hello', ago = 0 }) => {
      const receivedAt = new Date(now() - ago).toISOString();
      const summary = {
        referenceId: randomUUID(),
        from,
        to: reading.to(to),
        subject,
        size: text.length,
        receivedAt,
      };
      messages.push({ summary, text, lag: reading.contentLag });
      messages.sort(
        (one, other) => Date.parse(one.summary.receivedAt) - Date.parse(other.summary.receivedAt),
      );
      return summary.referenceId;
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

function answer(response: ServerResponse, code: number, body: object): void {
  response.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
