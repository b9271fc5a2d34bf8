import type { Handlers } from '../app/contract/handlers.ts';
import { exportList } from '../app/export/export-list.ts';
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

export const reportHandlers: ReportHandlers = {
  async listReports({ query }, context) {
    return { status: 200, json: await reportList.page(context, everyCompany, query ?? {}) };
  },

  async exportReports({ query }, context) {
    const configured = context.tenant.config.modules.reports.columns.reports;
    const request = { list: reportList, scope: everyCompany, configured, messages, query };
    return { status: 200, file: await exportList(context, request) };
  },

  ...companiesUptimesHandlers,
  ...reportSettlementsHandlers,
  ...reportUptimesHandlers,
  ...reportWorkersHandlers,
};
