/**
 * Everything that has to hold before a change is good, one after the other, and a summary at the end.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';

/** The scripts of package.json that are run, and for those that run tests, how many passed and failed. */
const STEPS = [
  { name: 'build' },
  { name: 'format' },
  { name: 'lint' },
  { name: 'types' },
  { name: 'unused' },
  { name: 'package' },
  {
    name: 'unit',
    counts: () => {
      const { numPassedTests, numFailedTests } = readReport('unit');
      return [numPassedTests, numFailedTests];
    },
  },
  {
    name: 'e2e',
    counts: () => {
      const { expected, unexpected, flaky } = readReport('e2e').stats;
      return [expected, unexpected + flaky];
    },
  },
];

rmSync('test-results', { recursive: true, force: true });
const results = STEPS.map(({ name, counts }) => {
  console.log(`\n▶ ${name}`);
  const started = Date.now();
  const { status } = spawnSync(`npm run --silent ${name}`, { shell: true, stdio: 'inherit' });
  return { name, ok: status === 0, seconds: Math.round((Date.now() - started) / 1000), counts };
});

console.log('');
for (const { name, ok, seconds } of results) console.log(`${ok ? '✔' : '✘'} ${name} (${seconds} s)`);
for (const { name, counts } of results) {
  if (!counts) continue;
  const [passed, failed] = attempt(counts);
  console.log(`${name}: ${passed} passed, ${failed} failed`);
}
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;

/** @param {string} name */
function readReport(name) {
  return JSON.parse(readFileSync(`test-results/${name}.json`, 'utf8'));
}

/**
 * A runner that broke down has left no report.
 * @param {() => number[]} counts
 */
function attempt(counts) {
  try {
    return counts();
  } catch {
    return [0, 1];
  }
}
