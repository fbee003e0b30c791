import { expect, test, vi } from 'vitest';
import { MAX_HELD_REQUESTS } from '../../../src/server/arrivals.js';
import { startService } from './service.js';

const LIST = '/api/v1/messages?to=jane@inbox.test';

/** For a machine that is busy. */
const WAITING = { timeout: 20_000 };

test('a held request is answered when a matching message arrives, and not by another', async () => {
  await using service = await startService();
  const known = (await service.get(LIST)).headers.get('etag') ?? '';
  const held = service.get(LIST, { 'if-none-match': known, prefer: 'wait=30' });
  await service.send({ to: 'joe@inbox.test', subject: 'Not this one', text: 'Hello' });
  await service.send({ to: 'jane@inbox.test', subject: 'This one', text: 'Hello' });
  const response = await held;
  expect(response.status).toBe(200);
  expect(response.headers.get('preference-applied')).toBe('wait=30');
  expect(response.headers.get('etag')).not.toBe(known);
  expect(await response.json()).toMatchObject({ data: [{ subject: 'This one' }] });
});

test('what arrived before the request is answered at once', async () => {
  await using service = await startService();
  const known = (await service.get(LIST)).headers.get('etag') ?? '';
  await service.send({ to: 'jane@inbox.test', text: 'Hello' });
  const response = await service.get(LIST, { 'if-none-match': known, prefer: 'wait=30' });
  expect(response.status).toBe(200);
});

test('without news the answer is 304 when the time is over', async () => {
  await using service = await startService();
  const known = (await service.get(LIST)).headers.get('etag') ?? '';
  const response = await service.get(LIST, { 'if-none-match': known, prefer: 'wait=1' });
  expect(response.status).toBe(304);
  expect(response.headers.get('preference-applied')).toBe('wait=1');
  expect(response.headers.get('etag')).toBe(known);
});

test('without If-None-Match the answer comes at once', async () => {
  await using service = await startService();
  const response = await service.get(LIST, { prefer: 'wait=30' });
  expect(response.status).toBe(200);
  expect(response.headers.get('preference-applied')).toBeNull();
});

test('If-None-Match alone is answered at once', async () => {
  await using service = await startService();
  const known = (await service.get(LIST)).headers.get('etag') ?? '';
  expect((await service.get(LIST, { 'if-none-match': `W/${known}, "other"` })).status).toBe(304);
  expect((await service.get(LIST, { 'if-none-match': '"other"' })).status).toBe(200);
});

test.each([
  ['wait=600', 'wait=60'],
  ['respond-async, wait=30', 'wait=30'],
  ['Wait=5; x=y', 'wait=5'],
  ['wait=soon', null],
  ['handling=lenient', null],
])('Prefer: %s is applied as %s', async (prefer, applied) => {
  await using service = await startService();
  await service.send({ to: 'jane@inbox.test', text: 'Hello' });
  const response = await service.get(LIST, { 'if-none-match': '"older"', prefer });
  expect(response.headers.get('preference-applied')).toBe(applied);
});

test('closing the server answers held requests', async () => {
  const service = await startService();
  const known = (await service.get(LIST)).headers.get('etag') ?? '';
  const held = service.get(LIST, { 'if-none-match': known, prefer: 'wait=30' });
  // The held request has to be with the server before it closes.
  await service.get(LIST);
  const [response] = await Promise.all([held, service.server.close()]);
  expect(response.status).toBe(304);
});

test('where too many are held, one more is answered at once; whoever hangs up makes room', async () => {
  await using service = await startService();
  const known = (await service.get(LIST)).headers.get('etag') ?? '';
  const headers = { 'if-none-match': known, prefer: 'wait=30' };
  const callers = Array.from({ length: MAX_HELD_REQUESTS }, () => new AbortController());
  const held = callers.map(async ({ signal }) =>
    fetch(service.server.url + LIST, { headers: { 'x-api-key': 'a-key', ...headers }, signal }).then(
      () => 'answered',
      () => 'hung up',
    ),
  );
  const applied = async () => (await service.get(LIST, headers)).headers.get('preference-applied');
  // The answer that says no tells that all others are with the server.
  await vi.waitUntil(async () => {
    const late = await service.get(LIST, { ...headers, prefer: 'wait=1' });
    expect(late.status).toBe(304);
    return late.headers.get('preference-applied') === null;
  }, WAITING);

  for (const caller of callers) caller.abort();
  expect(new Set(await Promise.all(held))).toEqual(new Set(['hung up']));
  await vi.waitUntil(
    async () => (await service.get(LIST, { ...headers, prefer: 'wait=0' })).headers.has('preference-applied'),
    WAITING,
  );
  const answered = applied();
  await service.get(LIST);
  await service.send({ to: 'jane@inbox.test', text: 'Hello' });
  expect(await answered).toBe('wait=30');
});
