import { defineConfig } from '@playwright/test';
import { browserArgs } from './scripts/browser.ts';

export default defineConfig({
  testDir: 'apps/web/e2e',
  outputDir: 'test-results',
  // Journeys share one server and two cores.
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  globalSetup: './apps/web/e2e/server.ts',
  use: {
    baseURL: process.env.BIURO_TEST_ADDRESS,
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    launchOptions: { args: browserArgs, ...(process.env.CHROME_PATH && { executablePath: process.env.CHROME_PATH }) },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
});
