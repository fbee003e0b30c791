import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { MailClient, type MessageContent, type MessageQuery } from '../../../src/client/index.js';
import {
  cutOff,
  type Fault,
  FOREIGN_KEY,
  type ForeignMail,
  pass,
  type Reading,
  reset,
  startForeignService,
  status,
  truncated,
} from '../../foreign-service.js';

/** How long the waits of a run have, in milliseconds: enough for every fault to pass and a broad look to come round. */
const TIMEOUT = 8_000;

/** What a request may take beyond the deadline. Generous: these are no measurements. In milliseconds. */
const ONE_REQUEST = 20_000;

const ADDRESSES = ['jane@inbox.test', 'not-jane@inbox.test', 'jane@inbox.test.example', 'joe@inbox.test'];
const SUBJECTS = ['Your code', 'Your code is 123456', 'Welcome'];

const reading: fc.Arbitrary<Partial<Reading>> = fc.record({
  unit: fc.constantFrom('seconds', 'milliseconds', 'ignored', '2001'),
  matching: fc.constantFrom('exact', 'contained', 'ignored'),
  caseSensitive: fc.boolean(),
  order: fc.constantFrom('newest first', 'oldest first'),
  pageSize: fc.constantFrom(1, 2, 50),
  beyond: fc.constantFrom<Reading['beyond'][]>('empty', 'last page', 400, 404),
  to: fc.constantFrom(
    (address: string) => address,
    (address: string) => address.toUpperCase(),
    (address: string) => `"Doe, J." <${address}>`,
    (address: string) => `other@inbox.test, ${address}`,
  ),
  absentPart: fc.constantFrom('empty', 'null', 'absent'),
  contentLag: fc.constantFrom(0, 1),
  notReady: fc.constantFrom<Reading['notReady'][]>(404, 'refused with 200', 'empty body'),
  skew: fc.constantFrom(0, 3_600_000, -3_600_000),
  push: fc.constantFrom('none', 'etag only', 'held', 'claimed, but answered at once'),
});

const fault = fc.constantFrom(
  pass,
  pass,
  status(500),
  status(503, { 'retry-after': '1' }),
  status(429),
  reset,
  truncated,
  cutOff,
);

const mail: fc.Arbitrary<ForeignMail & { readonly isStale: boolean }> = fc.record({
  to: fc.constantFrom(...ADDRESSES),
  subject: fc.constantFrom(...SUBJECTS),
  isStale: fc.boolean(),
});

/** What happens while the waits are on, in order. */
const event = fc.oneof(
  mail.map((given) => ({ kind: 'mail' as const, mail: given })),
  fault.map((given) => ({ kind: 'fault' as const, fault: given })),
  fc.constant({ kind: 'look' as const }),
);

const query = fc.record({
  to: fc.constantFrom('jane@inbox.test', 'Joe <JOE@inbox.test>', /^jane@/gi),
  subject: fc.constantFrom(undefined, 'your code', /^your code$/iy),
});

describe.concurrent('over any sequence of arrivals, faults and waits', () => {
  // Several at a time, each with a seed of its own: most of a run is waiting.
  test.each(Array.from({ length: 5 }, (_, at) => at))(
    'never a wrong message, none twice, none lost (%i)',
    async () => {
      await fc.assert(
        fc.asyncProperty(
          reading,
          fc.array(mail, { maxLength: 4 }),
          fc.array(event, { maxLength: 12 }),
          fc.array(query, { minLength: 1, maxLength: 4 }),
          check,
        ),
        { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 3), endOnFailure: true },
      );
    },
    600_000,
  );
});

async function check(
  given: Partial<Reading>,
  before: readonly (ForeignMail & { readonly isStale: boolean })[],
  events: readonly (
    | { kind: 'mail'; mail: ForeignMail & { readonly isStale: boolean } }
    | { kind: 'fault'; fault: Fault }
    | { kind: 'look' }
  )[],
  queries: readonly { to: string | RegExp; subject: string | RegExp | undefined }[],
): Promise<void> {
  await using service = await startForeignService(given);
  const client = new MailClient({ url: service.url, apiKey: FOREIGN_KEY });
  const inTime = new Map<string, ForeignMail>();
  const receive = ({ isStale, ...rest }: ForeignMail & { readonly isStale: boolean }) => {
    const id = service.receive({ ...rest, ago: isStale ? 120_000 : 0 });
    if (!isStale) inTime.set(id, rest);
  };
  const receivedAfter = Date.now() - 1000;
  for (const one of before) receive(one);

  const started = performance.now();
  const waits = queries.map(async ({ to, subject }) => {
    const wanted: MessageQuery = { to, subject, receivedAfter };
    const outcome = await client
      .waitForMessage(wanted, { timeout: TIMEOUT })
      .catch((error: unknown) => error);
    return { to, subject, outcome, took: performance.now() - started };
  });
  for (const happens of events) {
    if (happens.kind === 'mail') receive(happens.mail);
    else if (happens.kind === 'fault') service.faults.push(happens.fault);
    else await untilNextRequest(service.requests);
  }

  const results = await Promise.all(waits);
  const got: string[] = [];
  for (const { to, subject, outcome, took } of results) {
    expect(took).toBeLessThan(TIMEOUT + ONE_REQUEST);
    if (outcome instanceof Error) {
      expect(outcome.name).toBe('TimeoutError');
      continue;
    }
    const { referenceId } = outcome as MessageContent;
    got.push(referenceId);
    expect(isWanted(inTime.get(referenceId), to, subject)).toBe(true);
  }
  expect(new Set(got).size).toBe(got.length);
  // Whoever went without must have had nothing left to get.
  const left = [...inTime].filter(([id]) => !got.includes(id)).map(([, one]) => one);
  for (const { to, subject, outcome } of results) {
    if (outcome instanceof Error) {
      expect(left.filter((one) => isWanted(one, to, subject))).toEqual([]);
    }
  }
}

/** The rule once more, for the few forms that are used here: what is tested must not be its own judge. */
function isWanted(
  one: ForeignMail | undefined,
  to: string | RegExp,
  subject: string | RegExp | undefined,
): boolean {
  const receiver = typeof to === 'string' && to.startsWith('Joe') ? 'joe@inbox.test' : 'jane@inbox.test';
  const startsRight = to instanceof RegExp ? one?.to.startsWith('jane@') : one?.to === receiver;
  if (!one || !startsRight) return false;
  if (subject === undefined) return true;
  return typeof subject === 'string' ? one.subject !== 'Welcome' : one.subject === 'Your code';
}

/** Not every wait is still asking: goes on after a moment all the same. */
async function untilNextRequest(requests: readonly string[]): Promise<void> {
  const before = requests.length;
  const isAsked = () => {
    if (requests.length === before) throw new Error('not yet');
  };
  await vi.waitFor(isAsked, { timeout: 150, interval: 10 }).catch(() => undefined);
}
