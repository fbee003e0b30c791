/**
 * Threats of "Security": web pages that read the inbox, script in a mail, servers open to the internet.
 */
import { expect, test } from 'vitest';
import { createMailServer } from '../../../../src/server/index.js';
import { startService } from '../service.js';

const PATHS = [
  '/api/v1/messages',
  '/api/v1/messages/some-id',
  '/api/v1/messages/some-id/source',
  '/%61pi/v1/messages',
  '/api/v1//messages',
  '/health',
  '/openapi.json',
  '/',
  '/nowhere',
];

test.each(PATHS)('a foreign Origin is refused, and nobody is invited: %s', async (path) => {
  await using service = await startService();
  for (const origin of ['https://evil.example', 'null', `${service.server.url}.evil.example`]) {
    const response = await service.get(path, { origin });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ success: false });
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
  }
});

test.each(PATHS)('a preflight is answered without an invitation: %s', async (path) => {
  await using service = await startService();
  const response = await fetch(service.server.url + path, {
    method: 'OPTIONS',
    headers: { origin: 'https://evil.example', 'access-control-request-method': 'GET' },
  });
  expect(response.status).toBe(403);
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
});

test('script in a mail comes back as JSON or as a download, never as a page', async () => {
  await using service = await startService();
  const script = '<script>alert(1)</script>';
  await service.send({
    to: 'jane@inbox.test',
    subject: script,
    html: script,
    attachments: [{ filename: `${script}.html`, contentType: 'text/html', content: script }],
  });
  const [summary] = (await service.list()).data;
  for (const [path, type] of [
    ['', 'application/json'],
    [`/${summary?.referenceId}`, 'application/json'],
    [`/${summary?.referenceId}/source`, 'message/rfc822'],
    [`/${encodeURIComponent(script)}`, 'application/json'],
  ]) {
    const response = await service.get(`/api/v1/messages${path}`);
    expect(response.headers.get('content-type')).toContain(type);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const isDownload = response.headers.get('content-disposition')?.startsWith('attachment');
    expect(isDownload ?? false).toBe(type === 'message/rfc822');
    await response.arrayBuffer();
  }
});

test.each(['0.0.0.0', '::', '192.0.2.1', 'mail.example.com'])(
  'a server on %s does not start without a key of its own',
  async (host) => {
    await expect(createMailServer({ host })).rejects.toThrow('choose an API key to listen there');
  },
);

test('no secret is in any answer', async () => {
  const secrets = { key: 'the-key', user: 'the-user', password: 'the-password' };
  await using service = await startService({
    apiKeys: [{ key: secrets.key, domains: ['inbox.test'] }],
    smtpUser: secrets.user,
    smtpPassword: secrets.password,
  });
  for (const path of [...PATHS, '/api/v1/messages?the=1']) {
    for (const key of [secrets.key, 'wrong']) {
      const response = await service.get(path, { 'x-api-key': key });
      const said = JSON.stringify([...response.headers]) + (await response.text());
      for (const secret of Object.values(secrets)) expect(said).not.toContain(secret);
    }
  }
});
