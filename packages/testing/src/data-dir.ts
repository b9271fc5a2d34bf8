import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A fresh DATA_DIR. Open to be passed through: a closed one of root would send the cluster to a place that outlives the test. */
export async function createDataDir(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'biuro-data-'));
  await chmod(directory, 0o711);
  return directory;
}

export const removeDataDir = (directory: string) => rm(directory, { recursive: true, force: true });
