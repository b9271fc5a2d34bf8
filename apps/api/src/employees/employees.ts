import type { Handlers } from '../app/contract/handlers.ts';

export const employeeHandlers = {} as Pick<Handlers, 'listEmployees' | 'createEmployee' | 'updateEmployee'>;
