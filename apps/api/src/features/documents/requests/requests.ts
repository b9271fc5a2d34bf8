import { historyOf } from '#platform/audit/audit.ts';
import type { Handlers } from '#platform/http/contract/handlers.ts';
import { answerHandlers } from './answer.ts';
import { changeHandlers } from './change.ts';
import { ofOwnCompanies, requestList, visibleTo } from './list.ts';
import { visibleRequest } from './read.ts';
import { templateHandlers } from './templates.ts';

type Reads = 'listDocumentRequests' | 'listMyDocumentRequests' | 'getDocumentRequest' | 'getDocumentRequestHistory';

/** What the office asks companies for, and how they answer. */
export const requestHandlers: Pick<
  Handlers,
  Reads | keyof typeof changeHandlers | keyof typeof answerHandlers | keyof typeof templateHandlers
> = {
  async listDocumentRequests({ query }, context) {
    return { status: 200, json: await requestList.page(context, visibleTo(context.caller), query ?? {}) };
  },

  async listMyDocumentRequests({ query }, context) {
    const { company_id, month, open, ...page } = query ?? {};
    const dueFirst = { ...page, sort: 'due_date:asc', filters: { company_id, month, open } };
    return { status: 200, json: await requestList.page(context, ofOwnCompanies, dueFirst) };
  },

  async getDocumentRequest({ params: { id } }, context) {
    return { status: 200, body: { data: await visibleRequest(context, id) } };
  },

  async getDocumentRequestHistory({ params: { id }, query }, context) {
    const request = await visibleRequest(context, id);
    return { status: 200, body: await historyOf(context, 'document_request', request.id, query) };
  },

  ...changeHandlers,
  ...answerHandlers,
  ...templateHandlers,
};
