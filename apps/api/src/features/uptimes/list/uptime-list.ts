import type { components } from '@biuro/contract';
import { mayDo } from '#platform/access/rights.ts';
import { code, instant, moment } from '#platform/database/list/columns.ts';
import { createList, type ListDefinition, type Scope } from '#platform/database/list/list.ts';
import type { Caller } from '#platform/http/contract/handlers.ts';
import { uptimeExports } from './exports.ts';

/** An instant in the format of the contract, in UTC. */
const written = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS')`;

/** The instant at which a day begins in Poland. */
const beginning = (day: string) => `((${day})::timestamp AT TIME ZONE 'Europe/Warsaw')`;

const reference = (table: string, name: string) =>
  `CASE WHEN ${table}.id IS NOT NULL THEN json_build_object('id', ${table}.id, 'name', ${name}) END`;

/** Whether the month of an entry is closed for its user. */
export const isLocked = `EXISTS (SELECT FROM uptime_months WHERE uptime_months.user_id = uptimes.user_id AND uptime_months.closed
  AND uptime_months.month = to_char(uptimes.day, 'YYYY-MM'))`;

export const uptimeSource: ListDefinition<'listUptimes', components['schemas']['UptimeSort']> = {
  name: 'uptimes',
  tags: ['uptime'],
  from: 'uptimes',
  joins: {
    users: 'LEFT JOIN users ON users.id = uptimes.user_id',
    companies: 'LEFT JOIN companies ON companies.id = uptimes.company_id',
    tasks: 'LEFT JOIN tasks ON tasks.id = uptimes.settlement_id',
  },
  id: 'uptimes.id',
  search: 'uptimes.search_text',
  costly: true,
  columns: {
    id: 'uptimes.id',
    user: reference('users', `users.first_name || ' ' || users.last_name`),
    company: reference('companies', 'companies.name'),
    settlement: `CASE WHEN tasks.id IS NOT NULL THEN json_build_object('id', tasks.id, 'title', tasks.title, 'period', tasks.period) END`,
    start_date: written('uptimes.start_date'),
    end_date: written('uptimes.end_date'),
    seconds: 'uptimes.seconds',
    day: 'uptimes.day',
    category: 'uptimes.category',
    billable: 'uptimes.billable',
    comment: 'uptimes.comment',
    status: 'uptimes.status',
    reason: 'uptimes.reason',
    locked: isLocked,
    source: 'uptimes.source',
    created_at: instant('uptimes.created_at'),
    version: 'uptimes.version',
  },
  sort: {
    start_date: moment('uptimes.start_date'),
    // A running entry has no length yet and comes last.
    seconds: {
      ascending: '(coalesce(uptimes.seconds, 2147483647))',
      descending: '(coalesce(uptimes.seconds, -1))',
      type: 'int',
    },
    category: code('uptimes.category'),
    status: code('uptimes.status'),
  },
  defaultSort: 'start_date:desc',
  filters: {
    user_id: (value) => `uptimes.user_id = ${value}`,
    company_id: (value) => `uptimes.company_id = ${value}`,
    settlement_id: (value) => `uptimes.settlement_id = ${value}`,
    category: (value) => `uptimes.category = ${value}`,
    status: (value) => `uptimes.status = ${value}`,
    billable: (value) => `uptimes.billable = ${value}::boolean`,
    from: (value) => `uptimes.start_date >= ${beginning(`${value}::date`)}`,
    to: (value) => `uptimes.start_date < ${beginning(`${value}::date + 1`)}`,
  },
  exports: uptimeExports,
};

export const uptimeList = createList(uptimeSource);

const everybodys: Scope = { name: 'all' };
const own: Scope = { name: 'own', where: (caller) => `uptimes.user_id = ${caller}` };

/** Entries that the caller may read. */
export const readableBy = ({ role }: Pick<Caller, 'role'>): Scope => (mayDo(role, 'uptimes:read') ? everybodys : own);

/** Entries that the caller may change, if their status allows it. */
export const changeableBy = ({ role }: Caller): Scope => (mayDo(role, 'uptimes:approve') ? everybodys : own);
