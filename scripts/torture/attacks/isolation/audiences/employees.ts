import type { Audiences } from '../audience.ts';

export const audiences: Audiences = {
  changeStaffReportStatus: 'signed in',
  correctStaffReport: 'signed in',
  createEmployee: 'employees:edit',
  createStaffReport: 'signed in',
  deleteEmployee: 'employees:edit',
  listCompanyStaffReports: 'signed in',
  listDeletedEmployees: 'employees:edit',
  listEmployees: 'signed in',
  listStaffReports: 'office',
  readEmployeeIdentity: 'employees:edit',
  restoreEmployee: 'employees:edit',
  updateEmployee: 'employees:edit',
};
