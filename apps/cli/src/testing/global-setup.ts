import { startDemoServer } from '@biuro/testing/demo-data.ts';
import type { TestProject } from 'vitest/node';
import { buildCli } from '../../scripts/build.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of each worker's server, which has the demo's data. */
    hosts: string[];
  }
}

/** Builds the program and starts a server for each worker, so that test files do not disturb each other. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildCli();
  const workers = Array.from({ length: project.config.maxWorkers });
  const servers = await Promise.all(workers.map(() => startDemoServer({ LOG_LEVEL: 'error' })));
  project.provide(
    'hosts',
    servers.map(({ address }) => address),
  );
  return async () => void (await Promise.all(servers.map((server) => server.stop())));
}
