import { fileURLToPath } from 'node:url';

/** The root folder of the repository. */
export const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Programs that this package starts as processes, as paths from the root. It imports no app, so that the packages form no cycle. */
export const PROGRAMS = {
  server: 'apps/api/src/main.ts',
  admin: 'apps/api/src/admin.ts',
  postgres: 'apps/api/src/testing/processes/postgres.ts',
  twoCompanies: 'apps/api/src/testing/processes/two-companies.ts',
};
