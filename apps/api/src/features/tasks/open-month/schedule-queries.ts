import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Db } from '#platform/database/database.ts';

const month = sql<string>`params ->> 'period'`;

/** The latest month that was opened automatically. */
export async function lastOwnMonth(db: Db): Promise<string | undefined> {
  const job = await db
    .selectFrom('jobs')
    .select(month.as('month'))
    .where('kind', '=', 'open_month')
    .where('created_by', 'is', null)
    .orderBy(month, 'desc')
    .limit(1)
    .executeTakeFirst();
  return job?.month;
}

/** Does nothing when the month was opened automatically before, or is being opened. */
export async function insertOwnMonth(db: Db, period: string): Promise<void> {
  await db
    .insertInto('jobs')
    .values({
      id: uuid(),
      kind: 'open_month',
      dedupe_key: period,
      params: JSON.stringify({ period }),
      created_at: undefined,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
