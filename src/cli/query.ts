/**
 * Which messages a command is about: the flags that `wait` and `list` share.
 * @module
 */
import { type Conditions, readQuery } from '../client/query.js';
import { UsageError } from './exit.js';
import { readDuration } from './flags.js';

export const QUERY_FLAGS = {
  to: { type: 'string' },
  from: { type: 'string' },
  subject: { type: 'string' },
  'received-after': { type: 'string' },
} as const;

export const QUERY_HELP = `\
  --to ADDRESS            to this address, compared without case
  --from ADDRESS          from this address, compared without case
  --subject TEXT          with this text in the subject, without case
  --received-after TIME   received after this: "5m" ago (ms, s, m, h, d), an ISO date-time (without a zone:
                          local time), or milliseconds since the epoch; without it, at any time
`;

type QueryFlags = Readonly<Partial<Record<keyof typeof QUERY_FLAGS, string | undefined>>>;

/** Throws a UsageError that names the flag. */
export function readConditions(flags: QueryFlags, now: number): Conditions {
  const { to, from, subject, 'received-after': after } = flags;
  try {
    return readQuery({
      to,
      from,
      subject,
      receivedAfter: after === undefined ? undefined : readMoment(after, now),
    });
  } catch (error) {
    throw error instanceof TypeError ? new UsageError(error.message.replace(/^query\./, '--')) : error;
  }
}

/** A number below this is meant in seconds: in milliseconds it lies before March 1973. */
const FIRST_MILLISECONDS = 1e11;

function readMoment(text: string, now: number): number {
  const trimmed = text.trim();
  if (/^\d+$/.test(trimmed) && Number(trimmed) >= FIRST_MILLISECONDS) return Number(trimmed);
  if (/^\d{4}-\d\d-\d\d(?:T|$)/i.test(trimmed) && !Number.isNaN(Date.parse(trimmed)))
    return Date.parse(trimmed);
  if (/^\d[\d.]*\s*[a-z]+$/i.test(trimmed)) return now - readDuration('--received-after', trimmed);
  throw new UsageError(
    `--received-after: expected a time like 5m (ago), 2026-01-31T12:00:00Z or milliseconds since the epoch, got ${JSON.stringify(text)}`,
  );
}
