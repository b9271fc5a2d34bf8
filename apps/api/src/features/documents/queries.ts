import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '#platform/database/database.ts';
import type { DocumentsTable } from '#platform/database/tables/documents.ts';

export type DocumentRow = NonNullable<Awaited<ReturnType<typeof lockDocument>>>;

export const lockDocument = (db: Db, id: string) =>
  db.selectFrom('documents').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

type NewDocument = Omit<Insertable<DocumentsTable>, 'created_at' | 'updated_at'>;

export async function insertDocument(db: Db, row: NewDocument, fileIds: string[]): Promise<void> {
  await db
    .insertInto('documents')
    .values({ ...row, created_at: undefined, updated_at: undefined })
    .execute();
  await insertFiles(db, row.id, fileIds);
}

/** Lock it first. */
export const updateDocument = (db: Db, id: string, values: Updateable<DocumentsTable>) =>
  db
    .updateTable('documents')
    .set({ ...values, version: sql<number>`version + 1`, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();

export async function replaceFiles(db: Db, id: string, fileIds: string[]): Promise<void> {
  await db.deleteFrom('document_files').where('document_id', '=', id).execute();
  await insertFiles(db, id, fileIds);
}

async function insertFiles(db: Db, id: string, fileIds: string[]): Promise<void> {
  const rows = fileIds.map((file_id, index) => ({ document_id: id, number: index + 1, file_id }));
  await db.insertInto('document_files').values(rows).execute();
}

export const fileIdOf = async (db: Db, id: string, number: number): Promise<string | undefined> => {
  const file = await db
    .selectFrom('document_files')
    .select('file_id')
    .where('document_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirst();
  return file?.file_id;
};

/** The first document of a company with one of these contents, and the place of that content among the files. */
export async function findSame(db: Db, companyId: string, fileIds: string[]) {
  const { rows } = await sql<{ id: string; created_at: Date; place: number }>`
    SELECT documents.id, documents.created_at, array_position(${fileIds}::uuid[], new.id) AS place
    FROM files new JOIN files same ON same.hash = new.hash
      JOIN document_files ON document_files.file_id = same.id JOIN documents ON documents.id = document_files.document_id
    WHERE new.id = ANY (${fileIds}::uuid[]) AND documents.company_id = ${companyId} AND documents.direction = 'from_client'
    ORDER BY documents.created_at LIMIT 1`.execute(db);
  return rows[0];
}

export const hashesOf = async (db: Db, fileIds: string[]): Promise<string[]> =>
  (await db.selectFrom('files').select('hash').where('id', 'in', fileIds).execute()).map(({ hash }) => hash);

/** The settlement of a company and month whose documents were confirmed to be complete. */
export const confirmedSettlement = (db: Db, companyId: string, month: string) =>
  db
    .selectFrom('tasks')
    .select(['id', 'assignee_id'])
    .where('company_id', '=', companyId)
    .where('period', '=', month)
    .where('kind', '=', 'settlement')
    .where('status', '<>', 'cancelled')
    .where('documents_confirmed_at', 'is not', null)
    .executeTakeFirst();

/** Nobody has decided yet to which period the late documents belong. */
export const markLate = (db: Db, taskId: string, note: string) =>
  db
    .updateTable('tasks')
    .set({
      late_docs: true,
      late_docs_note: sql<string>`concat_ws(E'\\n', CASE WHEN late_docs THEN late_docs_note END, ${note}::text)`,
    })
    .where('id', '=', taskId)
    .execute();

export const companyExists = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom('companies').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/** When the company first opens what the office has given to it. */
export const markRead = (db: Db, id: string) =>
  db
    .updateTable('documents')
    .set({ read_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('direction', '=', 'from_office')
    .where('read_at', 'is', null)
    .execute();

export const titlesOf = async (db: Db, ids: string[]): Promise<Map<string, string>> => {
  const rows = await db.selectFrom('documents').select(['id', 'title']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, title }) => [id, title]));
};
