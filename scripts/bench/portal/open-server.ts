// The real server with one more route: the handler of getCompany without authentication.

import { startServer } from '../../../apps/api/src/app/server.ts';
import { findCompany } from '../../../apps/api/src/features/companies/queries.ts';
import { readEnvironment } from '../../../apps/api/src/platform/process/environment.ts';
import { root } from '../../library/process.ts';

const everybody = { id: '', sessionId: '', role: 'administrator', isAdmin: true, rowSecurity: false } as const;

const server = await startServer(readEnvironment(process.env, root), {
  extend(app, [tenant]) {
    app.get<{ Params: { id: string } }>('/bench/companies/:id', async ({ params }) => {
      if (!tenant) throw new Error('no office');
      return { data: await findCompany(tenant.db, params.id, everybody) };
    });
  },
});
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)));
