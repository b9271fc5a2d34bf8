import { sql } from 'kysely';
import type { Db } from '#platform/database/database.ts';

/**
 * Whether a window is over. A window that ends later than a new one would was started while the clock was ahead, and
 * counts as over, or it would lock people out for too long. The tolerance is one minute, because parallel transactions
 * have different times.
 */
const isOver = sql<boolean>`(known.resets_at <= now() OR known.resets_at > excluded.resets_at + interval '1 minute')`;

/** Counts one use. Returns the uses in the current window, this one included, and the seconds until it ends. */
export async function countHit(db: Db, key: Buffer, seconds: number): Promise<{ hits: number; wait: number }> {
  const { rows } = await sql<{ hits: number; wait: number }>`
    INSERT INTO rate_limits AS known (key, hits, resets_at) VALUES (${key}, 1, now() + make_interval(secs => ${seconds}))
    ON CONFLICT (key) DO UPDATE SET
      hits = CASE WHEN ${isOver} THEN 1 ELSE known.hits + 1 END,
      resets_at = CASE WHEN ${isOver} THEN excluded.resets_at ELSE known.resets_at END
    RETURNING hits, ceil(extract(epoch FROM resets_at - now()))::int AS wait`.execute(db);
  return rows[0] ?? { hits: 1, wait: seconds };
}

export async function uncountHit(db: Db, key: Buffer): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set((set) => ({ hits: set('hits', '-', 1) }))
    .where('key', '=', key)
    .where('hits', '>', 0)
    .where('resets_at', '>', sql<Date>`now()`)
    .execute();
}

/** Mistakes are forgotten an hour after the last one: `resets_at` is its time plus that hour. */
const MEMORY = sql`interval '1 hour'`;

export async function countMistake(db: Db, key: Buffer): Promise<void> {
  await sql`
    INSERT INTO rate_limits AS known (key, hits, resets_at) VALUES (${key}, 1, now() + ${MEMORY})
    ON CONFLICT (key) DO UPDATE SET
      hits = CASE WHEN ${isOver} THEN 1 ELSE known.hits + 1 END,
      resets_at = excluded.resets_at`.execute(db);
}

/**
 * Consecutive mistakes and the seconds since the last one. Zero rather than negative for a transaction that began
 * before the one that recorded it and had to wait.
 */
export async function readMistakes(db: Db, key: Buffer): Promise<{ mistakes: number; since: number }> {
  const row = await db
    .selectFrom('rate_limits')
    .select([
      'hits as mistakes',
      sql<number>`greatest(0, extract(epoch FROM now() - (resets_at - ${MEMORY})))::float8`.as('since'),
    ])
    .where('key', '=', key)
    .where('resets_at', '>', sql<Date>`now()`)
    .where('resets_at', '<=', sql<Date>`now() + ${MEMORY} + interval '1 minute'`)
    .executeTakeFirst();
  return row ?? { mistakes: 0, since: 0 };
}

export async function forgetMistakes(db: Db, key: Buffer): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', '=', key).execute();
}
