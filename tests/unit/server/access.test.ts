import { createConnection } from 'node:net';
import { expect, test } from 'vitest';
import { Health } from '../../../src/contract.js';
import { MAX_ADDRESSES, MAX_WRONG_KEYS, WrongKeys } from '../../../src/server/http/wrong-keys.js';
import { createMailServer } from '../../../src/server/index.js';
import { startService } from './service.js';

test.each([
  ['no key', {}, 'The header x-api-key is missing.'],
  ['a wrong key', { 'x-api-key': 'b-key' }, 'The header x-api-key has a wrong key.'],
])('%s gets 401', async (_, headers, message) => {
  await using service = await startService();
  for (const path of ['/api/v1/messages', '/api/v1/messages/some-id', '/api/v1/messages/some-id/source']) {
    const response = await fetch(service.server.url + path, { headers: headers as Record<string, string> });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ success: false, message });
  }
});

test('a key that is bound to domains opens their mail only', async () => {
  await using service = await startService({
    apiKeys: [
      { key: 'a-key', domains: ['acme.test'] },
      { key: 'other', domains: ['Other.test', 'third.test'] },
    ],
  });
  await service.send({ to: ['jane@acme.test', 'joe@other.test', 'eve@sub.acme.test'], text: 'Hello' });
  expect((await service.list()).data.map(({ to }) => to)).toEqual(['jane@acme.test']);
  const other = await service.get('/api/v1/messages', { 'x-api-key': 'other' });
  const { data } = (await other.json()) as { data: { to: string; referenceId: string }[] };
  expect(data.map(({ to }) => to)).toEqual(['joe@other.test']);

  // An unknown message and a foreign one look alike.
  const unknownId = crypto.randomUUID();
  const foreignId = data[0]?.referenceId ?? '';
  for (const path of ['', '/source']) {
    const [foreign, unknown] = await Promise.all(
      [foreignId, unknownId].map(async (id) => service.get(`/api/v1/messages/${id}${path}`)),
    );
    expect([foreign?.status, unknown?.status]).toEqual([404, 404]);
    expect((await foreign?.text())?.replace(foreignId, '')).toBe(
      (await unknown?.text())?.replace(unknownId, ''),
    );
    const own = await service.get(`/api/v1/messages/${foreignId}${path}`, { 'x-api-key': 'other' });
    expect(own.status).toBe(200);
  }
});

test('nothing but reading is allowed', async () => {
  await using service = await startService();
  for (const path of ['/api/v1/messages', '/api/v1/messages/some-id', '/health']) {
    const response = await fetch(service.server.url + path, {
      method: 'DELETE',
      headers: { 'x-api-key': 'a-key' },
    });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
    expect(await response.json()).toEqual({
      success: false,
      message: 'DELETE is not allowed: this interface only reads.',
    });
  }
});

test('a held request hears of its domains only', async () => {
  await using service = await startService({ apiKeys: [{ key: 'a-key', domains: ['acme.test'] }] });
  const known = (await service.get('/api/v1/messages')).headers.get('etag') ?? '';
  const held = service.get('/api/v1/messages', { 'if-none-match': known, prefer: 'wait=30' });
  await service.send({ to: 'joe@other.test', subject: 'Not this one', text: 'Hello' });
  await service.send({ to: 'jane@acme.test', subject: 'This one', text: 'Hello' });
  expect(await (await held).json()).toMatchObject({ data: [{ subject: 'This one' }], totalPages: 1 });
});

test('an unknown path gets 404 with the error body', async () => {
  await using service = await startService();
  const response = await fetch(`${service.server.url}/nowhere`);
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ success: false, message: 'There is nothing at /nowhere.' });
});

test.each(['/api/v1/messages', '/%61pi/v1/messages', '/health', '/nowhere'])(
  'a foreign Host is refused at %s',
  async (path) => {
    await using service = await startService();
    expect(await rawStatus(service.server.url, path, 'rebound.example')).toBe(403);
    expect(await rawStatus(service.server.url, '/health', 'localhost:1234')).toBe(200);
  },
);

