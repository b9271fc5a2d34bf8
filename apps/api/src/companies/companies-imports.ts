import type { Handlers } from '../app/contract/handlers.ts';

export const importHandlers = {} as Pick<Handlers, 'listCompanyImports' | 'undoCompanyImport'>;
