import { expect, test } from 'vitest';
import { Clock } from '../../../src/server/postgres/clock.js';

/** Far from any clock here. */
const THEIRS = Date.UTC(2000, 0, 1);

/** As if the database had been asked, and had answered so many milliseconds later. */
function learn(clock: Clock, theirs: number, took: number): void {
  const asked = performance.now();
  clock.learn(asked, asked + took, theirs);
}

test('goes by the database from the first look on', () => {
  const clock = new Clock();
  learn(clock, THEIRS, 10);
  expect(Math.abs(clock.now() - THEIRS)).toBeLessThan(1_000);
});

test('a slow look does not move what a quick one found, as long as both may be true', () => {
  const clock = new Clock();
  learn(clock, THEIRS, 2);
  learn(clock, THEIRS + 30_000, 60_000);
  expect(Math.abs(clock.now() - THEIRS)).toBeLessThan(1_000);
});

test('a clock that was set anew is followed, by a slow look too', () => {
  const clock = new Clock();
  learn(clock, THEIRS, 2);
  learn(clock, THEIRS + 3_600_000, 1_000);
  expect(Math.abs(clock.now() - THEIRS - 3_600_000)).toBeLessThan(2_000);
});

test('no two times are the same, and none is before another, wherever the clock goes', () => {
  const clock = new Clock();
  const times = [clock.next(), clock.next()];
  learn(clock, THEIRS, 2);
  times.push(clock.next(), clock.next());
  expect(times).toEqual([...new Set(times)].toSorted((one, other) => one - other));
});
