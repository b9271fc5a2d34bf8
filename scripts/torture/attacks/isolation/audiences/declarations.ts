import type { Audiences } from '../audience.ts';

export const audiences: Audiences = {
  changeDeclarationStatus: 'tasks:edit',
  createDeclaration: 'tasks:edit',
  exportDeclarations: 'office',
  getDeclarationConfirmation: 'signed in',
  listDeclarations: 'office',
  listMyDeclarations: 'signed in',
  putDeclarationConfirmation: 'tasks:edit',
  updateDeclaration: 'tasks:edit',
};
