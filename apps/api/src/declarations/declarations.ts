import type { Handlers } from '../app/contract/handlers.ts';

export const declarationHandlers = {} as Pick<
  Handlers,
  | 'listDeclarations'
  | 'createDeclaration'
  | 'listMyDeclarations'
  | 'changeDeclarationStatus'
  | 'putDeclarationConfirmation'
  | 'getDeclarationConfirmation'
>;
