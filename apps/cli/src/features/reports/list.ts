import type { components } from '@biuro/contract';
import { answerOf, unwrap } from '@biuro/core/api/unwrap.ts';
import { hoursText } from '@biuro/core/uptime/duration.ts';
import type { Command } from 'commander';
import { defineList } from '#terminal/lists/list.ts';
import { anyFilters, type ListQuery } from '#terminal/lists/query.ts';
import type { OpenPortal } from '#terminal/session/portal.ts';
import type { Tools } from '#terminal/session/tools.ts';

type Row = components['schemas']['ReportRow'];

export function defineReportList(reports: Command, tools: Tools): void {
  defineList<Row>(reports, tools, {
    name: 'reports.list',
    examples: ['biuro reports list --my', 'biuro reports list --export raporty.xlsx'],
    request: { search: 'liabilities.list.search', sort: 'reports.list.sort' },
    read: readReports,
    mine: {
      meaning: 'reports.list.my',
      read: (portal, query) =>
        readReports(portal, { ...query, filters: anyFilters({ ...query.filters, mine: 'true' }) }),
    },
    download: ({ api }, query) => answerOf(api.GET('/reports/export', { params: { query }, parseAs: 'arrayBuffer' })),
    headings: ['tasks.company', 'reports.time', 'reports.settlement', 'reports.entries', 'reports.waiting'],
    cells: ({ title, report1, report2, report3 }, text) => [
      title,
      hoursText(report1.seconds),
      report2 ? `${report2.period} ${text(`task.${report2.status}`)}` : '',
      String(report3.entries),
      String(report3.waiting),
    ],
    record: ({ id, title, report1, report2, report3 }) => [
      id,
      title,
      String(report1.seconds),
      report2?.period ?? '',
      report2?.status ?? '',
      String(report3.entries),
      String(report3.waiting),
    ],
  });
}

const readReports = ({ api }: OpenPortal, query: ListQuery) => unwrap(api.GET('/reports', { params: { query } }));
