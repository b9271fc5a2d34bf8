import type { components } from '@biuro/contract';
import { polish } from '#platform/database/list/columns.ts';
import { createList, type Scope } from '#platform/database/list/list.ts';
import type { ExportColumn } from '#platform/export/sheet.ts';

const monthStart = (later: string) =>
  `((date_trunc('month', now() AT TIME ZONE 'Europe/Warsaw')${later}) AT TIME ZONE 'Europe/Warsaw')`;

/** Finished entries of a company in the current month, found by an index. */
const THIS_MONTH = `uptimes.company_id = companies.id AND uptimes.seconds IS NOT NULL
  AND uptimes.start_date >= ${monthStart('')} AND uptimes.start_date < ${monthStart(` + interval '1 month'`)}`;
const inMonth = (value: string) => `(SELECT ${value} FROM uptimes WHERE ${THIS_MONTH})`;
const SECONDS = 'coalesce(sum(uptimes.seconds), 0)';
const WAITING = `count(*) FILTER (WHERE uptimes.status = 'submitted')`;

const latest = (value: string) => `(SELECT ${value} FROM tasks latest
  WHERE latest.company_id = companies.id AND latest.kind = 'settlement' AND latest.status <> 'cancelled'
  ORDER BY latest.period DESC LIMIT 1)`;

const number = (sql: string): ExportColumn => ({ sql, type: 'number' });

/** Companies with a summary of their three reports. */
export const reportList = createList<'listReports', components['schemas']['ReportSort']>({
  name: 'reports',
  tags: ['companies'],
  from: 'companies',
  id: 'companies.id',
  search: 'companies.search_text',
  costly: true,
  columns: {
    id: 'companies.id',
    title: 'companies.name',
    report1: inMonth(`json_build_object('seconds', ${SECONDS})`),
    report2: latest(`json_build_object('period', latest.period, 'status', latest.status)`),
    report3: inMonth(`json_build_object('entries', count(*), 'waiting', ${WAITING})`),
  },
  sort: { title: polish('companies.name') },
  defaultSort: 'title:asc',
  filters: {
    owner_id: (value) => `companies.owner_id = ${value}`,
    mine: {
      ofCaller: (value, caller) =>
        `${value}::boolean = ((companies.owner_id = ${caller} OR companies.payroll_owner_id = ${caller}) IS TRUE)`,
    },
  },
  exports: {
    title: { sql: 'companies.name', type: 'text' },
    report1: { sql: inMonth(`${SECONDS}::int`), type: 'duration' },
    report2: { sql: latest('latest.status'), type: 'words' },
    report3: number(inMonth('count(*)::int')),
  },
});

export const everyCompany: Scope = { name: 'all' };
