/**
 * What programs on one database have to agree on.
 * @module
 */

/** The schema that all is in; nothing else of the database is touched. */
export const SCHEMA = 'playwright_inbox';

/** What servers tell each other goes by this name. */
export const CHANNEL = 'playwright_inbox';

/** Held while tables change. A program that used the same number for another purpose would only wait for us. */
export const LOCK = 7_203_461_925_113;
