import { setTimeout } from 'node:timers/promises';
import { test as base, expect } from 'playwright-inbox';
import { FOREIGN_KEY, hang, startForeignService } from '../foreign-service.js';

/** Longer than any pause between two looks, in milliseconds: that nothing comes can only be waited for. */
const LONGEST_PAUSE = 1_200;

/** A service of the test's own, which checks after the test, when its inbox is gone, that nobody asks any more. */
const test = base.extend<{ service: Awaited<ReturnType<typeof startForeignService>> }>({
  // The runner wants a pattern as the first argument, even an empty one.
  // oxlint-disable-next-line no-empty-pattern
  service: async ({}, use) => {
    await using service = await startForeignService();
    await use(service);
    const asked = service.requests.length;
    await setTimeout(LONGEST_PAUSE);
    expect(asked).toBeGreaterThan(0);
    expect(service.requests).toHaveLength(asked);
  },
  inboxURL: async ({ service }, use) => use(service.url),
  inboxApiKey: FOREIGN_KEY,
});

test('a wait that nobody ended', async ({ inbox, service }) => {
  inbox.waitForMessage().catch(() => undefined);
  await expect.poll(() => service.requests.length).toBeGreaterThan(0);
});

test('a wait that was given up', async ({ inbox }) => {
  await expect(inbox.waitForMessage({}, { timeout: 100 })).rejects.toThrow('Timeout 100ms exceeded');
});

test('a request that hangs', async ({ inbox, service }) => {
  service.faults.push(hang);
  inbox.waitForMessage().catch(() => undefined);
  await expect.poll(() => service.requests.length).toBe(1);
});

test('a matcher that nobody awaited', async ({ inbox, service }) => {
  Promise.resolve(expect(inbox).toHaveReceived({}, { timeout: 60_000 })).catch(() => undefined);
  await expect.poll(() => service.requests.length).toBeGreaterThan(0);
});

test('a wait that was successful', async ({ inbox, service }) => {
  service.receive({ to: inbox.address });
  await inbox.waitForMessage();
});
