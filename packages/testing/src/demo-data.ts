import { cp } from 'node:fs/promises';
import { createDataDir, removeDataDir } from './data-dir.ts';
import { type RunningServer, startServerProcess } from './server-process.ts';

/** Fills every office with its demo data once. `BIURO_TEST_DATA` tells the processes that copy it where it lies. Resolves with the function that removes it. */
export async function fillDemoData(): Promise<() => Promise<void>> {
  if (process.env.BIURO_TEST_DATA) return async () => {};
  const filled = await createDataDir();
  const server = await startServerProcess({ TENANT: '', DATA_DIR: filled });
  await server.stop();
  process.env.BIURO_TEST_DATA = filled;
  return () => removeDataDir(filled);
}

/** A DATA_DIR with a copy of that data. Without {@link fillDemoData} it is empty, and a demo server fills it when it starts. */
export async function createDemoDataDir(): Promise<string> {
  const dataDir = await createDataDir();
  if (process.env.BIURO_TEST_DATA) await cp(process.env.BIURO_TEST_DATA, dataDir, { recursive: true });
  return dataDir;
}

/** A real server on a copy of the demo data; `stop` removes the copy. */
export async function startDemoServer(
  variables: Record<string, string> = {},
  command?: string[],
): Promise<RunningServer> {
  const dataDir = await createDemoDataDir();
  const server = await startServerProcess({ ...variables, DATA_DIR: dataDir }, command);
  return { ...server, stop: () => server.stop().then(() => removeDataDir(dataDir)) };
}
