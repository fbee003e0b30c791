/**
 * The documents' code blocks. Run by itself, it writes those of the README that name a spec or setup file as such,
 * for Playwright to run.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What somebody may copy a block from. */
export const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'docs/benchmarks.md', 'docs/coding-agents.md'];

const SPECS = new URL('../test-results/readme/', import.meta.url);

/**
 * @typedef {object} Block
 * @property {string} document
 * @property {string} language What stands behind the fence.
 * @property {number} line Where its code begins, counted from 1.
 * @property {string} code
 * @property {string | undefined} file The file that its first line names in a comment.
 */

/**
 * @param {string} document
 * @returns {string}
 */
export function readDocument(document) {
  return readFileSync(new URL(`../${document}`, import.meta.url), 'utf8');
}

/**
 * @param {string} document
 * @returns {Block[]}
 */
export function readBlocks(document) {
  const text = readDocument(document);
  return [...text.matchAll(/^```(\w*)\n(.*?)^```$/gms)].map(({ 1: language = '', 2: code = '', index }) => ({
    document,
    language,
    line: text.slice(0, index).split('\n').length + 1,
    code,
    file: /^(?:\/\/|#) (\S+\.\w+)\n/.exec(code)?.[1],
  }));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  rmSync(SPECS, { recursive: true, force: true });
  mkdirSync(SPECS, { recursive: true });
  for (const { file, code } of readBlocks('README.md')) {
    if (file && /\.(?:spec|setup)\.ts$/.test(file)) writeFileSync(new URL(file, SPECS), code);
  }
}
