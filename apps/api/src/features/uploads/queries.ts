import { sql } from 'kysely';
import type { Db } from '#platform/database/database.ts';
import type { UploadPurpose } from '#platform/files/uploads/upload-rules.ts';

/** Seconds after which a process that writes an upload is taken for dead. */
export const LEASE = 30;

export interface UploadRow {
  id: string;
  purpose: UploadPurpose;
  name: string;
  /** Of the whole file. */
  bytes: number;
  is_whole: boolean;
  file_id: string | null;
  expires_at: Date;
  /** A process that may not be dead has lost its lease: it may still hold the file open. */
  shared: boolean;
}

/** Returns when it expires: by the clock of the database, which is asked later whether it has. */
export async function insertUpload(
  db: Db,
  upload: Pick<UploadRow, 'id' | 'purpose' | 'name' | 'bytes'> & { user_id: string },
  hours: number,
): Promise<Date> {
  const row = { ...upload, expires_at: inSeconds(hours * 3_600) };
  const { expires_at } = await db.insertInto('uploads').values(row).returning('expires_at').executeTakeFirstOrThrow();
  return expires_at;
}

export const findUpload = (db: Db, id: string, userId: string): Promise<UploadRow | undefined> =>
  db
    .selectFrom('uploads')
    .select(['id', 'purpose', 'name', 'bytes', 'is_whole', 'file_id', 'expires_at', 'shared'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();

/** Of the last day: how many are on their way, and the bytes of all. */
export const sumUploads = (db: Db, userId: string): Promise<{ unfinished: number; bytes: number }> =>
  db
    .selectFrom('uploads')
    .select([
      sql<number>`count(*) FILTER (WHERE NOT is_whole)`.as('unfinished'),
      sql<number>`coalesce(sum(bytes), 0)::bigint`.as('bytes'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();

/** Takes the lease for a process; false while another one that is alive has it. */
export async function lease(db: Db, id: string, writer: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('uploads')
    .set({
      writer,
      leased_until: inSeconds(LEASE),
      shared: sql<boolean>`shared OR (writer IS NOT NULL AND writer <> ${writer})`,
    })
    .where('id', '=', id)
    .where(sql<boolean>`(writer IS NULL OR writer = ${writer} OR leased_until < now())`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function release(db: Db, id: string, writer: string): Promise<void> {
  await db
    .updateTable('uploads')
    .set({ writer: null, leased_until: null })
    .where('id', '=', id)
    .where('writer', '=', writer)
    .execute();
}

const inSeconds = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`;

/** Locked, so that only one request makes a file of it. */
export const lockUpload = (db: Db, id: string): Promise<{ is_whole: boolean } | undefined> =>
  db.selectFrom('uploads').select('is_whole').where('id', '=', id).forUpdate().executeTakeFirst();

export async function setWhole(db: Db, id: string, fileId: string | null): Promise<void> {
  await db.updateTable('uploads').set({ is_whole: true, file_id: fileId }).where('id', '=', id).execute();
}

export async function deleteUpload(db: Db, id: string): Promise<void> {
  await db.deleteFrom('uploads').where('id', '=', id).execute();
}
