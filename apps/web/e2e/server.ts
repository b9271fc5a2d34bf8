import { cp } from 'node:fs/promises';
import { createDataDir, removeDataDir } from '../../api/src/app/testing/data-dir.ts';
import { type RunningServer, startServerProcess } from '../../api/src/app/testing/server-process.ts';

/** Every office with its demo data, filled once; its place reaches the workers by the environment. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const filled = await createDataDir();
  const server = await startServerProcess({ TENANT: '', DATA_DIR: filled });
  await server.stop();
  process.env.BIURO_TEST_DATA = filled;
  return () => removeDataDir(filled);
}

/** A real server on a copy of that data; its address is that of the demo. */
export async function startServer(): Promise<RunningServer> {
  const dataDir = await createDataDir();
  await cp(process.env.BIURO_TEST_DATA ?? '', dataDir, { recursive: true });
  const server = await startServerProcess({ TENANT: '', DATA_DIR: dataDir });
  return { ...server, stop: () => server.stop().then(() => removeDataDir(dataDir)) };
}
