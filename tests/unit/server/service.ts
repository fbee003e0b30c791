/**
 * A real server for one test, and the two questions that tests put to it.
 */
import { createMailServer, type MailServer, type MailServerOptions } from '../../../src/server/index.js';
import { type Mail, send } from '../../send.js';

const KEY = 'a-key';

export interface Service extends AsyncDisposable {
  readonly server: MailServer;
  /** GETs a path with the key. */
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /** The list for a query, as it came. */
  list(query?: Record<string, string>): Promise<{
    data: {
      referenceId: string;
      from: string;
      to: string;
      subject: string;
      size: number;
      receivedAt: string;
    }[];
    page: number;
    totalPages: number;
  }>;
  send(mail: Mail): Promise<string>;
}

export async function startService(options: MailServerOptions = {}): Promise<Service> {
  const server = await createMailServer({ apiKeys: [{ key: KEY }], ...options });
  const get = async (path: string, headers = {}) =>
    fetch(server.url + path, { headers: { 'x-api-key': KEY, ...headers } });
  return {
    server,
    get,
    list: async (query = {}) => {
      const response = await get(`/api/v1/messages?${new URLSearchParams(query)}`);
      return response.json() as ReturnType<Service['list']>;
    },
    send: async (mail) => send(server.smtpURL, mail),
    [Symbol.asyncDispose]: async () => server.close(),
  };
}
