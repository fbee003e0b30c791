/**
 * Everything that has to hold before a change is good, one after the other, and a summary at the end.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The lines of a failure's text that the summary repeats; the rest stands where the test ran. */
const FAILURE_LINES = 12;

/** The scripts of package.json that are run, and for those that run tests, how many passed and which failed. */
const STEPS = [
  { name: 'build' },
  { name: 'format' },
  { name: 'lint' },
  { name: 'types' },
  { name: 'unused' },
  { name: 'package' },
  {
    name: 'unit',
    outcome: () => {
      /** @type {import('vitest/node').JsonTestResults} */
      const { numPassedTests, numPendingTests, testResults } = readReport('unit');
      const failures = testResults.flatMap(({ name, message, assertionResults }) => {
        const failed = assertionResults.filter(({ status }) => status === 'failed');
        // A file that broke down before its first test has a text of its own.
        if (failed.length === 0 && message !== '') return [{ title: relative('', name), text: message }];
        return failed.map(({ fullName, failureMessages }) => ({
          title: `${relative('', name)}: ${fullName}`,
          text: (failureMessages ?? []).join('\n'),
        }));
      });
      return { passed: numPassedTests, skipped: numPendingTests, failures };
    },
  },
  {
    name: 'e2e',
    outcome: () => {
      /** @type {import('@playwright/test/reporter').JSONReport} */
      const { stats, suites, errors } = readReport('e2e');
      const failures = suites.flatMap(failuresOfSuite);
      // What belongs to no test, a server that did not start for one.
      for (const { message } of errors) failures.push({ title: 'outside the tests', text: message ?? '' });
      return { passed: stats.expected, skipped: stats.skipped, failures };
    },
  },
];

rmSync('test-results', { recursive: true, force: true });
const results = STEPS.map(({ name, outcome }) => {
  console.log(`\n▶ ${name}`);
  const started = Date.now();
  const { status } = spawnSync(`npm run --silent ${name}`, { shell: true, stdio: 'inherit' });
  const seconds = Math.round((Date.now() - started) / 1000);
  const ok = status === 0;
  return { name, ok, seconds, outcome: outcome && withErrorsOutside(attempt(outcome), ok) };
});

console.log('');
for (const { outcome } of results) {
  for (const { title, text } of outcome?.failures ?? []) {
    const lines = stripVTControlCharacters(text).trim().split('\n');
    const shown = lines.filter((line) => !line.includes('node_modules')).slice(0, FAILURE_LINES);
    console.log([`✘ ${title}`, ...shown.map((line) => `    ${line}`), ''].join('\n'));
  }
}
for (const { name, ok, seconds } of results) console.log(`${ok ? '✔' : '✘'} ${name} (${seconds} s)`);
for (const { name, outcome } of results) {
  if (outcome)
    console.log(
      `${name}: ${outcome.passed} passed, ${outcome.failures.length} failed, ${outcome.skipped} skipped`,
    );
}
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;

/** @param {string} name */
function readReport(name) {
  return JSON.parse(readFileSync(`test-results/${name}.json`, 'utf8'));
}

/**
 * @typedef {{ title: string, text: string }} Failure
 * @param {import('@playwright/test/reporter').JSONReportSuite} suite
 * @returns {Failure[]}
 */
function failuresOfSuite({ title, specs, suites = [] }) {
  const own = specs
    .filter(({ ok }) => !ok)
    .map((spec) => {
      const errors = spec.tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors));
      return { title: `${title}: ${spec.title}`, text: errors.map(({ message }) => message).join('\n') };
    });
  return [...own, ...suites.flatMap(failuresOfSuite)];
}

/**
 * An error that no test caught fails a run in which all tests pass.
 * @param {{ passed: number, skipped: number, failures: Failure[] }} outcome
 * @param {boolean} ok
 */
function withErrorsOutside(outcome, ok) {
  if (!ok && outcome.failures.length === 0)
    outcome.failures.push({ title: 'outside the tests', text: 'The runner has printed above what it was.' });
  return outcome;
}

/**
 * A runner that broke down has left no report.
 * @param {() => { passed: number, skipped: number, failures: Failure[] }} outcome
 */
function attempt(outcome) {
  try {
    return outcome();
  } catch (error) {
    return { passed: 0, skipped: 0, failures: [{ title: 'no report', text: String(error) }] };
  }
}
