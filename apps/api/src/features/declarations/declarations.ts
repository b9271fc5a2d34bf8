import { exportList } from '#platform/export/export-list.ts';
import type { ListExport } from '#platform/export/list-export.ts';
import type { Handlers } from '#platform/http/contract/handlers.ts';
import { confirmationHandlers } from './confirmation.ts';
import { editHandlers } from './edit.ts';
import { declarationList, sentOfOwn, visibleTo } from './list.ts';
import messages from './messages.json' with { type: 'json' };

type DeclarationHandlers = Pick<
  Handlers,
  | 'listDeclarations'
  | 'exportDeclarations'
  | 'createDeclaration'
  | 'updateDeclaration'
  | 'listMyDeclarations'
  | 'changeDeclarationStatus'
  | 'putDeclarationConfirmation'
  | 'getDeclarationConfirmation'
>;

export const declarationExport: ListExport<'exportDeclarations'> = {
  operation: 'exportDeclarations',
  list: declarationList,
  scope: visibleTo,
  configured: ({ config }) => config.modules.tasks.columns.declarations,
  messages,
};

export const declarationHandlers: DeclarationHandlers = {
  async listDeclarations({ query }, context) {
    return { status: 200, json: await declarationList.page(context, visibleTo(context.caller), query ?? {}) };
  },

  async exportDeclarations({ query }, context) {
    return exportList(context, declarationExport, query);
  },

  async listMyDeclarations({ query }, context) {
    const { company_id, task_id, ...page } = query ?? {};
    const newestFirst = { ...page, sort: 'due_date:desc', filters: { company_id, task_id } };
    return { status: 200, json: await declarationList.page(context, sentOfOwn, newestFirst) };
  },

  ...editHandlers,
  ...confirmationHandlers,
};
