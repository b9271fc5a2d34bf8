import type { components } from '@biuro/contract';
import {
  areDocumentsMissing,
  CLOSABLE,
  inStage,
  isLate,
  isUnfinished,
  isWorkOf,
} from '#domain/settlement/task-conditions.ts';
import { code, day, either, moment, personOf, polish, polishOrLast } from '#platform/database/list/columns.ts';
import { createList, type Scope } from '#platform/database/list/list.ts';

const late = isLate('tasks');

/** LEFT JOIN although each task has a company, so that a count skips the companies. */
export const taskTables =
  'tasks LEFT JOIN companies ON companies.id = tasks.company_id LEFT JOIN users assignee ON assignee.id = tasks.assignee_id';

/** The fields of the contract's `TaskRow`. */
export const taskColumns = {
  id: 'tasks.id',
  title: 'tasks.title',
  kind: 'tasks.kind',
  period: 'tasks.period',
  company: `json_build_object('id', companies.id, 'name', companies.name)`,
  assignee: personOf('assignee'),
  priority: 'tasks.priority',
  status: 'tasks.status',
  docs_due_at: 'tasks.docs_due_at',
  due_at: 'tasks.due_at',
  late: `(${late})`,
  late_docs: 'tasks.late_docs',
  checklist_done: `(SELECT count(*) FROM jsonb_array_elements(tasks.checklist) item WHERE item ->> 'done_at' IS NOT NULL)`,
  checklist_total: 'jsonb_array_length(tasks.checklist)',
  tracks: `(SELECT coalesce(json_agg(json_build_object('kind', kind, 'status', status, 'due_date', due_date) ORDER BY due_date, kind), '[]')
    FROM liabilities WHERE liabilities.task_id = tasks.id)`,
  version: 'tasks.version',
};

/** From low to urgent. */
const rank = `array_position(ARRAY['low', 'normal', 'high', 'urgent'], tasks.priority)`;

export const taskList = createList<'listTasks', components['schemas']['TaskSort']>({
  name: 'tasks',
  // Publishing liabilities moves tasks.
  tags: ['tasks', 'companies', 'liabilities'],
  from: taskTables,
  id: 'tasks.id',
  search: 'tasks.search_text',
  // An array is computed once and found by an index; a condition on the joined company would read all tasks.
  searchNumber: (pattern) =>
    `tasks.company_id = ANY (ARRAY(SELECT id FROM companies WHERE search_text LIKE ${pattern}))`,
  costly: true,
  columns: taskColumns,
  sort: {
    due_at: day('tasks.due_at'),
    title: polish('tasks.title'),
    company: polish('companies.name'),
    period: code('tasks.period'),
    status: code('tasks.status'),
    priority: { ascending: rank, descending: rank, type: 'int' },
    assignee: polishOrLast('assignee.last_name'),
    created_at: moment('tasks.created_at'),
  },
  defaultSort: 'due_at:asc',
  filters: {
    status: (value) => `tasks.status = ${value}`,
    open: (value) => `tasks.is_open = ${value}::boolean`,
    late: (value) => `(${late}) = ${value}::boolean`,
    late_docs: (value) => `tasks.late_docs = ${value}::boolean`,
    kind: (value) => `tasks.kind = ${value}`,
    period: (value) => `tasks.period = ${value}`,
    month: (value) => `tasks.month = ${value}`,
    unfinished_before: (value) => `(tasks.month < ${value} AND ${isUnfinished('tasks')})`,
    documents_missing: (value) => either(value, areDocumentsMissing('tasks')),
    company_id: (value) => `tasks.company_id = ${value}`,
    assignee_id: (value) => `tasks.assignee_id = ${value}`,
    mine: { ofCaller: (value, caller) => either(value, isWorkOf(caller)) },
    stage: (value) => `(${inStage(value)})`,
    closable: (value) => either(value, CLOSABLE),
    due_at: (value) => `tasks.due_at = ${value}`,
  },
  ordered: ['kind', 'period', 'month'],
  exports: {
    title: { sql: 'tasks.title', type: 'text' },
    company: { sql: 'companies.name', type: 'text' },
    period: { sql: 'tasks.period', type: 'text' },
    kind: { sql: 'tasks.kind', type: 'words' },
    status: { sql: 'tasks.status', type: 'words' },
    assignee: { sql: `assignee.first_name || ' ' || assignee.last_name`, type: 'text' },
    priority: { sql: 'tasks.priority', type: 'words' },
    docs_due_at: { sql: 'tasks.docs_due_at', type: 'date' },
    due_at: { sql: 'tasks.due_at', type: 'date' },
    created_at: { sql: 'tasks.created_at', type: 'instant' },
  },
});

/** The office reads all tasks. */
export const everyTask: Scope = { name: 'all' };
