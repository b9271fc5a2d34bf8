import { defineFeature } from '#platform/feature.ts';
import { createEmployeeHandlers } from './employees.ts';
import { createIdentityHandlers } from './identity.ts';
import messages from './messages.json' with { type: 'json' };
import { createStaffReportHandlers } from './staff-reports/staff-reports.ts';
import { employeeValidators } from './validators.ts';

export default defineFeature({
  handlers: (services) => ({
    ...createEmployeeHandlers(services),
    ...createIdentityHandlers(services),
    ...createStaffReportHandlers(services),
  }),
  messages,
  validators: employeeValidators,
  deletion: { employee: [{ table: 'employees', where: 'part.id = $id', lockBy: 'id' }] },
  tenantParts: { employees: { components: { reports: 1 } } },
});
