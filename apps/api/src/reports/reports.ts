import type { Handlers } from '../app/contract/handlers.ts';
import { exportList } from '../app/export/export-list.ts';
import type { ListExport } from '../app/export/list-export.ts';
import { companiesUptimesHandlers } from './companies-uptimes.ts';
import messages from './messages.json' with { type: 'json' };
import { everyCompany, reportList } from './report-list.ts';
import { reportSettlementsHandlers } from './report-settlements.ts';
import { reportUptimesHandlers } from './report-uptimes.ts';
import { reportWorkersHandlers } from './report-workers.ts';

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
