/**
 * Projects that have the package as its users have it: installed flat by npm, or linked by pnpm. Laid out by hand from
 * the packed tarball, so that it needs no registry.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
export const LAYOUTS = join(ROOT, 'test-results', 'layouts');

/** The Playwrights that there are here: the newest, and the oldest that the package works with. */
export type Playwright = '@playwright/test' | 'playwright-1.57';

export interface Layout {
  readonly root: string;
  /** The runner that the project would start. */
  readonly runner: string;
}

/** Everything beside each other, in a CommonJS project. */
export function layOutFlat(name: string, playwright: Playwright = '@playwright/test'): Layout {
  const root = freshFolder(name, 'commonjs');
  const modules = join(root, 'node_modules');
  for (const [target, source] of Object.entries(runnerPackages(playwright)))
    copy(source, join(modules, target));
  unpack(join(modules, 'playwright-inbox'));
  return { root, runner: join(modules, '@playwright/test/cli.js') };
}

/** Each package in a folder of its own with links to what it needs, in an ESM project. */
export function layOutLinked(name: string, playwright: Playwright = '@playwright/test'): Layout {
  const root = freshFolder(name, 'module');
  const modules = join(root, 'node_modules');
  const home = (name: string) => join(modules, '.pnpm', `${name.replace('/', '+')}@1.0.0`, 'node_modules');
  for (const [target, source] of Object.entries(runnerPackages(playwright)))
    copy(source, join(home(target), target));
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
  return { root, runner: join(modules, '@playwright/test/cli.js') };
}

/** Files and folders of this project, at the same place in another. */
export function copyInto(root: string, paths: readonly string[]): void {
  for (const path of paths) copy(join(ROOT, path), join(root, path));
}

/**
 * What has to lie beside the package for Playwright to take it for its own, and where it is here. All else is found
 * further up.
 */
function runnerPackages(playwright: Playwright): Readonly<Record<string, string>> {
  const test = join(ROOT, 'node_modules', playwright);
  // The second Playwright brings its parts along.
  const parts = join(playwright === '@playwright/test' ? ROOT : test, 'node_modules');
  return {
    '@playwright/test': test,
    playwright: join(parts, 'playwright'),
    'playwright-core': join(parts, 'playwright-core'),
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
  execFileSync('tar', ['-xzf', pack(target), '--strip-components=1', '-C', target]);
}

/** The package as it would be published, from what was built last; its path. */
export function pack(folder: string): string {
  const packed = execFileSync('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', folder], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  });
  const [{ filename }] = JSON.parse(packed) as [{ filename: string }];
  return join(folder, filename);
}

function copy(from: string, to: string): void {
  cpSync(from, to, { recursive: true, dereference: true });
}

function link(target: string, path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path, 'junction');
}
