import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Package {
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const lockfile = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')) as {
  packages: Readonly<Record<string, Package>>;
};
const packages = Object.entries(lockfile.packages);

test('the lockfile holds what every platform needs, not only the one it was written on', () => {
  // npm leaves out what a registry does not have at the moment, and `npm ci` then fails everywhere.
  const missing = packages.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) =>
        !lockfile.packages[`node_modules/${name}`] && !lockfile.packages[`${path}/node_modules/${name}`],
    ),
  );
  expect(missing).toEqual([]);
});

test('the lockfile names no registry', () => {
  expect(packages.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});
