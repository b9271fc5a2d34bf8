import type { FastifyInstance } from 'fastify';
import { notFound } from '#platform/http/problem.ts';
import { LOGO_CID, logoOf } from '#platform/mail/logo.ts';
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
    const logo = `data:image/png;base64,${logoOf(tenant.config.brand).toString('base64')}`;
    const messages = await listMessages(tenant.db, request.query.to);
    return messages.map(({ html, ...message }) => ({
      ...message,
      html: html && html.replaceAll(`cid:${LOGO_CID}`, logo),
    }));
  });
}

const QUERY = { type: 'object', additionalProperties: false, properties: { to: { type: 'string', maxLength: 254 } } };
