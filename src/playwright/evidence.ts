/**
 * What a failed test leaves behind: which mail came, in a line each for the terminal, and the mails themselves for
 * the report.
 * @module
 */
import { writeFile } from 'node:fs/promises';
import type { TestInfo } from '@playwright/test';
import type { MessageContent, MessageSummary } from '../client/message.js';
import type { Caller, Session } from '../client/session.js';
import { toStandaloneDocument } from './document.js';
import { toSource } from './source.js';

/** More mails than this are counted, not attached. */
const MAX_MAILS = 10;

/** The terminal shows this much of a text, in characters: the last line has to fit as well. */
const MAX_SUMMARY = 300;

/** A service that is slow to answer must not keep a failed test from its report, in milliseconds. */
const PATIENCE = 1_500;

export async function attachEvidence(
  testInfo: TestInfo,
  session: Session,
  seen: { readonly addresses: readonly string[]; readonly messages: readonly MessageContent[] },
): Promise<void> {
  if (seen.addresses.length === 0 && seen.messages.length === 0) return;
  const signal = AbortSignal.timeout(PATIENCE);
  const listed = await list(session, seen.addresses, signal);
  const own = new Map(seen.messages.map((message) => [message.referenceId, message]));
  const summaries = new Map(
    [...(listed ?? []), ...seen.messages].map((message) => [message.referenceId, message]),
  );
  const all = [...summaries.values()].toSorted(
    (one, other) => Number(one.receivedAt) - Number(other.receivedAt),
  );
  const body = summarize(seen.addresses[0], all, listed !== undefined);
  await testInfo.attach('mail of this test', { body, contentType: 'text/plain' });
  for (const [at, { referenceId, subject }] of all.slice(0, MAX_MAILS).entries()) {
    const mail = own.get(referenceId) ?? (await read(session, referenceId, signal));
    if (!mail) continue;
    const name = `${at + 1}. ${subject || 'message'}`;
    const source = (await session.source(referenceId, signal).catch(() => undefined)) ?? toSource(mail);
    await attachFile(testInfo, name, `mail-${at + 1}.html`, 'text/html', toStandaloneDocument(mail));
    await attachFile(testInfo, `${name} (source)`, `mail-${at + 1}.eml`, 'message/rfc822', source);
  }
}

const CALLER: Caller = { method: 'mail of this test', place: 'inbox', since: 0, nobodyThere: '' };

/** Undefined where the service cannot be asked: the wait has said what is wrong with it. */
async function list(
  session: Session,
  addresses: readonly string[],
  signal: AbortSignal,
): Promise<readonly MessageSummary[] | undefined> {
  if (session.connection.nobodyThere) return undefined;
  try {
    const lists = addresses.map(async (to) => session.list({ to }, { signal }, CALLER));
    return (await Promise.all(lists)).flat();
  } catch {
    return undefined;
  }
}

async function read(
  session: Session,
  referenceId: string,
  signal: AbortSignal,
): Promise<MessageContent | undefined> {
  return session.read(referenceId, { signal }, CALLER).catch(() => undefined);
}

/** By path: a file opens in a program of its own, and the terminal does not print it. */
async function attachFile(
  testInfo: TestInfo,
  name: string,
  file: string,
  contentType: string,
  content: string | Uint8Array,
): Promise<void> {
  const path = testInfo.outputPath(file);
  await writeFile(path, content);
  await testInfo.attach(name, { path, contentType });
}

function summarize(own: string | undefined, mails: readonly MessageSummary[], isReached: boolean): string {
  const where = own === undefined ? '' : ` to ${own}`;
  if (mails.length === 0) return isReached ? `No message${where}.` : 'The mail service could not be asked.';
  const lines = [mails.length === 1 ? `1 message${where}` : `${mails.length} messages${where}`];
  for (const [at, { subject, from, to }] of mails.entries()) {
    const line = `${at + 1}. ${JSON.stringify(shorten(subject))} from ${shorten(from)}${to === own ? '' : ` to ${shorten(to)}`}`;
    const rest = `… and ${mails.length - at} more`;
    if ([...lines, line, rest].join('\n').length > MAX_SUMMARY) {
      lines.push(rest);
      break;
    }
    lines.push(line);
  }
  return lines.join('\n');
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
