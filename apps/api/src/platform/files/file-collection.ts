import { createWorker, type Log, type Worker } from '#platform/process/worker.ts';
import type { Tenant } from '#platform/tenants/tenants.ts';
import { collectFiles } from './store/collect-files.ts';
import { expireUploads } from './uploads/expire-uploads.ts';

const HOUR = 60 * 60 * 1_000;

/** One worker per office that removes uploads that can no longer go on, and files that nothing refers to. */
export const startFileCollection = (tenants: Tenant[], log: Log): Worker[] =>
  tenants.map(({ name, db, files }) =>
    createWorker({
      name: `file collection ${name}`,
      async look() {
        await expireUploads(db, files.uploads);
        await collectFiles(db, files.store);
        return false;
      },
      every: HOUR,
      log,
    }),
  );
