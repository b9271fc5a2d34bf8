import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { v7 as uuid } from 'uuid';
import { FIND } from '../../../apps/api/src/features/companies/queries.ts';
import { digest, inTransaction, ownerOf, pool, sendText } from './database.ts';

const CLAIM = `INSERT INTO idempotency_keys (caller_id, operation, key, fingerprint, status)
  VALUES ($1, 'createCompany', $2, $3, NULL) ON CONFLICT DO NOTHING`;
const ANSWERED = `UPDATE idempotency_keys SET status = 201, answer = $3
  WHERE caller_id = $1 AND operation = 'createCompany' AND key = $2`;
const INSERT = `INSERT INTO companies (id, name, company_type, vat_number, lifecycle, taxation_form, books_form, income_period, vat_status,
    vat_period, zus_scheme, country, docs_due_day, doc_channel, city, email, phone)
  VALUES ($1, $2, $3, $4, 'onboarding', 'scale', 'kpir', 'monthly', 'active', 'monthly', 'full', 'PL', 5, 'portal', $5, $6, $7)
  ON CONFLICT (vat_number) DO NOTHING RETURNING id`;
const AUDIT = `INSERT INTO audit (id, actor_id, actor_name, action, entity, entity_id, company_id, changes, ip, request_id)
  VALUES ($1, $2, (SELECT first_name || ' ' || last_name FROM users WHERE id = $2), 'company.created', 'company', $3, $3, $4, $5, $6)`;

interface NewCompany {
  name: string;
  company_type: string;
  vat_number: string;
  city: string;
  email: string;
  phone: string;
}

/** One company by its id, and a new one with its key and its history: the portal's statements and nothing around them. */
export function addRecords(app: FastifyInstance): void {
  app.get<{ Params: { id: string } }>('/companies/:id', async ({ headers, params }, reply) => {
    if (!(await ownerOf(headers.authorization))) return reply.code(401).send();
    const company = await find(pool, params.id);
    return company ? { data: company } : reply.code(404).send();
  });

  app.post<{ Body: NewCompany }>('/companies', async ({ headers, body, ip, id: request }, reply) => {
    const owner = await ownerOf(headers.authorization);
    if (!owner) return reply.code(401).send();
    const id = uuid();
    const key = String(headers['idempotency-key']);
    const { name, company_type, vat_number, city, email, phone } = body;
    const changes = Object.entries(body).map(([field, after]) => ({ field, before: null, after }));
    const text = await inTransaction(async (client) => {
      await client.query(CLAIM, [owner.id, key, digest(JSON.stringify(body))]);
      await client.query(INSERT, [id, name, company_type, vat_number, city, email, phone]);
      const answer = JSON.stringify({ data: await find(client, id) });
      await client.query(AUDIT, [uuid(), owner.id, id, JSON.stringify(changes), ip, request]);
      await client.query(ANSWERED, [owner.id, key, Buffer.from(answer)]);
      return answer;
    });
    return sendText(reply, 201, text);
  });
}

async function find(client: pg.Pool | pg.PoolClient, id: string): Promise<unknown> {
  const { rows } = await client.query({ name: 'company', text: FIND, values: [id] });
  return rows[0]?.company;
}
