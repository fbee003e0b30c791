import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Shelf } from '../../../src/server/smtp/shelf.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('what was put stays as it is, in blocks made ready in quiet times and in those made in a hurry', () => {
  const shelf = new Shelf();
  const sizes = [1, 10_000, 65_536, 65_537, 200_000];
  const kept: { source: Buffer; byte: number; size: number }[] = [];
  for (let round = 0; round < 4; round += 1) {
    for (let mail = 0; mail < 500; mail += 1) {
      const byte = kept.length % 251;
      const size = sizes[mail % sizes.length] ?? 0;
      const half = Math.floor(size / 2);
      const source = shelf.put([Buffer.alloc(half, byte), Buffer.alloc(size - half, byte)], size);
      kept.push({ source, byte, size });
    }
    vi.advanceTimersByTime(10_000);
  }
  for (const { source, byte, size } of kept) {
    expect(source.length).toBe(size);
    expect(source.equals(Buffer.alloc(size, byte))).toBe(true);
  }
});

test('a quiet time makes a bounded number of blocks ready, and the next mails take these', () => {
  const allocate = vi.spyOn(Buffer, 'allocUnsafeSlow');
  const shelf = new Shelf();
  vi.advanceTimersByTime(10_000);
  const ready = allocate.mock.calls.length;
  vi.advanceTimersByTime(3_600_000);
  expect(allocate).toHaveBeenCalledTimes(ready);
  const [bytes = 0] = allocate.mock.calls[0] ?? [];
  expect(ready * bytes).toBeLessThanOrEqual(32 * 1024 * 1024);
  const source = [Buffer.alloc(10_000)];
  for (let mail = 0; mail < 1_000; mail += 1) shelf.put(source, 10_000);
  expect(allocate).toHaveBeenCalledTimes(ready);
});
