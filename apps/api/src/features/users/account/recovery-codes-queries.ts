import { sql } from 'kysely';
import type { Db } from '#platform/database/database.ts';

export async function deleteRecoveryCodes(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
}

export async function replaceRecoveryCodes(db: Db, userId: string, macs: Buffer[]): Promise<void> {
  await deleteRecoveryCodes(db, userId);
  await db
    .insertInto('recovery_codes')
    .values(macs.map((code_mac) => ({ user_id: userId, code_mac })))
    .execute();
}

export async function hasRecoveryCode(db: Db, userId: string, macs: Buffer[]): Promise<boolean> {
  const code = db.selectFrom('recovery_codes').select('user_id').where('user_id', '=', userId);
  return (await code.where('code_mac', 'in', macs).executeTakeFirst()) !== undefined;
}

/** Uses a code and returns the number of unused ones. */
export async function takeRecoveryCode(db: Db, userId: string, macs: Buffer[]): Promise<number> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).where('code_mac', 'in', macs).execute();
  const { left } = await db
    .selectFrom('recovery_codes')
    .select(sql<number>`count(*)::int`.as('left'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return left;
}
