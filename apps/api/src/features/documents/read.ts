import { assertMayAct, companyAccessOf } from '#domain/people/company-access.ts';
import { audit } from '#platform/audit/audit.ts';
import type { Context } from '#platform/http/contract/handlers.ts';
import { notFound, Problem, versionConflict } from '#platform/http/problem.ts';
import { documentList, visibleTo } from './list/list.ts';
import { isSettled, isWithClient } from './moves.ts';
import { type DocumentRow, lockDocument } from './queries.ts';

/** The document, or 404 when the caller may not see it. */
export async function visibleDocument(context: Context, id: string) {
  const document = await documentList.find(context, visibleTo(context.caller), id);
  if (!document) throw notFound();
  return document;
}

/**
 * The document, locked, if the caller may change it: the office until it is booked, who acts for the company as long as it waits to be checked
 * or is to be corrected (409). 404 where they may not see it, 403 where they only look.
 */
export async function lockToChange(context: Context, id: string, version?: number): Promise<DocumentRow> {
  await visibleDocument(context, id);
  const row = await lockDocument(context.db, id);
  if (!row) throw notFound();
  assertMayAct(await companyAccessOf(context, row.company_id), context, 'documents:edit');
  if (version !== undefined && row.version !== version) throw versionConflict();
  if (context.caller.isAdmin ? isSettled(row.status) : row.direction !== 'from_client' || !isWithClient(row.status))
    throw new Problem(409, context.caller.isAdmin ? 'document_settled' : 'document_in_office');
  return row;
}

export const writeDown = (
  context: Context,
  what: string,
  { id, company_id }: Pick<DocumentRow, 'id' | 'company_id'>,
  before: Record<string, unknown>,
  after: Record<string, unknown>,
) =>
  audit(context, {
    action: `document.${what}`,
    entity: 'document',
    entityId: id,
    companyId: company_id,
    before,
    after,
  });
