/**
 * Times and sizes, as the reader's browser writes them.
 * @module
 */
const TIME = new Intl.DateTimeFormat(undefined, { timeStyle: 'medium' });
const DAY = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short' });
const FULL = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'long' });
const NUMBER = new Intl.NumberFormat('en');
const DECIMAL = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** The time of day, or the day where that was not today. */
export function shortTime(time: Date): string {
  return time.toDateString() === new Date().toDateString() ? TIME.format(time) : DAY.format(time);
}

export function fullTime(time: Date): string {
  return FULL.format(time);
}

/** A number with what is counted, in the plural where it takes one. */
export function count(amount: number, one: string): string {
  return `${NUMBER.format(amount)} ${one}${amount === 1 ? '' : 's'}`;
}

export function size(bytes: number): string {
  if (bytes < 1_000) return count(bytes, 'byte');
  return bytes < 1_000_000
    ? `${DECIMAL.format(bytes / 1_000)} kB`
    : `${DECIMAL.format(bytes / 1_000_000)} MB`;
}
