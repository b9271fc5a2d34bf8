import { v7 as uuid } from 'uuid';
import { insertAudit } from '#platform/audit/audit-queries.ts';
import type { Db } from '#platform/database/database.ts';
import type { MonthBatch } from './month-batch.ts';
import { insertDeclarations, insertLiabilities, insertTasks, type NewTask } from './queries.ts';

/** Inserts what does not exist yet, with a history entry for each new task. Returns what was inserted. */
export async function openBatch(db: Db, batch: MonthBatch, createdBy: string | null): Promise<MonthBatch> {
  const added = await insertTasks(db, batch.tasks, createdBy);
  const isNew = ({ task_id }: { task_id: string }) => added.has(task_id);
  const opened = {
    ...batch,
    tasks: batch.tasks.filter(({ id }) => added.has(id)),
    liabilities: batch.liabilities.filter(isNew),
    declarations: batch.declarations.filter(isNew),
  };
  await insertLiabilities(db, opened.liabilities);
  await insertDeclarations(db, opened.declarations);
  await insertAudit(
    db,
    opened.tasks.map((task) => entryOf(task, createdBy)),
  );
  return opened;
}

const entryOf = ({ id, company_id, period }: NewTask, actor: string | null) => ({
  id: uuid(),
  actor_id: actor,
  action: 'task.opened',
  entity: 'task',
  entity_id: id,
  company_id,
  changes: JSON.stringify([{ field: 'period', before: null, after: period }]),
  ip: null,
  request_id: null,
});
