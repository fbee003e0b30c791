/**
 * A project of somebody who uses the package, and what has to work in it: its types, its entries, its tests.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyInto } from '../layouts.js';
import { runProgram } from '../program.js';

const PROJECT = 'tests/matrix/project';

/** The ways of TypeScript to look for modules, each with the `module` that belongs to it. */
const RESOLUTIONS = { node16: 'node16', nodenext: 'nodenext', bundler: 'esnext' };

/** What a project runs: the programs, which lie in different places, and the variables they get. */
export interface Tools {
  readonly node: string;
  /** The script of TypeScript's compiler. */
  readonly typescript: string;
  /** The script of Playwright's runner. */
  readonly runner: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Beside a project's node_modules; returns the folder to run in. */
export function writeConsumer(root: string): string {
  copyInto(root, ['tests/send.ts', PROJECT]);
  const folder = join(root, PROJECT);
  for (const [moduleResolution, module] of Object.entries(RESOLUTIONS)) {
    const compilerOptions = {
      module,
      moduleResolution,
      target: 'es2022',
      lib: ['es2023', 'esnext.disposable', 'dom'],
      types: ['node'],
      strict: true,
      exactOptionalPropertyTypes: true,
      skipLibCheck: false,
      noEmit: true,
    };
    const config = { compilerOptions, include: ['*.ts'] };
    writeFileSync(join(folder, `tsconfig.${moduleResolution}.json`), JSON.stringify(config));
  }
  return folder;
}

/** TypeScript 7 refuses the declarations of Playwright 1.57; whoever has both skips the checks of libraries. */
const PLAYWRIGHTS_OWN = /[\\/]playwright(?:-core)?[\\/]types[\\/].*: error TS1540:/;

/** Does one thing after the other; the output of the first that fails, or undefined. */
export async function check(folder: string, { node, typescript, runner, env }: Tools) {
  for (const name of Object.keys(RESOLUTIONS)) {
    const args = [typescript, '-p', `tsconfig.${name}.json`];
    const { code, output } = await runProgram(node, args, { cwd: folder, env });
    const errors = output.split('\n').filter((line) => line !== '' && !PLAYWRIGHTS_OWN.test(line));
    if (code !== 0 && errors.length > 0) return `tsc -p ${args[2]} (exit ${code})\n${errors.join('\n')}`;
  }
  for (const args of [['entries.cjs'], ['entries.mjs'], [runner, 'test']]) {
    const { code, output } = await runProgram(node, args, { cwd: folder, env });
    if (code !== 0) return `node ${args.join(' ')} (exit ${code})\n${output}`;
  }
  return undefined;
}
