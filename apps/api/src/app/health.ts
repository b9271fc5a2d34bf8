import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Tenant } from './tenants.ts';

/** `/healthz`: the process lives. `/readyz`: it can serve, that is, every office's database answers and it is not stopping. */
export function serveHealth(app: FastifyInstance, tenants: Tenant[], isStopping: () => boolean): void {
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping()) reply.header('Connection', 'close');
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const ready = !isStopping() && (await Promise.all(tenants.map(answers))).every(Boolean);
    return ready ? { status: 'ready' } : reply.code(503).header('Retry-After', 2).send({ status: 'not ready' });
  });
}

const answers = ({ db }: Tenant) =>
  sql`SELECT 1 FROM users LIMIT 1`.execute(db).then(
    () => true,
    () => false,
  );
