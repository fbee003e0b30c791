/**
 * Flags, with errors that name them.
 * @module
 */
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { UsageError } from './exit.js';
import { nearest } from './near.js';

type Options = NonNullable<ParseArgsConfig['options']>;

/** `parseArgs` in our words, with so many positionals at the most. Throws a UsageError. */
export function readFlags<const T extends Options>(
  args: readonly string[],
  options: T,
  maxPositionals = 0,
): ReturnType<typeof parseArgs<{ options: T; strict: true; allowPositionals: true }>> {
  try {
    const parsed = parseArgs({ args: [...args], options, strict: true, allowPositionals: true });
    const surplus = parsed.positionals[maxPositionals];
    if (surplus !== undefined) throw new UsageError(unexpected(surplus, parsed.values));
    return parsed;
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError(explain(error, options));
  }
}

/**
 * `parseArgs` knows no flag whose value may be left out: one that stands at the end or before another flag gets
 * the empty value here.
 */
export function withOptionalValue(args: readonly string[], flag: string): string[] {
  const end = args.indexOf('--');
  return args.map((arg, at) => {
    const hasValue = at + 1 < args.length && !args[at + 1]?.startsWith('-');
    return arg === flag && !hasValue && (end === -1 || at < end) ? `${flag}=` : arg;
  });
}

export function readPort(flag: string, text: string): number {
  return readInteger(flag, text, 0, 65535, 'a port from 0 to 65535 (0 takes a free one)');
}

export function readCount(flag: string, text: string): number {
  return readInteger(flag, text, 1, Number.MAX_SAFE_INTEGER, 'a whole number from 1');
}

/** Bytes, or a number with KiB, MiB or GiB. */
export function readBytes(flag: string, text: string): number {
  const [, digits = '', unit = ''] = /^(\d{1,15})(?:\s*(|B|KiB|MiB|GiB))?$/i.exec(text.trim()) ?? [];
  const power = ['', 'kib', 'mib', 'gib'].indexOf(unit.toLowerCase().replace(/^b$/, ''));
  const bytes = Number(digits) * 1024 ** power;
  if (digits === '' || bytes < 1 || !Number.isSafeInteger(bytes)) {
    throw new UsageError(`${flag}: expected a size like 1048576 or 25MiB, got ${JSON.stringify(text)}`);
  }
  return bytes;
}

/** Milliseconds, or a number with ms, s, m, h or d. */
export function readDuration(flag: string, text: string): number {
  const [, digits = '', unit = 'ms'] = /^(\d{1,12}(?:\.\d{1,3})?)\s*(ms|s|m|h|d)?$/i.exec(text.trim()) ?? [];
  const milliseconds = Math.round(Number(digits) * (UNITS[unit.toLowerCase()] ?? Number.NaN));
  if (digits === '' || !(milliseconds > 0)) {
    throw new UsageError(`${flag}: expected a time like 30s, 500ms or 5m, got ${JSON.stringify(text)}`);
  }
  return milliseconds;
}

/** In milliseconds. */
const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** How long to keep something, in milliseconds: the unit has to be said, and is minutes at the least. */
export function readRetention(flag: string, text: string): number {
  const [, digits = '', unit = ''] = /^(\d{1,6})\s*([mhd])$/i.exec(text.trim()) ?? [];
  const minutes = Number(digits) * ({ m: 1, h: 60, d: 24 * 60 }[unit.toLowerCase()] ?? 0);
  if (!(minutes >= 1)) {
    throw new UsageError(`${flag}: expected a time like 30m, 24h or 7d, got ${JSON.stringify(text)}`);
  }
  return minutes * 60_000;
}

/** Flags whose values are not to be printed. */
const SECRETS = ['api-key', 'smtp-password', 'store'];

/** What stands alone behind a secret may be the rest of it. */
function unexpected(argument: string, flags: Readonly<Record<string, unknown>>): string {
  const secret = SECRETS.find((name) => flags[name] !== undefined);
  if (secret === undefined) return `unexpected argument ${argument}`;
  return `unexpected argument, not shown since it may belong to --${secret}; values with spaces need quotes`;
}

function readInteger(flag: string, text: string, min: number, max: number, expected: string): number {
  const value = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= min && value <= max)) {
    throw new UsageError(`${flag}: expected ${expected}, got ${JSON.stringify(text)}`);
  }
  return value;
}

function explain(error: unknown, options: Options): string {
  const message = error instanceof Error ? error.message : String(error);
  const flag = /'(?:-\w, )?(--?[\w-]+)/.exec(message)?.[1] ?? '';
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'ERR_PARSE_ARGS_UNKNOWN_OPTION': {
      const known = Object.keys(options).map((name) => `--${name}`);
      const meant = nearest(flag, known);
      return `unknown flag ${flag}; ${meant ? `did you mean ${meant}?` : `there are ${known.join(', ')}`}`;
    }
    case 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE':
      return options[flag.slice(2)]?.type === 'string' ? `${flag} needs a value` : `${flag} takes no value`;
    default:
      return message;
  }
}
