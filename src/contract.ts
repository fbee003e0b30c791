/**
 * The wire: what a service and its clients say to each other, as zod schemas. Both halves of the package read
 * these, and the OpenAPI document is made from them.
 * @module
 */
import { z } from 'zod';

/** One message in a list. From `GET {base}/api/v1/messages`, `data[]`. */
export const MessageSummary = z.object({
  referenceId: z.string().min(1),
  from: z.string(),
  to: z.string(),
  subject: z.string(),
  /** Bytes of the message's source. */
  size: z.int().nonnegative(),
  /** When the service received it: ISO 8601, UTC. */
  receivedAt: z.iso.datetime({ offset: true, local: true }),
});
export type MessageSummary = z.output<typeof MessageSummary>;

/** The answer of `GET {base}/api/v1/messages`. */
export const MessageList = z.object({
  data: z.array(MessageSummary),
  page: z.int(),
  totalPages: z.int().nonnegative(),
});
export type MessageList = z.output<typeof MessageList>;

/**
 * One header field. From `GET {base}/api/v1/messages/{referenceId}`, `headers[]`.
 *
 * @example
 * ```ts
 * const received = message.headers.filter(({ key }) => key === 'received');
 * ```
 */
export const Header = z.object({
  /** The field's name in lower case. */
  key: z.string(),
  /** The field's name as the mail spells it. */
  originalKey: z.string(),
  /** The field's value, unfolded and decoded. */
  value: z.string(),
});
export type Header = z.output<typeof Header>;

/**
 * A link of a body part. From `Part.links[]`.
 *
 * @example
 * ```ts
 * const addresses = message.html.links.map(({ href }) => href);
 * ```
 */
export const Link = z.object({
  /** An http or https address; of an anchor resolved against `<base>`. */
  href: z.string(),
  /** As seen: a picture's alt where there is no text, the address where it stands in the text itself. */
  text: z.string(),
});
export type Link = z.output<typeof Link>;

/**
 * A picture of an HTML part. From `Part.images[]`.
 *
 * @example
 * ```ts
 * expect(message.html.images.every(({ alt }) => alt !== '')).toBe(true);
 * ```
 */
export const Image = z.object({
  /** Its text; '' where it has none. */
  alt: z.string(),
  /** The source as written: http, https, `cid:` or `data:`. */
  url: z.string(),
  /** The bytes of `cid:` and `data:` pictures in base64; '' for others, which are never fetched. */
  base64: z.string(),
});
export type Image = z.output<typeof Image>;

/** What one body part (HTML or text) holds. From `GET {base}/api/v1/messages/{referenceId}`, `html` and `text`. */
export const Part = z.object({
  /** Verification codes, the most likely first, each once. */
  codes: z.array(z.string()),
  /** In document order. */
  links: z.array(Link),
  /** In document order; none in a text part. */
  images: z.array(Image),
  /** The part as sent, decoded; '' where the mail has none. */
  body: z.string(),
});
export type Part = z.output<typeof Part>;

/** The answer of `GET {base}/api/v1/messages/{referenceId}`. */
export const MessageContent = MessageSummary.extend({
  headers: z.array(Header),
  html: Part,
  text: Part,
});
export type MessageContent = z.output<typeof MessageContent>;

/** The body of every error answer. */
export const ErrorBody = z.object({ success: z.literal(false), message: z.string() });
export type ErrorBody = z.output<typeof ErrorBody>;

/** The query of `GET {base}/api/v1/messages` as our own server reads it: strict, with the gaps filled. */
export const ListQuery = z.strictObject({
  page: z
    .string()
    .regex(/^0*[1-9]\d{0,8}$/, 'expected a whole number from 1')
    .default('1')
    .transform(Number)
    .meta({ description: 'Which page, from 1.' }),
  from: z.string().optional().meta({ description: "The sender's address, compared without case." }),
  to: z.string().optional().meta({ description: "The receiver's address, compared without case." }),
  subject: z
    .string()
    .optional()
    .meta({ description: 'Text contained in the subject, compared without case.' }),
  receivedAfter: z
    .string()
    .regex(/^-?\d{1,16}$/, 'expected an integer timestamp')
    .transform(Number)
    .optional()
    .meta({
      description:
        'Milliseconds since the Unix epoch; a value below 1e11 is read as seconds. Strictly after this moment.',
    }),
});
export type ListQuery = z.output<typeof ListQuery>;

/** The answer of `GET {base}/health`: our own server only, without a key. */
export const Health = z.object({
  status: z.literal('ok'),
  /** Messages that a list can show now. */
  messages: z.int().nonnegative(),
  /** Bytes of stored sources. */
  bytes: z.int().nonnegative(),
  /** Messages dropped since the start, for a bound or because they were kept long enough. */
  evicted: z.int().nonnegative(),
  /** `receivedAt` of the newest message that was dropped; null where none was. */
  evictedUntil: z.iso.datetime().nullable(),
  /** SMTP connections since the start. */
  connections: z.int().nonnegative(),
});
export type Health = z.output<typeof Health>;
