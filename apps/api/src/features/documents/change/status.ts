import type { components } from '@biuro/contract';
import { completeSettlement, lockSettlementOf } from '#domain/documents/complete-settlement.ts';
import { changeEach } from '#platform/http/change-each.ts';
import type { Context, Handlers } from '#platform/http/contract/handlers.ts';
import { invalid, notFound, versionConflict } from '#platform/http/problem.ts';
import messages from '../messages.json' with { type: 'json' };
import { needsRemark, targetsOf } from '../moves.ts';
import * as queries from '../queries.ts';
import { visibleDocument, writeDown } from '../read.ts';
import { tellClients } from './notices.ts';

type Move = Omit<components['schemas']['DocumentMove'], 'version'>;

export const statusHandlers: Pick<Handlers, 'changeDocumentStatus' | 'changeDocuments'> = {
  async changeDocumentStatus({ params: { id }, body }, context) {
    // Two that mark each other as a duplicate lock in the same order.
    await lockSettlementOf(context, { document: id });
    for (const one of [id, body.duplicate_of ?? id].toSorted()) await queries.lockDocument(context.db, one);
    const row = await locked(context, id);
    if (row.version !== body.version) throw versionConflict();
    await moveOn(context, row, body);
    return { status: 200, body: { data: await visibleDocument(context, row.id) } };
  },

  async changeDocuments({ body: { ids, ...move } }, context) {
    const change = async (id: string) => moveOn(context, await locked(context, id), move);
    const namesOf = (asked: string[]) => queries.titlesOf(context.db, asked);
    return { status: 200, body: await changeEach(context, { ids, messages, change, namesOf }) };
  },
};

async function locked(context: Context, id: string): Promise<queries.DocumentRow> {
  await lockSettlementOf(context, { document: id });
  const row = await queries.lockDocument(context.db, id);
  if (!row) throw notFound();
  return row;
}

async function moveOn(context: Context, row: queries.DocumentRow, { to, remark, duplicate_of }: Move): Promise<void> {
  if (row.status === to) throw invalid({ pointer: '/to', code: 'same' });
  if (!targetsOf(row.status).includes(to)) throw invalid({ pointer: '/to', code: 'not_next' });
  const said = remark?.trim() || null;
  if (needsRemark(to) && !said) throw invalid({ pointer: '/remark', code: 'required' });
  const first = to === 'duplicate' ? await firstOf(context, row, duplicate_of) : null;
  await queries.updateDocument(context.db, row.id, { status: to, remark: said, duplicate_of: first });
  await writeDown(context, to, row, { status: row.status }, { status: to, ...(said && { remark: said }) });
  await completeSettlement(context, { document: row.id });
  if (needsRemark(to) && row.direction === 'from_client') await tellClients(context, 'document_returned', row);
}

/** The document that this one repeats: another one of the same company, which is no duplicate itself. */
async function firstOf(context: Context, row: queries.DocumentRow, id: string | undefined): Promise<string> {
  if (id === undefined) throw invalid({ pointer: '/duplicate_of', code: 'required' });
  const first = await queries.lockDocument(context.db, id);
  const fits = first && first.id !== row.id && first.company_id === row.company_id && first.status !== 'duplicate';
  if (!fits) throw invalid({ pointer: '/duplicate_of', code: 'other' });
  return first.id;
}
