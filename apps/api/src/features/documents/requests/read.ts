import type { components } from '@biuro/contract';
import { sql } from 'kysely';
import { assertMayAct, companyAccessOf } from '#domain/people/company-access.ts';
import { audit } from '#platform/audit/audit.ts';
import type { Context } from '#platform/http/contract/handlers.ts';
import { notFound } from '#platform/http/problem.ts';
import { requestList, visibleTo } from './list.ts';

export type Request = components['schemas']['DocumentRequest'];
type Linked = components['schemas']['LinkedDocumentRequest'];

/** The request, or 404 when the caller may not see it. Through a link only that of the link exists. */
export async function visibleRequest(context: Context, id: string): Promise<Request> {
  const { link } = context.caller;
  const found =
    link && link.requestId !== id.toLowerCase()
      ? undefined
      : await requestList.find(context, visibleTo(context.caller), id);
  if (!found) throw notFound();
  return found;
}

export type RequestRow = NonNullable<Awaited<ReturnType<typeof lockRequest>>>;

export const lockRequest = ({ db }: Pick<Context, 'db'>, id: string) =>
  db.selectFrom('document_requests').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** The request, locked, for who may act for its company or has the right in the office; 404, or 403 for who only looks. */
export async function lockToAnswer(context: Context, id: string): Promise<RequestRow> {
  const { company } = await visibleRequest(context, id);
  assertMayAct(await companyAccessOf(context, company.id), context, 'documents:edit');
  const row = await lockRequest(context, id);
  if (!row) throw notFound();
  return row;
}

/** What the page of a request shows. Through a link nothing of what was handed over before. */
export async function linkedRequest(context: Context, id: string): Promise<Linked> {
  const { link } = context.caller;
  const { company, month, title, description, due_date, status, items, done } = await visibleRequest(context, id);
  return {
    id,
    company,
    month,
    title,
    description,
    due_date,
    status,
    items: link ? items.map((item) => ({ ...item, documents: [] })) : items,
    done,
    contact: await contactOf(context, company.id),
    link_expires_at: link ? link.expiresAt.toISOString() : null,
  };
}

async function contactOf({ db, tenant }: Context, companyId: string): Promise<Linked['contact']> {
  const { rows } = await sql<{ name: string; phone: string | null }>`
    SELECT users.first_name || ' ' || users.last_name AS name, users.phone
    FROM companies JOIN users ON users.id = companies.owner_id AND users.deleted_at IS NULL WHERE companies.id = ${companyId}`.execute(
    db,
  );
  const { office, phone = null } = tenant.config.brand;
  const [owner] = rows;
  return owner ? { name: owner.name, phone: owner.phone ?? phone } : { name: office, phone };
}

export const writeDown = (
  context: Context,
  what: string,
  { id, company_id }: Pick<RequestRow, 'id' | 'company_id'>,
  before: Record<string, unknown>,
  after: Record<string, unknown>,
) =>
  audit(context, {
    action: `document_request.${what}`,
    entity: 'document_request',
    entityId: id,
    companyId: company_id,
    before,
    after,
  });
