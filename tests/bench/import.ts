/**
 * What importing the package costs a worker over importing Playwright, in fresh processes that take turns; beside it
 * smtp-tester, which is what a test would import otherwise.
 */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { median, report, round } from './figures.js';

const ROUNDS = 15;

/** The modules of each contestant, imported one after the other. */
const CONTESTANTS = {
  playwright: ['@playwright/test'],
  own: ['@playwright/test', 'playwright-inbox'],
  tester: ['@playwright/test', 'smtp-tester'],
} as const;

export function benchImport(): void {
  const times = { playwright: [] as number[], own: [] as number[], tester: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of ['playwright', 'own', 'tester'] as const) times[name].push(measure(CONTESTANTS[name]));
  }
  const base = median(times.playwright);
  console.log(
    `@playwright/test ${round(base)} ms; over it, smtp-tester ${round(median(times.tester) - base)} ms\n`,
  );
  report('importing playwright-inbox, over @playwright/test', median(times.own) - base, 'ms', '<=', 60);
}

/** Milliseconds that a process of its own takes for the imports, its start left out. */
function measure(modules: readonly string[]): number {
  const imports = modules.map((name) => `await import('${name}');`).join(' ');
  const script = `const start = performance.now(); ${imports} console.log(performance.now() - start);`;
  return Number(
    execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: fileURLToPath(new URL('.', import.meta.url)),
      encoding: 'utf8',
    }),
  );
}
