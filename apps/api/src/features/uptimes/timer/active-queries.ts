import { sql } from 'kysely';
import type { Db } from '#platform/database/database.ts';

/** Start of the user's free timer. */
export async function findFreeTimer(db: Db, userId: string): Promise<Date | undefined> {
  const timer = await db
    .selectFrom('uptime_timers')
    .select('started_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return timer?.started_at;
}

/** Stores the start. An earlier one is kept unless `replace` is set. */
export async function keepTimer(db: Db, userId: string, start: Date, replace: boolean): Promise<void> {
  await db
    .insertInto('uptime_timers')
    .values({ user_id: userId, started_at: start })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        started_at: replace
          ? sql<Date>`excluded.started_at`
          : sql<Date>`least(uptime_timers.started_at, excluded.started_at)`,
      }),
    )
    .execute();
}

/** Deletes the timer; with `start`, only if it has this start. */
export async function clearTimer(db: Db, userId: string, start?: Date): Promise<void> {
  await db
    .deleteFrom('uptime_timers')
    .where('user_id', '=', userId)
    .$if(start !== undefined, (timer) => timer.where('started_at', '=', start ?? new Date(0)))
    .execute();
}
