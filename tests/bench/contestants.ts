import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const CONTESTANT = fileURLToPath(new URL('contestant.ts', import.meta.url));

/** Where a contestant can be reached; only ours speaks HTTP. */
export interface Listening {
  readonly smtpURL: string;
  readonly url: string;
}

export interface Contestant extends Listening, AsyncDisposable {
  /** Bytes of memory after a collection. */
  memory(): Promise<number>;
}

/** Starts a server in a process of its own. */
export async function startContestant(name: string): Promise<Contestant> {
  const child = fork(CONTESTANT, [name], { execArgv: ['--import', 'tsx', '--expose-gc'] });
  const [listening] = (await once(child, 'message')) as [Listening];
  return {
    ...listening,
    memory: async () => {
      child.send('memory');
      const [bytes] = (await once(child, 'message')) as [number];
      return bytes;
    },
    [Symbol.asyncDispose]: async () => stop(child),
  };
}

async function stop(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}
