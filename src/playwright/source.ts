/**
 * A message as a source (RFC 5322) for services that do not hand theirs out: its own header fields around both parts.
 * What was attached to the mail is not in the contract, and so not in here.
 * @module
 */
import type { MessageContent } from '../client/message.js';

const BOUNDARY = 'playwright-inbox-alternative';

/** Fields that describe the body as it was sent; the body is laid out anew here. */
const BODY_FIELDS = /^(?:content-|mime-version$)/i;

export function toSource({ headers, from, to, subject, receivedAt, text, html }: MessageContent): string {
  const own = headers
    .filter(({ key }) => !BODY_FIELDS.test(key))
    .map(({ originalKey, value }) => `${originalKey}: ${oneLine(value)}`);
  const fields =
    own.length > 0
      ? own
      : [
          `From: ${oneLine(from)}`,
          `To: ${oneLine(to)}`,
          `Subject: ${oneLine(subject)}`,
          `Date: ${receivedAt.toUTCString()}`,
        ];
  return [
    ...fields,
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${BOUNDARY}"`,
    '',
    ...part('text/plain', text.body),
    ...part('text/html', html.body),
    `--${BOUNDARY}--`,
    '',
  ].join('\r\n');
}

function part(type: string, body: string): readonly string[] {
  if (body === '') return [];
  const encoded = Buffer.from(body).toString('base64');
  return [
    `--${BOUNDARY}`,
    `Content-Type: ${type}; charset=utf-8`,
    'Content-Transfer-Encoding: base64',
    '',
    ...(encoded.match(/.{1,76}/g) ?? []),
  ];
}

/** A value with a line break in it would begin a field of its own. */
function oneLine(value: string): string {
  return value.replace(/\s*[\r\n]+\s*/g, ' ');
}
