// What the list of users is measured against: a bare Fastify route that does the least that a list with sign-in has to do.
import { createHash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import pg from 'pg';

const pool = new pg.Pool({ ...JSON.parse(process.env.BENCH_DATABASE ?? '{}'), max: 10 });

const TOKEN = `SELECT u.id FROM access_tokens t JOIN sessions s ON s.id = t.session_id JOIN users u ON u.id = s.user_id
  WHERE t.hash = $1 AND t.expires_at > now() AND u.status = 'active' AND u.is_admin`;
const ROWS = `SELECT id, first_name, last_name, email, phone, position, is_admin AS "isAdmin", role, status,
  (SELECT count(*) FROM company_users WHERE user_id = users.id) AS companies, last_login_at, created_at, version FROM users`;
const ORDER = `ORDER BY first_name COLLATE "pl-x-icu", id LIMIT 25`;
const page = (where = '') =>
  `SELECT coalesce(json_agg(r), '[]')::text AS rows FROM (${ROWS} WHERE deleted_at IS NULL ${where} ${ORDER}) r`;
const FIRST = page();
const AFTER = page('AND (first_name COLLATE "pl-x-icu", id) > ($1, $2)');
const SEARCH = page(`AND search_text LIKE '%' || fold($1) || '%'`);

const totals = new Map<string, { until: number; total: Promise<number> }>();

function total(search: string | undefined): Promise<number> {
  const kept = totals.get(search ?? '');
  if (kept && kept.until > Date.now()) return kept.total;
  const where = search === undefined ? '' : ` AND search_text LIKE '%' || fold($1) || '%'`;
  const counted = pool
    .query(
      `SELECT count(*)::int AS total FROM users WHERE deleted_at IS NULL${where}`,
      search === undefined ? [] : [search],
    )
    .then(({ rows }) => rows[0].total);
  totals.set(search ?? '', { until: Date.now() + 10_000, total: counted });
  return counted;
}

interface Query {
  search?: string;
  name?: string;
  id?: string;
}

function find({ search, name, id }: Query) {
  if (search !== undefined) return pool.query(SEARCH, [search]);
  if (id !== undefined) return pool.query({ name: 'after', text: AFTER, values: [name, id] });
  return pool.query({ name: 'first', text: FIRST });
}

const app = Fastify();
app.get<{ Querystring: Query }>('/users', async ({ headers, query }, reply) => {
  const hash = createHash('sha256')
    .update(headers.authorization?.slice('Bearer '.length) ?? '')
    .digest();
  const token = await pool.query({ name: 'token', text: TOKEN, values: [hash] });
  if (token.rows.length === 0) return reply.code(401).send();
  const [found, count] = await Promise.all([find(query), total(query.search)]);
  return reply
    .type('application/json')
    .send(`{"data":${found.rows[0].rows},"meta":{"page":1,"limit":25,"total":${count}}}`);
});
await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.((app.server.address() as AddressInfo).port);
process.once('SIGTERM', () => process.exit(0));
