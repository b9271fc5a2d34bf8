// What a list is measured against: a Fastify route that does the least that a list with sign-in has to do.
import { createHash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import pg from 'pg';

const pool = new pg.Pool({ ...JSON.parse(process.env.BENCH_DATABASE ?? '{}'), max: 10 });

const TOKEN = `SELECT u.id FROM access_tokens t JOIN sessions s ON s.id = t.session_id JOIN users u ON u.id = s.user_id
  WHERE t.hash = $1 AND t.expires_at > now() AND u.status = 'active' AND u.is_admin`;

interface List {
  columns: string;
  from: string;
  where: string;
  key: string;
  id: string;
  search: string;
}

const LISTS: Record<string, List> = {
  users: {
    columns: `id, first_name, last_name, email, phone, position, is_admin AS "isAdmin", role, status,
      (SELECT count(*) FROM company_users WHERE user_id = users.id) AS companies, last_login_at, created_at, version`,
    from: 'users',
    where: 'deleted_at IS NULL',
    key: 'first_name COLLATE "pl-x-icu"',
    id: 'id',
    search: 'search_text',
  },
  companies: {
    columns: `c.id, name, company_type, vat_number, lifecycle,
      CASE WHEN o.id IS NOT NULL THEN json_build_object('id', o.id, 'name', o.first_name || ' ' || o.last_name) END AS owner, city, c.email, c.phone,
      settlement.status AS accounting_status, open_tasks, (SELECT count(*) FROM tasks WHERE company_id = c.id AND is_open AND due_at < current_date) AS late_tasks,
      (SELECT json_build_object('count', count(*), 'month', min(older.month)) FROM tasks older WHERE older.company_id = c.id AND older.kind = 'settlement'
        AND older.period = older.month AND older.month < '2026-10' AND older.is_open HAVING count(*) > 0) AS unfinished_before,
      (SELECT json_build_object('due_at', settlement.docs_due_at, 'state', settlement.status, 'received', count(*),
          'to_check', count(*) FILTER (WHERE documents.state = 'to_check'), 'missing', (SELECT count(*) FROM document_requests r
            JOIN document_request_items i ON i.request_id = r.id WHERE r.company_id = c.id AND r.month = '2026-10' AND is_open AND i.state = 'missing'))
        FROM documents WHERE documents.company_id = c.id AND documents.month = '2026-10' AND direction = 'from_client') AS documents,
      c.created_at, c.updated_at, c.version`,
    from: `companies c LEFT JOIN users o ON o.id = c.owner_id LEFT JOIN tasks settlement ON settlement.company_id = c.id
      AND settlement.kind = 'settlement' AND settlement.period = '2026-10' AND settlement.status <> 'cancelled'`,
    where: 'true',
    key: 'name COLLATE "pl-x-icu"',
    id: 'c.id',
    search: 'c.search_text',
  },
};

/** Above so many hits the walk along the order finds a page sooner than sorting them. */
const MANY = 2_000;

/** As many hits as the portal counts; it says of more that there are more. */
const COUNTED = 20_000;

const page = ({ columns, from, where, key, id }: List, condition = 'true', order = key) =>
  `SELECT coalesce(json_agg(r), '[]')::text AS rows FROM
     (SELECT ${columns} FROM ${from} WHERE ${where} AND ${condition} ORDER BY ${order}, ${id} LIMIT 25) r`;

const texts = Object.entries(LISTS).map(([name, list]) => {
  const hit = `${list.search} LIKE '%' || fold($1) || '%'`;
  return {
    name,
    first: page(list),
    after: page(list, `(${list.key}, ${list.id}) > ($1, $2)`),
    walk: page(list, hit),
    sort: page(list, hit, `(${list.key} || '')`),
    status: page(list, 'settlement.status = $1'),
    count: `SELECT count(*)::int AS total FROM ${list.from} WHERE ${list.where}`,
    hits: `SELECT count(*)::int AS total FROM (SELECT FROM ${list.from} WHERE ${list.where} AND ${hit} LIMIT ${COUNTED + 1}) found`,
    ofStatus: `SELECT count(*)::int AS total FROM ${list.from} WHERE settlement.status = $1`,
  };
});
type Texts = (typeof texts)[number];

const totals = new Map<string, { until: number; total: Promise<number> }>();

function cachedCount(text: string, values: string[]): Promise<number> {
  const key = [text, ...values].join();
  const known = totals.get(key);
  if (known && known.until > Date.now()) return known.total;
  const total = pool.query(text, values).then(({ rows }) => rows[0].total as number);
  totals.set(key, { until: Date.now() + 10_000, total });
  return total;
}

interface Query {
  search?: string;
  status?: string;
  name?: string;
  id?: string;
}

async function find(list: Texts, { search, status, name, id }: Query) {
  if (search !== undefined) {
    const total = await cachedCount(list.hits, [search]);
    return [await pool.query(total > MANY ? list.walk : list.sort, [search]), total] as const;
  }
  const named = (key: string, text: string, values: (string | undefined)[]) =>
    pool.query({ name: `${list.name} ${key}`, text, values });
  if (status !== undefined)
    return Promise.all([named('status', list.status, [status]), cachedCount(list.ofStatus, [status])]);
  const rows = id === undefined ? named('first', list.first, []) : named('after', list.after, [name, id]);
  return Promise.all([rows, cachedCount(list.count, [])]);
}

const app = Fastify();
for (const list of texts) {
  app.get<{ Querystring: Query }>(`/${list.name}`, async ({ headers, query }, reply) => {
    const hash = createHash('sha256')
      .update(headers.authorization?.slice('Bearer '.length) ?? '')
      .digest();
    const token = await pool.query({ name: 'token', text: TOKEN, values: [hash] });
    if (token.rows.length === 0) return reply.code(401).send();
    const [found, total] = await find(list, query);
    return reply
      .type('application/json')
      .send(`{"data":${found.rows[0].rows},"meta":{"page":1,"limit":25,"total":${total}}}`);
  });
}
await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.((app.server.address() as AddressInfo).port);
process.once('SIGTERM', () => process.exit(0));
