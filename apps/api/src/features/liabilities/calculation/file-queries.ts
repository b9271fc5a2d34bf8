import { type Insertable, sql } from 'kysely';
import type { Db } from '#platform/database/database.ts';
import type { LiabilityCalculationsTable } from '#platform/database/tables/settlements.ts';

type Calculation = Omit<Insertable<LiabilityCalculationsTable>, 'added_at'>;

export async function putCalculation(db: Db, { liability_id, ...file }: Calculation): Promise<void> {
  const added_at = sql<Date>`now()`;
  await db
    .insertInto('liability_calculations')
    .values({ liability_id, ...file, added_at })
    .onConflict((conflict) => conflict.column('liability_id').doUpdateSet({ ...file, added_at }))
    .execute();
}

export const findCalculation = (db: Db, liabilityId: string) =>
  db
    .selectFrom('liability_calculations')
    .select(['name', 'body'])
    .where('liability_id', '=', liabilityId)
    .executeTakeFirst();

/** False where there is none. */
export async function deleteCalculation(db: Db, liabilityId: string): Promise<boolean> {
  const result = await db
    .deleteFrom('liability_calculations')
    .where('liability_id', '=', liabilityId)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}
