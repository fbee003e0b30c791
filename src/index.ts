/**
 * E-mail for Playwright tests.
 * @module
 */
export { ServiceError, type ServiceFault } from './client/errors.js';
export type { MessagePart, MessageSummary } from './client/message.js';
export type { WaitOptions } from './client/options.js';
export type { MessageQuery } from './client/query.js';
export type { Header, Image, Link } from './contract.js';
export type { CodeOptions } from './playwright/code.js';
export { expect, type InboxFixtures, type InboxOptions, test } from './playwright/fixtures.js';
export type { Inbox, InboxQuery } from './playwright/inbox.js';
export type { LinkOptions } from './playwright/link.js';
export type { Mail, NewInboxOptions } from './playwright/mail.js';
export { type MailServerEntryOptions, mailServer } from './playwright/mail-server.js';
export type { Message, OpenOptions } from './playwright/message.js';
export type { ToHaveReceivedOptions } from './playwright/to-have-received.js';
