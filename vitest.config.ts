import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const node = (name: string, root: string, more: object = {}) => ({
  test: {
    name,
    root,
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/e2e/**'],
    environment: 'node',
    // One second, as vitest has it, is what a busy machine may take for nothing.
    expect: { poll: { timeout: 10_000 } },
    // Files share what they import, which saves half of the time; each gets data of its own.
    isolate: false,
    // One more than there are cores: while some wait for the database or for a process to end, the others have work.
    maxWorkers: availableParallelism() + 1,
    ...more,
  },
});

export default defineConfig({
  test: {
    projects: [
      // Properties are tried hundreds of times, which takes a busy machine longer than the five seconds that vitest allows.
      node('core', 'packages/core', { testTimeout: 20_000 }),
      node('testing', 'packages/testing'),
      node('api', 'apps/api', {
        globalSetup: ['src/testing/server/global-setup.ts'],
        env: { TZ: 'America/New_York' },
        testTimeout: 40_000,
        hookTimeout: 60_000,
      }),
      node('cli', 'apps/cli', {
        globalSetup: ['src/testing/global-setup.ts'],
        // Each worker has a server. Who imports the program gets its small `Request` and `Response`, which others must not find.
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
