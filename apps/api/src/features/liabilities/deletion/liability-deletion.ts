import { PAYROLL_KINDS } from '#domain/settlement/liability-kinds.ts';
import { isUniqueViolation } from '#platform/database/database.ts';
import { companyOfDeleted, deletedColumns, deletedOf, deletedValue } from '#platform/database/deleted/deleted-list.ts';
import { restoreRecord } from '#platform/database/deleted/deleted-records.ts';
import { createList } from '#platform/database/list/list.ts';
import type { FeatureServices } from '#platform/feature.ts';
import type { Handlers } from '#platform/http/contract/handlers.ts';
import { notFound, Problem } from '#platform/http/problem.ts';
import { nameOf, shownOf, subjectOf, writeDown } from '../history.ts';
import { assertTaskOpen } from '../lock.ts';
import { lockLiabilities } from '../queries.ts';
import { visibleLiability } from '../read.ts';
import { assertMayChange } from '../rights.ts';

const DRAFT = ['to_calculate', 'calculated'];

const listOf = (name: string, which?: string) =>
  createList<'listDeletedLiabilities', 'deleted_at'>({
    ...deletedOf('liability', which),
    name,
    tags: ['liabilities', 'tasks', 'companies'],
    columns: {
      ...deletedColumns,
      kind: deletedValue('kind'),
      partner: deletedValue('partner'),
      period: deletedValue('period'),
      amount: deletedValue('amount'),
      company: companyOfDeleted,
    },
  });

const deletedLiabilities = listOf('deleted liabilities');
/** Payroll staff delete and restore these kinds only. */
const deletedOfPayroll = listOf(
  'deleted liabilities of payroll',
  `${deletedValue('kind')} IN (${PAYROLL_KINDS.map((kind) => `'${kind}'`).join(', ')})`,
);

export const createDeletionHandlers = ({
  deletedRecords,
}: Pick<FeatureServices, 'deletedRecords'>): Pick<
  Handlers,
  'listDeletedLiabilities' | 'deleteLiability' | 'restoreLiability'
> => ({
  async listDeletedLiabilities({ query }, context) {
    const list = context.caller.role === 'payroll' ? deletedOfPayroll : deletedLiabilities;
    return { status: 200, json: await list.page(context, { name: 'all' }, query ?? {}) };
  },

  async deleteLiability({ params: { id } }, context) {
    const { db, caller } = context;
    const [row] = await lockLiabilities(db, [id]);
    if (!row) throw notFound();
    assertMayChange(context, row.kind);
    assertTaskOpen(row.task_status);
    if (!DRAFT.includes(row.status) || row.published_at !== null) throw new Problem(409, 'not_draft');
    const liability = await visibleLiability(context, id);
    await deletedRecords.delete(db, {
      kind: 'liability',
      id,
      companyId: row.company_id,
      name: nameOf(row),
      by: caller.id,
    });
    const { amount, due_date } = shownOf(liability);
    await writeDown(context, 'liability.deleted', subjectOf(liability), { amount, due_date });
    return { status: 204 };
  },

  async restoreLiability({ params: { id } }, context) {
    const restored = await restoreRecord(context.db, 'liability', id).catch((error: unknown) => {
      throw isUniqueViolation(error, 'liabilities_once') ? new Problem(409, 'liability_exists') : error;
    });
    const data = await visibleLiability(context, id);
    assertMayChange(context, data.kind);
    assertTaskOpen(data.task.status);
    if (restored) await writeDown(context, 'liability.restored', subjectOf(data), {}, { amount: data.amount });
    return { status: 200, body: { data } };
  },
});
