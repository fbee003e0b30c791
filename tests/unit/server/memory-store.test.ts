import { afterEach, expect, test, vi } from 'vitest';
import { MemoryStore, type MemoryStoreOptions } from '../../../src/server/memory/store.js';
import { addAll, describeStore, mail, subjectsOf } from './store.js';

afterEach(() => {
  vi.useRealTimers();
});

describeStore('the memory store', {
  open: (options) => new MemoryStore(options),
  age: (milliseconds) => {
    const now = Date.now() + milliseconds;
    vi.useFakeTimers({ toFake: ['Date'], now });
  },
});

test('the oldest leave first where there are too many, and are counted', async () =>
  withStore(
    async (store) => {
      const [, second] = await addAll(store, ['One', 'Two', 'Three', 'Four']);
      expect(subjectsOf((await store.list({}, 0, 50)).messages)).toEqual(['Four', 'Three']);
      expect((await store.list({ to: 'jane@inbox.test' }, 0, 50)).total).toBe(2);
      expect(await store.get(second?.referenceId ?? '', {})).toBeUndefined();
      expect(await store.status()).toMatchObject({
        messages: 2,
        evicted: 2,
        evictedUntil: second?.receivedAt,
      });
    },
    { maxMessages: 2 },
  ));

test('the oldest leave first where they are too large', async () => {
  const size = mail({ subject: 'A' }).raw.length;
  await withStore(
    async (store) => {
      await addAll(store, ['A', 'B', 'C']);
      expect(subjectsOf((await store.list({}, 0, 50)).messages)).toEqual(['C', 'B']);
      expect(await store.status()).toMatchObject({ messages: 2, bytes: 2 * size, evicted: 1 });
    },
    { maxBytes: 2 * size },
  );
});

test('a shared source goes with the last of its messages', async () => {
  const incoming = mail({ to: ['jane@inbox.test', 'joe@inbox.test'] });
  await withStore(
    async (store) => {
      await store.add(incoming);
      const next = mail({ subject: 'Next' });
      await store.add(next);
      expect(await store.status()).toMatchObject({
        messages: 2,
        bytes: incoming.raw.length + next.raw.length,
      });
      await store.add(next);
      expect(await store.status()).toMatchObject({ messages: 2, bytes: 2 * next.raw.length, evicted: 2 });
    },
    { maxMessages: 2 },
  );
});

async function withStore(
  use: (store: MemoryStore) => Promise<void>,
  bounds: MemoryStoreOptions,
): Promise<void> {
  const store = new MemoryStore(bounds);
  try {
    await use(store);
  } finally {
    await store.close();
  }
}
