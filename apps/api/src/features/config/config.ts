import type { Handlers } from '#platform/http/contract/handlers.ts';
import { configIn } from './config-in.ts';

/** A visit draws its frame with what the last one was told, and hears what has changed for the next one. */
const KEPT = 'private, max-age=0, stale-while-revalidate=604800';

export const configHandlers: Pick<Handlers, 'getConfig'> = {
  getConfig: async (_request, { tenant, locale }) => ({
    status: 200,
    body: configIn(tenant.config, locale),
    headers: { 'Cache-Control': KEPT },
  }),
};
