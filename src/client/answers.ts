/**
 * The answers that the client reads, as schemas. Imported when the first one is needed and not before: a test run loads
 * the client in every worker, and zod is most of what that would cost.
 * @module
 */
import type { z } from 'zod';
import * as contract from '../contract.js';

export { ErrorBody } from '../contract.js';

export interface Answers {
  readonly list: contract.MessageList;
  readonly content: z.output<typeof content>;
  readonly health: contract.Health;
}

/** A service may leave a part out that the mail does not have. */
const content = contract.MessageContent.extend({
  html: contract.Part.nullish(),
  text: contract.Part.nullish(),
});

export const ANSWERS: { readonly [Name in keyof Answers]: z.ZodType<Answers[Name]> } = {
  list: contract.MessageList,
  content,
  health: contract.Health,
};
