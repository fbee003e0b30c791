import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect } from 'playwright-inbox';
import { test } from './page-server.js';

/** Counts connections, so that one that never asks for anything counts too. */
async function canary() {
  const heard: string[] = [];
  const server = createServer((socket) => {
    const at = heard.push('connected') - 1;
    socket.on('data', (data) => (heard[at] = String(data).split('\r\n')[0] ?? ''));
    socket.on('error', () => undefined);
    socket.on('data', () => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: close\r\n\r\n'));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    heard,
    [Symbol.asyncDispose]: async () => {
      server.close();
    },
  };
}

const hostile = (
  url: string,
) => `<!doctype html><html manifest="${url}/manifest" background="${url}/html"><head>
  <base href="${url}/base/" target="_top">
  <meta http-equiv="refresh" content="0; url=${url}/refresh">
  <meta http-equiv="Content-Security-Policy" content="default-src *">
  <meta http-equiv="x-dns-prefetch-control" content="on">
  <link rel="stylesheet" href="${url}/style"><link rel="icon" href="${url}/icon">
  <link rel="preload" as="image" href="${url}/preload"><link rel="prefetch" href="${url}/prefetch">
  <link rel="preconnect" href="${url}"><link rel="dns-prefetch" href="${url}"><link rel="prerender" href="${url}/prerender">
  <link rel="modulepreload" href="${url}/module">
  <style>@import url(${url}/import); @font-face { font-family: f; src: url(${url}/font) }
    body { font-family: f; background: url(${url}/css) } li { list-style-image: url(${url}/list) } p { cursor: url(${url}/cursor), auto }</style>
  <script>top.owned = 'script'</script><script src="${url}/script"></script></head>
  <body background="${url}/body" onload="top.owned = 'onload'">
  <img src="${url}/pixel" srcset="${url}/srcset 2x" onerror="top.owned = 'onerror'"><img src="x" lowsrc="${url}/lowsrc">
  <picture><source srcset="${url}/source"><img src="${url}/fallback"></picture>
  <svg onload="top.owned = 'svg'"><image href="${url}/svg"/><use href="${url}/use#a"/><script>top.owned = 'svg script'</script></svg>
  <iframe src="${url}/frame"></iframe><iframe srcdoc="<script>top.owned = 'srcdoc'</script><img src='${url}/srcdoc'>"></iframe>
  <object data="${url}/object"></object><embed src="${url}/embed"><video src="${url}/video" poster="${url}/poster" autoplay></video>
  <audio src="${url}/audio" autoplay></audio><track src="${url}/track"><input type="image" src="${url}/input">
  <table background="${url}/table"><tr><td background="${url}/cell">Still here</td></tr></table>
  <form action="${url}/form"><button>Send</button></form><ul><li>Item</li></ul><p>Text</p>
  <noscript><img src="${url}/noscript"></noscript><div><template shadowrootmode="open"><img src="${url}/shadow"></template></div>
  <math><mtext><mglyph><style><img src="${url}/mxss" onerror="top.owned = 'mxss'"></style></mglyph></mtext></math>
  <a href="javascript:top.owned = 'click'" target="_self">Run</a>
  <a href="${url}/link" target="_top" ping="${url}/ping">Leave</a></body></html>`;

const SCRIPT = `<script>top.owned = 'text'</script><img src=x onerror="top.owned = 'text'">`;

test('a hostile mail runs nothing, asks nobody and stays in its frame', async ({ page, server }) => {
  await using tracker = await canary();
  await server.send({
    from: { name: SCRIPT, address: 'evil@evil.test' },
    to: { name: SCRIPT, address: 'is-attacked-x4k2m9p7qa@inbox.test' },
    subject: SCRIPT,
    headers: { 'X-Evil': SCRIPT },
    html: hostile(tracker.url),
    text: SCRIPT,
    attachments: [
      { filename: `"><script>top.owned = 'name'</script>.html`, content: SCRIPT, contentType: 'text/html' },
    ],
  });
  await page.goto(server.url);
  const url = `${server.url}/#/messages/`;
  await page.getByRole('option').click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(SCRIPT);
  const mail = page.frameLocator('iframe').frameLocator('iframe');
  await expect(mail.getByText('Still here')).toBeVisible();
  await mail.getByRole('link', { name: 'Run' }).click();
  await mail.getByRole('button', { name: 'Send' }).click();
  for (const name of ['Text', 'Links', 'Pictures', 'Headers']) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tabpanel')).toBeVisible();
  }
  await page.getByRole('tab', { name: 'Preview' }).click();
  await expect(mail.getByText('Still here')).toBeVisible();
  expect(await page.evaluate(() => 'owned' in window)).toBe(false);
  expect(page.url().startsWith(url)).toBe(true);
  expect(tracker.heard).toEqual([]);

  // The same server does hear of a link that the reader follows: in a page of its own, without a referrer.
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    mail.getByRole('link', { name: 'Leave' }).click(),
  ]);
  await popup.waitForURL(`${tracker.url}/link`);
  expect(tracker.heard).toContain('GET /link HTTP/1.1');
  expect(await popup.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
  expect(page.url().startsWith(url)).toBe(true);
});

// Each layer alone has to hold, for the day on which another one fails.
test.describe('one layer fails', () => {
  test('the policy holds for a mail that goes into the frame as it is', async ({ page, server }) => {
    await using tracker = await canary();
    await page.goto(server.url);
    const shell = await page.evaluateHandle(async () => {
      const frame = document.createElement('iframe');
      frame.src = 'preview';
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
      document.body.append(frame);
      await loaded;
      return frame;
    });
    await shell.evaluate((frame, html) => {
      const inner = frame.contentDocument?.querySelector('iframe');
      if (inner) inner.srcdoc = html;
    }, hostile(tracker.url));
    const mail = page.frameLocator('iframe[src=preview]').frameLocator('iframe');
    await expect(mail.getByText('Still here')).toBeVisible();
    // Whatever was going to load has been asked for once a later request has been answered.
    await page.evaluate(async () => fetch('health'));
    expect(await page.evaluate(() => 'owned' in window)).toBe(false);
    expect(tracker.heard).toEqual([]);
  });

  test('the sandbox holds for a mail whose scripts the policy would allow', async ({ page, server }) => {
    await page.route('**/preview', async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), 'content-security-policy': '' };
      await route.fulfill({ response, headers });
    });
    await page.goto(`${server.url}/preview`);
    await page.evaluate(() => {
      const inner = document.querySelector('iframe');
      if (inner)
        inner.srcdoc = `<p>Still here</p><script>document.body.append('ran'); top.owned = 'script'</script>`;
    });
    await expect(page.frameLocator('iframe').getByText('Still here')).toBeVisible();
    await expect(page.frameLocator('iframe').getByText('ran')).toHaveCount(0);
    expect(await page.evaluate(() => 'owned' in window)).toBe(false);
  });

  test('the page turns no text into markup', async ({ page, server }) => {
    await page.goto(server.url);
    const attempt = page.evaluate(() => {
      document.body.innerHTML = '<img src=x>';
    });
    await expect(attempt).rejects.toThrow(/TrustedHTML/);
  });
});
