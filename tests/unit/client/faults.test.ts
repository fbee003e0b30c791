import { describe, expect, test } from 'vitest';
import { MailClient } from '../../../src/client/index.js';
import {
  cutOff,
  type Fault,
  FOREIGN_KEY,
  hang,
  pass,
  reset,
  startForeignService,
  status,
  truncated,
} from '../../foreign-service.js';

const TO = 'jane@inbox.test';
const JSON_TYPE = { 'content-type': 'application/json' };

describe.concurrent('what passes is tried again', () => {
  test.each<[string, readonly Fault[]]>([
    ['500', [status(500), status(500)]],
    ['502 with a page', [status(502, { 'content-type': 'text/html' }, '<h1>Bad gateway</h1>')]],
    ['503 with Retry-After in seconds', [status(503, { 'retry-after': '1' })]],
    ['429 with Retry-After as a date', [status(429, { 'retry-after': inASecond() })]],
    ['429 without Retry-After', [status(429), status(429), status(429)]],
    ['408', [status(408)]],
    ['425', [status(425)]],
    ['resets', [reset, reset, reset]],
    ['a truncated answer', [truncated]],
    ['cut-off JSON', [cutOff]],
    ['a request that hangs', [hang]],
    ['all of it', [status(500), reset, status(429), truncated, hang, status(503)]],
    ['content that fails', [pass, status(500), reset, truncated]],
    ['content that hangs', [pass, hang]],
  ])(
    '%s',
    async (_, faults) => {
      await using service = await startForeignService();
      const client = new MailClient({ url: service.url, apiKey: FOREIGN_KEY });
      const id = service.receive({ to: TO });
      service.faults.push(...faults);
      expect((await client.waitForMessage({ to: TO }, { timeout: 30_000 })).referenceId).toBe(id);
      expect(service.faults).toEqual([]);
    },
    40_000,
  );

  test('nothing is asked again before Retry-After is over', async () => {
    await using service = await startForeignService();
    const client = new MailClient({ url: service.url, apiKey: FOREIGN_KEY });
    service.faults.push(status(429, { 'retry-after': '60' }));
    await expect(client.waitForMessage({ to: TO }, { timeout: 1_500 })).rejects.toThrow(
      /1 × 429 Too Many Requests/,
    );
    expect(service.requests).toHaveLength(1);
  });

  test('a Retry-After date is read by the clock of the service', async () => {
    await using service = await startForeignService({ skew: 3_600_000 });
    const client = new MailClient({ url: service.url, apiKey: FOREIGN_KEY });
    service.receive({ to: TO });
    service.faults.push(status(429, { 'retry-after': new Date(Date.now() + 3_601_000).toUTCString() }));
    await client.waitForMessage({ to: TO }, { timeout: 20_000 });
  });
});

describe.concurrent('what does not pass ends the wait at once', () => {
  test.each<[string, Fault, string, RegExp]>([
    [
      'a wrong key',
      status(401),
      'key',
      /401 Unauthorized from .*Set apiKey to a key that this service accepts/,
    ],
    ['a forbidden key', status(403), 'key', /403 Forbidden from .*Set apiKey/],
    ['a wrong path', status(404), 'address', /404 Not Found from .*Check url/],
    [
      'a bad request',
      status(400, JSON_TYPE, '{"success":false,"message":"What?"}'),
      'request',
      /400 Bad Request.*"What\?"/,
    ],
    [
      'no with a 200',
      status(200, JSON_TYPE, '{"success":false,"message":"No."}'),
      'request',
      /refused: "No\.". Check url/,
    ],
    [
      'a redirect',
      status(302, { location: 'https://elsewhere.test/' }),
      'address',
      /redirects to https:\/\/elsewhere\.test\//,
    ],
    [
      'a page in HTML',
      status(200, { 'content-type': 'text/html' }, '<h1>Hi</h1>'),
      'address',
      /text\/html instead of JSON/,
    ],
    ['a list that is none', status(200, JSON_TYPE, '[]'), 'schema', /else than the contract says: body: /],
    [
      'a field of another type',
      status(200, JSON_TYPE, '{"data":[{"referenceId":1}],"page":1,"totalPages":1}'),
      'schema',
      /else than the contract says: data\[0\]\.referenceId: Invalid input/,
    ],
    [
      'a missing field',
      status(200, JSON_TYPE, '{"data":[],"page":1}'),
      'schema',
      /says: totalPages: Invalid input/,
    ],
  ])('%s', async (_, fault, kind, message) => {
    await using service = await startForeignService();
    const client = new MailClient({ url: service.url, apiKey: FOREIGN_KEY });
    service.faults.push(fault);
    const failure: unknown = await client.waitForMessage({ to: TO }).catch((error: unknown) => error);
    expect(failure).toMatchObject({
      name: 'ServiceError',
      fault: kind,
      message: expect.stringMatching(message) as unknown,
    });
    expect(service.requests).toHaveLength(1);
  });

  test('a content that does not fit the contract', async () => {
    await using service = await startForeignService();
    const client = new MailClient({ url: service.url, apiKey: FOREIGN_KEY });
    service.receive({ to: TO });
    service.faults.push(pass, status(200, JSON_TYPE, '{"referenceId":"a"}'));
    await expect(client.waitForMessage({ to: TO })).rejects.toThrow('else than the contract says: from: ');
  });
});

test('a key that the service repeats is not repeated by us', async () => {
  await using service = await startForeignService();
  const apiKey = 'hunter2-hunter2';
  const client = new MailClient({ url: service.url, apiKey });
  service.faults.push(status(401, JSON_TYPE, `{"success":false,"message":"Unknown key ${apiKey}"}`));
  const failure = await client.waitForMessage({ to: TO }).catch(String);
  expect(failure).toContain('Unknown key …');
  expect(failure).not.toContain(apiKey);
});

test('a redirect is not followed: the key stays where it belongs', async () => {
  await using service = await startForeignService();
  await using other = await startForeignService();
  const client = new MailClient({ url: service.url, apiKey: FOREIGN_KEY });
  service.faults.push(status(307, { location: `${other.url}/api/v1/messages` }));
  await expect(client.list()).rejects.toThrow('it redirects');
  expect(other.requests).toEqual([]);
});

test('a listed message that cannot be read gives way to one that can', async () => {
  await using service = await startForeignService();
  const client = new MailClient({ url: service.url, apiKey: FOREIGN_KEY });
  const lost = service.receive({ to: TO, subject: 'Lost', ago: 1000 });
  service.receive({ to: TO, subject: 'Found' });
  const isGone: Fault = (response, request) =>
    request.url?.includes(lost) === true && status(404)(response, request);
  service.faults.push(...Array.from({ length: 100 }, () => isGone));
  expect((await client.waitForMessage({ to: TO }, { timeout: 30_000 })).subject).toBe('Found');
  service.faults.length = 0;
  expect((await client.waitForMessage({ to: TO })).subject).toBe('Lost');
}, 40_000);

test('nobody there: the wait goes on until its end and says so', async () => {
  const service = await startForeignService();
  await service[Symbol.asyncDispose]();
  const client = new MailClient({ url: service.url, apiKey: FOREIGN_KEY });
  await expect(client.waitForMessage({ to: TO }, { timeout: 300 })).rejects.toThrow(
    /\d+ × connect ECONNREFUSED/,
  );
});

function inASecond(): string {
  return new Date(Date.now() + 1000).toUTCString();
}
