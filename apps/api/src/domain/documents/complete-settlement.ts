import { sql } from 'kysely';
import { audit } from '#platform/audit/audit.ts';
import type { Context } from '#platform/http/contract/handlers.ts';

/**
 * Locks the settlement that asked for a document, before the document itself: changes of a settlement lock it before what belongs to it.
 * Nothing where no settlement has asked.
 */
export const lockSettlementOf = ({ db }: Pick<Context, 'db'>, requestOf: { document: string } | { request: string }) =>
  sql`SELECT FROM tasks WHERE id = (SELECT task_id FROM document_requests WHERE id = ${idOf(requestOf)}) FOR UPDATE`.execute(
    db,
  );

const idOf = (of: { document: string } | { request: string }) =>
  'request' in of
    ? sql`${of.request}::uuid`
    : sql`(SELECT request_id FROM document_request_items JOIN documents ON documents.request_item_id = document_request_items.id
        WHERE documents.id = ${of.document})`;

/** A settlement that waits for documents is complete once all that it has asked for is accepted. Lock it first. */
export async function completeSettlement(
  context: Context,
  requestOf: { document: string } | { request: string },
): Promise<void> {
  const { db, caller } = context;
  const { rows } = await sql<{ id: string; company_id: string }>`
    UPDATE tasks SET status = 'complete', missing = '{}', documents_confirmed_at = now(), documents_confirmed_by = ${caller.id},
      version = tasks.version + 1, updated_at = now()
    FROM document_requests
    WHERE document_requests.id = ${idOf(requestOf)} AND tasks.id = document_requests.task_id AND document_requests.status = 'accepted'
      AND tasks.status = 'incomplete'
      AND NOT EXISTS (SELECT FROM document_requests other WHERE other.task_id = tasks.id AND other.status NOT IN ('accepted', 'withdrawn'))
    RETURNING tasks.id, tasks.company_id`.execute(db);
  for (const { id, company_id } of rows)
    await audit(context, {
      action: 'task.documents_confirmed',
      entity: 'task',
      entityId: id,
      companyId: company_id,
      before: { status: 'incomplete' },
      after: { status: 'complete' },
    });
}
