import { type Selectable, sql } from 'kysely';
import type { Db } from '#platform/database/database.ts';
import type { UsersTable } from '#platform/database/tables/accounts.ts';
import type { ExportFilesTable } from '#platform/database/tables/operations.ts';

type File = Selectable<ExportFilesTable>;

/** The user, if they work in the office now; their role at the time of the request does not count. */
export const findReader = (db: Db, id: string) =>
  db
    .selectFrom('users')
    .select(['id', 'role', 'is_admin as isAdmin'])
    .where('id', '=', id)
    .where('is_admin', '=', true)
    .where('status', '=', 'active' satisfies Selectable<UsersTable>['status'])
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

/** Serializes one user's requests for exports. */
export async function lockExports(db: Db, userId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(current_schema() || ' exports ' || ${userId}, 0))`.execute(
    db,
  );
}

export async function addPart(db: Db, jobId: string, number: number, cells: string): Promise<void> {
  await db.insertInto('export_parts').values({ job_id: jobId, number, cells }).execute();
}

/** Each is the JSON of the cells of some rows. */
export async function takeParts(db: Db, jobId: string): Promise<string[]> {
  const parts = await db
    .deleteFrom('export_parts')
    .where('job_id', '=', jobId)
    .returning(['number', 'cells'])
    .execute();
  return parts.toSorted((one, other) => one.number - other.number).map(({ cells }) => cells);
}

export async function addFile(db: Db, file: Omit<File, 'created_at'>): Promise<void> {
  await db
    .insertInto('export_files')
    .values({ ...file, created_at: undefined })
    .execute();
}

/** A file of this user, until it is a day old. */
export const findFile = (db: Db, jobId: string, userId: string) =>
  db
    .selectFrom('export_files')
    .select(['name', 'format', 'body'])
    .where('job_id', '=', jobId)
    .where('user_id', '=', userId)
    .where('created_at', '>', new Date(Date.now() - 86_400_000))
    .executeTakeFirst();
