/**
 * How a service matches `to`, `from` and `subject`: asked by what it lists itself, by the same in another case,
 * and by a part of it.
 * @module
 */
import { randomUUID } from 'node:crypto';
import { bareAddresses } from '../../client/addresses.js';
import type { MessageSummary } from '../../client/message.js';
import { statusLine } from './answer-faults.js';
import { type Finding, fine, unknown } from './finding.js';
import type { Inquiry } from './inquiry.js';

type Field = 'to' | 'from' | 'subject';

/** An address that nobody has (RFC 2606), and no subject contains. */
export function nobody(): string {
  return `doctor-${randomUUID()}@nowhere.invalid`;
}

export async function matching(
  field: Field,
  messages: readonly MessageSummary[],
  toTell: string,
  inquiry: Inquiry,
): Promise<Finding> {
  if (messages.length === 0) return unknown(field, toTell);
  const texts = messages.map((message) => message[field]);
  const printed = texts.find((text) => SAMPLE.test(essence(field, text)));
  if (printed === undefined) return unknown(field, `cannot tell: no listed "${field}" has letters`);

  const finds = async (text: string) => {
    const page = await inquiry.page({ [field]: text });
    return 'refused' in page ? page.refused : page.messages.length > 0;
  };
  const none = await finds(nobody());
  if (none === true) return fine(field, 'ignored: it narrows nothing', { rule: 'ignored' });

  const bare = essence(field, printed);
  const findsBare = await finds(bare);
  const isBare = bare === printed || findsBare === true;
  const whole = isBare ? findsBare : await finds(printed);
  if (whole !== true) {
    const what = whole === false ? 'finds nothing' : `gets ${statusLine(whole)}`;
    return unknown(field, `cannot tell: a listed "${field}", asked for as it is printed, ${what}`, {
      rule: 'none',
    });
  }
  const sample = isBare ? bare : printed;
  const ignoresCase = (await finds(inAnotherCase(sample))) === true;
  // Without the first and the last character it is a part, and nobody's whole.
  const contained = (await finds(sample.slice(1, -1).trim())) === true;
  const rule = contained ? 'contained' : 'exact';
  const whichCase = ignoresCase ? 'without case' : 'with case';
  const asPrinted = isBare ? '' : ', only as printed, with all that stands around the address';
  return fine(field, `${rule}, ${whichCase}${asPrinted}`, {
    rule,
    caseSensitive: !ignoresCase,
    asPrinted: !isBare,
  });
}

/** Something with letters, so that it has another case, and long enough to have parts. */
const SAMPLE = /^(?=.*\p{L}).{4,}$/su;

function essence(field: Field, text: string): string {
  return field === 'subject' ? text.trim() : (bareAddresses(text)[0] ?? text);
}

function inAnotherCase(text: string): string {
  const upper = text.toUpperCase();
  return upper === text ? text.toLowerCase() : upper;
}
