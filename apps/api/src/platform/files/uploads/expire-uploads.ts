import { stat } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Db } from '#platform/database/database.ts';
import { createPieces } from './pieces.ts';

const DAY = 24 * 60 * 60 * 1_000;

/** Deletes the uploads that can no longer go on, and bytes whose row was never written. Any number of processes may do it. */
export async function expireUploads(db: Db, folder: string): Promise<void> {
  const pieces = createPieces(folder);
  await db.deleteFrom('uploads').where('expires_at', '<', sql<Date>`now()`).execute();
  const ids = await pieces.ids();
  if (ids.length === 0) return;
  const known = new Set((await db.selectFrom('uploads').select('id').execute()).map(({ id }) => id));
  for (const id of ids) {
    const found = await stat(pieces.pathOf(id)).catch(() => undefined);
    if (!known.has(id) && found && found.mtimeMs < Date.now() - DAY) await pieces.remove(id);
  }
}
