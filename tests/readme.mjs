/**
 * The code blocks of the README. Run by itself, it writes those that name a spec file as such, for Playwright to run.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const README = new URL('../README.md', import.meta.url);
const SPECS = new URL('../test-results/readme/', import.meta.url);

/**
 * @typedef {object} Block
 * @property {string} language What stands behind the fence.
 * @property {number} line Where its code begins, counted from 1.
 * @property {string} code
 * @property {string | undefined} file The file that its first line names in a comment.
 */

/** @returns {Block[]} */
export function readBlocks() {
  const readme = readFileSync(README, 'utf8');
  return [...readme.matchAll(/^```(\w*)\n(.*?)^```$/gms)].map(
    ({ 1: language = '', 2: code = '', index }) => ({
      language,
      line: readme.slice(0, index).split('\n').length + 1,
      code,
      file: /^(?:\/\/|#) (\S+\.\w+)\n/.exec(code)?.[1],
    }),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  rmSync(SPECS, { recursive: true, force: true });
  mkdirSync(SPECS, { recursive: true });
  for (const { file, code } of readBlocks()) {
    if (file?.endsWith('.spec.ts')) writeFileSync(new URL(file, SPECS), code);
  }
}
