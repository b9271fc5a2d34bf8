import type { components } from '@biuro/contract';
import { sql, type Updateable } from 'kysely';
import { insertItems, insertRequest } from '#domain/documents/raise-request.ts';
import { planNotices } from '#domain/notices/plan-notices.ts';
import { today } from '#platform/clock/today.ts';
import type { DocumentRequestsTable } from '#platform/database/tables/documents.ts';
import type { Context, Handlers } from '#platform/http/contract/handlers.ts';
import { invalid, notFound, Problem, versionConflict } from '#platform/http/problem.ts';
import { lockRequest, type RequestRow, visibleRequest, writeDown } from './read.ts';

type Schemas = components['schemas'];
type Update = Schemas['DocumentRequestUpdate'];
type Changes =
  | 'createDocumentRequests'
  | 'updateDocumentRequest'
  | 'remindOfDocumentRequest'
  | 'withdrawDocumentRequest';

/** Minutes between two reminders by hand. */
const PAUSE = 60;

/** What the office does. */
export const changeHandlers: Pick<Handlers, Changes> = {
  async createDocumentRequests({ body }, context) {
    assertAhead(body.due_date);
    await assertCompanies(context, body.company_ids);
    const { company_ids, month, due_date, items } = body;
    const title = body.title.trim();
    const asked = {
      month,
      title,
      description: body.description?.trim() || undefined,
      due_date,
      created_by: context.caller.id,
    };
    const data: Schemas['DocumentRequest'][] = [];
    for (const company_id of company_ids) {
      const id = await insertRequest(context.db, { ...asked, company_id }, items);
      const row = { id, company_id };
      await writeDown(context, 'created', row, {}, { title, month, due_date, items: labelsOf(items) });
      await tellClients(context, 'documents_requested', row);
      data.push(await visibleRequest(context, id));
    }
    return { status: 201, body: { data } };
  },

  async updateDocumentRequest({ params: { id }, body }, context) {
    const row = await locked(context, id);
    if (row.version !== body.version) throw versionConflict();
    assertNotWithdrawn(row);
    if (body.due_date !== row.due_date) assertAhead(body.due_date);
    const before = await visibleRequest(context, row.id);
    await replaceItems(context, row.id, before.items, body.items);
    const { due_date } = body;
    const values = { title: body.title.trim(), description: body.description?.trim() || null, due_date };
    await update(context, row.id, values);
    await writeDown(
      context,
      'updated',
      row,
      { title: row.title, description: row.description, due_date: row.due_date, items: labelsOf(before.items) },
      { ...values, items: labelsOf(body.items) },
    );
    return { status: 200, body: { data: await visibleRequest(context, row.id) } };
  },

  async remindOfDocumentRequest({ params: { id } }, context) {
    const row = await locked(context, id);
    if (!row.is_open) throw new Problem(409, 'request_closed');
    const { rows } = await sql<{
      early: boolean;
    }>`SELECT greatest(reminded_at, created_at) > now() - make_interval(mins => ${PAUSE}) AS early
      FROM document_requests WHERE id = ${row.id}`.execute(context.db);
    if (rows[0]?.early) throw new Problem(409, 'reminded');
    await context.db
      .updateTable('document_requests')
      .set({ reminded_at: sql<Date>`now()` })
      .where('id', '=', row.id)
      .execute();
    await writeDown(context, 'reminded', row, {}, {});
    await tellClients(context, row.due_date < today() ? 'request_overdue' : 'request_reminder', row);
    return { status: 200, body: { data: await visibleRequest(context, row.id) } };
  },

  async withdrawDocumentRequest({ params: { id } }, context) {
    const row = await locked(context, id);
    if (row.status !== 'withdrawn') {
      await update(context, row.id, { status: 'withdrawn' });
      await writeDown(context, 'withdrawn', row, { status: row.status }, { status: 'withdrawn' });
    }
    return { status: 200, body: { data: await visibleRequest(context, row.id) } };
  },
};

async function locked(context: Context, id: string): Promise<RequestRow> {
  const row = await lockRequest(context, id);
  if (!row) throw notFound();
  return row;
}

function assertNotWithdrawn({ status }: RequestRow): void {
  if (status === 'withdrawn') throw new Problem(409, 'request_withdrawn');
}

function assertAhead(date: string): void {
  if (date < today()) throw invalid({ pointer: '/due_date', code: 'past' });
}

async function assertCompanies({ db }: Context, ids: string[]): Promise<void> {
  const found = await db.selectFrom('companies').select('id').where('id', 'in', ids).execute();
  const known = new Set(found.map(({ id }) => id));
  const unknown = ids.findIndex((id) => !known.has(id.toLowerCase()));
  if (unknown >= 0) throw invalid({ pointer: `/company_ids/${unknown}`, code: 'unknown' });
}

const update = ({ db }: Context, id: string, values: Updateable<DocumentRequestsTable>) =>
  db
    .updateTable('document_requests')
    .set({ ...values, version: sql<number>`version + 1`, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();

/** What has documents stays. */
async function replaceItems(
  { db }: Context,
  requestId: string,
  before: Schemas['DocumentRequestItem'][],
  items: Update['items'],
): Promise<void> {
  const known = new Map(before.map((item) => [item.id, item]));
  const kept = new Set(items.flatMap(({ id }) => (id === null ? [] : [id.toLowerCase()])));
  const unknown = items.findIndex(({ id }) => id !== null && !known.has(id.toLowerCase()));
  if (unknown >= 0) throw invalid({ pointer: `/items/${unknown}/id`, code: 'unknown' });
  const gone = before.filter(({ id }) => !kept.has(id));
  if (gone.some(({ documents }) => documents.length > 0)) throw new Problem(409, 'item_delivered');
  for (const [index, { id, label, kind }] of items.entries()) {
    if (id === null) await insertItems(db, requestId, [{ label, ...(kind && { kind }) }], index + 1);
    else
      await db
        .updateTable('document_request_items')
        .set({ number: index + 1, label: label.trim(), ...(kind && { kind }) })
        .where('id', '=', id)
        .execute();
  }
  if (gone.length === 0) return;
  const ids = gone.map(({ id }) => id);
  await db.deleteFrom('document_request_items').where('id', 'in', ids).execute();
}

const labelsOf = (items: { label: string }[]) => items.map(({ label }) => label.trim()).join('; ');

const tellClients = (
  { db, requestId }: Context,
  event: 'documents_requested' | 'request_reminder' | 'request_overdue',
  { id, company_id }: Pick<RequestRow, 'id' | 'company_id'>,
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
