import type { components } from '@biuro/contract';
import type { Context, Handlers } from '#platform/http/contract/handlers.ts';
import { assertMaySee, seesPeople } from '../access.ts';
import { compare } from '../comparison.ts';
import { duration, number, reportFile, type SheetColumn, text } from '../sheet.ts';
import { type Span, spanOf } from '../span.ts';
import type { ReportRequest } from '../uptimes/entries.ts';
import * as queries from './time-queries.ts';

type Schemas = components['schemas'];
type Row = queries.CompanyTime;
type Asked = Partial<Span> & { user_id?: string; category?: Schemas['UptimeCategory'] };

type CompaniesHandlers = Pick<
  Handlers,
  'getCompaniesUptimes' | 'exportCompaniesUptimes' | 'getProfitability' | 'exportProfitability'
>;

export const companiesUptimesHandlers: CompaniesHandlers = {
  async getCompaniesUptimes({ query }, context) {
    const request = readReportRequest(context, query);
    const { from, to } = request;
    const [rows, people, comparison] = await Promise.all([
      queries.sumCompanies(context.db, request),
      queries.sumPeople(context.db, request),
      compare(context, request),
    ]);
    const [seconds, entries] = [sumOf(rows, 'seconds'), sumOf(rows, 'entries')];
    const data = { from, to, seconds, entries, comparison, rows, people: shownPeople(context, people) };
    return { status: 200, body: { data } };
  },

  async exportCompaniesUptimes({ query }, context) {
    const rows = () => queries.sumCompanies(context.db, readReportRequest(context, query));
    const columns = [...companyColumns, number<Row>('entries', ({ entries }) => entries), ...budgetColumns];
    return {
      status: 200,
      file: await reportFile(context, { format: query.format, name: 'companies', columns, rows }),
    };
  },

  async getProfitability({ query }, context) {
    const request = readReportRequest(context, query);
    const rows = await queries.sumCompanies(context.db, request);
    const { from, to } = request;
    const sums = { seconds: sumOf(rows, 'seconds'), peak_seconds: sumOf(rows, 'peak_seconds') };
    return { status: 200, body: { data: { from, to, basis: 'hours', ...sums, rows } } };
  },

  async exportProfitability({ query }, context) {
    const rows = () => queries.sumCompanies(context.db, readReportRequest(context, query));
    const peak = duration<Row>('peak_time', ({ peak_seconds }) => peak_seconds);
    const columns = [...companyColumns, peak, ...budgetColumns];
    return {
      status: 200,
      file: await reportFile(context, { format: query.format, name: 'profitability', columns, rows }),
    };
  },
};

const companyColumns: SheetColumn<Row>[] = [
  text('company', ({ company }, words) => company?.name ?? words('export.no_company')),
  duration('time', ({ seconds }) => seconds),
];
const budgetColumns: SheetColumn<Row>[] = [
  duration('billable', ({ billable_seconds }) => billable_seconds),
  duration('budget', ({ budget_seconds }) => budget_seconds),
];

function readReportRequest(context: Context, { user_id, category, ...days }: Asked = {}): ReportRequest {
  assertMaySee(context, user_id);
  return { ...spanOf(days, 'this month'), userId: user_id, category };
}

const sumOf = (rows: Row[], key: 'seconds' | 'entries' | 'peak_seconds') =>
  rows.reduce((sum, row) => sum + row[key], 0);

/** All users; for a caller who may not see others, themselves and the rest as one row without a name. The sum is the same. */
function shownPeople(context: Context, people: queries.PersonTime[]): Schemas['PersonTime'][] {
  if (seesPeople(context)) return people;
  const others = people.filter(({ user }) => user.id !== context.caller.id);
  const rest = { user: null, seconds: 0, entries: 0 };
  for (const { seconds, entries } of others) {
    rest.seconds += seconds;
    rest.entries += entries;
  }
  return [...people.filter((person) => !others.includes(person)), ...(others.length > 0 ? [rest] : [])];
}
