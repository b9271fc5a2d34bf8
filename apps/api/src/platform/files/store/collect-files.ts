import { sql } from 'kysely';
import type pg from 'pg';
import type { Db } from '#platform/database/database.ts';
import { run, schemaOf } from '#platform/database/database.ts';
import { lockContent } from './add-file.ts';
import type { FileStore } from './file-store.ts';

/** How long what nobody refers to stays: rows, and bytes whose row was never written. */
const KEPT = '1 day';
const KEPT_MILLISECONDS = 24 * 60 * 60 * 1_000;

/** Deletes rows that nothing has referred to for a day, and the contents that no row names any more. Any number of processes may do it. */
export async function collectFiles(db: Db, store: FileStore): Promise<void> {
  const before = new Date(Date.now() - KEPT_MILLISECONDS);
  await deleteUnusedRows(db);
  for await (const { hash, since } of store.list()) if (since < before) await removeUnnamed(db, store, hash);
  await store.tidy(before);
}

/** The foreign keys themselves say what is in use, so that a new table need not be named here. */
async function deleteUnusedRows(db: Db): Promise<void> {
  const used = await usedBy(db);
  await run(db, `UPDATE files SET unused_since = NULL WHERE unused_since IS NOT NULL AND (${used})`, []);
  await run(db, `UPDATE files SET unused_since = now() WHERE unused_since IS NULL AND NOT (${used})`, []);
  // A reference that comes at this moment makes its foreign key refuse the deletion: the next look finds the file in use.
  await run(db, `DELETE FROM files WHERE unused_since <= now() - interval '${KEPT}' AND NOT (${used})`, []);
}

/** A condition on `files`. */
async function usedBy(db: Db): Promise<string> {
  const { rows } = await sql<{ condition: string }>`
    SELECT format('EXISTS (SELECT FROM %s WHERE %I = files.id)', conrelid::regclass, attname) AS condition
    FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
    WHERE contype = 'f' AND confrelid = to_regclass('files')`.execute(db);
  return ['false', ...rows.map(({ condition }) => condition)].join(' OR ');
}

const REMOVAL = `hashtext('removal of contents')`;

/** Until the session ends, no content of these offices is removed, also where no row names it any more. */
export async function holdContents(session: Pick<pg.Client, 'query'>, offices: string[]): Promise<void> {
  for (const office of offices)
    await session.query(`SELECT pg_advisory_lock_shared(${REMOVAL}, hashtext($1))`, [schemaOf(office)]);
}

/** Under the lock of the content, because somebody may be adding it again. What a backup holds waits for the next time. */
async function removeUnnamed(db: Db, store: FileStore, hash: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ isFree: boolean }>`
      SELECT pg_try_advisory_xact_lock(${sql.raw(REMOVAL)}, hashtext(current_schema())) AS "isFree"`.execute(
      transaction,
    );
    if (!rows[0]?.isFree) return;
    await lockContent(transaction, hash);
    const named = await transaction.selectFrom('files').select('id').where('hash', '=', hash).limit(1).execute();
    if (named.length === 0) await store.remove(hash);
  });
}
