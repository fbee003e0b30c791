/**
 * Why an answer is not the contract's, in one line that says what to do about it.
 * @module
 */
import { STATUS_CODES } from 'node:http';
import { ErrorBody } from '../../contract.js';
import { MESSAGES_PATH } from '../../protocol.js';
import { Failure } from './finding.js';
import type { Inquiry, Issue, Reply } from './inquiry.js';

/** A list that was refused. */
export function refusal(reply: Reply, inquiry: Inquiry): Failure {
  const { status, headers } = reply;
  const what = `${statusLine(status)}${words(reply, inquiry)}`;
  if (status === 401 || status === 403) return new Failure('key', `${what}; ${keyAdvice(inquiry)}`);
  if (status >= 300 && status < 400) {
    const target = inquiry.quote(headers.get('location') ?? '');
    const base = URL.canParse(target, inquiry.url) ? baseOf(new URL(target, inquiry.url)) : undefined;
    const advice = base === undefined ? '' : `: try --url ${base}`;
    return new Failure('path', `${what}: it redirects to ${target || 'nowhere'}${advice}`);
  }
  if (status === 404) {
    return new Failure('path', `${what}: there is no ${MESSAGES_PATH} below ${inquiry.url}; check --url`);
  }
  if (status === 429) {
    const after = headers.get('retry-after');
    const when = after === null ? 'later' : `after ${inquiry.quote(after)}`;
    return new Failure('reachable', `${what}: it limits requests; run this again ${when}`);
  }
  if (status >= 500) return new Failure('reachable', `${what}: the service itself fails; see its log`);
  return new Failure('contract', `${what}: it refuses a list without filters`);
}

/** A success that is not what it should be; the issue is the first of the schema's, where it is JSON at all. */
export function unlike(reply: Reply, issue: Issue | undefined, what: string, inquiry: Inquiry): Failure {
  const type = inquiry.quote(reply.headers.get('content-type') ?? 'no content type');
  if (!issue && /\bjson\b/i.test(type))
    return new Failure('contract', `${what} is JSON that is cut off or broken`);
  if (!issue && /\bhtml\b/i.test(type)) {
    return new Failure('path', `a web page (${type}) instead of JSON at ${inquiry.url}; check --url`);
  }
  if (!issue) return new Failure('contract', `${type} instead of JSON at ${inquiry.url}; check --url`);
  if (ErrorBody.safeParse(JSON.parse(reply.body)).success) {
    return new Failure('contract', `it refuses with ${statusLine(reply.status)}${words(reply, inquiry)}`);
  }
  const field = issue.path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
  const name = inquiry.quote(field.replace(/^\./, '')) || 'body';
  return new Failure(
    'contract',
    `${what} does not fit the contract: ${name}: ${inquiry.quote(issue.message)}`,
  );
}

/** As in "404 Not Found". */
export function statusLine(status: number): string {
  return `${status} ${STATUS_CODES[status] ?? ''}`.trim();
}

function keyAdvice({ service: { keyOrigin } }: Inquiry): string {
  return KEY_ADVICE[keyOrigin];
}

const KEY_ADVICE = {
  default: 'no key was given: set INBOX_API_KEY (or --api-key)',
  INBOX_API_KEY: 'the key in INBOX_API_KEY is not accepted',
  '--api-key': 'the key given by --api-key is not accepted (INBOX_API_KEY would be the better place for it)',
} as const;

/** The message of an error body, as far as there is one. */
function words({ body }: Reply, inquiry: Inquiry): string {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return '';
  }
  const error = ErrorBody.safeParse(json);
  return error.success ? `, ${JSON.stringify(inquiry.quote(error.data.message))}` : '';
}

/** The base URL below which a redirect's target lies. */
function baseOf({ origin, pathname }: URL): string {
  const at = pathname.lastIndexOf(MESSAGES_PATH);
  return `${origin}${at === -1 ? '' : pathname.slice(0, at)}`;
}
