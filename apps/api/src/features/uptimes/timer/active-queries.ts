import { sql } from 'kysely';
import type { Db } from '#platform/database/database.ts';

/** The start of the free timer that runs on some device. */
export async function findFreeTimer(db: Db, userId: string): Promise<Date | undefined> {
  const timer = await db
    .selectFrom('uptime_timers')
    .select('started_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return timer?.started_at;
}

/** Remembers the start; the earlier of two stands, unless this one replaces it. */
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

/** Forgets the timer; with a start only if it is still this one. */
export async function clearTimer(db: Db, userId: string, start?: Date): Promise<void> {
  await db
    .deleteFrom('uptime_timers')
    .where('user_id', '=', userId)
    .$if(start !== undefined, (timer) => timer.where('started_at', '=', start ?? new Date(0)))
    .execute();
}
