/**
 * `playwright-inbox/server`: the capture server, in this process.
 * @module
 */
export type { ApiKey } from './http/keys.js';
export { createMailServer, type MailServer, PortInUseError } from './mail-server.js';
export { DEFAULT_API_KEY, type MailServerOptions } from './options.js';
export { StoreError } from './postgres/open.js';
export type { TlsOptions } from './smtp/access.js';
