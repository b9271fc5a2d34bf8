import { historyOf } from '#platform/audit/audit.ts';
import { exportList } from '#platform/export/export-list.ts';
import type { ListExport } from '#platform/export/list-export.ts';
import type { FeatureServices } from '#platform/feature.ts';
import type { Handlers } from '#platform/http/contract/handlers.ts';
import { createHandlers } from './change/create.ts';
import { createDeletionHandlers } from './change/deletion.ts';
import { editHandlers } from './change/edit.ts';
import { statusHandlers } from './change/status.ts';
import { createFileHandlers } from './files/files.ts';
import { documentList, ofOwnCompanies, visibleTo } from './list/list.ts';
import messages from './messages.json' with { type: 'json' };
import { markRead } from './queries.ts';
import { visibleDocument } from './read.ts';
import { requestHandlers } from './requests/requests.ts';

type Operations =
  | 'listDocuments'
  | 'listDocumentIds'
  | 'exportDocuments'
  | 'listMyDocuments'
  | 'getDocument'
  | 'getDocumentHistory'
  | keyof typeof createHandlers
  | keyof typeof editHandlers
  | keyof typeof statusHandlers
  | keyof ReturnType<typeof createFileHandlers>
  | 'listDeletedDocuments'
  | 'deleteDocument'
  | 'restoreDocument'
  | keyof typeof requestHandlers;

export const documentExport: ListExport<'exportDocuments'> = {
  operation: 'exportDocuments',
  list: documentList,
  scope: visibleTo,
  configured: ({ config }) => config.modules.documents.columns.documents,
  messages,
};

export const createDocumentHandlers = (services: FeatureServices): Pick<Handlers, Operations> => ({
  async listDocuments({ query }, context) {
    return { status: 200, json: await documentList.page(context, visibleTo(context.caller), query ?? {}) };
  },

  async listDocumentIds({ query }, context) {
    return { status: 200, json: await documentList.ids(context, visibleTo(context.caller), query ?? {}) };
  },

  async exportDocuments({ query }, context) {
    return exportList(context, documentExport, query);
  },

  async listMyDocuments({ query }, context) {
    const { company_id, month, state, ...page } = query ?? {};
    const newestFirst = { ...page, sort: 'created_at:desc', filters: { company_id, month, state } };
    return { status: 200, json: await documentList.page(context, ofOwnCompanies, newestFirst) };
  },

  async getDocument({ params: { id } }, context) {
    const document = await visibleDocument(context, id);
    if (context.caller.isAdmin || document.direction !== 'from_office' || document.read_at)
      return { status: 200, body: { data: document } };
    await markRead(context.db, document.id);
    return { status: 200, body: { data: await visibleDocument(context, document.id) } };
  },

  async getDocumentHistory({ params: { id }, query }, context) {
    const document = await visibleDocument(context, id);
    return { status: 200, body: await historyOf(context, 'document', document.id, query) };
  },

  ...createHandlers,
  ...editHandlers,
  ...statusHandlers,
  ...createFileHandlers(services),
  ...createDeletionHandlers(services),
  ...requestHandlers,
});
