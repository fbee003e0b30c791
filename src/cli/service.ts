/**
 * Which service a command asks: the flags that all client commands share, and the environment behind them.
 * @module
 */
import type { Answers } from '../client/answers.js';
import { type Answer, type RequestOptions, ServiceConnection } from '../client/connection.js';
import type { Caller } from '../client/session.js';
import { UsageError } from './exit.js';

export const SERVICE_FLAGS = {
  url: { type: 'string' },
  'api-key': { type: 'string' },
} as const;

/** Lines for a command's help. The variable comes first: a command line is seen by whoever lists processes. */
export const SERVICE_HELP = `\
  INBOX_API_KEY           an environment variable: the service's key (else inbox); --api-key KEY goes before it,
                          and is seen by whoever lists processes
  --url URL               the service (INBOX_URL, else http://127.0.0.1:8025)
`;

export interface Service {
  readonly connection: CommandConnection;
  readonly apiKey: string;
  /** Where the key comes from, in words: a key that is not accepted is named by it. */
  readonly keyOrigin: 'INBOX_API_KEY' | '--api-key' | 'default';
}

/** A connection that knows whether anybody is there: nothing in time is not the same as nobody. */
class CommandConnection extends ServiceConnection {
  hasAnswered = false;

  override async get<Name extends keyof Answers>(
    path: string,
    expected: Name,
    options: RequestOptions,
  ): Promise<Answer<Answers[Name]>> {
    const answer = await super.get(path, expected, options);
    this.hasAnswered = true;
    return answer;
  }
}

/** The flags, else the environment, else what `playwright-inbox serve` listens on. Throws a UsageError. */
export function connect(flags: {
  readonly url?: string | undefined;
  readonly 'api-key'?: string | undefined;
}): Service {
  const { INBOX_URL, INBOX_API_KEY } = process.env;
  const url = flags.url ?? (INBOX_URL || 'http://127.0.0.1:8025');
  const apiKey = flags['api-key'] ?? (INBOX_API_KEY || 'inbox');
  const names = {
    url: flags.url === undefined && INBOX_URL ? 'INBOX_URL' : '--url',
    apiKey: flags['api-key'] === undefined ? 'INBOX_API_KEY' : '--api-key',
  };
  const keyOrigin =
    flags['api-key'] !== undefined ? '--api-key' : INBOX_API_KEY ? 'INBOX_API_KEY' : 'default';
  try {
    return { connection: new CommandConnection({ url, apiKey, names }), apiKey, keyOrigin };
  } catch (error) {
    throw error instanceof TypeError ? new UsageError(error.message) : error;
  }
}

/** How errors name a command, and what they advise where nobody listens. */
export function callerOf(method: string): Caller {
  return {
    method,
    place: 'the list',
    since: 0,
    nobodyThere: 'nobody answers: is the server running? npx playwright-inbox serve starts one',
  };
}
