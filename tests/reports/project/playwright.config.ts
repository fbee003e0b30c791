import { defineConfig } from '@playwright/test';
import { type InboxOptions, mailServer } from 'playwright-inbox';

const results = process.env['RESULTS'] ?? '../../../test-results/reports';

// Ports of the server's own choice, so that this runs beside anything else.
export default defineConfig<InboxOptions>({
  outputDir: results,
  reporter: [['dot'], ['json', { outputFile: `${results}/report.json` }]],
  timeout: 6000,
  fullyParallel: true,
  workers: 4,
  webServer: mailServer({ port: 0 }),
});
