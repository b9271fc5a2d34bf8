import { companyAccessOf } from '#domain/people/company-access.ts';
import { audit } from '#platform/audit/audit.ts';
import { deletedColumns, deletedOf } from '#platform/database/deleted/deleted-list.ts';
import { restoreRecord } from '#platform/database/deleted/deleted-records.ts';
import { createList } from '#platform/database/list/list.ts';
import type { FeatureServices } from '#platform/feature.ts';
import type { Context, Handlers } from '#platform/http/contract/handlers.ts';
import { notFound, Problem } from '#platform/http/problem.ts';
import { countReports, findEmployee, lockEmployee } from './queries.ts';
import { toEmployee } from './values.ts';

const deletedList = createList<'listDeletedEmployees', 'deleted_at'>({
  ...deletedOf('employee'),
  name: 'deleted employees',
  tags: ['employees'],
  columns: { ...deletedColumns, name: 'deleted_records.name' },
  // From the path, not from the query.
  filters: { company_id: (value: string) => `deleted_records.company_id = ${value}` },
});

export const createDeletionHandlers = ({
  deletedRecords,
}: Pick<FeatureServices, 'deletedRecords'>): Pick<
  Handlers,
  'listDeletedEmployees' | 'deleteEmployee' | 'restoreEmployee'
> => ({
  async listDeletedEmployees({ params: { id: company_id }, query }, context) {
    await companyAccessOf(context, company_id);
    const asked = { ...query, filters: { company_id } };
    return { status: 200, json: await deletedList.page(context, { name: 'all' }, asked) };
  },

  async deleteEmployee({ params: { id: companyId, employee_id } }, context) {
    const { db, caller } = context;
    await companyAccessOf(context, companyId);
    const employee = await lockEmployee(db, companyId, employee_id);
    if (!employee) throw notFound();
    const count = await countReports(db, employee.id);
    if (count > 0) throw new Problem(409, 'employee_kept', { values: { count } });
    const { id, name } = employee;
    await deletedRecords.delete(db, { kind: 'employee', id, companyId, name, by: caller.id });
    await note(context, companyId, 'employee.deleted', { before: { employee: name } });
    return { status: 204 };
  },

  async restoreEmployee({ params: { id: companyId, employee_id } }, context) {
    await companyAccessOf(context, companyId);
    const restored = await restoreRecord(context.db, 'employee', employee_id);
    const row = await findEmployee(context.db, companyId, employee_id);
    if (!row) throw notFound();
    const after = { employee: `${row.first_name} ${row.last_name}` };
    if (restored) await note(context, companyId, 'employee.restored', { after });
    return { status: 200, body: { data: toEmployee(row, true) } };
  },
});

const note = (context: Context, companyId: string, action: string, changes: object) =>
  audit(context, { action, entity: 'company', entityId: companyId, companyId, ...changes });
