import type { Handlers } from '../app/contract/handlers.ts';
import { configIn } from './config-in.ts';

export const configHandlers: Pick<Handlers, 'getConfig'> = {
  getConfig: async (_request, { tenant, locale }) => ({ status: 200, body: configIn(tenant.config, locale) }),
};
