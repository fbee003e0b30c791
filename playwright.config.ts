import { defineConfig } from '@playwright/test';
import { type InboxOptions, mailServer } from 'playwright-inbox';
import { findChromium } from './tests/chromium.mjs';

const { executablePath } = findChromium() ?? {};

export default defineConfig<InboxOptions>({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  // Most of a test's time is spent waiting, so more of them run than there are processors.
  workers: 4,
  // Shared machines stand still now and then.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  retries: 0,
  forbidOnly: !!process.env['CI'],
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }], ['html', { open: 'never' }]],
  projects: [
    // Three times each, side by side: what is flaky shows.
    { name: 'flows', testMatch: 'flows.spec.ts', repeatEach: 3 },
    { name: 'features', testIgnore: 'flows.spec.ts' },
    // Written by tests/documents.mjs.
    { name: 'readme', testDir: 'test-results/readme', testMatch: /\.(?:spec|setup)\.ts$/ },
  ],
  webServer: [
    mailServer({ faults: true }),
    {
      name: 'app',
      command: 'node --import tsx tests/app/server.ts',
      url: 'http://localhost:3000/health',
      env: { SMTP_URL: 'smtp://127.0.0.1:1025' },
      reuseExistingServer: !process.env['CI'],
    },
  ],
  use: {
    baseURL: 'http://localhost:3000',
    trace: 'retain-on-failure',
    launchOptions: { ...(executablePath && { executablePath }) },
  },
});
