import type { components } from '@biuro/contract';
import { fromGrosze, toGrosze } from '@biuro/core/lib/money.ts';
import { today } from '#platform/clock/today.ts';
import type { Context, Handlers } from '#platform/http/contract/handlers.ts';
import { companyOf } from '../access.ts';
import { date, duration, money, number, reportFile, type SheetColumn, text } from '../sheet.ts';
import { type Span, spanOf } from '../span.ts';
import { findSettlements } from './course-queries.ts';
import { daysLate } from './late.ts';

type Row = components['schemas']['ReportSettlement'];
type SettlementHandlers = Pick<Handlers, 'getReport' | 'exportReport'>;

export const reportSettlementsHandlers: SettlementHandlers = {
  async getReport({ params, query }, context) {
    const company = await companyOf(context, params.id);
    const { from, to } = spanOf(query ?? {}, 'past year long');
    const settlements = await settlementsOf(context, company.id, { from, to });
    return { status: 200, body: { data: { company, from, to, ...sumsOf(settlements), settlements } } };
  },

  async exportReport({ params, query: { format, ...days } }, context) {
    const company = await companyOf(context, params.id);
    const rows = () => settlementsOf(context, company.id, spanOf(days, 'past year long'));
    return { status: 200, file: await reportFile(context, { format, name: 'settlements', columns, rows }) };
  },
};

async function settlementsOf({ db }: Context, companyId: string, span: Span): Promise<Row[]> {
  const day = today();
  const rows = await findSettlements(db, companyId, span);
  return rows.map((row) => ({ ...row, late: daysLate({ ...row, status: row.task.status }, day) }));
}

function sumsOf(rows: Row[]) {
  const sum = (valueOf: (row: Row) => number) => rows.reduce((total, row) => total + valueOf(row), 0);
  return {
    seconds: sum(({ seconds }) => seconds),
    amount: fromGrosze(sum(({ amount }) => toGrosze(amount))),
    paid: fromGrosze(sum(({ paid }) => toGrosze(paid))),
    late: { client: sum(({ late }) => late.client), office: sum(({ late }) => late.office) },
  };
}

const columns: SheetColumn<Row>[] = [
  text('period', ({ task }) => task.period),
  text('settlement_status', ({ task }, words) => words(`export.report2.${task.status}`)),
  date('docs_due_at', ({ docs_due_at }) => docs_due_at),
  date('documents_at', ({ documents_at }) => documents_at),
  date('booked_at', ({ booked_at }) => booked_at),
  date('calculated_at', ({ calculated_at }) => calculated_at),
  date('due_at', ({ due_at }) => due_at),
  date('published_at', ({ published_at }) => published_at),
  date('closed_at', ({ closed_at }) => closed_at),
  money('amount', ({ amount }) => amount),
  money('paid', ({ paid }) => paid),
  number('late_client', ({ late }) => late.client),
  number('late_office', ({ late }) => late.office),
  duration('time', ({ seconds }) => seconds),
  duration('budget', ({ budget_seconds }) => budget_seconds),
];
