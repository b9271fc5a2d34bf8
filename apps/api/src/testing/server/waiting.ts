import { sql } from 'kysely';
import type { Db } from '#platform/database/database.ts';

/** Number of connections that wait for a lock. */
export async function countWaiting(db: Db): Promise<number> {
  const waits = sql`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return (await waits.execute(db)).rows.length;
}
