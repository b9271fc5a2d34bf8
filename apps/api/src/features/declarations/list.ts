import type { components } from '@biuro/contract';
import { FILED_LATE, isWorkOf, TO_FILE } from '#domain/settlement/task-conditions.ts';
import { code, day, either, instant, personOf, polish } from '#platform/database/list/columns.ts';
import { createList, type Scope } from '#platform/database/list/list.ts';
import type { Caller } from '#platform/http/contract/handlers.ts';
import { REASONS } from './authority.ts';
import { type Status, targetsOf } from './moves.ts';

const STATUSES: Status[] = [
  'to_prepare',
  'prepared',
  'signed',
  'sent',
  'accepted',
  'rejected',
  'corrected',
  'not_applicable',
];

/** The next statuses as JSON. Clients get them too, although they change nothing. */
const TRANSITIONS = `CASE declarations.status ${STATUSES.map(
  (status) => `WHEN '${status}' THEN '${JSON.stringify(targetsOf(status))}'::json`,
).join(' ')} END`;

export const declarationList = createList<'listDeclarations', components['schemas']['DeclarationSort']>({
  name: 'declarations',
  tags: ['declarations', 'tasks', 'companies'],
  // LEFT JOIN although each has a task and a company, so that a count skips the tasks; companies are read in the order
  // of their names.
  from: `declarations LEFT JOIN tasks ON tasks.id = declarations.task_id
    JOIN companies ON companies.id = declarations.company_id
    LEFT JOIN declaration_confirmations confirmation ON confirmation.declaration_id = declarations.id
    LEFT JOIN users sender ON sender.id = declarations.sent_by
    LEFT JOIN users assignee ON assignee.id = tasks.assignee_id`,
  id: 'declarations.id',
  search: 'companies.search_text',
  columns: {
    id: 'declarations.id',
    task: `json_build_object('id', tasks.id, 'title', tasks.title, 'kind', tasks.kind, 'period', tasks.period, 'status', tasks.status)`,
    company: `json_build_object('id', companies.id, 'name', companies.name)`,
    assignee: personOf('assignee'),
    form: 'declarations.form',
    period: 'declarations.period',
    due_date: 'declarations.due_date',
    due_reason: 'declarations.due_reason',
    status: 'declarations.status',
    upo_number: 'declarations.upo_number',
    upo_file: 'confirmation.name',
    sent_at: instant('declarations.sent_at'),
    sent_by: `sender.first_name || ' ' || sender.last_name`,
    remark: 'declarations.remark',
    transitions: TRANSITIONS,
    reasons: REASONS,
    updated_at: instant('declarations.updated_at'),
    version: 'declarations.version',
  },
  sort: {
    due_date: day('declarations.due_date'),
    company: polish('companies.name'),
    form: code('declarations.form'),
    period: code('declarations.period'),
    status: code('declarations.status'),
  },
  defaultSort: 'due_date:asc',
  filters: {
    status: (value) => `declarations.status = ${value}`,
    form: (value) => `declarations.form = ${value}`,
    period: (value) => `declarations.period = ${value}`,
    company_id: (value) => `declarations.company_id = ${value}`,
    task_id: (value) => `declarations.task_id = ${value}`,
    assignee_id: (value) => `tasks.assignee_id = ${value}`,
    mine: { ofCaller: (value, caller) => either(value, isWorkOf(caller)) },
    due_date: (value) => `declarations.due_date = ${value}`,
    open: (value) => either(value, TO_FILE),
    late: (value) => either(value, FILED_LATE),
  },
  exports: {
    company: { sql: 'companies.name', type: 'text' },
    form: { sql: 'declarations.form', type: 'words' },
    period: { sql: 'declarations.period', type: 'text' },
    due_date: { sql: 'declarations.due_date', type: 'date' },
    status: { sql: 'declarations.status', type: 'words' },
    assignee: { sql: `assignee.first_name || ' ' || assignee.last_name`, type: 'text' },
    sent_at: { sql: 'declarations.sent_at', type: 'instant' },
    upo_number: { sql: 'declarations.upo_number', type: 'text' },
  },
});

const everybodys: Scope = { name: 'all' };

/** What the office has filed for the caller's companies in which they are more than an employee. */
export const sentOfOwn: Scope = {
  name: 'own sent',
  where: (caller) => `declarations.status IN ('sent', 'accepted', 'corrected') AND declarations.company_id IN
    (SELECT company_id FROM company_users WHERE user_id = ${caller} AND role <> 'employee')`,
};

/** The declarations that the caller may see. */
export const visibleTo = ({ isAdmin }: Pick<Caller, 'isAdmin'>): Scope => (isAdmin ? everybodys : sentOfOwn);
