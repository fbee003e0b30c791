/**
 * Where the user called us. Taken before the first await and carried along: Playwright counts this package as
 * its own code in some layouts and not in others, so what it would find by itself differs.
 * @module
 */
import { fileURLToPath } from 'node:url';
import type { Location } from '@playwright/test';

export interface CallSite {
  readonly location?: Location;
  /** The stack from the user's line on, as an error prints it. */
  readonly frames: string;
}

/** The place that called the function that calls this. */
export function callSite(): CallSite {
  const holder: { stack?: string } = {};
  Error.captureStackTrace(holder, callSite);
  const [, ...frames] = (holder.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const location = frames.map(readLocation).find((found) => found !== undefined);
  return { ...(location && { location }), frames: frames.join('\n') };
}

/** Makes the error point at the user's line. */
export function pointTo(site: CallSite, error: unknown): unknown {
  if (error instanceof Error) error.stack = `${error.name}: ${error.message}\n${site.frames}`;
  return error;
}

function readLocation(frame: string): Location | undefined {
  const [, file, line, column] =
    /(?:\(|at (?:async )?)((?:file:\/\/)?[^()]*?):(\d+):(\d+)\)?$/.exec(frame) ?? [];
  if (file === undefined || file.startsWith('node:')) return undefined;
  return {
    file: file.startsWith('file://') ? fileURLToPath(file) : file,
    line: Number(line),
    column: Number(column),
  };
}
