import { answerOf, unwrap } from '@biuro/core/api/unwrap.ts';
import { hoursText } from '@biuro/core/uptime/duration.ts';
import type { Command } from 'commander';
import type { Context } from '#terminal/session/context.ts';
import { actionOf, addExamples, type Tools } from '#terminal/session/tools.ts';
import { type ReportFlags, requestOf, withWork } from './query.ts';
import { showReport } from './show.ts';

export function defineCompaniesTime(reports: Command, tools: Tools): void {
  const { text } = tools;
  const command = withWork(reports.command('companies').description(text('reports.companies.summary')), tools);
  command.action(actionOf(tools, showCompanies));
  addExamples(command, tools, [
    'biuro reports companies --from 2026-10-01 --to 2026-10-31',
    'biuro reports companies --user ksiegowa@demo.example --export czas.xlsx',
  ]);
}

export function defineProfitability(reports: Command, tools: Tools): void {
  const { text } = tools;
  const command = withWork(reports.command('profitability').description(text('reports.profitability.summary')), tools);
  command.action(actionOf(tools, showProfitability));
  addExamples(command, tools, [
    'biuro reports profitability --from 2026-07-01 --to 2026-09-30',
    'biuro reports profitability --export rentownosc.csv',
  ]);
}

async function showCompanies(context: Context, flags: ReportFlags): Promise<void> {
  const { text } = context;
  await showReport(context, {
    file: flags.export,
    read: async (portal) => {
      const query = await requestOf(portal, flags, text);
      return unwrap(portal.api.GET('/reports/companies-uptimes', { params: { query } }));
    },
    download: async (portal, format) => {
      const query = { ...(await requestOf(portal, flags, text)), format };
      return answerOf(
        portal.api.GET('/reports/companies-uptimes/export', { params: { query }, parseAs: 'arrayBuffer' }),
      );
    },
    rowsOf: ({ data }) => data.rows,
    headings: ['tasks.company', 'reports.time', 'reports.entries', 'reports.billable', 'reports.budget'],
    cells: ({ company, seconds, entries, billable_seconds, budget_seconds }) => [
      company?.name ?? text('reports.no-company'),
      hoursText(seconds),
      String(entries),
      hoursText(billable_seconds),
      budget_seconds === null ? '' : hoursText(budget_seconds),
    ],
    record: ({ company, seconds, entries, billable_seconds, budget_seconds }) => [
      company?.id ?? '',
      company?.name ?? '',
      String(seconds),
      String(entries),
      String(billable_seconds),
      budget_seconds === null ? '' : String(budget_seconds),
    ],
    sum: ({ data: { from, to, seconds } }) => text('reports.sum', { from, to, time: hoursText(seconds) }),
  });
}

async function showProfitability(context: Context, flags: ReportFlags): Promise<void> {
  const { text } = context;
  await showReport(context, {
    file: flags.export,
    read: async (portal) => {
      const query = await requestOf(portal, flags, text);
      return unwrap(portal.api.GET('/reports/profitability', { params: { query } }));
    },
    download: async (portal, format) => {
      const query = { ...(await requestOf(portal, flags, text)), format };
      return answerOf(portal.api.GET('/reports/profitability/export', { params: { query }, parseAs: 'arrayBuffer' }));
    },
    rowsOf: ({ data }) => data.rows,
    headings: ['tasks.company', 'reports.time', 'reports.peak', 'reports.billable', 'reports.budget'],
    cells: ({ company, seconds, peak_seconds, billable_seconds, budget_seconds }) => [
      company?.name ?? text('reports.no-company'),
      hoursText(seconds),
      hoursText(peak_seconds),
      hoursText(billable_seconds),
      budget_seconds === null ? '' : hoursText(budget_seconds),
    ],
    record: ({ company, seconds, peak_seconds, billable_seconds, budget_seconds }) => [
      company?.id ?? '',
      company?.name ?? '',
      String(seconds),
      String(peak_seconds),
      String(billable_seconds),
      budget_seconds === null ? '' : String(budget_seconds),
    ],
    sum: ({ data: { from, to, seconds, peak_seconds } }) =>
      text('reports.sum.peak', { from, to, time: hoursText(seconds), peak: hoursText(peak_seconds) }),
  });
}
