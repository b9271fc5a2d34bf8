import { exportList } from '#platform/export/export-list.ts';
import type { ListExport } from '#platform/export/list-export.ts';
import type { Handlers } from '#platform/http/contract/handlers.ts';
import { companiesUptimesHandlers } from './companies/companies-uptimes.ts';
import messages from './messages.json' with { type: 'json' };
import { everyCompany, reportList } from './report-list.ts';
import { reportSettlementsHandlers } from './settlements/report.ts';
import { reportUptimesHandlers } from './uptimes/report.ts';
import { reportWorkersHandlers } from './workers/report.ts';

type ReportHandlers = Pick<Handlers, 'listReports' | 'exportReports'> &
  typeof companiesUptimesHandlers &
  typeof reportSettlementsHandlers &
  typeof reportUptimesHandlers &
  typeof reportWorkersHandlers;

export const reportExport: ListExport<'exportReports'> = {
  operation: 'exportReports',
  list: reportList,
  scope: () => everyCompany,
  configured: ({ config }) => config.modules.reports.columns.reports,
  messages,
};

export const reportHandlers: ReportHandlers = {
  async listReports({ query }, context) {
    return { status: 200, json: await reportList.page(context, everyCompany, query ?? {}) };
  },

  async exportReports({ query }, context) {
    return exportList(context, reportExport, query);
  },

  ...companiesUptimesHandlers,
  ...reportSettlementsHandlers,
  ...reportUptimesHandlers,
  ...reportWorkersHandlers,
};
