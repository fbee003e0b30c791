/**
 * The Chromium that the browser tests run in: whatever this machine has.
 */
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = [
  'chromium-headless-shell',
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
  'chrome.exe',
];

/** Playwright's own headless shell, as its builds have called it. */
const SHELL = /(?:^|[\\/])(?:chrome-headless-shell|headless_shell)(?:\.exe)?$/;

const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * `executablePath` is absent where Playwright finds its own browser by itself; undefined: there is none at all.
 * @returns {{ where: string, executablePath?: string } | undefined}
 */
export function findChromium() {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`CHROMIUM_PATH: there is no file ${chosen}`);
    return { where: `${chosen} (CHROMIUM_PATH)`, executablePath: chosen };
  }
  if (ownShell()) return { where: "Playwright's own" };
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const found = [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), MAC_CHROME].find(
    existsSync,
  );
  return found === undefined ? undefined : { where: found, executablePath: found };
}

/**
 * The file that would be started: what other versions of Playwright, which would look for browsers of their own, can
 * be told to take.
 */
export function chromiumFile() {
  const file = findChromium()?.executablePath ?? ownShell();
  if (!file) throw new Error('There is no Chromium; npm run setup installs one.');
  return file;
}

/** Headless runs take the headless shell, which lies beside the headed build that executablePath() names. */
function ownShell() {
  const [, cache = '', revision = ''] = /^(.*)[\\/]chromium-(\d+)[\\/]/.exec(chromium.executablePath()) ?? [];
  const folder = join(cache, `chromium_headless_shell-${revision}`);
  if (!existsSync(join(folder, 'INSTALLATION_COMPLETE'))) return undefined;
  const file = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find((path) => SHELL.test(path));
  return file && join(folder, file);
}
