/**
 * The examination: point after point, each told as soon as it is known. Nothing but GET, and what a service
 * lists is asked for again in other ways; so the more mail it has, the more can be told.
 * @module
 */
import { bareAddresses } from '../../client/addresses.js';
import { ANSWERS } from '../../client/answers.js';
import { type MessageSummary, toSummary } from '../../client/message.js';
import { MESSAGES_PATH, SERVER_NAME } from '../../protocol.js';
import { statusLine } from './answer-faults.js';
import { matching } from './filters.js';
import { Failure, type Finding, fine, unknown } from './finding.js';
import { Inquiry, listPath, type Reply } from './inquiry.js';
import { order, pages } from './listing.js';
import { push } from './push.js';
import { timeUnit } from './time-unit.js';

/** Ends with a Failure where the service does. */
export async function* examine(inquiry: Inquiry, domain: string | undefined): AsyncGenerator<Finding> {
  const reply = await inquiry.ask(listPath({}));
  const list = await readFirst(reply, inquiry);
  const messages = list.data.map(toSummary);
  const listed = { ...list, messages };
  const wanted = domain ?? mostCommonDomain(messages);
  const receiver = wanted === undefined ? 'an address that it captures' : `doctor@${wanted}`;
  const send = `send a mail to ${receiver} and run this again`;
  const empty = `cannot tell: the list is empty; ${send}`;
  const isOurs = reply.headers.get('server')?.startsWith(SERVER_NAME) ?? false;

  const who = isOurs ? `yes, ${inquiry.quote(reply.headers.get('server') ?? '')}` : 'yes';
  yield fine('reachable', who, { ours: isOurs });
  yield await key(inquiry);
  yield await contract(messages[0], empty, inquiry);
  yield order(listed, messages.length === 0 ? empty : send);
  yield await pages(listed, inquiry);
  yield await matching('to', messages, empty, inquiry);
  yield await matching('from', messages, empty, inquiry);
  yield await matching('subject', messages, empty, inquiry);
  yield await timeUnit(messages, empty, inquiry);
  yield await push(inquiry);
  yield clock(inquiry);
  yield latency(inquiry.latencies);
  yield mailOf(domain, messages, send);
}

/** The domain that most receivers have. */
function mostCommonDomain(messages: readonly MessageSummary[]): string | undefined {
  const counts = new Map<string, number>();
  for (const domain of messages.flatMap(domainsOf)) counts.set(domain, (counts.get(domain) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}

/** Where the URL has the contract's path in it already, it is tried without. */
async function readFirst(reply: Reply, inquiry: Inquiry) {
  try {
    return inquiry.read(reply);
  } catch (error) {
    const [, base, surplus] = /^(.*?)(\/api(?:\/v1(?:\/messages)?)?)$/.exec(inquiry.url) ?? [];
    if (base === undefined || surplus === undefined) throw error;
    const without = new Inquiry(inquiry.service, inquiry.timeout, base);
    const page = await without.page().catch(() => undefined);
    const answers = page && !('refused' in page) ? `; ${base} answers` : '';
    throw new Failure('path', `${statusLine(reply.status)}: leave "${surplus}" off --url${answers}`);
  }
}

async function key(inquiry: Inquiry): Promise<Finding> {
  const { status } = await inquiry.ask(listPath({}), { key: 'left out' });
  const isOpen = status >= 200 && status < 300;
  return fine(
    'key',
    isOpen
      ? 'accepted, but none is needed: whoever reaches the service reads the mail'
      : `accepted; without one: ${statusLine(status)}`,
    { statusWithout: status },
  );
}

async function contract(
  message: MessageSummary | undefined,
  empty: string,
  inquiry: Inquiry,
): Promise<Finding> {
  if (!message) return unknown('contract', `the list fits; of a message's content: ${empty}`);
  const reply = await inquiry.ask(`${MESSAGES_PATH}/${encodeURIComponent(message.referenceId)}`);
  if (reply.status < 200 || reply.status > 299) {
    return unknown('contract', `the list fits; a listed message gets ${statusLine(reply.status)}`);
  }
  const { html, text } = inquiry.fit(reply, ANSWERS.content, 'a message');
  const missing = Object.entries({ html, text }).filter(([, part]) => !part);
  const absent = missing.map(
    ([name, part]) => `; "${name}" ${part === null ? 'can be null' : 'can be absent'}`,
  );
  return fine('contract', `list and message fit${absent.join('')}`);
}

/** A difference below this, in seconds, is that of a `Date` kept too long by a busy server. */
const LEAST_SKEW = 2;

function clock({ clock: { skew }, hasDate }: Inquiry): Finding {
  if (!hasDate) return unknown('clock', 'cannot tell: its answers have no Date');
  // The least that fits, which is short by up to the resolution of `Date`, a second.
  const seconds = Math.round((skew + 500) / 1000);
  if (Math.abs(seconds) < LEAST_SKEW) {
    return fine('clock', 'as ours, as far as whole seconds tell', { skewSeconds: 0 });
  }
  const direction = seconds > 0 ? 'ahead of' : 'behind';
  const text = `${duration(Math.abs(seconds))} ${direction} ours: waits take it into account`;
  return fine('clock', text, { skewSeconds: seconds });
}

function latency(latencies: readonly number[]): Finding {
  const sorted = latencies.toSorted((one, other) => one - other);
  const [median = 0, slowest = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)].map((value) =>
    Math.round(value ?? 0),
  );
  return fine('latency', `${median} ms, the slowest of ${sorted.length} requests ${slowest} ms`, {
    medianMs: median,
    slowestMs: slowest,
    requests: sorted.length,
  });
}

function mailOf(domain: string | undefined, messages: readonly MessageSummary[], send: string): Finding {
  const common = mostCommonDomain(messages);
  if (domain === undefined) {
    return unknown(
      'domain',
      common === undefined
        ? 'cannot tell: neither --domain nor INBOX_DOMAIN is set, and no mail is listed'
        : `not given (--domain or INBOX_DOMAIN); most of the listed mail is to ${common}`,
      common === undefined ? undefined : { mostCommon: common },
    );
  }
  if (messages.some((message) => domainsOf(message).includes(domain.toLowerCase()))) {
    return fine('domain', `mail to ${domain} is listed`);
  }
  return unknown('domain', `cannot tell: no mail to ${domain} on the first page; ${send}`);
}

function domainsOf({ to }: MessageSummary): string[] {
  return bareAddresses(to)
    .filter((address) => /@[\w.-]+$/.test(address))
    .map((address) => address.slice(address.lastIndexOf('@') + 1).toLowerCase());
}

/** To the second, above ten minutes to the minute. */
function duration(seconds: number): string {
  const rounded = seconds < 600 ? seconds : Math.round(seconds / 60) * 60;
  const parts = [
    [Math.floor(rounded / 3600), 'h'],
    [Math.floor((rounded % 3600) / 60), 'min'],
    [rounded % 60, 's'],
  ] as const;
  return parts.flatMap(([count, unit]) => (count > 0 ? [`${count} ${unit}`] : [])).join(' ');
}
