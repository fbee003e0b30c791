/**
 * Threat of "Security": a server that fetches what a mail points at.
 */
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { startService } from '../service.js';

test('nothing that a mail points at is ever called', async () => {
  const callers: string[] = [];
  const canary = createServer((socket) => {
    callers.push(String(socket.remoteAddress));
    socket.destroy();
  });
  await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve));
  const { port } = canary.address() as { port: number };
  const there = `http://127.0.0.1:${port}`;
  try {
    await using service = await startService();
    await service.send({
      to: 'jane@inbox.test',
      headers: { 'List-Unsubscribe': `<${there}/unsubscribe>`, 'X-Image-Url': `${there}/face.png` },
      text: `Look at ${there}/text`,
      html: `<base href="${there}/"><link rel="stylesheet" href="a.css"><img src="${there}/a.png">
        <a href="${there}/link">Link</a><style>@import url(${there}/b.css)</style>
        <iframe src="${there}/frame"></iframe><img srcset="${there}/c.png 2x">`,
      attachments: [
        {
          filename: 'outside.txt',
          contentType: `message/external-body; access-type=URL; URL="${there}/body"`,
          content: 'Content-Type: text/plain\r\n\r\n',
        },
      ],
    });
    const [summary] = (await service.list()).data;
    const message = await service.get(`/api/v1/messages/${summary?.referenceId}`);
    expect(await message.text()).toContain(`${there}/a.png`);
    await (await service.get(`/api/v1/messages/${summary?.referenceId}/source`)).text();
  } finally {
    await new Promise((resolve) => canary.close(resolve));
  }
  expect(callers).toEqual([]);
});
