import { expect, test } from 'vitest';
import { startService } from './service.js';

test('a monitor reads what came in, what was refused and how long it took', async () => {
  await using service = await startService({ maxMessageSize: 2_000, maxMessages: 2 });
  await service.send({ to: ['jane@inbox.test', 'joe@inbox.test'], text: 'Hello' });
  await service.send({ to: 'eve@inbox.test', text: 'Hello' });
  // Refused at its end: nothing was said of its size before.
  await expect(service.send({ to: 'eve@inbox.test', text: 'Hello'.repeat(1_000) })).rejects.toThrow('552');

  const response = await fetch(`${service.server.url}/metrics`);
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const lines = (await response.text()).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      '# TYPE playwright_inbox_received_messages_total counter',
      'playwright_inbox_received_messages_total 3',
      'playwright_inbox_rejected_mails_total{code="552"} 1',
      'playwright_inbox_waiting_requests 0',
      'playwright_inbox_store_up 1',
      'playwright_inbox_messages 2',
      'playwright_inbox_evicted_messages_total 1',
      '# TYPE playwright_inbox_store_seconds histogram',
      'playwright_inbox_store_seconds_bucket{le="+Inf"} 2',
      'playwright_inbox_store_seconds_count 2',
    ]),
  );
  // Every line is a comment or a sample, as the format has it.
  for (const line of lines.slice(0, -1)) {
    expect(line).toMatch(/^(?:# (?:HELP|TYPE) \w+ .+|\w+(?:\{\w+="[^"]+"\})? [\d.e+-]+)$/);
  }
});

test('no key is needed, and nothing of anybody’s mail is told', async () => {
  await using service = await startService();
  await service.send({ to: 'jane@inbox.test', subject: 'Private', text: 'Hello' });
  const text = await (await fetch(`${service.server.url}/metrics`)).text();
  expect(text).not.toMatch(/jane|Private/);
});
