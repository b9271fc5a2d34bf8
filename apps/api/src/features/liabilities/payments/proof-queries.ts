import { type Insertable, sql } from 'kysely';
import type { Db } from '#platform/database/database.ts';
import type { LiabilityProofsTable } from '#platform/database/tables/settlements.ts';

export async function putProof(db: Db, proof: Omit<Insertable<LiabilityProofsTable>, 'added_at'>): Promise<void> {
  const { liability_id, ...file } = proof;
  const added_at = sql<Date>`now()`;
  await db
    .insertInto('liability_proofs')
    .values({ liability_id, ...file, added_at })
    .onConflict((conflict) => conflict.column('liability_id').doUpdateSet({ ...file, added_at }))
    .execute();
}

export const findProof = (db: Db, liabilityId: string) =>
  db.selectFrom('liability_proofs').select(['name', 'body']).where('liability_id', '=', liabilityId).executeTakeFirst();
