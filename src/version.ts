/**
 * This package's version, for `--version`, the `Server` header and the OpenAPI document.
 * @module
 */
import { readFileSync } from 'node:fs';

/** Read from package.json, which lies beside the folder of this file in the source and in the build. */
export const VERSION: string = readVersion();

function readVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  if (typeof manifest === 'object' && manifest !== null && 'version' in manifest)
    return String(manifest.version);
  throw new Error('package.json has no version');
}
