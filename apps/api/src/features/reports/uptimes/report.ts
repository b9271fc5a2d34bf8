import { monthsOf, shiftPeriod } from '@biuro/core/poland/period.ts';
import type { Context, Handlers } from '#platform/http/contract/handlers.ts';
import { assertMaySee, companyOf } from '../access.ts';
import { type Cell, sumBudgets, sumCategories } from '../companies/uptimes-queries.ts';
import { compare } from '../comparison.ts';
import { duration, reportFile, type SheetColumn, text } from '../sheet.ts';
import { type Span, spanOf } from '../span.ts';

type UptimesHandlers = Pick<Handlers, 'getReportUptimes' | 'exportReportUptimes'>;
type Asked = Parameters<Handlers['getReportUptimes']>[0]['query'];

export const reportUptimesHandlers: UptimesHandlers = {
  async getReportUptimes({ params, query }, context) {
    const company = await companyOf(context, params.id);
    const request = readReportRequest(context, company.id, query);
    const { from, to } = request;
    const [cells, budgets, comparison] = await Promise.all([
      sumCategories(context.db, request),
      sumBudgets(context.db, company.id, request),
      compare(context, request),
    ]);
    const months = monthsIn(request).map((month) => ({
      month,
      seconds: secondsOf(cells.filter((cell) => cell.month === month)),
      budget_seconds: budgets.get(month) ?? null,
    }));
    const budget_seconds = budgets.size === 0 ? null : [...budgets.values()].reduce((sum, seconds) => sum + seconds, 0);
    const seconds = secondsOf(cells);
    const entries = cells.reduce((sum, cell) => sum + cell.entries, 0);
    const categories = categoriesOf(cells);
    const data = { company, from, to, seconds, entries, comparison, budget_seconds, months, categories, cells };
    return { status: 200, body: { data } };
  },

  async exportReportUptimes({ params, query }, context) {
    const company = await companyOf(context, params.id);
    const rows = () => sumCategories(context.db, readReportRequest(context, company.id, query));
    return { status: 200, file: await reportFile(context, { format: query.format, name: 'uptimes', columns, rows }) };
  },
};

const columns: SheetColumn<Cell>[] = [
  text('month', ({ month }) => month),
  text('category', ({ category }, words) => words(`category.${category}`)),
  duration('time', ({ seconds }) => seconds),
];

function readReportRequest(
  context: Context,
  companyId: string,
  { user_id, category, ...days }: NonNullable<Asked> = {},
) {
  assertMaySee(context, user_id);
  return { ...spanOf(days, 'this year long'), companyId, userId: user_id, category };
}

const secondsOf = (cells: Cell[]) => cells.reduce((sum, { seconds }) => sum + seconds, 0);

function categoriesOf(cells: Cell[]) {
  const sums = Map.groupBy(cells, ({ category }) => category);
  return [...sums]
    .map(([category, own]) => ({ category, seconds: secondsOf(own) }))
    .toSorted((one, other) => other.seconds - one.seconds);
}

function monthsIn({ from, to }: Span): string[] {
  const months = monthsOf(from.slice(0, 7));
  for (let next = shiftPeriod(from.slice(0, 7), 1); next <= to.slice(0, 7); next = shiftPeriod(next, 1))
    months.push(next);
  return months;
}
