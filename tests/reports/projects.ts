/**
 * The project of failing tests in the ways that users have the package: from the source tree, by npm and by pnpm.
 */
import { join } from 'node:path';
import { copyInto, LAYOUTS, type Layout, layOutFlat, layOutLinked, ROOT } from '../layouts.js';

const PROJECT = 'tests/reports/project';

/** What the project uses, at the distance from it that it has here. */
const FILES = [
  'tests/send.ts',
  'tests/foreign-service.ts',
  ...['failures.spec.ts', 'services.spec.ts', 'helper.ts', 'playwright.config.ts'].map(
    (file) => `${PROJECT}/${file}`,
  ),
];

export interface Project {
  /** Its folder. */
  readonly project: string;
  /** Where its runs leave what they have to show. */
  readonly results: string;
  readonly runner: string;
}

export const SOURCE: Project = {
  project: join(ROOT, PROJECT),
  results: join(LAYOUTS, 'source/results'),
  runner: join(ROOT, 'node_modules/@playwright/test/cli.js'),
};

export const installedByNpm = (): Project => copyProject(layOutFlat('flat'));

export const linkedByPnpm = (): Project => copyProject(layOutLinked('linked'));

function copyProject({ root, runner }: Layout): Project {
  copyInto(root, FILES);
  return { project: join(root, PROJECT), results: join(root, 'results'), runner };
}
