import { join } from 'node:path';
import type { Environment } from '#platform/process/environment.ts';
import { createDiskStore } from './disk-store.ts';
import type { FileStore } from './file-store.ts';

/** Where one office's files are: whole ones in the store, unfinished ones in a folder on the same disk, so that they move instead of being copied. */
export interface OfficeFiles {
  store: FileStore;
  /** Of uploads that are on their way. */
  uploads: string;
}

export function officeFiles({ dataDir }: Pick<Environment, 'dataDir'>, office: string): OfficeFiles {
  const root = join(dataDir, 'files', office);
  return { store: createDiskStore(root), uploads: join(root, 'uploads') };
}
