import { type Insertable, sql } from 'kysely';
import type { Db } from '#platform/database/database.ts';
import type { LiabilityProofsTable } from '#platform/database/tables/settlements.ts';
import { openFile } from '#platform/files/open-file.ts';
import { takeUpload } from '#platform/files/uploads/take-upload.ts';
import type { Handlers } from '#platform/http/contract/handlers.ts';
import { notFound, Problem } from '#platform/http/problem.ts';
import { isTold } from '../corrections/moves.ts';
import { nameOf, subjectOf, writeDown } from '../history.ts';
import { visibleLiability } from '../read.ts';
import { assertMayPay } from '../rights.ts';

export const proofHandlers: Pick<Handlers, 'putPaymentProof' | 'getPaymentProof'> = {
  async putPaymentProof({ params: { id }, body }, context) {
    const liability = await visibleLiability(context, id);
    await assertMayPay(context, { kind: liability.kind, company_id: liability.company.id });
    if (!isTold(liability.status)) throw new Problem(422, 'not_published');
    const { file_id, name, type } = await takeUpload(context, body.upload_id, 'payment_proof');
    await putProof(context.db, { liability_id: liability.id, file_id, name, type, added_by: context.caller.id });
    await writeDown(context, 'liability.proof_added', subjectOf(liability), {}, { file: name });
    return { status: 200, body: { data: await visibleLiability(context, id) } };
  },

  async getPaymentProof({ params: { id } }, context) {
    const liability = await visibleLiability(context, id);
    const proof = await findProof(context.db, liability.id);
    if (!proof?.file_id) throw notFound();
    context.log.info(
      { user: context.caller.id, liability: liability.id, what: nameOf(liability) },
      'payment proof read',
    );
    return { status: 200, file: await openFile(context, proof.file_id) };
  },
};

async function putProof(db: Db, proof: Omit<Insertable<LiabilityProofsTable>, 'added_at'>): Promise<void> {
  const { liability_id, ...file } = proof;
  const added_at = sql<Date>`now()`;
  await db
    .insertInto('liability_proofs')
    .values({ liability_id, ...file, added_at })
    .onConflict((conflict) => conflict.column('liability_id').doUpdateSet({ ...file, body: null, added_at }))
    .execute();
}

const findProof = (db: Db, liabilityId: string) =>
  db.selectFrom('liability_proofs').select('file_id').where('liability_id', '=', liabilityId).executeTakeFirst();
