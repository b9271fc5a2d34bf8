import { companyOfDeleted, deletedColumns, deletedOf, deletedValue } from '#platform/database/deleted/deleted-list.ts';
import { restoreRecord } from '#platform/database/deleted/deleted-records.ts';
import { createList } from '#platform/database/list/list.ts';
import type { FeatureServices } from '#platform/feature.ts';
import type { Handlers } from '#platform/http/contract/handlers.ts';
import { notFound, Problem } from '#platform/http/problem.ts';
import { lockToChange, visibleDocument, writeDown } from '../read.ts';

const deletedDocuments = createList<'listDeletedDocuments', 'deleted_at'>({
  ...deletedOf('document'),
  name: 'deleted documents',
  tags: ['documents', 'companies'],
  columns: {
    ...deletedColumns,
    title: deletedValue('title'),
    kind: deletedValue('kind'),
    month: deletedValue('month'),
    company: companyOfDeleted,
  },
});

export const createDeletionHandlers = ({
  deletedRecords,
}: Pick<FeatureServices, 'deletedRecords'>): Pick<
  Handlers,
  'listDeletedDocuments' | 'deleteDocument' | 'restoreDocument'
> => ({
  async listDeletedDocuments({ query }, context) {
    return { status: 200, json: await deletedDocuments.page(context, { name: 'all' }, query ?? {}) };
  },

  async deleteDocument({ params: { id } }, context) {
    const { db, caller } = context;
    await visibleDocument(context, id);
    if (!(await deletedRecords.lock(db, 'document', id))) throw notFound();
    const row = await lockToChange(context, id);
    if (!caller.isAdmin && row.status !== 'sent') throw new Problem(409, 'document_in_office');
    const { company_id, title, kind, month, status } = row;
    await deletedRecords.delete(db, {
      kind: 'document',
      id: row.id,
      companyId: company_id,
      name: title,
      by: caller.id,
    });
    await writeDown(context, 'deleted', row, { title, kind, month, status }, {});
    return { status: 204 };
  },

  async restoreDocument({ params: { id } }, context) {
    const restored = await restoreRecord(context.db, 'document', id);
    const data = await visibleDocument(context, id);
    const { title, kind, month, company } = data;
    if (restored) await writeDown(context, 'restored', { id, company_id: company.id }, {}, { title, kind, month });
    return { status: 200, body: { data } };
  },
});
