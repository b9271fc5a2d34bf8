import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Tenant } from '#platform/tenants/tenants.ts';

/**
 * `/healthz`: the process is alive. `/readyz`: it can serve, i.e. the databases of all offices answer and it is not
 * stopping.
 */
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

/** Shorter than a query may take. */
const PATIENCE = 2_000;

const answers = ({ authDb }: Tenant): Promise<boolean> =>
  Promise.race([
    sql`SELECT 1 FROM users LIMIT 1`.execute(authDb).then(
      () => true,
      () => false,
    ),
    wait(PATIENCE, false, { ref: false }),
  ]);
