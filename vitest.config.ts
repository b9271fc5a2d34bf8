import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const node = (name: string, root: string, more: object = {}) => ({
  test: {
    name,
    root,
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/e2e/**'],
    environment: 'node',
    // The default of one second is too short on a busy machine.
    expect: { poll: { timeout: 10_000 } },
    // Files share the modules that they import, which saves half of the time; each file creates its own data.
    isolate: false,
    // One more than there are cores, because tests wait for the database and for processes.
    maxWorkers: availableParallelism() + 1,
    ...more,
  },
});

export default defineConfig({
  test: {
    projects: [
      // The first text that fast-check makes takes a second of processor time, and a process some more: on a busy machine over five seconds.
      node('core', 'packages/core', { testTimeout: 60_000 }),
      node('testing', 'packages/testing', { testTimeout: 60_000 }),
      node('api', 'apps/api', {
        globalSetup: ['src/testing/server/global-setup.ts'],
        env: { TZ: 'America/New_York' },
        testTimeout: 40_000,
        hookTimeout: 60_000,
      }),
      node('cli', 'apps/cli', {
        globalSetup: ['src/testing/global-setup.ts'],
        // Each worker has a server. Isolated, because importing the program replaces the global `Request` and `Response`.
        maxWorkers: availableParallelism(),
        isolate: true,
        sequence: { groupOrder: 1 },
        testTimeout: 30_000,
        hookTimeout: 60_000,
      }),
      {
        ...node('web', 'apps/web', {
          // Pages are drawn without a browser.
          environment: 'happy-dom',
          environmentOptions: { happyDOM: { url: 'https://biuro.example/' } },
          testTimeout: 60_000,
        }),
        extends: './apps/web/vitest.config.ts',
      },
      node('scripts', 'scripts', { sequence: { groupOrder: 2 }, testTimeout: 60_000 }),
    ],
  },
});
