import type { components } from '@biuro/contract';
import { code, day, either, instant, moment, polish } from '#platform/database/list/columns.ts';
import { createList, type Scope } from '#platform/database/list/list.ts';
import type { Caller } from '#platform/http/contract/handlers.ts';

const TODAY = `(now() AT TIME ZONE 'Europe/Warsaw')::date`;
const OVERDUE = `(document_requests.is_open AND document_requests.due_date < ${TODAY})`;

/** Of one item: what the office says of the last document that came back. */
const RETURNED = `LEFT JOIN LATERAL (
    SELECT remark, updated_at FROM documents WHERE request_item_id = item.id AND status IN ('to_correct', 'rejected') AND item.state IN ('missing', 'to_correct')
    ORDER BY updated_at DESC LIMIT 1
  ) returned ON true
  LEFT JOIN LATERAL (
    SELECT max(created_at) AS at, json_agg(json_build_object('id', id, 'title', title) ORDER BY created_at) AS list
    FROM documents WHERE request_item_id = item.id
  ) handed_over ON true`;

const ITEMS = `(SELECT json_agg(json_build_object('id', item.id, 'label', item.label, 'kind', item.kind, 'state', item.state, 'reason', item.not_applicable,
    'remark', returned.remark, 'remarked_at', ${instant('CASE WHEN returned.remark IS NOT NULL THEN returned.updated_at END')},
    'delivered_at', ${instant('handed_over.at')}, 'documents', coalesce(handed_over.list, '[]')) ORDER BY item.number)
  FROM document_request_items item ${RETURNED} WHERE item.request_id = document_requests.id)`;

const DONE = `(SELECT count(*)::int FROM document_request_items
  WHERE request_id = document_requests.id AND state IN ('delivered', 'accepted', 'not_applicable'))`;

const TASK = `(SELECT json_build_object('id', tasks.id, 'title', tasks.title) FROM tasks WHERE tasks.id = document_requests.task_id)`;

export const requestList = createList<'listDocumentRequests', components['schemas']['DocumentRequestSort']>({
  name: 'document requests',
  tags: ['document-requests', 'documents', 'companies', 'tasks'],
  from: `document_requests LEFT JOIN companies ON companies.id = document_requests.company_id
    LEFT JOIN users author ON author.id = document_requests.created_by`,
  id: 'document_requests.id',
  search: 'document_requests.search_text',
  searchNumber: (pattern) =>
    `document_requests.company_id = ANY (ARRAY(SELECT id FROM companies WHERE search_text LIKE ${pattern}))`,
  costly: true,
  columns: {
    id: 'document_requests.id',
    company: `json_build_object('id', companies.id, 'name', companies.name)`,
    month: 'document_requests.month',
    task: TASK,
    title: 'document_requests.title',
    description: 'document_requests.description',
    due_date: 'document_requests.due_date',
    status: 'document_requests.status',
    overdue: OVERDUE,
    items: ITEMS,
    done: DONE,
    reminded_at: instant('document_requests.reminded_at'),
    created_by: `author.first_name || ' ' || author.last_name`,
    created_at: instant('document_requests.created_at'),
    version: 'document_requests.version',
  },
  sort: {
    due_date: day('document_requests.due_date'),
    title: polish('document_requests.title'),
    company: polish('companies.name'),
    month: code('document_requests.month'),
    status: code('document_requests.status'),
    created_at: moment('document_requests.created_at'),
  },
  defaultSort: 'due_date:asc',
  filters: {
    status: (value) => `document_requests.status = ${value}`,
    open: (value) => `document_requests.is_open = ${value}::boolean`,
    overdue: (value) => either(value, OVERDUE),
    month: (value) => `document_requests.month = ${value}`,
    company_id: (value) => `document_requests.company_id = ${value}`,
    task_id: (value) => `document_requests.task_id = ${value}`,
    mine: {
      ofCaller: (value, caller) =>
        either(
          value,
          `document_requests.company_id = ANY (ARRAY(SELECT id FROM companies WHERE owner_id = ${caller}))`,
        ),
    },
  },
  exports: {},
});

/** Of companies in which the caller is more than an employee. Row-level security says the same. */
export const ofOwnCompanies: Scope = {
  name: 'own',
  where: (caller) => `document_requests.status <> 'withdrawn' AND EXISTS (SELECT FROM company_users own
    WHERE own.company_id = document_requests.company_id AND own.user_id = ${caller} AND own.role <> 'employee')`,
};

/** The requests that the caller may see. */
export const visibleTo = ({ isAdmin }: Pick<Caller, 'isAdmin'>): Scope => (isAdmin ? { name: 'all' } : ofOwnCompanies);
