import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SRC = fileURLToPath(new URL('../../src', import.meta.url));

/** What the files of each part may import from the others. Arrows point one way. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'contract.ts': [],
  'protocol.ts': [],
  'version.ts': [],
  'mailbox.ts': [],
  extract: [],
  client: ['contract.ts', 'protocol.ts', 'mailbox.ts'],
  server: ['contract.ts', 'protocol.ts', 'mailbox.ts', 'version.ts', 'extract'],
  playwright: ['client', 'contract.ts'],
  'index.ts': ['playwright', 'client', 'contract.ts'],
  cli: ['client', 'server', 'extract', 'contract.ts', 'protocol.ts', 'version.ts'],
  'cli.ts': ['cli', 'version.ts'],
};

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));

test.each(files)('%s imports only what its part may', (file) => {
  const part = partOf(file);
  expect(Object.keys(MAY_IMPORT)).toContain(part);
  const others = importsOf(file)
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => partOf(relative(SRC, join(SRC, dirname(file), specifier.replace(/\.js$/, '.ts')))))
    .filter((other) => other !== part);
  expect(others.filter((other) => !MAY_IMPORT[part]?.includes(other))).toEqual([]);
});

test('only the fixtures know Playwright', () => {
  const users = files.filter((file) => importsOf(file).includes('@playwright/test')).map(partOf);
  expect(new Set(users)).toEqual(new Set(['playwright']));
});

function partOf(file: string): string {
  return file.split(/[\\/]/)[0] ?? '';
}

function importsOf(file: string): string[] {
  const source = readFileSync(join(SRC, file), 'utf8');
  return [...source.matchAll(/(?:\bfrom|\bimport\(|^import)\s*'([^']+)'/gm)].map(
    ([, specifier = '']) => specifier,
  );
}
