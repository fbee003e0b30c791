import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chromiumFile } from '../chromium.mjs';
import { NEUTRAL } from '../command-line.js';
import { type Layout, layOutFlat, layOutLinked, ROOT } from '../layouts.js';
import { check, writeConsumer } from './consumer.js';

/** The corners of what `npm run matrix` runs as a whole, on the Node that there is. */
const CORNERS: readonly (readonly [name: string, layOut: () => Layout])[] = [
  ['the oldest Playwright, npm, CommonJS', () => layOutFlat('oldest', 'playwright-1.57')],
  ['the newest Playwright, pnpm, ESM', () => layOutLinked('newest')],
];

test.each(CORNERS)(
  'types, entries and tests of a project work: %s',
  async (_name, layOut) => {
    const { root, runner } = layOut();
    const failure = await check(writeConsumer(root), {
      node: process.execPath,
      typescript: join(ROOT, 'node_modules/typescript/bin/tsc'),
      runner,
      env: { ...NEUTRAL, CHROMIUM_PATH: chromiumFile() },
    });
    expect(failure).toBeUndefined();
  },
  180_000,
);
