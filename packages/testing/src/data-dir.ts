import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A new DATA_DIR that other accounts may pass through (0711). Below a directory that is closed to its account the server would put PostgreSQL
 * elsewhere, where it would outlive the test.
 */
export async function createDataDir(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'biuro-data-'));
  await chmod(directory, 0o711);
  return directory;
}

export const removeDataDir = (directory: string) => rm(directory, { recursive: true, force: true });
