import { defineConfig } from '@playwright/test';
import { type InboxOptions, mailServer } from 'playwright-inbox';
import { findChromium } from './tests/chromium.mjs';

const { executablePath } = findChromium() ?? {};

export default defineConfig<InboxOptions>({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  forbidOnly: !!process.env['CI'],
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }], ['html', { open: 'never' }]],
  webServer: [
    mailServer(),
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
