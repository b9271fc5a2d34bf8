import type { Handlers } from '../app/contract/handlers.ts';

export const homeHandlers = {} as Pick<Handlers, 'getOfficeHome' | 'getClientHome'>;
