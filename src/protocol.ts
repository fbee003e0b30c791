/**
 * What stands on the wire outside the bodies. Apart from the contract's schemas, which take longer to load than
 * all of the client.
 * @module
 */

/** Where the interface lives below a service's base URL. */
export const MESSAGES_PATH = '/api/v1/messages';

/** The header that carries the key on every request. */
export const API_KEY_HEADER = 'x-api-key';

/** How our own server names itself in the `Server` header, so that a client knows which rules hold. */
export const SERVER_NAME = 'playwright-inbox';
