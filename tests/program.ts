/**
 * Programs, run to their end.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface Outcome {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** Both, as they came. */
  readonly output: string;
}

export interface ProgramOptions {
  readonly cwd?: string;
  /** Added to this process's own variables. */
  readonly env?: Readonly<Record<string, string | undefined>>;
}

export async function runProgram(
  command: string,
  args: readonly string[],
  { cwd, env }: ProgramOptions = {},
): Promise<Outcome> {
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env } });
  const said = { stdout: '', stderr: '', output: '' };
  for (const stream of ['stdout', 'stderr'] as const) {
    // Decoded by the stream: a chunk may end within a character.
    child[stream].setEncoding('utf8').on('data', (text: string) => {
      said[stream] += text;
      said.output += text;
    });
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, ...said };
}
