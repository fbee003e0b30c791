import { defineConfig } from '@playwright/test';
import { type InboxOptions, mailServer } from 'playwright-inbox';

// Ports of the server's own choice, so that this runs beside anything else.
export default defineConfig<InboxOptions>({
  outputDir: '../../../test-results/reports',
  reporter: 'dot',
  timeout: 2000,
  webServer: mailServer({ port: 0 }),
});
