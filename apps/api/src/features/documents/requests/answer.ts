import { completeSettlement, lockSettlementOf } from '#domain/documents/complete-settlement.ts';
import { planNotices } from '#domain/notices/plan-notices.ts';
import type { Context, Handlers } from '#platform/http/contract/handlers.ts';
import { notFound, Problem } from '#platform/http/problem.ts';
import { handOver } from '../change/create.ts';
import { handOverAgain } from '../change/edit.ts';
import { lockDocument } from '../queries.ts';
import { linkedRequest, lockToAnswer, type RequestRow, writeDown } from './read.ts';

type Answers = 'getLinkedDocumentRequest' | 'deliverDocumentRequestItem' | 'answerDocumentRequestItem';

/** What the company does, signed in or through an action link. */
export const answerHandlers: Pick<Handlers, Answers> = {
  async getLinkedDocumentRequest(_request, context) {
    const { link } = context.caller;
    if (!link) throw notFound();
    return { status: 200, body: { data: await linkedRequest(context, link.requestId) } };
  },

  async deliverDocumentRequestItem({ params, body }, context) {
    if (context.caller.isAdmin) throw notFound();
    await lockSettlementOf(context, { request: params.id });
    const returned = await lockReturned(context, params.item_id);
    const { request, item } = await lockItem(context, params);
    if (item.not_applicable !== null) await setReason(context, item.id, null);
    if (returned) await handOverAgain(context, returned, body.upload_ids);
    else
      await handOver(context, {
        ...body,
        company_id: request.company_id,
        month: request.month,
        kind: item.kind,
        title: item.label,
        direction: 'from_client',
        request_item_id: item.id,
      });
    await tellOffice(context, request);
    return { status: 200, body: { data: await linkedRequest(context, request.id) } };
  },

  async answerDocumentRequestItem({ params, body }, context) {
    await lockSettlementOf(context, { request: params.id });
    const { request, item } = await lockItem(context, params);
    const reason = body.reason?.trim() || null;
    if (reason !== item.not_applicable) {
      if (reason !== null && item.state !== 'missing' && item.state !== 'not_applicable')
        throw new Problem(409, 'item_delivered');
      await setReason(context, item.id, reason);
      await writeDown(context, 'answered', request, { reason: item.not_applicable }, { item: item.label, reason });
      await completeSettlement(context, { request: request.id });
      await tellOffice(context, request);
    }
    return { status: 200, body: { data: await linkedRequest(context, request.id) } };
  },
};

interface ItemParams {
  id: string;
  item_id: string;
}

/** The request, locked, and its item. A withdrawn one asks for nothing (409). */
async function lockItem(context: Context, { id, item_id }: ItemParams) {
  const request = await lockToAnswer(context, id);
  const item = await context.db
    .selectFrom('document_request_items')
    .selectAll()
    .where('id', '=', item_id)
    .where('request_id', '=', request.id)
    .executeTakeFirst();
  if (!item) throw notFound();
  if (request.status === 'withdrawn') throw new Problem(409, 'request_withdrawn');
  return { request, item };
}

/** The document of an item that is to be corrected, locked before its request. Only who may see it gets it. */
async function lockReturned({ db }: Context, itemId: string) {
  const returned = await db
    .selectFrom('documents')
    .select('id')
    .where('request_item_id', '=', itemId)
    .where('status', '=', 'to_correct')
    .orderBy('updated_at', 'desc')
    .executeTakeFirst();
  const row = returned && (await lockDocument(db, returned.id));
  return row?.status === 'to_correct' ? row : undefined;
}

const setReason = ({ db }: Context, id: string, reason: string | null) =>
  db.updateTable('document_request_items').set({ not_applicable: reason }).where('id', '=', id).execute();

/** Once everything is answered, who looks after the company is told. */
async function tellOffice({ db, caller, requestId }: Context, { id, company_id }: RequestRow): Promise<void> {
  const now = await db
    .selectFrom('document_requests')
    .innerJoin('companies', 'companies.id', 'document_requests.company_id')
    .select(['document_requests.status', 'companies.owner_id'])
    .where('document_requests.id', '=', id)
    .executeTakeFirst();
  if (caller.isAdmin || !now || !['delivered', 'accepted'].includes(now.status)) return;
  const about = { entityId: id, companyId: company_id, to: { users: [now.owner_id] } };
  await planNotices(db, [{ event: 'request_delivered', ...about, dedupeKey: `request_delivered ${id} ${requestId}` }]);
}
