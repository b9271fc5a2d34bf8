import { defineFeature } from '#terminal/feature.ts';
import { defineDeletedEmployees, defineEmployeeDeletion } from './deletion.ts';
import { defineEmployeeIdentity, defineEmployeeList } from './employees.ts';
import messages from './messages.json' with { type: 'json' };
import { defineStaffReportList, defineStaffReportStatus } from './staff-reports.ts';

type Own = typeof messages;

declare module '#terminal/output/words.ts' {
  interface Messages extends Own {}
}

export default defineFeature({
  messages,
  groups: [
    {
      name: 'employees',
      summary: 'employees.summary',
      examples: ['biuro employees list 9900000112', 'biuro employees list 9900000112 --json'],
      commands: [defineEmployeeList, defineEmployeeIdentity, defineDeletedEmployees, defineEmployeeDeletion],
    },
    {
      name: 'staff-reports',
      summary: 'staff.summary',
      examples: ['biuro staff-reports list --open', 'biuro staff-reports list --company 9900000112 --json'],
      commands: [defineStaffReportList, defineStaffReportStatus],
    },
  ],
});