test('a foreign Origin is refused, and nobody is invited', async () => {
  await using service = await startService();
  const foreign = await service.get('/api/v1/messages', { origin: 'https://evil.example' });
  expect(foreign.status).toBe(403);
  const own = await service.get('/api/v1/messages', { origin: service.server.url });
  expect(own.status).toBe(200);
  expect(own.headers.get('access-control-allow-origin')).toBeNull();
});

test('health and the OpenAPI document need no key', async () => {
  await using service = await startService();
  await service.send({ to: 'jane@inbox.test', text: 'Hello' });
  const health = Health.strict().parse(await (await fetch(`${service.server.url}/health`)).json());
  expect(health).toEqual({
    status: 'ok',
    messages: 1,
    bytes: expect.any(Number),
    evicted: 0,
    evictedUntil: null,
    connections: 1,
  });
  const document = (await (await fetch(`${service.server.url}/openapi.json`)).json()) as { paths: object };
  expect(Object.keys(document.paths)).toEqual([
    '/api/v1/messages',
    '/api/v1/messages/{referenceId}',
    '/api/v1/messages/{referenceId}/source',
    '/health',
    '/metrics',
  ]);
});

test('wrong keys are slowed down, and a right key from the same address is not', async () => {
  await using service = await startService();
  const tryKey = async (key: string) => service.get('/api/v1/messages', { 'x-api-key': key });
  for (let at = 0; at < MAX_WRONG_KEYS; at += 1) expect((await tryKey(`wrong-${at}`)).status).toBe(401);
  const refused = await tryKey('wrong-again');
  expect(refused.status).toBe(429);
  const seconds = Number(refused.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(await refused.json()).toEqual({
    success: false,
    message: `Too many wrong keys; try again in ${seconds} s.`,
  });
  expect((await tryKey('a-key')).status).toBe(200);
});

test('wrong keys are counted per address, forgotten with time, and so many addresses are remembered', () => {
  const wrongKeys = new WrongKeys();
  const countMany = (address: string) => {
    for (let at = 0; at < MAX_WRONG_KEYS; at += 1) wrongKeys.count(address, 0);
  };
  countMany('192.0.2.1');
  expect(wrongKeys.count('192.0.2.1', 1_000)).toBe(59);
  expect(wrongKeys.count('192.0.2.2', 1_000)).toBeUndefined();
  expect(wrongKeys.count('192.0.2.1', 60_000)).toBeUndefined();

  countMany('192.0.2.3');
  for (let at = 0; at < MAX_ADDRESSES; at += 1) wrongKeys.count(`address-${at}`, 0);
  expect(wrongKeys.count('192.0.2.3', 0)).toBeUndefined();
});

test('a server that others can reach needs a key of its own', async () => {
  await expect(createMailServer({ host: '0.0.0.0' })).rejects.toThrow(
    '0.0.0.0 can be reached from other machines: choose an API key to listen there',
  );
});

test('whoever asks how a server is may leave out the Host, as load balancers do, and a page may not', async () => {
  await using reachable = await startService({ host: '0.0.0.0' });
  expect(await rawStatus(reachable.server.url, '/health')).toBe(200);
  await using loopback = await startService();
  expect(await rawStatus(loopback.server.url, '/health')).toBe(403);
});

/** fetch() does not let a test choose the Host. Without one it is HTTP/1.0. */
async function rawStatus(url: string, path: string, host?: string): Promise<number> {
  const { hostname, port } = new URL(url);
  const socket = createConnection({ host: hostname, port: Number(port) });
  const request = host === undefined ? `GET ${path} HTTP/1.0` : `GET ${path} HTTP/1.1\r\nHost: ${host}`;
  socket.end(`${request}\r\nConnection: close\r\n\r\n`);
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
}
