import { removeDataDir } from '../../api/src/app/testing/data-dir.ts';
import { createDemoDataDir, fillDemoData } from '../../api/src/app/testing/demo-data.ts';
import { type RunningServer, startServerProcess } from '../../api/src/app/testing/server-process.ts';

export default fillDemoData;

/** A real server on a copy of the demo's data; its address is that of the demo. */
export async function startServer(): Promise<RunningServer> {
  const dataDir = await createDemoDataDir();
  const server = await startServerProcess({ TENANT: '', DATA_DIR: dataDir });
  return { ...server, stop: () => server.stop().then(() => removeDataDir(dataDir)) };
}
