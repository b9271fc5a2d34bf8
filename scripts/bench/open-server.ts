// The real server with one more route: the handler of getCompany without anybody asking who calls.
import { readEnvironment } from '../../apps/api/src/app/environment.ts';
import { startServer } from '../../apps/api/src/app/server.ts';
import { findCompany } from '../../apps/api/src/companies/companies-queries.ts';
import { root } from '../process.ts';

const everybody = { id: '', sessionId: '', role: 'administrator', isAdmin: true, confined: false } as const;

const server = await startServer(readEnvironment(process.env, root), {
  extend(app, [tenant]) {
    app.get<{ Params: { id: string } }>('/bench/companies/:id', async ({ params }) => {
      if (!tenant) throw new Error('no office');
      return { data: await findCompany(tenant.db, params.id, everybody) };
    });
  },
});
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)));
