import { join } from 'node:path';
import type { Environment } from '#platform/process/environment.ts';
import { createBucketStore } from './bucket-store.ts';
import { createDiskStore } from './disk-store.ts';
import type { FileStore } from './file-store.ts';

/** Where one office's files are: whole ones in the store, unfinished ones in a folder on the disk, beside a store that is there too, so that they move instead of being copied. */
export interface OfficeFiles {
  store: FileStore;
  /** Of uploads that are on their way. */
  uploads: string;
}

/** What says where they are. */
export type FilePlace = Pick<Environment, 'dataDir'> & Partial<Pick<Environment, 'bucket'>>;

export function officeFiles({ dataDir, bucket }: FilePlace, office: string): OfficeFiles {
  const root = join(dataDir, 'files', office);
  return {
    store: bucket ? createBucketStore(bucket, office) : createDiskStore(root),
    uploads: join(root, 'uploads'),
  };
}
