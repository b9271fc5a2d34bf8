import { sql } from 'kysely';
import type { Db } from '#platform/database/database.ts';
import type { TasksTable } from '#platform/database/tables/settlements.ts';

export interface PublishedTask {
  id: string;
  company_id: string;
  /** Status before. */
  before: TasksTable['status'];
}

/**
 * Moves tasks whose client has been told to `published`, when nothing is left to tell: from `calculated` without a
 * reviewer, and from `review` when the reviewer has approved everything. Results of zero need no notice.
 */
export async function publishTasks(db: Db, ids: string[]): Promise<PublishedTask[]> {
  const { rows } = await sql<PublishedTask>`
    WITH told AS (
      SELECT id, status FROM tasks
      WHERE id = ANY (${ids}::uuid[]) AND status = CASE WHEN reviewer_id IS NULL THEN 'calculated' ELSE 'review' END AND NOT EXISTS (
        SELECT FROM liabilities
        WHERE liabilities.task_id = tasks.id AND (liabilities.status = 'to_calculate'
          OR liabilities.status = 'calculated' AND (liabilities.result <> 'zero' OR tasks.reviewer_id IS NOT NULL)
          OR liabilities.status = 'approved' AND liabilities.result <> 'zero'))
      ORDER BY id FOR UPDATE)
    UPDATE tasks SET status = 'published', version = version + 1, updated_at = now()
    FROM told WHERE tasks.id = told.id
    RETURNING tasks.id, tasks.company_id, told.status AS before`.execute(db);
  return rows;
}
