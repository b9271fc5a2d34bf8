import type { Handlers } from '../app/contract/handlers.ts';
import { exportList } from '../app/export/export-list.ts';
import type { ListExport } from '../app/export/list-export.ts';
import { confirmationHandlers } from './declaration-confirmation.ts';
import { editHandlers } from './declaration-edit.ts';
import { declarationList, sentOfOwn, visibleTo } from './declaration-list.ts';
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
