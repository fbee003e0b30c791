/**
 * Builds the package into dist/: the page's script, the library, and a door for CommonJS to each entry.
 *
 * Node takes `require` of our ES modules by itself, and so does TypeScript under `module: nodenext`. Under `node16` it
 * refuses unless there are declarations for CommonJS, so there are: the same types and values, named once more.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';

rmSync('dist', { recursive: true, force: true });
for (const project of ['src/server/page/browser', 'src']) {
  const { status } = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', project], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** @type {{ exports: Record<string, string | { default: string, require: { types: string, default: string } }> }} */
const { exports } = JSON.parse(readFileSync('package.json', 'utf8'));
for (const entry of Object.values(exports)) {
  if (typeof entry === 'string') continue;
  const module = `./${entry.default.slice(entry.default.lastIndexOf('/') + 1)}`;
  writeFileSync(entry.require.default, `module.exports = require('${module}');\n`);
  writeFileSync(entry.require.types, declare(module, await import(entry.default)));
}

/**
 * @param {string} module
 * @param {Record<string, unknown>} values
 */
function declare(module, values) {
  const origin = `'${module}' with { 'resolution-mode': 'import' }`;
  const declarations = Object.entries(values).map(([name, value]) => {
    const type = String(value).startsWith('class ') ? `export type ${name} = esm.${name};\n` : '';
    return `export declare const ${name}: typeof esm.${name};\n${type}`;
  });
  return `import type * as esm from ${origin};\nexport type * from ${origin};\n${declarations.join('')}`;
}
