import { fileURLToPath } from 'node:url';

/** Of the repository. */
export const root = fileURLToPath(new URL('../../../', import.meta.url));

/** What is started as a process, as paths from the root: no app is imported here, so that the packages form no cycle. */
export const PROGRAMS = {
  server: 'apps/api/src/main.ts',
  admin: 'apps/api/src/admin.ts',
  postgres: 'apps/api/src/testing/processes/postgres.ts',
  twoCompanies: 'apps/api/src/testing/processes/two-companies.ts',
};
