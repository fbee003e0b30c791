/**
 * `npm run matrix [-- TEXT …]`: installs the packed package in empty projects, with every Playwright and Node that it is
 * made for, and has each check its types, load its entries and run its tests. TEXTs choose the rows that contain
 * all of them, like "Node 22". Takes everything from the registry; `npm test` runs the corners without one.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { findChromium } from '../chromium.mjs';
import { NEUTRAL } from '../command-line.js';
import { pack, ROOT } from '../layouts.js';
import { runProgram } from '../program.js';
import { check, writeConsumer } from './consumer.js';
import { minorsOf, NODES, nameOf, type Row, rowsOf } from './rows.js';

/** The newest pnpm that runs on every Node of the matrix. */
const PNPM = 'pnpm@10.34.9';

interface Manifest {
  readonly peerDependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Manifest;
const home = mkdtempSync(join(tmpdir(), 'playwright-inbox-matrix-'));
try {
  process.exitCode = await runMatrix(process.argv.slice(2));
} finally {
  rmSync(home, { recursive: true, force: true });
}

async function runMatrix(texts: readonly string[]): Promise<number> {
  const published = JSON.parse(
    await output('npm', ['view', '@playwright/test', 'versions', '--json']),
  ) as string[];
  const all = rowsOf(minorsOf(published, manifest.peerDependencies['@playwright/test'] ?? ''));
  const rows = all.filter((row) => texts.every((text) => nameOf(row).includes(text)));
  if (rows.length === 0) {
    console.error(`No row has ${JSON.stringify(texts)}. There is:\n${all.map(nameOf).join('\n')}`);
    return 2;
  }
  await output('npm', ['run', '--silent', 'build']);
  const tarball = pack(home);
  await output('npm', ['install', '--prefix', join(home, 'pnpm'), PNPM]);
  const nodes = new Map<string, string>();
  for (const major of NODES) {
    if (rows.some(({ node }) => node === major)) nodes.set(major, await provideNode(major));
  }

  let failed = 0;
  for (const row of rows) {
    const started = Date.now();
    const failure = await tryRow(row, nodes.get(row.node) ?? '', tarball);
    const seconds = Math.round((Date.now() - started) / 1000);
    if (failure !== undefined) failed += 1;
    console.log(`${failure === undefined ? '✔' : '✘'} ${nameOf(row)} (${seconds} s)`);
    if (failure !== undefined) console.log(failure.replaceAll(/^/gm, '    '));
  }
  console.log(`matrix: ${rows.length - failed} passed, ${failed} failed, of ${all.length} rows`);
  return failed === 0 ? 0 : 1;
}

/** What went wrong, or undefined. */
async function tryRow(row: Row, node: string, tarball: string): Promise<string | undefined> {
  const folder = mkdtempSync(join(home, 'project-'));
  const bins = [dirname(node), join(home, 'pnpm/node_modules/.bin'), process.env['PATH'] ?? ''];
  const env = { ...NEUTRAL, PATH: bins.join(delimiter), CHROMIUM_PATH: findChromium()?.executablePath };
  const devDependencies = {
    'playwright-inbox': `file:${tarball}`,
    '@playwright/test': row.playwright,
    nodemailer: manifest.devDependencies['nodemailer'],
    typescript: row.typescript,
    '@types/node': manifest.devDependencies['@types/node'],
    '@types/nodemailer': '8.0.2',
  };
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ private: true, type: row.type, devDependencies }),
  );
  const install = {
    npm: ['install', '--engine-strict', '--no-audit', '--no-fund'],
    pnpm: ['install', '--config.engine-strict=true', '--config.strict-peer-dependencies=true'],
  }[row.manager];
  const { code, output } = await runProgram(row.manager, install, { cwd: folder, env });
  if (code !== 0 || warnings(output).length > 0) {
    return `${row.manager} ${install.join(' ')} (exit ${code})\n${output}`;
  }
  const tools = {
    node,
    typescript: join(folder, 'node_modules/typescript/bin/tsc'),
    runner: join(folder, 'node_modules/@playwright/test/cli.js'),
    env,
  };
  if (env.CHROMIUM_PATH === undefined) {
    // Each Playwright has a browser of its own.
    const browser = await runProgram(node, [tools.runner, 'install', 'chromium', '--only-shell'], {
      cwd: folder,
      env,
    });
    if (browser.code !== 0) return browser.output;
  }
  const failure = await check(writeConsumer(folder), tools);
  rmSync(folder, { recursive: true, force: true });
  return failure;
}

/** The Node of a major: this one, or the newest that the registry has. */
async function provideNode(major: (typeof NODES)[number]): Promise<string> {
  if (process.versions.node.startsWith(`${major}.`)) return process.execPath;
  const prefix = join(home, `node-${major}`);
  await output('npm', ['install', '--prefix', prefix, `node@${major}`]);
  return join(prefix, 'node_modules/node/bin/node');
}

/** A package manager's warnings, but for those about the settings of whoever runs this. */
function warnings(log: string): string[] {
  return log.split('\n').filter((line) => /\bwarn\b/i.test(line) && !/Unknown \w+ config/.test(line));
}

async function output(command: string, args: readonly string[]): Promise<string> {
  const { code, stdout, output } = await runProgram(command, args, { cwd: ROOT });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} (exit ${code})\n${output}`);
  return stdout;
}
