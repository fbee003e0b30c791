/**
 * What a service reads `receivedAfter` as: asked in seconds and in milliseconds for what is older than its mail
 * and for what is younger.
 * @module
 */
import type { MessageSummary } from '../../client/message.js';
import { statusLine } from './answer-faults.js';
import { type Finding, fine, unknown } from './finding.js';
import type { Inquiry } from './inquiry.js';

const DAY = 86_400_000;

/** Wider than any rounding of times, in milliseconds. */
const MARGIN = 60_000;

export async function timeUnit(
  messages: readonly MessageSummary[],
  toTell: string,
  inquiry: Inquiry,
): Promise<Finding> {
  const newest = messages.toSorted((one, other) => other.receivedAt.getTime() - one.receivedAt.getTime())[0];
  if (!newest) return unknown('receivedAfter', toTell);
  const time = newest.receivedAt.getTime();
  const past = time - MARGIN;
  const future = Math.max(time, Date.now() + inquiry.clock.skew) + DAY;

  const after = async (timestamp: number): Promise<Answer> => {
    const page = await inquiry.page({ receivedAfter: Math.floor(timestamp) });
    return 'refused' in page ? page : page.messages;
  };
  const answers = {
    pastSeconds: await after(past / 1000),
    futureSeconds: await after(future / 1000),
    pastMilliseconds: await after(past),
    futureMilliseconds: await after(future),
  };
  const refused = Object.values(answers).find((answer) => 'refused' in answer);
  if (refused && 'refused' in refused) {
    return unknown('receivedAfter', `cannot tell: a timestamp gets ${statusLine(refused.refused)}`);
  }
  if (shows(answers.futureMilliseconds)) return say('ignored', 'ignored: it narrows nothing');
  if (shows(answers.pastMilliseconds)) {
    const edge = edgeOf(newest, await after(time));
    if (shows(answers.futureSeconds)) return say('milliseconds', `milliseconds since 1970${edge}`);
    return say('both', `milliseconds since 1970${edge}; a small number is read as seconds`);
  }
  if (!shows(answers.pastSeconds)) {
    return say('other', 'neither seconds nor milliseconds since 1970: a wait looks without it');
  }
  // Two seconds later there is nothing, unless what is compared is coarser than seconds.
  const later = await after((time + 2_000) / 1000);
  const isCoarse = !('refused' in later) && later.some(({ receivedAt }) => receivedAt.getTime() <= time);
  return isCoarse
    ? say('coarse', 'seconds since 1970, compared more coarsely (by the day?)')
    : say('seconds', 'seconds since 1970');
}

type Answer = readonly MessageSummary[] | { readonly refused: number };

function shows(answer: Answer): boolean {
  return !('refused' in answer) && answer.length > 0;
}

function say(unit: string, text: string): Finding {
  return fine('receivedAfter', text, { unit });
}

/** Whether a message of the very moment is shown; where times are printed in whole seconds that cannot be told. */
function edgeOf({ referenceId, receivedAt }: MessageSummary, answer: Answer): string {
  if ('refused' in answer || receivedAt.getTime() % 1000 === 0) return '';
  const isShown = answer.some((message) => message.referenceId === referenceId);
  return isShown ? ', that moment included' : ', strictly after';
}
