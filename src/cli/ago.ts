/**
 * How long ago something was, in one short word.
 * @module
 */
const UNITS = [
  [86_400_000, 'd'],
  [3_600_000, 'h'],
  [60_000, 'm'],
  [1000, 's'],
] as const;

/** As in "5m"; `now` is by the clock that told the time. */
export function ago(time: Date, now: number): string {
  const passed = Math.max(0, now - time.getTime());
  const [length, unit] = UNITS.find(([milliseconds]) => passed >= milliseconds) ?? [1000, 's'];
  return `${Math.floor(passed / length)}${unit}`;
}
