import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '#platform/database/database.ts';
import { Problem } from '#platform/http/problem.ts';
import { LEASE, lease, release } from './queries.ts';

/** Milliseconds that a request gets to end by itself. */
const GRACE = 500;

/** At most one request writes an upload at a time. */
export interface Writers {
  /**
   * Runs the work as the only writer. A request of the same process that still writes is ended first: its line has broken, and the client
   * goes on with this one. 423 while another process writes.
   */
  write<T>(db: Db, id: string, work: (signal: AbortSignal) => Promise<T>): Promise<T>;
  /** Ends a request of this process that still writes, so that what has come no longer grows. */
  end(id: string): Promise<void>;
}

/** The lease in the row is renewed while the work goes on, and lapses after the death of the process. */
export function createWriters(): Writers {
  const process = randomUUID();
  const current = new Map<string, { ending: AbortController; done: Promise<unknown> }>();

  async function end(id: string): Promise<void> {
    for (let before = current.get(id); before; before = current.get(id)) {
      // Mostly its line has broken, and it ends by itself when it has written what had come.
      await Promise.race([before.done, wait(GRACE)]);
      before.ending.abort();
      await before.done;
    }
  }

  return {
    end,
    async write(db, id, work) {
      await end(id);
      const ending = new AbortController();
      const written = whileLeased(db, id, process, () => work(ending.signal));
      const done = written.catch(() => {}).finally(() => current.delete(id));
      current.set(id, { ending, done });
      return written;
    },
  };
}

async function whileLeased<T>(db: Db, id: string, process: string, work: () => Promise<T>): Promise<T> {
  if (!(await lease(db, id, process))) throw new Problem(423, 'upload_busy', { retryAfter: LEASE });
  const renewal = setInterval(() => void lease(db, id, process).catch(() => {}), (LEASE * 1_000) / 3);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    await release(db, id, process).catch(() => {});
  }
}
