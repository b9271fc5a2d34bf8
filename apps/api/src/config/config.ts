import type { Handlers } from '../app/contract/handlers.ts';

export const configHandlers: Pick<Handlers, 'getConfig'> = {
  getConfig: async (_request, { tenant }) => ({ status: 200, body: tenant.config }),
};
