import type { components } from '@biuro/contract';
import { v7 as uuid } from 'uuid';
import { planNotices } from '#domain/notices/plan-notices.ts';
import { assertMayAct, companyAccessOf } from '#domain/people/company-access.ts';
import { createSecrets, type Secrets } from '#platform/access/secrets.ts';
import { audit } from '#platform/audit/audit.ts';
import type { Context, Handlers } from '#platform/http/contract/handlers.ts';
import { invalid, notFound, versionConflict } from '#platform/http/problem.ts';
import type { Services } from '#platform/process/services.ts';
import * as employees from '../queries.ts';
import { checkedEmployee, type NewEmployee } from '../values.ts';
import { carryOut } from './effects.ts';
import { everyReport, reportsOf, staffReportList } from './list.ts';
import * as queries from './queries.ts';
import { assertComplete, assertEmployedOn, assertMove, assertWorkers, type ReportValues } from './rules.ts';

type Report = components['schemas']['StaffReport'];
type StaffReportHandlers = Pick<
  Handlers,
  | 'listStaffReports'
  | 'listCompanyStaffReports'
  | 'createStaffReport'
  | 'correctStaffReport'
  | 'changeStaffReportStatus'
>;

export function createStaffReportHandlers({ environment }: Pick<Services, 'environment'>): StaffReportHandlers {
  const secrets = createSecrets(environment.secretKey, environment.previousKeys);
  return {
    async listStaffReports({ query }, context) {
      return { status: 200, json: await staffReportList.page(context, everyReport, query ?? {}) };
    },

    async listCompanyStaffReports({ params }, context) {
      await companyAccessOf(context, params.id);
      const query = { limit: 100, filters: { company_id: params.id } };
      return { status: 200, json: await staffReportList.page(context, reportsOf(context.caller.isAdmin), query) };
    },

    async createStaffReport({ params, body }, context) {
      assertMayAct(await companyAccessOf(context, params.id), context, 'employees:edit');
      assertComplete(body);
      const employeeId = await employeeOf(context, secrets, params.id, body);
      const id = uuid();
      const report = {
        ...stored(body),
        hours: await storedHours(context, params.id, body.hours),
        id,
        company_id: params.id,
        employee_id: employeeId,
        created_by: context.caller.id,
      };
      await queries.insertReport(context.db, report);
      const data = await answerOf(context, id);
      await writeDown(context, 'staff_report.sent', data);
      await tellOffice(context, data, `staff_report_sent ${id}`);
      return { status: 201, body: { data } };
    },

    async correctStaffReport({ params, body: { version, ...values } }, context) {
      const report = await locked(context, params.id);
      assertMayAct(await companyAccessOf(context, report.company_id), context, 'employees:edit');
      if (report.status !== 'returned') throw invalid({ pointer: '/version', code: 'not_returned' });
      if (values.kind !== report.kind) throw invalid({ pointer: '/kind', code: 'kept' });
      assertComplete(values, true);
      const employeeId =
        values.kind === 'hire' ? report.employee_id : await employeeOf(context, secrets, report.company_id, values);
      if (values.new_employee && report.employee_id)
        await correctEmployee(context, secrets, report, values.new_employee);
      const hours = await storedHours(context, report.company_id, values.hours, report.hours);
      const changes = { ...stored(values), hours, employee_id: employeeId, status: 'sent' as const };
      if (!(await queries.updateReport(context.db, report.id, version, changes))) throw versionConflict();
      const data = await answerOf(context, report.id);
      await writeDown(context, 'staff_report.sent', data, report.status);
      await tellOffice(context, data, `staff_report_sent ${report.id} ${data.version}`);
      return { status: 200, body: { data } };
    },

    async changeStaffReportStatus({ params, body: { to, remark, version } }, context) {
      const report = await locked(context, params.id);
      const access = await companyAccessOf(context, report.company_id);
      assertMayAct(access, context, 'employees:edit');
      assertMove(report.status, to, access === 'office', remark);
      const changes = { status: to, ...(remark !== undefined && access === 'office' && { remark }) };
      if (!(await queries.updateReport(context.db, report.id, version, changes))) throw versionConflict();
      await carryOut(context, report, to);
      const data = await answerOf(context, report.id);
      await writeDown(context, `staff_report.${to}`, data, report.status);
      if (access === 'office') await tellAuthor(context, report, data);
      return { status: 200, body: { data } };
    },
  };
}

