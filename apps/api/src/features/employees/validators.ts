import type { Validators } from '#platform/http/contract/validators.ts';
import * as report from './staff-reports/rules.ts';
import * as employee from './values.ts';

/** Mistakes in the fields of an employee, or of a report about one, that a schema cannot find. */
export const employeeValidators: Pick<
  Validators,
  'createEmployee' | 'updateEmployee' | 'createStaffReport' | 'correctStaffReport'
> = {
  createEmployee: async ({ body }) => employee.mistakesIn(body),
  updateEmployee: async ({ body }) => employee.mistakesIn(body),
  createStaffReport: async ({ body }) => [
    ...report.mistakesIn(body),
    ...(body.new_employee ? employee.mistakesInNew(body.new_employee, '/new_employee') : []),
  ],
  correctStaffReport: async ({ body }) => [
    ...report.mistakesIn(body, true),
    ...employee.mistakesIn(body.new_employee ?? {}, '/new_employee'),
  ],
};
