/**
 * `mailServer()`: the capture server as an entry of `webServer` in the config.
 * @module
 */
import { fileURLToPath } from 'node:url';
import type { PlaywrightTestConfig } from '@playwright/test';
import { checkNames, show } from '../client/options.js';

type WebServer = Extract<NonNullable<PlaywrightTestConfig['webServer']>, { command: string }>;

/**
 * Where the capture server listens, and what it does on purpose.
 *
 * @example
 * ```ts
 * mailServer({ port: 8026, smtpPort: 1026, faults: true })
 * ```
 */
export interface MailServerEntryOptions {
  /**
   * The HTTP port. 0 takes free ports for HTTP and SMTP and hands them on in the variables INBOX_URL and
   * SMTP_URL, to the entries of `webServer` that follow and to the tests.
   * @default 8025
   */
  readonly port?: number;
  /**
   * The SMTP port.
   * @default 1025, or a free one with `port: 0`
   */
  readonly smtpPort?: number;
  /**
   * Makes mail to `defer+…@…`, `reject+…@…`, `slow+…@…`, `drop+…@…` and `twice+…@…` go wrong on purpose.
   * @default false
   */
  readonly faults?: boolean;
}

/**
 * One entry for `webServer`: starts the capture server before the tests and stops it after them. Outside CI a
 * server that already runs is used. INBOX_API_KEY, if set, becomes its key.
 *
 * @throws TypeError where an option is wrong; it names the option.
 * @example
 * ```ts
 * export default defineConfig({
 *   webServer: [
 *     mailServer(),
 *     { command: 'npm start', url: 'http://localhost:3000', env: { SMTP_URL: 'smtp://127.0.0.1:1025' } },
 *   ],
 * });
 * ```
 */
export function mailServer(options: MailServerEntryOptions = {}): WebServer {
  checkNames('mailServer', options, ['port', 'smtpPort', 'faults'], '{ port: 0 }');
  const { port = 8025, faults = false } = options;
  const { smtpPort = port === 0 ? 0 : 1025 } = options;
  if (typeof faults !== 'boolean') {
    throw new TypeError(`mailServer: faults: expected true or false, got ${show(faults)}`);
  }
  for (const [name, value] of Object.entries({ port, smtpPort })) {
    if (!Number.isInteger(value) || value < 0 || value > 65535) {
      throw new TypeError(`mailServer: ${name}: expected a port from 0 to 65535, got ${show(value)}`);
    }
  }
  const cli = fileURLToPath(new URL('../cli.js', import.meta.url));
  const entry = {
    name: 'mail',
    command: `"${process.execPath}" "${cli}" serve --quiet --port ${port} --smtp-port ${smtpPort}${faults ? ' --faults' : ''}`,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  } as const;
  if (port === 0 || smtpPort === 0) {
    return { ...entry, wait: { stdout: /SMTP (?<SMTP_URL>smtp:\S+)\s+HTTP (?<INBOX_URL>http:\S+)\s/ } };
  }
  return { ...entry, url: `http://127.0.0.1:${port}/health`, reuseExistingServer: !process.env['CI'] };
}
