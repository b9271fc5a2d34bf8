import type { TestProject } from 'vitest/node';
import { removeDataDir } from '../../../api/src/app/testing/data-dir.ts';
import { createDemoDataDir } from '../../../api/src/app/testing/demo-data.ts';
import { type RunningServer, startServerProcess } from '../../../api/src/app/testing/server-process.ts';
import { buildCli } from '../../scripts/build.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses of real servers with the demo's data, one for each worker. */
    hosts: string[];
  }
}

/** Builds the program and starts a real server for each worker, so that no file waits for what another one changes. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildCli();
  const servers = await Promise.all(Array.from({ length: project.config.maxWorkers }, startServer));
  project.provide(
    'hosts',
    servers.map(({ address }) => address),
  );
  return async () => void (await Promise.all(servers.map((server) => server.stop())));
}

async function startServer(): Promise<RunningServer> {
  const dataDir = await createDemoDataDir();
  const server = await startServerProcess({ LOG_LEVEL: 'error', DATA_DIR: dataDir });
  return { ...server, stop: () => server.stop().then(() => removeDataDir(dataDir)) };
}
