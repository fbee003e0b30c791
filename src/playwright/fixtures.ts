/**
 * The fixtures: `inbox` is to `mail` what `page` is to `context`.
 * @module
 */
import { setMaxListeners } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import {
  test as base,
  expect as baseExpect,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
  type TestType,
} from '@playwright/test';
import { loadAnswers, ServiceConnection } from '../client/connection.js';
import { EndedError } from '../client/errors.js';
import { Session } from '../client/session.js';
import { pointTo } from './call-site.js';
import { attachEvidence } from './evidence.js';
import type { Inbox } from './inbox.js';
import { Mail } from './mail.js';
import { toHaveReceived } from './to-have-received.js';

/**
 * Options for `use` in the config. Each can be set by an environment variable too.
 *
 * @example
 * ```ts
 * export default defineConfig<InboxOptions>({
 *   use: { inboxURL: 'https://mail.example.com', inboxDomain: 'team.mail.example.com' },
 * });
 * ```
 */
export interface InboxOptions {
  /**
   * The mail service's base URL.
   * @default process.env.INBOX_URL, else 'http://127.0.0.1:8025'
   */
  inboxURL: string | undefined;
  /**
   * The service's API key. Better set by INBOX_API_KEY: Playwright's JSON report prints what `use` contains.
   * @default process.env.INBOX_API_KEY, else 'inbox'
   */
  inboxApiKey: string | undefined;
  /**
   * The domain whose mail the service captures.
   * @default process.env.INBOX_DOMAIN, else 'inbox.test'
   */
  inboxDomain: string | undefined;
}

/**
 * What a test can ask for.
 *
 * @example
 * ```ts
 * const test = base.extend<InboxFixtures & { user: User }>({
 *   user: async ({ inbox }, use) => use(await signUp(inbox.address)),
 * });
 * ```
 */
export interface InboxFixtures {
  /** An inbox with an address of its own, fresh for every run of every test. */
  inbox: Inbox;
  /** The mail service as this test sees it. */
  mail: Mail;
}

interface HiddenFixtures {
  /** What `mail` leaves to be done once it has been torn down. */
  _afterMail: { run?: () => Promise<void> };
}

const extended = base.extend<InboxOptions & InboxFixtures & HiddenFixtures>({
  inboxURL: [undefined, { option: true, box: true }],
  inboxApiKey: [undefined, { option: true, box: true }],
  inboxDomain: [undefined, { option: true, box: true }],

  // A fixture of its own: an unhandled rejection, that of a forgotten await, cuts the one short that it comes up in.
  _afterMail: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- the runner reads the names from the pattern
    async ({}, use) => {
      const after: HiddenFixtures['_afterMail'] = {};
      await use(after);
      await after.run?.();
    },
    { box: true },
  ],

  mail: async ({ inboxURL, inboxApiKey, inboxDomain, _afterMail }, use, testInfo) => {
    const { connection, domain } = readOptions({ inboxURL, inboxApiKey, inboxDomain });
    // What the first answer needs is loaded at no wait's expense.
    await loadAnswers();
    const end = new AbortController();
    // One listener per wait, and a test may have any number of waits.
    setMaxListeners(0, end.signal);
    const session = new Session(connection);
    const seen = { addresses: [], messages: [] };
    const running = new Set<Promise<unknown>>();
    _afterMail.run = async () => {
      if (testInfo.status !== testInfo.expectedStatus) await attachEvidence(testInfo, session, seen);
    };
    await use(
      new Mail({ session, testInfo, ended: end.signal, startedAt: Date.now(), domain, running, seen }),
    );
    end.abort(
      testInfo.status === 'timedOut'
        ? new EndedError(`Test timeout of ${testInfo.timeout}ms exceeded.`)
        : new EndedError('Test ended.', 'the test ended before this wait did: is an await missing?'),
    );
    // The waits that this ended are to be heard before the test is reported, an unhandled rejection one turn later.
    await Promise.allSettled(running);
    await setImmediate();
  },

  inbox: async ({ mail }, use) => {
    await use(await mail.newInbox());
  },
});

/**
 * Playwright's `test` with the fixtures `inbox` and `mail`.
 *
 * @example
 * ```ts
 * test('signs up with a code', async ({ page, inbox }) => {
 *   await page.goto('/sign-up');
 *   await page.getByLabel('E-mail').fill(inbox.address);
 *   await page.getByRole('button', { name: 'Sign up' }).click();
 *   const message = await inbox.waitForMessage({ subject: 'Confirm your e-mail' });
 *   await page.getByLabel('Code').fill(message.code());
 * });
 * ```
 */
export const test: TestType<
  PlaywrightTestArgs & PlaywrightTestOptions & InboxOptions & InboxFixtures,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions
> = extended;

/**
 * Playwright's `expect` with `toHaveReceived` for inboxes.
 *
 * @example
 * ```ts
 * await expect(inbox).toHaveReceived({ subject: 'Welcome' });
 * ```
 */
export const expect = baseExpect.extend({ toHaveReceived });

/** The options, else the environment, else what `playwright-inbox serve` listens on. */
function readOptions({ inboxURL, inboxApiKey, inboxDomain }: InboxOptions) {
  // Read per test and not when this file is loaded: a server with ports of its own choice has set them meanwhile.
  const { INBOX_URL, INBOX_API_KEY, INBOX_DOMAIN } = process.env;
  try {
    const connection = new ServiceConnection({
      url: inboxURL ?? (INBOX_URL || 'http://127.0.0.1:8025'),
      apiKey: inboxApiKey ?? (INBOX_API_KEY || 'inbox'),
      names: { url: 'inboxURL (or INBOX_URL)', apiKey: 'inboxApiKey (or INBOX_API_KEY)' },
    });
    return { connection, domain: readDomain(inboxDomain ?? (INBOX_DOMAIN || 'inbox.test')) };
  } catch (error) {
    // The mistake is in the config, and no line of ours would help to find it.
    throw pointTo({ frames: '' }, error);
  }
}

function readDomain(domain: unknown): string {
  if (typeof domain !== 'string' || !/^[^\s@<>(),;:"[\]\\]+$/.test(domain)) {
    throw new TypeError(
      `inboxDomain (or INBOX_DOMAIN): expected a domain like inbox.test, got ${JSON.stringify(domain)}`,
    );
  }
  return domain;
}
