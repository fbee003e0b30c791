/**
 * `playwright-inbox/server`: the capture server, in this process.
 * @module
 */
export type { ApiKey } from './keys.js';
export {
  createMailServer,
  DEFAULT_API_KEY,
  type MailServer,
  type MailServerOptions,
  PortInUseError,
} from './mail-server.js';
