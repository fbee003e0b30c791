/**
 * The Chromium that the browser tests run in: whatever this machine has.
 */
import { existsSync } from 'node:fs';
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
  if (hasOwn()) return { where: "Playwright's own" };
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const found = [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), MAC_CHROME].find(
    existsSync,
  );
  return found === undefined ? undefined : { where: found, executablePath: found };
}

/** Headless runs take the headless shell, which lies beside the headed build that executablePath() names. */
function hasOwn() {
  const [, cache = '', revision = ''] = /^(.*)[\\/]chromium-(\d+)[\\/]/.exec(chromium.executablePath()) ?? [];
  return existsSync(join(cache, `chromium_headless_shell-${revision}`, 'INSTALLATION_COMPLETE'));
}
