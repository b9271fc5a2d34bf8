import type { Handlers } from '../app/contract/handlers.ts';
import { confirmationHandlers } from './declaration-confirmation.ts';
import { editHandlers } from './declaration-edit.ts';
import { declarationList, sentOfOwn, visibleTo } from './declaration-list.ts';

type DeclarationHandlers = Pick<
  Handlers,
  | 'listDeclarations'
  | 'createDeclaration'
  | 'listMyDeclarations'
  | 'changeDeclarationStatus'
  | 'putDeclarationConfirmation'
  | 'getDeclarationConfirmation'
>;

export const declarationHandlers: DeclarationHandlers = {
  async listDeclarations({ query }, context) {
    return { status: 200, json: await declarationList.page(context, visibleTo(context.caller), query ?? {}) };
  },

  async listMyDeclarations({ query }, context) {
    const { company_id, task_id, ...page } = query ?? {};
    const newestFirst = { ...page, sort: 'due_date:desc', filters: { company_id, task_id } };
    return { status: 200, json: await declarationList.page(context, sentOfOwn, newestFirst) };
  },

  ...editHandlers,
  ...confirmationHandlers,
};
