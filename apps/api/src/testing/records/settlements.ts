import { declarationRow, liabilityRow, published, taskRow } from '@biuro/testing/settlement-rows.ts';
import type { Insertable } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { DeclarationsTable, LiabilitiesTable, TasksTable } from '#platform/database/tables/settlements.ts';
import type { TestApp } from '../server/test-app.ts';

type Task = Partial<Insertable<TasksTable>> & { company_id: string };
type Liability = Partial<Insertable<LiabilitiesTable>>;
type Declaration = Partial<Insertable<DeclarationsTable>>;

interface Added {
  id: string;
  company_id: string;
}

/** Tasks with liabilities and declarations. */
export function createSettlements(portal: Pick<TestApp, 'db'>) {
  async function addTask(task: Task): Promise<Added> {
    const added = taskRow({ ...task, id: task.id ?? uuid() });
    await portal.db.insertInto('tasks').values(added).execute();
    return added;
  }

  async function addLiability(task: Added, liability: Liability = {}): Promise<string> {
    const id = liability.id ?? uuid();
    await portal.db
      .insertInto('liabilities')
      .values(liabilityRow(task, { ...liability, id }))
      .execute();
    return id;
  }

  /** A published liability. */
  const addPublished = (task: Added, liability: Liability = {}) => addLiability(task, { ...published(), ...liability });

  async function addDeclaration(task: Added, declaration: Declaration = {}): Promise<string> {
    const id = declaration.id ?? uuid();
    await portal.db
      .insertInto('declarations')
      .values(declarationRow(task, { ...declaration, id }))
      .execute();
    return id;
  }

  const liability = (id: string) =>
    portal.db.selectFrom('liabilities').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  const notices = (event: string) =>
    portal.db
      .selectFrom('notices')
      .select(['user_id', 'entity_id', 'company_id', 'channel'])
      .where('event', '=', event)
      .orderBy('created_at')
      .execute();

  return { addTask, addLiability, addPublished, addDeclaration, liability, notices };
}
