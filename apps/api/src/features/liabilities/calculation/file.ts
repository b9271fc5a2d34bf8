import { type Insertable, sql } from 'kysely';
import type { Db } from '#platform/database/database.ts';
import type { LiabilityCalculationsTable } from '#platform/database/tables/settlements.ts';
import { openFile } from '#platform/files/open-file.ts';
import { takeUpload } from '#platform/files/uploads/take-upload.ts';
import type { Context, Handlers } from '#platform/http/contract/handlers.ts';
import { notFound } from '#platform/http/problem.ts';
import { nameOf, subjectOf, writeDown } from '../history.ts';
import { assertTaskOpen } from '../lock.ts';
import { lockLiabilities } from '../queries.ts';
import { visibleLiability } from '../read.ts';
import { assertMayChange } from '../rights.ts';

export const calculationHandlers: Pick<Handlers, 'putCalculation' | 'getCalculation' | 'deleteCalculation'> = {
  async putCalculation({ params: { id }, body }, context) {
    const before = await lockToChange(context, id);
    const { file_id, name, type } = await takeUpload(context, body.upload_id, 'calculation');
    await putCalculation(context.db, { liability_id: id, file_id, name, type, added_by: context.caller.id });
    const names = { before: { file: before.calculation?.name }, after: { file: name } };
    await writeDown(context, 'liability.calculation_added', subjectOf(before), names.before, names.after);
    return { status: 200, body: { data: await visibleLiability(context, id) } };
  },

  async getCalculation({ params: { id } }, context) {
    const liability = await visibleLiability(context, id);
    const file = await findCalculation(context.db, liability.id);
    if (!file?.file_id) throw notFound();
    const what = { user: context.caller.id, liability: liability.id, what: nameOf(liability) };
    context.log.info(what, 'calculation read');
    return { status: 200, file: await openFile(context, file.file_id) };
  },

  async deleteCalculation({ params: { id } }, context) {
    const before = await lockToChange(context, id);
    if (!(await deleteCalculation(context.db, id))) throw notFound();
    const file = before.calculation?.name;
    await writeDown(context, 'liability.calculation_removed', subjectOf(before), { file });
    return { status: 200, body: { data: await visibleLiability(context, id) } };
  },
};

/** The liability, locked, if the caller may change it and its settlement is open. */
async function lockToChange(context: Context, id: string) {
  const [row] = await lockLiabilities(context.db, [id]);
  if (!row) throw notFound();
  assertMayChange(context, row.kind);
  assertTaskOpen(row.task_status);
  return visibleLiability(context, id);
}

type Calculation = Omit<Insertable<LiabilityCalculationsTable>, 'added_at'>;

async function putCalculation(db: Db, { liability_id, ...file }: Calculation): Promise<void> {
  const added_at = sql<Date>`now()`;
  await db
    .insertInto('liability_calculations')
    .values({ liability_id, ...file, added_at })
    .onConflict((conflict) => conflict.column('liability_id').doUpdateSet({ ...file, body: null, added_at }))
    .execute();
}

const findCalculation = (db: Db, liabilityId: string) =>
  db.selectFrom('liability_calculations').select('file_id').where('liability_id', '=', liabilityId).executeTakeFirst();

/** False when there is none. */
async function deleteCalculation(db: Db, liabilityId: string): Promise<boolean> {
  const result = await db
    .deleteFrom('liability_calculations')
    .where('liability_id', '=', liabilityId)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}
