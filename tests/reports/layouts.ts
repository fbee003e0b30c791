/**
 * The project of failing tests in the ways that users have the package: from the source tree, installed flat by npm,
 * and linked by pnpm. Laid out by hand from the packed tarball, so that it needs no registry.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LAYOUTS = join(ROOT, 'test-results', 'layouts');

/** What has to lie beside the package for Playwright to take it for its own. The rest is found further up. */
const RUNNER = ['@playwright/test', 'playwright', 'playwright-core'];

export interface Layout {
  /** The folder of the project. */
  readonly project: string;
  /** Where its runs leave what they have to show. */
  readonly results: string;
  /** The runner that the project would start. */
  readonly runner: string;
}

export const SOURCE: Layout = {
  project: join(ROOT, 'tests/reports/project'),
  results: join(LAYOUTS, 'source/results'),
  runner: join(ROOT, 'node_modules/@playwright/test/cli.js'),
};

/** The tarball unpacked beside the runner, in a CommonJS project. */
export function layOutFlat(): Layout {
  const root = freshFolder('flat', 'commonjs');
  const modules = join(root, 'node_modules');
  for (const name of RUNNER) copy(join(ROOT, 'node_modules', name), join(modules, name));
  unpack(join(modules, 'playwright-inbox'));
  return {
    project: copyProject(root),
    results: join(root, 'results'),
    runner: join(modules, '@playwright/test/cli.js'),
  };
}

/** Each package in a folder of its own with links to what it needs, in an ESM project. */
export function layOutLinked(): Layout {
  const root = freshFolder('linked', 'module');
  const modules = join(root, 'node_modules');
  const home = (name: string) => join(modules, '.pnpm', `${name.replace('/', '+')}@1.0.0`, 'node_modules');
  for (const name of RUNNER) copy(join(ROOT, 'node_modules', name), join(home(name), name));
  unpack(join(home('playwright-inbox'), 'playwright-inbox'));
  const needs = {
    '@playwright/test': ['playwright'],
    playwright: ['playwright-core'],
    'playwright-inbox': ['@playwright/test'],
  };
  for (const [name, others] of Object.entries(needs)) {
    for (const other of others) link(join(home(other), other), join(home(name), other));
  }
  for (const name of ['@playwright/test', 'playwright-inbox'])
    link(join(home(name), name), join(modules, name));
  return {
    project: copyProject(root),
    results: join(root, 'results'),
    runner: join(modules, '@playwright/test/cli.js'),
  };
}

function freshFolder(name: string, type: 'commonjs' | 'module'): string {
  const root = join(LAYOUTS, name);
  rmSync(root, { recursive: true, force: true });
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(join(root, 'package.json'), JSON.stringify({ name, private: true, type }));
  return root;
}

function unpack(target: string): void {
  mkdirSync(target, { recursive: true });
  const packed = execFileSync('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', target], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  });
  const [{ filename }] = JSON.parse(packed) as [{ filename: string }];
  execFileSync('tar', ['-xzf', join(target, filename), '--strip-components=1', '-C', target]);
}

/** The project with the helpers of the tests that it uses, at the same distance. */
function copyProject(root: string): string {
  for (const file of ['tests/send.ts', 'tests/foreign-service.ts']) copy(join(ROOT, file), join(root, file));
  const project = join(root, 'tests/reports/project');
  for (const file of ['failures.spec.ts', 'services.spec.ts', 'helper.ts', 'playwright.config.ts']) {
    copy(join(SOURCE.project, file), join(project, file));
  }
  return project;
}

function copy(from: string, to: string): void {
  cpSync(from, to, { recursive: true, dereference: true });
}

function link(target: string, path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path, 'junction');
}
