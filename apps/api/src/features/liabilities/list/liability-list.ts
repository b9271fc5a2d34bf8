import type { components } from '@biuro/contract';
import { LIABILITY_JOINS, liabilityColumns, OVERDUE } from '#domain/settlement/liability-rows.ts';
import { GOES_ON, IS_OWED, isWorkOf, TO_TELL } from '#domain/settlement/task-conditions.ts';
import { amountOrLast, code, day, either, moment, polish } from '#platform/database/list/columns.ts';
import { createList, type Scope } from '#platform/database/list/list.ts';
import type { Context } from '#platform/http/contract/handlers.ts';

type LiabilitySort = components['schemas']['LiabilitySort'];

const liabilities = {
  tags: ['liabilities', 'tasks', 'companies'],
  from: 'liabilities',
  joins: LIABILITY_JOINS,
  id: 'liabilities.id',
  search: 'companies.search_text',
  columns: liabilityColumns,
  sort: {
    due_date: day('liabilities.due_date'),
    company: polish('companies.name'),
    kind: code('liabilities.kind'),
    period: code('liabilities.period'),
    amount: amountOrLast('liabilities.amount'),
    status: code('liabilities.status'),
    created_at: moment('liabilities.created_at'),
  },
  defaultSort: 'due_date:asc',
} as const;

const person = (id: string) =>
  `(SELECT json_build_object('id', id, 'name', first_name || ' ' || last_name) FROM users WHERE id = ${id})`;

/** A changed amount that waits for the reviewer; hidden from clients. */
const WAITING = `CASE WHEN liabilities.pending IS NOT NULL THEN json_build_object(
  'before', liabilities.amount::text, 'after', liabilities.pending ->> 'amount',
  'difference', ((liabilities.pending ->> 'amount')::numeric(14, 2) - liabilities.amount)::text,
  'result', liabilities.pending ->> 'result', 'reason', liabilities.pending -> 'update' ->> 'correction_reason',
  'by', ${person(`(liabilities.pending ->> 'by')::uuid`)}, 'at', liabilities.pending ->> 'at',
  'reviewer', ${person('tasks.reviewer_id')}) END`;

/** For the office. */
export const liabilityList = createList<'listLiabilities', LiabilitySort>({
  ...liabilities,
  name: 'liabilities',
  columns: { ...liabilityColumns, waiting: WAITING },
  filters: {
    status: (value) => `liabilities.status = ${value}`,
    kind: (value) => `liabilities.kind = ${value}`,
    state: (value) => `liabilities.state = ${value}`,
    overdue: (value) => either(value, OVERDUE),
    correction_waiting: (value) => either(value, 'liabilities.pending IS NOT NULL'),
    due_date: (value) => `liabilities.due_date = ${value}`,
    period: (value) => `liabilities.period = ${value}`,
    company_id: (value) => `liabilities.company_id = ${value}`,
    task_id: (value) => `liabilities.task_id = ${value}`,
    assignee_id: (value) => `tasks.assignee_id = ${value}`,
    mine: { ofCaller: (value, caller) => either(value, isWorkOf(caller)) },
    to_tell: (value) => either(value, TO_TELL),
    month: (value) => `tasks.month = ${value} AND ${GOES_ON}`,
    unfinished_before: (value) => `(tasks.month < ${value} AND ${IS_OWED})`,
  },
  exports: {
    company: { sql: 'companies.name', type: 'text' },
    kind: { sql: 'liabilities.kind', type: 'words' },
    partner: { sql: 'liabilities.partner', type: 'text' },
    period: { sql: 'liabilities.period', type: 'text' },
    amount: { sql: 'liabilities.amount', type: 'money' },
    due_date: { sql: 'liabilities.due_date', type: 'date' },
    status: { sql: 'liabilities.status', type: 'words' },
    account: { sql: 'liabilities.account', type: 'text' },
    title: { sql: 'liabilities.title', type: 'text' },
    paid_at: { sql: 'liabilities.paid_at', type: 'date' },
    paid_amount: { sql: 'liabilities.paid_amount', type: 'money' },
  },
});

/** For clients: what is open by its due date, what is paid by its payment. */
export const ownLiabilityList = createList<'listMyLiabilities', LiabilitySort | 'paid_at'>({
  ...liabilities,
  name: 'own liabilities',
  sort: { ...liabilities.sort, paid_at: day('coalesce(liabilities.paid_at, liabilities.due_date)') },
  filters: {
    company_id: (value: string) => `liabilities.company_id = ${value}`,
    task_id: (value: string) => `liabilities.task_id = ${value}`,
  },
  exports: {},
});

/** The office reads all liabilities. */
export const everyLiability: Scope = { name: 'all' };

/** Published liabilities of the caller's companies in which they are more than an employee. */
const told =
  (more = '') =>
  (caller: string) =>
    `liabilities.status IN ('published', 'read', 'paid', 'confirmed')${more} AND liabilities.company_id IN
    (SELECT company_id FROM company_users WHERE user_id = ${caller} AND role <> 'employee')`;

/** Lists of a client: open, paid, and both together with those that need no payment. */
export const ownScopes = {
  open: { name: 'own open', where: told(` AND liabilities.state = 'open'`) },
  paid: { name: 'own paid', where: told(` AND liabilities.status IN ('paid', 'confirmed')`) },
  all: { name: 'own', where: told() },
} satisfies Record<string, Scope>;

/** The liability, if the caller may see it. */
export const findVisible = (context: Context, id: string) =>
  context.caller.isAdmin
    ? liabilityList.find(context, everyLiability, id)
    : ownLiabilityList.find(context, ownScopes.all, id);
