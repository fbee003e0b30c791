/**
 * `playwright-inbox/client`: reading mail without Playwright.
 * @module
 */
export type { Header, Image, Link } from '../contract.js';
export { ServiceError, type ServiceFault, TimeoutError } from './errors.js';
export { MailClient, type MailClientOptions } from './mail-client.js';
export type { MessageContent, MessagePart, MessageSummary } from './message.js';
export type { WaitOptions } from './options.js';
export type { MessageQuery } from './query.js';
