import { createText } from '@biuro/core/i18n/text.ts';
import { sql } from 'kysely';
import { RETAINED_TASK } from '#domain/settlement/retention.ts';
import { audit } from '#platform/audit/audit.ts';
import { type Db, isUniqueViolation } from '#platform/database/database.ts';
import { deletedColumns, deletedOf, deletedValue } from '#platform/database/deleted/deleted-list.ts';
import { restoreRecord } from '#platform/database/deleted/deleted-records.ts';
import { createList } from '#platform/database/list/list.ts';
import type { FeatureServices } from '#platform/feature.ts';
import type { Context, Handlers } from '#platform/http/contract/handlers.ts';
import { notFound, Problem } from '#platform/http/problem.ts';
import { vatNumberTaken } from '../check-profile.ts';
import messages from '../messages.json' with { type: 'json' };
import { readCompany } from '../profile/detail.ts';

const deletedList = createList<'listDeletedCompanies', 'deleted_at'>({
  ...deletedOf('company'),
  name: 'deleted companies',
  tags: ['companies'],
  columns: { ...deletedColumns, name: 'deleted_records.name', vat_number: deletedValue('vat_number') },
});

export const createDeletionHandlers = ({
  deletedRecords,
}: Pick<FeatureServices, 'deletedRecords'>): Pick<
  Handlers,
  'listDeletedCompanies' | 'deleteCompany' | 'restoreCompany'
> => ({
  async listDeletedCompanies({ query }, context) {
    return { status: 200, json: await deletedList.page(context, { name: 'all' }, query ?? {}) };
  },

  async deleteCompany({ params }, context) {
    const { db, caller } = context;
    const isThere = await deletedRecords.lock(db, 'company', params.id);
    const company = isThere && (await findNamed(db, params.id));
    if (!company) throw notFound();
    await assertNothingRetained(context, company.id);
    const { id, name, vat_number } = company;
    await deletedRecords.delete(db, { kind: 'company', id, companyId: id, name, by: caller.id });
    await audit(context, { action: 'company.deleted', ...entityOf(id), before: { name, vat_number } });
    return { status: 204 };
  },

  async restoreCompany({ params: { id } }, context) {
    const restored = await restoreRecord(context.db, 'company', id).catch(async (error: unknown) => {
      if (!isUniqueViolation(error, 'companies_vat_number')) throw error;
      throw await vatNumberTaken(context, await deletedVatNumber(context, id));
    });
    const data = await readCompany(context, id);
    const after = { name: data.name, vat_number: data.vat_number };
    if (restored) await audit(context, { action: 'company.restored', ...entityOf(id), after });
    return { status: 200, body: { data } };
  },
});

const entityOf = (id: string) => ({ entity: 'company', entityId: id, companyId: id }) as const;

/** 409 that names what the office has to retain by law. */
async function assertNothingRetained({ db, locale }: Context, id: string): Promise<void> {
  const counts = await countRetained(db, id);
  const text = createText(messages, locale);
  const found = retained
    .filter((what) => counts[what] > 0)
    .map((what) => text(`kept.${what}`, { count: counts[what] }));
  if (found.length > 0) throw new Problem(409, 'company_kept', { values: { what: found.join(', ') } });
}

const deletedVatNumber = async (context: Context, id: string): Promise<string> =>
  (await deletedList.find(context, { name: 'all' }, id))?.vat_number ?? '';

/** Records that prevent the deletion, in the order of the sentence that names them. */
const retained = ['tasks', 'employees', 'staff_reports', 'uptimes'] as const;
type Retained = Record<(typeof retained)[number], number>;

const findNamed = (db: Db, id: string) =>
  db.selectFrom('companies').select(['id', 'name', 'vat_number']).where('id', '=', id).executeTakeFirst();

async function countRetained(db: Db, id: string): Promise<Retained> {
  const count = (table: (typeof retained)[number], which = 'true') =>
    sql`(SELECT count(*) FROM ${sql.table(table)} WHERE company_id = ${id} AND ${sql.raw(which)})`;
  const { rows } =
    await sql<Retained>`SELECT ${count('tasks', RETAINED_TASK)} AS tasks, ${count('employees')} AS employees,
    ${count('staff_reports')} AS staff_reports, ${count('uptimes')} AS uptimes`.execute(db);
  return rows[0] ?? { tasks: 0, employees: 0, staff_reports: 0, uptimes: 0 };
}
