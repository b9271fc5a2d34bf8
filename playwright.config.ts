import { defineConfig } from '@playwright/test';
import { browserArgs } from './scripts/library/browser.ts';

export default defineConfig({
  testDir: 'apps/web/e2e',
  outputDir: 'test-results',
  // Each worker has a server and data of its own, so any test may run beside any other. Files go by their names: a long one that stood
  // last would keep the rest of the machine waiting.
  workers: 3,
  fullyParallel: true,
  // Node reads TypeScript by itself, and keeps what it has compiled.
  build: { external: ['**/*.ts'] },
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  globalSetup: './apps/web/e2e/global-setup.ts',
  use: {
    locale: 'pl-PL',
    // Requests that a service worker answers pass by what a test answers in place of the server. `shell.spec.ts` allows it.
    serviceWorkers: 'block',
    timezoneId: 'Europe/Warsaw',
    launchOptions: {
      args: browserArgs,
      // Without a locale a browser cannot write a Polish letter into the name of a file.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      ...(process.env.CHROME_PATH && { executablePath: process.env.CHROME_PATH }),
    },
    screenshot: 'only-on-failure',
    // A trace of every test costs a sixth of the time; `--trace on` records one.
    trace: 'off',
  },
});
