import type { components } from '@biuro/contract';
import type { Caller } from '../app/contract/handlers.ts';
import { createList, type Scope } from '../app/database/list.ts';
import { amountOrLast, code, day, moment, polish } from '../app/database/list-columns.ts';
import { LIABILITY_ROWS, liabilityColumns, OVERDUE, STATE } from '../app/settlement/liability-rows.ts';

export const liabilityList = createList<'listLiabilities', components['schemas']['LiabilitySort']>({
  name: 'liabilities',
  rooms: ['liabilities', 'tasks', 'companies'],
  from: LIABILITY_ROWS,
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
  filters: {
    status: (value) => `liabilities.status = ${value}`,
    kind: (value) => `liabilities.kind = ${value}`,
    state: (value) => `${STATE} = ${value}`,
    overdue: (value) => `${OVERDUE} = ${value}`,
    due_date: (value) => `liabilities.due_date = ${value}`,
    period: (value) => `liabilities.period = ${value}`,
    company_id: (value) => `liabilities.company_id = ${value}`,
    task_id: (value) => `liabilities.task_id = ${value}`,
    assignee_id: (value) => `tasks.assignee_id = ${value}`,
  },
  exports: {
    company: { sql: 'companies.name', type: 'text' },
    kind: { sql: 'liabilities.kind', type: 'words' },
    period: { sql: 'liabilities.period', type: 'text' },
    amount: { sql: 'liabilities.amount', type: 'number' },
    due_date: { sql: 'liabilities.due_date', type: 'date' },
    status: { sql: 'liabilities.status', type: 'words' },
    account: { sql: 'liabilities.account', type: 'text' },
    title: { sql: 'liabilities.title', type: 'text' },
    paid_at: { sql: 'liabilities.paid_at', type: 'date' },
    paid_amount: { sql: 'liabilities.paid_amount', type: 'number' },
  },
});

const everybodys: Scope = { name: 'all' };

/** What the office has published to companies of the caller, who is more to them than an employee. */
const told =
  (more = '') =>
  (caller: string) =>
    `liabilities.status IN ('published', 'read', 'paid', 'confirmed')${more} AND liabilities.company_id IN
    (SELECT company_id FROM company_users WHERE user_id = ${caller} AND role <> 'employee')`;

/** The client's own lists: what is still to be paid, what is paid, and both with what needs no payment. */
export const ownScopes = {
  open: { name: 'own open', where: told(` AND ${STATE} = 'open'`) },
  paid: { name: 'own paid', where: told(` AND liabilities.status IN ('paid', 'confirmed')`) },
  all: { name: 'own', where: told() },
} satisfies Record<string, Scope>;

/** The liabilities that the caller may see; no others exist for them. */
export const visibleTo = ({ isAdmin }: Caller): Scope => (isAdmin ? everybodys : ownScopes.all);
