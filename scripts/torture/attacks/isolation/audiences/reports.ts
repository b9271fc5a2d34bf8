import type { Audiences } from '../audience.ts';

export const audiences: Audiences = {
  exportCompaniesUptimes: 'office',
  exportProfitability: 'office',
  exportReport: 'office',
  exportReportUptimes: 'office',
  exportReportWorkerUptimes: 'office',
  exportReports: 'office',
  getCompaniesUptimes: 'office',
  getProfitability: 'office',
  getReport: 'office',
  getReportUptimes: 'office',
  getReportWorkerUptimes: 'office',
  listReports: 'office',
};
