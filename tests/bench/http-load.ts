/**
 * Reads over HTTP, on connections that stay open.
 */
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { time } from './figures.js';

const agent = new Agent({ keepAlive: true });

/** GETs a path; resolves with the body. */
export async function read(base: string, path: string): Promise<string> {
  return (await ask(base, path)).body;
}

/** GETs a path with these headers. */
export async function ask(base: string, path: string, headers: Readonly<Record<string, string>> = {}) {
  const request = get(base + path, { agent, headers: { 'x-api-key': 'inbox', ...headers } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  response.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(response, 'end');
  return { etag: response.headers.etag ?? '', body: Buffer.concat(chunks).toString('latin1') };
}

/** Milliseconds of so many reads, one after the other; `path` is told the how-many-eth it is. */
export async function measureReads(
  base: string,
  path: (at: number) => string,
  reads = 200,
): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < reads; at += 1) {
    times.push((await time(async () => read(base, path(at)))).milliseconds);
  }
  return times;
}

/** Lets go of the connections. */
export function closeConnections(): void {
  agent.destroy();
}
