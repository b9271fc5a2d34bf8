import type { Handlers } from '../app/contract/handlers.ts';
import { isUniqueViolation } from '../app/database/database.ts';
import { deleteRecord, restoreRecord } from '../app/database/deleted-records.ts';
import { notFound, Problem } from '../app/problem.ts';
import { lockLiabilities } from './liabilities-queries.ts';
import { nameOf, shownOf, subjectOf, writeDown } from './liability-history.ts';
import { assertTaskOpen } from './liability-lock.ts';
import { visibleLiability } from './liability-read.ts';
import { assertMayChange } from './liability-rights.ts';

const DRAFT = ['to_calculate', 'calculated'];

export const deletionHandlers: Pick<Handlers, 'deleteLiability' | 'restoreLiability'> = {
  async deleteLiability({ params: { id } }, context) {
    const { db, caller } = context;
    const [row] = await lockLiabilities(db, [id]);
    if (!row) throw notFound();
    assertMayChange(context, row.kind);
    assertTaskOpen(row.task_status);
    if (!DRAFT.includes(row.status) || row.published_at !== null) throw new Problem(409, 'not_draft');
    const liability = await visibleLiability(context, id);
    await deleteRecord(db, { kind: 'liability', id, companyId: row.company_id, name: nameOf(row), by: caller.id });
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
};
