import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '#platform/database/database.ts';
import type { DeclarationConfirmationsTable, DeclarationsTable } from '#platform/database/tables/settlements.ts';
import { UNAUTHORISED } from './authority.ts';

export type DeclarationRow = NonNullable<Awaited<ReturnType<typeof lockDeclaration>>>;

/**
 * The declaration, locked after its settlement, which nobody can close meanwhile. With the settlement's status, whether
 * there is a file of the confirmation, and whether no UPL-1 is known.
 */
export async function lockDeclaration(db: Db, id: string) {
  await db
    .selectFrom('tasks')
    .select('id')
    .where('id', '=', (task) => task.selectFrom('declarations').select('task_id').where('declarations.id', '=', id))
    .forShare()
    .execute();
  return db
    .selectFrom('declarations')
    .innerJoin('tasks', 'tasks.id', 'declarations.task_id')
    .innerJoin('companies', 'companies.id', 'declarations.company_id')
    .selectAll('declarations')
    .select([
      'tasks.status as task_status',
      'tasks.kind',
      'companies.company_type',
      'companies.vat_period',
      'companies.zus_deadline_own',
      sql<boolean>`EXISTS (SELECT FROM declaration_confirmations WHERE declaration_id = declarations.id)`.as(
        'has_file',
      ),
      sql.raw<boolean>(UNAUTHORISED).as('unauthorised'),
    ])
    .where('declarations.id', '=', id)
    .forUpdate('declarations')
    .executeTakeFirst();
}

/** Task and company of a new declaration; the task is locked until the transaction ends. */
export const lockTaskOfNew = (db: Db, id: string) =>
  db
    .selectFrom('tasks')
    .innerJoin('companies', 'companies.id', 'tasks.company_id')
    .where('tasks.id', '=', id)
    .select([
      'tasks.id',
      'tasks.kind',
      'tasks.period',
      'tasks.status',
      'tasks.company_id',
      'companies.company_type',
      'companies.vat_period',
      'companies.zus_deadline_own',
    ])
    .forShare('tasks')
    .executeTakeFirst();

export const insertDeclaration = (db: Db, row: Omit<Insertable<DeclarationsTable>, 'created_at' | 'updated_at'>) =>
  db
    .insertInto('declarations')
    .values({ ...row, created_at: undefined, updated_at: undefined })
    .execute();

/** Lock it first. */
export const updateDeclaration = (db: Db, id: string, values: Updateable<DeclarationsTable>) =>
  db
    .updateTable('declarations')
    .set({ ...values, version: sql<number>`version + 1`, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();

type Confirmation = Omit<Insertable<DeclarationConfirmationsTable>, 'added_at'>;

export async function putConfirmation(db: Db, { declaration_id, ...file }: Confirmation): Promise<void> {
  const added_at = sql<Date>`now()`;
  await db
    .insertInto('declaration_confirmations')
    .values({ declaration_id, ...file, added_at })
    .onConflict((conflict) => conflict.column('declaration_id').doUpdateSet({ ...file, body: null, added_at }))
    .execute();
}

export const findConfirmation = (db: Db, declarationId: string) =>
  db
    .selectFrom('declaration_confirmations')
    .select('file_id')
    .where('declaration_id', '=', declarationId)
    .executeTakeFirst();

export const deleteConfirmation = (db: Db, declarationId: string) =>
  db.deleteFrom('declaration_confirmations').where('declaration_id', '=', declarationId).execute();
