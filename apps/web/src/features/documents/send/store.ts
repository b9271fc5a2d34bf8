import { UNSENT } from '#services/uploads/send-database.ts';
import type { QueueItem } from './queue-item.ts';

const TABLE = 'items';

/** Keeps what is on its way over a reload: the files themselves, and how far each has come. Where a browser has no database, it keeps nothing. */
export const sendStore = {
  all: async (userId: string): Promise<QueueItem[]> => {
    const items = await withTable('readonly', (table) => table.getAll());
    // Only items are put into it.
    return ((items ?? []) as QueueItem[]).filter((item) => item.userId === userId);
  },
  put: (item: QueueItem) => withTable('readwrite', (table) => table.put(item)),
  remove: (id: string) => withTable('readwrite', (table) => table.delete(id)),
};

export type SendStore = typeof sendStore;

/** Opens the database for one work alone: an open one would hold up its deletion when the person signs out. */
async function withTable<Result>(
  mode: IDBTransactionMode,
  work: (table: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | undefined> {
  try {
    const database = await opened();
    try {
      const transaction = database.transaction(TABLE, mode);
      const request = work(transaction.objectStore(TABLE));
      await new Promise<void>((resolve, reject) => {
        transaction.addEventListener('complete', () => resolve());
        transaction.addEventListener('abort', () =>
          reject(transaction.error ?? new Error('The transaction was given up')),
        );
      });
      return request.result;
    } finally {
      database.close();
    }
  } catch {
    // Storage is forbidden or full: what is on its way still goes, it only does not survive a reload.
    return undefined;
  }
}

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(UNSENT, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(TABLE, { keyPath: 'id' }));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('No database')));
  });
}
