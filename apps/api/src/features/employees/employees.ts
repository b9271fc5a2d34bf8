import { v7 as uuid } from 'uuid';
import { type CompanyAccess, companyAccessOf } from '#domain/people/company-access.ts';
import { mayDo } from '#platform/access/rights.ts';
import { createSecrets } from '#platform/access/secrets.ts';
import { audit } from '#platform/audit/audit.ts';
import type { FeatureServices } from '#platform/feature.ts';
import type { Context, Handlers } from '#platform/http/contract/handlers.ts';
import { notFound, versionConflict } from '#platform/http/problem.ts';
import { createDeletionHandlers } from './deletion.ts';
import * as queries from './queries.ts';
import { changeAbsence, storedStatus } from './status.ts';
import { checkedEmployee, toEmployee } from './values.ts';

type EmployeeHandlers = Pick<
  Handlers,
  'listEmployees' | 'createEmployee' | 'updateEmployee' | 'listDeletedEmployees' | 'deleteEmployee' | 'restoreEmployee'
>;

export function createEmployeeHandlers(
  services: Pick<FeatureServices, 'environment' | 'deletedRecords'>,
): EmployeeHandlers {
  const { environment } = services;
  const secrets = createSecrets(environment.secretKey, environment.previousKeys);
  return {
    async listEmployees({ params }, context) {
      const access = await companyAccessOf(context, params.id);
      const rows = await queries.listEmployees(context.db, params.id);
      return { status: 200, body: { data: rows.map((row) => toEmployee(row, seesSalary(access, context))) } };
    },

    async createEmployee({ params, body }, context) {
      await companyAccessOf(context, params.id);
      const id = uuid();
      const values = checkedEmployee(body, { secrets, id });
      await queries.insertEmployee(context.db, { ...values, id, company_id: params.id, status: 'employed' });
      const row = await found(context, params.id, id);
      await audit(context, { action: 'employee.created', ...entityOf(params.id), after: shown(row) });
      return { status: 201, body: { data: toEmployee(row, true) } };
    },

    async updateEmployee({ params, body: { version, status, absent_until, ...values } }, context) {
      await companyAccessOf(context, params.id);
      const before = await found(context, params.id, params.employee_id);
      const checked = checkedEmployee(values, { secrets, id: before.id, before });
      const { employed_to = before.employed_to, salary = before.salary } = checked;
      const asked = { status, absent_until, employed_to };
      const changes = { ...checked, salary, ...newSalary(before), status: storedStatus(before, asked) };
      if (!(await queries.updateEmployee(context.db, before.id, version, changes))) throw versionConflict();
      await changeAbsence(context, before, asked);
      const row = await found(context, params.id, before.id);
      await audit(context, {
        action: 'employee.updated',
        ...entityOf(params.id),
        before: shown(before),
        after: shown(row),
      });
      return { status: 200, body: { data: toEmployee(row, true) } };
    },

    ...createDeletionHandlers(services),
  };
}

/** Representatives of the company and payroll staff of the office see salaries. */
const seesSalary = (access: CompanyAccess, { caller }: Context): boolean =>
  access === 'office' ? mayDo(caller.role, 'employees:edit') : access === 'representative';

/** A future salary that has come into effect is stored as the current one. */
const newSalary = ({ next_salary }: queries.EmployeeRow) =>
  next_salary === null ? { next_salary: null, next_salary_from: null } : {};

async function found({ db }: Context, companyId: string, id: string) {
  const row = await queries.findEmployee(db, companyId, id);
  if (!row) throw notFound();
  return row;
}

const entityOf = (companyId: string) => ({ entity: 'company', entityId: companyId, companyId }) as const;

/** For the history of the company; without PESEL and salary, because it is kept for years. */
const shown = (row: queries.EmployeeRow) => ({
  employee: `${row.first_name} ${row.last_name}`,
  contract_type: row.contract_type,
  employed_from: row.employed_from,
  employed_to: row.employed_to,
  status: row.status,
});
