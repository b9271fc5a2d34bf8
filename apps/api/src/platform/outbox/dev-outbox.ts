import type { FastifyInstance } from 'fastify';
import { notFound } from '#platform/http/problem.ts';
import { listMessages } from '#platform/outbox/outbox-queries.ts';
import { type Tenant, tenantOf } from '#platform/tenants/tenants.ts';

/**
 * Demo only: messages that would have been sent, so that one can sign in without a mailbox. Not part of the contract,
 * no API key.
 */
export function serveDevOutbox(app: FastifyInstance, tenants: Tenant[]): void {
  app.get<{ Querystring: { to?: string } }>('/api/dev/outbox', { schema: { querystring: QUERY } }, async (request) => {
    const tenant = tenantOf(tenants, request.host);
    if (!tenant) throw notFound();
    return listMessages(tenant.db, request.query.to);
  });
}

const QUERY = { type: 'object', additionalProperties: false, properties: { to: { type: 'string', maxLength: 254 } } };
