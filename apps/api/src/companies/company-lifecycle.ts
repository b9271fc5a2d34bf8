import type { Handlers } from '../app/contract/handlers.ts';

export const lifecycleHandlers = {} as Pick<
  Handlers,
  'changeCompanyLifecycle' | 'getCompanyChecklist' | 'setCompanyChecklistItem' | 'changeCompanies'
>;
