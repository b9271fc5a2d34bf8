import type { components } from '@biuro/contract';
import { type Db, run } from '#platform/database/database.ts';
import { taskColumns, taskTables } from './task-list.ts';

type Column = components['schemas']['BoardColumn'];

const CARDS = 50;
const columns = Object.entries(taskColumns).map(([name, column]) => `${column} AS "${name}"`);

/** For each status of a month: number of tasks, and the first cards by date. */
const BOARD = `
  SELECT status, max(total) AS count, json_agg(card ORDER BY place) FILTER (WHERE card IS NOT NULL) AS tasks
  FROM (
    SELECT id, status, count(*) OVER (PARTITION BY status) AS total, row_number() OVER (PARTITION BY status ORDER BY due_at, id) AS place
    FROM tasks WHERE month = $1 AND ($2::uuid IS NULL OR assignee_id = $2)
  ) placed
  CROSS JOIN LATERAL (
    SELECT (SELECT row_to_json(shown) FROM (SELECT ${columns.join(', ')} FROM ${taskTables} WHERE tasks.id = placed.id) shown) AS card
  ) cards
  WHERE place <= ${CARDS}
  GROUP BY status`;

export const boardOf = (db: Db, month: string, assignee: string | undefined): Promise<Column[]> =>
  run<Column>(db, BOARD, [month, assignee ?? null]);
