import { defineConfig } from '@playwright/test';
import { type InboxOptions, mailServer } from 'playwright-inbox';

const executablePath = process.env['CHROMIUM_PATH'];

export default defineConfig<InboxOptions>({
  reporter: 'line',
  webServer: mailServer({ port: 0 }),
  use: { launchOptions: { ...(executablePath && { executablePath }) } },
});
