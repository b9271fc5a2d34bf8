import { answerOf, unwrap } from '@biuro/core/api/unwrap.ts';
import { hoursText } from '@biuro/core/uptime/duration.ts';
import type { Command } from 'commander';
import { moneyText } from '#terminal/output/numbers.ts';
import type { Context } from '#terminal/session/context.ts';
import { actionOf, addExamples, type Tools } from '#terminal/session/tools.ts';
import { companyRequestOf, type ReportFlags, withDays, withWork } from './query.ts';
import { showReport } from './show.ts';

export function defineSettlementsReport(reports: Command, tools: Tools): void {
  const { text } = tools;
  const command = withDays(reports.command('settlements').argument('<company>', text('companies.which')), tools)
    .description(text('reports.settlements.summary'))
    .action(actionOf(tools, showSettlements));
  addExamples(command, tools, [
    'biuro reports settlements 9900000112',
    'biuro reports settlements 9900000112 --from 2026-01-01 --to 2026-12-31 --export rozliczenia.xlsx',
  ]);
}

export function defineCompanyTime(reports: Command, tools: Tools): void {
  const { text } = tools;
  const command = withWork(reports.command('time').argument('<company>', text('companies.which')), tools)
    .description(text('reports.time.summary'))
    .action(actionOf(tools, showTime));
  addExamples(command, tools, [
    'biuro reports time 9900000112',
    'biuro reports time 9900000112 --from 2026-10-01 --to 2026-10-31 --json',
  ]);
}

async function showSettlements(context: Context, flags: ReportFlags, which = ''): Promise<void> {
  const { text } = context;
  await showReport(context, {
    file: flags.export,
    read: async (portal) => {
      const params = await companyRequestOf(portal, which, flags, text);
      return unwrap(portal.api.GET('/reports/{id}', { params }));
    },
    download: async (portal, format) => {
      const { path, query } = await companyRequestOf(portal, which, flags, text);
      const params = { path, query: { ...query, format } };
      return answerOf(portal.api.GET('/reports/{id}/export', { params, parseAs: 'arrayBuffer' }));
    },
    rowsOf: ({ data }) => data.settlements,
    headings: [
      'tasks.period',
      'tasks.status',
      'reports.documents',
      'reports.told',
      'liabilities.due',
      'reports.late',
      'liabilities.amount',
      'reports.time',
    ],
    cells: ({ task, documents_at, published_at, due_at, late, amount, seconds }) => [
      task.period,
      text(`task.${task.status}`),
      documents_at ?? '',
      published_at ?? '',
      due_at,
      late.client + late.office === 0 ? '' : text('reports.late.parts', late),
      moneyText(amount),
      hoursText(seconds),
    ],
    record: ({ task, documents_at, booked_at, calculated_at, published_at, due_at, closed_at, ...row }) => [
      task.id,
      task.period,
      task.status,
      documents_at ?? '',
      booked_at ?? '',
      calculated_at ?? '',
      published_at ?? '',
      due_at,
      closed_at ?? '',
      String(row.late.client),
      String(row.late.office),
      row.amount,
      row.paid,
      String(row.seconds),
    ],
    sum: ({ data: { late, amount, seconds } }) =>
      text('reports.sum.settlements', { ...late, amount: moneyText(amount), time: hoursText(seconds) }),
  });
}

async function showTime(context: Context, flags: ReportFlags, which = ''): Promise<void> {
  const { text } = context;
  await showReport(context, {
    file: flags.export,
    read: async (portal) => {
      const params = await companyRequestOf(portal, which, flags, text);
      return unwrap(portal.api.GET('/reports/{id}/uptimes', { params }));
    },
    download: async (portal, format) => {
      const { path, query } = await companyRequestOf(portal, which, flags, text);
      const params = { path, query: { ...query, format } };
      return answerOf(portal.api.GET('/reports/{id}/uptimes/export', { params, parseAs: 'arrayBuffer' }));
    },
    rowsOf: ({ data }) => data.cells,
    headings: ['reports.month', 'uptime.category', 'reports.time'],
    cells: ({ month, category, seconds }) => [month, text(`uptime-category.${category}`), hoursText(seconds)],
    record: ({ month, category, seconds }) => [month, category, String(seconds)],
    sum: ({ data: { from, to, seconds } }) => text('reports.sum', { from, to, time: hoursText(seconds) }),
  });
}
