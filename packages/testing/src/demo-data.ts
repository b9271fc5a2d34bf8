import { cp } from 'node:fs/promises';
import { createDataDir, removeDataDir } from './data-dir.ts';
import { type RunningServer, startServerProcess } from './server-process.ts';

/** Fills every office with its demo data once for all who take a copy; its place reaches their processes by the environment. */
export async function fillDemoData(): Promise<() => Promise<void>> {
  if (process.env.BIURO_TEST_DATA) return async () => {};
  const filled = await createDataDir();
  const server = await startServerProcess({ TENANT: '', DATA_DIR: filled });
  await server.stop();
  process.env.BIURO_TEST_DATA = filled;
  return () => removeDataDir(filled);
}

/** A DATA_DIR with a copy of that data. Where nobody has filled any it is empty, which a server of the demo fills by itself. */
export async function createDemoDataDir(): Promise<string> {
  const dataDir = await createDataDir();
  if (process.env.BIURO_TEST_DATA) await cp(process.env.BIURO_TEST_DATA, dataDir, { recursive: true });
  return dataDir;
}

/** A real server on a copy of the demo's data, which goes with it. */
export async function startDemoServer(
  variables: Record<string, string> = {},
  command?: string[],
): Promise<RunningServer> {
  const dataDir = await createDemoDataDir();
  const server = await startServerProcess({ ...variables, DATA_DIR: dataDir }, command);
  return { ...server, stop: () => server.stop().then(() => removeDataDir(dataDir)) };
}
