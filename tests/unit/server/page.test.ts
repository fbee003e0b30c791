import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createMailServer, type MailServerOptions } from '../../../src/server/index.js';
import { startService } from './service.js';

const BROWSER = new URL('../../../src/server/page/browser/', import.meta.url);
const BUILT = new URL('../../../dist/server/page/browser/', import.meta.url);

const policyOf = (response: Response) => response.headers.get('content-security-policy')?.split('; ');

test('the page needs no key, and knows where apps send their mail', async () => {
  await using service = await startService();
  const response = await fetch(service.server.url);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await response.text()).toContain(`<meta name="inbox-smtp" content="${service.server.smtpURL}">`);
});

test.each<[string, MailServerOptions, boolean]>([
  ['nobody chose one', {}, true],
  ['one was chosen', { apiKeys: [{ key: 'chosen' }] }, false],
  ['others can reach the server', { host: '0.0.0.0', apiKeys: [{ key: 'inbox' }] }, false],
])('the page brings the key along only where it is everybody’s: %s', async (_, options, isThere) => {
  await using server = await createMailServer(options);
  const html = await (await fetch(server.url)).text();
  expect(html.includes('<meta name="inbox-key" content="inbox">')).toBe(isThere);
  expect(html).not.toContain('chosen');
});

test('the page allows no inline script or style, and no markup from text', async () => {
  await using service = await startService();
  const policy = policyOf(await fetch(service.server.url));
  expect(policy).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
    ]),
  );
  expect(String(policy)).not.toContain('unsafe');
});

test('the preview runs nothing and loads nothing', async () => {
  await using service = await startService();
  const response = await fetch(`${service.server.url}/preview`);
  const policy = String(policyOf(response));
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/script-src|frame-src|connect-src|http|'self'(?!$)/);
  const html = await response.text();
  expect(html).not.toContain('<script');
  expect(html).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
});

test.each([
  ['page.css', 'text/css; charset=utf-8'],
  ['icon.svg', 'image/svg+xml; charset=utf-8'],
  ['main.js', 'text/javascript; charset=utf-8'],
])('%s is served as what it is, and not twice', async (name, type) => {
  await using service = await startService();
  const url = `${service.server.url}/assets/${name}`;
  const response = await fetch(url);
  expect(response.headers.get('content-type')).toBe(type);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  const again = await fetch(url, { headers: { 'if-none-match': response.headers.get('etag') ?? '' } });
  expect(again.status).toBe(304);
});

test.each(['nothing.js', 'page.html', 'main.ts', '..%2Froutes.js', '%2e%2e%2f%2e%2e%2fpackage.json'])(
  'there is no asset %s',
  async (name) => {
    await using service = await startService();
    const response = await fetch(`${service.server.url}/assets/${name}`);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ success: false });
  },
);

test('the page is small', () => {
  const written = readdirSync(BROWSER).filter((name) => /\.(?:html|css|svg)$/.test(name));
  const built = readdirSync(BUILT).filter((name) => name.endsWith('.js'));
  const sizes = [
    ...written.map((name) => readFileSync(new URL(name, BROWSER)).length),
    ...built.map((name) => readFileSync(new URL(name, BUILT)).length),
  ];
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(60_000);
});

test('the page’s scripts import each other, and of the rest types alone', () => {
  const sources = readdirSync(BROWSER).filter((name) => name.endsWith('.ts'));
  const imports = sources.flatMap((name) =>
    [...readFileSync(new URL(name, BROWSER), 'utf8').matchAll(/^import (.*) from '(.*)';$/gm)].map(
      ([, what = '', from = '']) => ({ what, from }),
    ),
  );
  const others = imports.filter(({ what, from }) => !from.startsWith('./') && !what.startsWith('type '));
  expect(others).toEqual([]);
});
