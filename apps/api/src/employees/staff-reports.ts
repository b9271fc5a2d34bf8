import type { Handlers } from '../app/contract/handlers.ts';

export const staffReportHandlers = {} as Pick<
  Handlers,
  | 'listCompanyStaffReports'
  | 'createStaffReport'
  | 'listStaffReports'
  | 'correctStaffReport'
  | 'changeStaffReportStatus'
>;
