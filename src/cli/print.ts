/**
 * How `wait` and `show` print a message: for a person, as JSON, or one value of it.
 * @module
 */
import type { ServiceConnection } from '../client/connection.js';
import type { MessageContent } from '../client/message.js';
import { ExitCode } from './exit.js';
import { describe } from './message-text.js';
import { type PickFlags, pick } from './pick.js';
import { json, painter } from './terminal.js';

/** Prints and returns the exit code. */
export function print(message: MessageContent, flags: PickFlags, { habits }: ServiceConnection): number {
  const picked = pick(message, flags);
  if (picked && 'problem' in picked) {
    process.stderr.write(`playwright-inbox: ${picked.problem}\n`);
    return ExitCode.nothing;
  }
  const now = Date.now() + habits.clock.skew;
  if (picked) process.stdout.write(`${picked.value}\n`);
  else if (flags.json) process.stdout.write(json(message));
  else process.stdout.write(describe(message, now, painter(process.stdout)));
  return ExitCode.ok;
}
