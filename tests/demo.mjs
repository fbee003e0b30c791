/**
 * The three flows against a real app in a real browser, and where to look at them afterwards.
 */
import { spawnSync } from 'node:child_process';

const commands = ['npm run --silent build', 'playwright test --project flows --repeat-each 1'];

console.log(`
A sign-up by code, a password reset and a magic link: Acme (tests/app) sends the mails, the capture
server takes them, and tests/e2e/flows.spec.ts reads them in Chromium.
`);
for (const command of commands) {
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
console.log(`
Look at the report, with the mails that came attached to their steps:
  npx playwright show-report`);
