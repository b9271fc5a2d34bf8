import type { Handlers } from '../app/contract/handlers.ts';

export const jobHandlers = {} as Pick<Handlers, 'listJobs' | 'getJob'>;