/** The report, locked. 404 comes before any other refusal when the caller may not see it. */
async function locked(context: Context, id: string): Promise<queries.LockedReport> {
  const report = await queries.lockReport(context.db, id);
  if (!report) throw notFound();
  await companyAccessOf(context, report.company_id);
  return report;
}

/** The employee of the report; a new one is added with the status `reported`. */
async function employeeOf(
  context: Context,
  secrets: Secrets,
  companyId: string,
  values: ReportValues,
): Promise<string | null> {
  if (values.new_employee) {
    const id = uuid();
    const at = '/new_employee';
    const employee = checkedEmployee(values.new_employee, { secrets, id, at, identified: true });
    await employees.insertEmployee(context.db, { ...employee, id, company_id: companyId, status: 'reported' });
    return id;
  }
  if (values.employee_id === undefined) return null;
  const employee = await employees.findEmployee(context.db, companyId, values.employee_id);
  if (!employee) throw invalid({ pointer: '/employee_id', code: 'unknown' });
  assertEmployedOn(values, employee.employed_from, '/date_from');
  return values.employee_id;
}

/** Worked hours with names. `before`: hours of the report that is corrected, whose employees may be deleted. */
async function storedHours(
  { db }: Context,
  companyId: string,
  hours: ReportValues['hours'] = [],
  before: queries.LockedReport['hours'] = [],
): Promise<string> {
  if (hours.length === 0) return '[]';
  const employed = await employees.listEmployees(db, companyId);
  const names = new Map([
    ...before.map(({ employee_id, name }) => [employee_id, name] as const),
    ...employed.map(({ id, first_name, last_name }) => [id, `${first_name} ${last_name}`] as const),
  ]);
  assertWorkers(hours, new Set(names.keys()));
  const named = hours.map(({ employee_id, ...worked }) => {
    const id = employee_id.toLowerCase();
    return { employee_id: id, ...worked, name: names.get(id) ?? '' };
  });
  return JSON.stringify(named);
}

/** Updates the employee that the report added. */
async function correctEmployee(
  { db }: Context,
  secrets: Secrets,
  { company_id, employee_id }: queries.LockedReport,
  values: NewEmployee,
): Promise<void> {
  const before = await employees.findEmployee(db, company_id, employee_id ?? '');
  if (!before) throw notFound();
  const checks = { secrets, id: before.id, at: '/new_employee', before, identified: true };
  await employees.changeEmployee(db, before.id, checkedEmployee(values, checks));
}

const stored = ({ kind, date_from, date_to, absence_kind, amount, note, new_employee }: ReportValues) => ({
  kind,
  date_from: date_from ?? new_employee?.employed_from ?? null,
  date_to: date_to ?? null,
  absence_kind: absence_kind ?? null,
  amount: amount ?? null,
  note: note ?? null,
});

async function answerOf(context: Context, id: string): Promise<Report> {
  const report = await staffReportList.find(context, reportsOf(context.caller.isAdmin), id);
  if (!report) throw notFound();
  return report;
}

async function writeDown(context: Context, action: string, report: Report, before?: Report['status']): Promise<void> {
  const { company, employee, kind, status, remark } = report;
  await audit(context, {
    action,
    entity: 'company',
    entityId: company.id,
    companyId: company.id,
    before: { status: before },
    after: { status, employee: employee?.name, report: kind, remark },
  });
}

async function tellOffice({ db }: Context, { id, company }: Report, dedupeKey: string): Promise<void> {
  const payroll = await queries.findPayrollPeople(db, company.id);
  await planNotices(db, [
    { event: 'staff_report_sent', entityId: id, companyId: company.id, to: { users: [payroll?.user_id] }, dedupeKey },
  ]);
}

async function tellAuthor({ db }: Context, report: queries.LockedReport, { version, company }: Report): Promise<void> {
  await planNotices(db, [
    {
      event: 'staff_report_answered',
      entityId: report.id,
      companyId: company.id,
      to: { users: [report.created_by] },
      dedupeKey: `staff_report_answered ${report.id} ${version}`,
    },
  ]);
}
