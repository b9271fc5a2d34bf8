import type { Audiences } from '../audience.ts';

export const audiences: Audiences = {
  getExport: 'office',
  getJob: 'office',
  listJobs: 'office',
};
