/**
 * Makes a fresh clone ready for `npm test` and `npm run demo`: dependencies from the lockfile, and a Chromium.
 * Says in one line what it did, and does nothing the second time. Needs Node and npm only.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  fail(`Node 20.19 or newer is needed, this is ${process.versions.node}.`);
}
const dependencies = installDependencies();
const browser = await provideChromium();
console.log(`setup: ${dependencies}; ${browser}`);

function installDependencies() {
  if (areInstalled()) return 'dependencies are as the lockfile says';
  const { ok, output } = run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (!ok) fail(`npm ci failed:\n${output}`);
  return 'installed the dependencies from the lockfile';
}

/** Compares the lockfile with npm's own record of what it installed. */
function areInstalled() {
  const record = `${ROOT}node_modules/.package-lock.json`;
  if (!existsSync(record)) return false;
  const installed = readPackages(record);
  return Object.entries(readPackages(`${ROOT}package-lock.json`)).every(
    ([path, { version, optional }]) =>
      path === '' || (installed[path] ? installed[path].version === version : optional === true),
  );
}

/**
 * @param {string} lockfile
 * @returns {Record<string, { version?: string, optional?: boolean }>}
 */
function readPackages(lockfile) {
  return JSON.parse(readFileSync(lockfile, 'utf8')).packages;
}

async function provideChromium() {
  // Loaded only now: it needs the dependencies.
  const { findChromium } = await import('./chromium.mjs');
  const found = findChromium();
  if (found) return `Chromium is ${found.where}`;
  const attempts = [['npx', 'playwright', 'install', 'chromium', '--only-shell']];
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    attempts.push(
      ['apt-get', 'update'],
      ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium-headless-shell'],
    );
  }
  let log = '';
  for (const [command = '', ...args] of attempts) {
    log += `$ ${command} ${args.join(' ')}\n${run(command, args).output}\n`;
    const installed = findChromium();
    if (installed) return `installed Chromium, ${installed.where}`;
  }
  return fail(`no Chromium was found, and none could be installed. Set CHROMIUM_PATH to one.\n${log}`);
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function run(command, args) {
  const result = spawnSync(command, args, {
    cwd: ROOT,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return {
    ok: result.status === 0,
    output: `${result.stdout ?? ''}${result.stderr ?? ''}${result.error ?? ''}`,
  };
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.error(`setup: ${message}`);
  process.exit(1);
}
