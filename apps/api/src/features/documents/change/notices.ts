import { planNotices } from '#domain/notices/plan-notices.ts';
import type { Context } from '#platform/http/contract/handlers.ts';

/** Tells those who act for the company that a document comes back, or that there is one from the office. */
export const tellClients = (
  { db, requestId }: Context,
  event: 'document_returned' | 'document_given',
  { id, company_id }: { id: string; company_id: string },
): Promise<void> =>
  planNotices(db, [
    {
      event,
      entityId: id,
      companyId: company_id,
      to: { clientsOf: company_id },
      dedupeKey: `${event} ${id} ${requestId}`,
    },
  ]);
