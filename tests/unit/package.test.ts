import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import semver from 'semver';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const MAX_PACKAGES = 18;
const MAX_BYTES = 20e6;

interface Package {
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly engines?: { readonly node?: string };
}

const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
  packages: Readonly<Record<string, Package>>;
};
const ours = packages[''] ?? {};

/** What comes with an installation, by its path in node_modules. */
const runtime = [...closure('', new Map())];

test('few packages come along', () => {
  expect(runtime.length).toBeGreaterThanOrEqual(Object.keys(ours.dependencies ?? {}).length);
  expect(runtime.length).toBeLessThanOrEqual(MAX_PACKAGES);
});

test('and they are small', () => {
  const own = ['dist', 'src', 'docs', 'README.md', 'CHANGELOG.md', 'LICENSE', 'package.json'];
  const sizes = [...own, ...runtime.map(([path]) => path)].map((path) => bytesOf(join(ROOT, path)));
  expect(sizes.every((size) => size > 0)).toBe(true);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(MAX_BYTES);
});

test.each(runtime)('%s runs on every Node that we run on', (_path, { engines }) => {
  // What `npm install --engine-strict` refuses otherwise.
  expect(semver.subset(ours.engines?.node ?? '', engines?.node ?? '*')).toBe(true);
});

test('importing the package loads the fixtures and the client, and no more', () => {
  const { files, modules } = importsOf('index.js');
  expect(files).toContain('playwright/fixtures.js');
  expect(
    files.filter((file) => !/^(?:index|mailbox|protocol)\.js$|^(?:playwright|client)\//.test(file)),
  ).toEqual([]);
  expect(modules.toSorted()).toEqual(['@playwright/test', 'htmlparser2', 'p-retry', 'postal-mime']);
});

function closure(path: string, found: Map<string, Package>): Map<string, Package> {
  for (const name of Object.keys(packages[path]?.dependencies ?? {})) {
    const place =
      [`${path}/node_modules/${name}`, `node_modules/${name}`].find((one) => packages[one]) ?? name;
    if (!found.has(place)) closure(place, found.set(place, packages[place] ?? {}));
  }
  return found;
}

function bytesOf(path: string): number {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.size;
  return readdirSync(path).reduce((sum, name) => sum + bytesOf(join(path, name)), 0);
}

/** What importing a built file imports with it: our own files, and packages. */
function importsOf(entry: string): { readonly files: string[]; readonly modules: string[] } {
  const [files, modules] = [new Set([entry]), new Set<string>()];
  for (const file of files) {
    const source = readFileSync(join(ROOT, 'dist', file), 'utf8');
    for (const [, specifier = ''] of source.matchAll(/^(?:import|export)(?: [^'"`;=]*from)? '([^']+)';$/gm)) {
      if (specifier.startsWith('.')) files.add(join(dirname(file), specifier).replaceAll('\\', '/'));
      else if (!specifier.startsWith('node:')) modules.add(specifier);
    }
  }
  return { files: [...files], modules: [...modules] };
}
