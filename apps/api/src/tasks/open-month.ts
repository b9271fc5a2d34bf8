import type { Handlers } from '../app/contract/handlers.ts';

export const openMonthHandlers = {} as Pick<Handlers, 'openMonth'>;
