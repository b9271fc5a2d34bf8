import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { runJobs } from '../app/testing/run-jobs.ts';
import { send } from '../app/testing/answers.ts';
import { sharedSettlementOffice } from '../app/testing/settlement-office.ts';
const { portal, admin } = sharedSettlementOffice();
test('speed', { timeout: 240_000 }, async () => {
  const { db } = portal;
  await db.connection().execute(async (c) => {
    await sql`SET statement_timeout = 0`.execute(c);
    await sql`INSERT INTO companies (id, name, company_type, vat_number, owner_id) SELECT gen_random_uuid(), 'Firma ' || n, 'zoo', (8000000000 + n)::text, (SELECT id FROM users WHERE email = 'ksiegowa@demo.example' AND n % 10 = 0) FROM generate_series(1, 2500) n`.execute(c);
    for (let m = 0; m < 8; m += 1)
      await sql`INSERT INTO tasks (id, company_id, kind, title, period, due_at, status) SELECT gen_random_uuid(), id, 'settlement', 'R', to_char(date '2026-10-01' - (${m}::int || ' month')::interval, 'YYYY-MM'), date '2026-11-18' - ${m}::int * 30, CASE WHEN ${m}::int = 0 THEN 'calculated' ELSE 'closed' END FROM companies WHERE vat_number LIKE '80%'`.execute(c);
    for (const k of ['vat', 'zus', 'pit', 'pit4', 'ppk'])
      await sql`INSERT INTO liabilities (id, task_id, company_id, kind, period, amount, result, status, statutory_date, due_date, recipient, account, title, published_at) SELECT gen_random_uuid(), tasks.id, company_id, ${k}, period, 100, 'payable', CASE WHEN tasks.status = 'closed' THEN 'confirmed' ELSE 'calculated' END, due_at, due_at + 7, 'US', '88101000712222123456321800', 't', now() FROM tasks WHERE title = 'R'`.execute(c);
    await sql`ANALYZE`.execute(c);
  });
  const rows = await sql<{ n: number }>`SELECT count(*)::int AS n FROM liabilities`.execute(db);
  const out: unknown[] = [rows.rows[0]];
  for (const query of ['', 'page=2000', 'filters[state]=open', 'filters[state]=to_publish', 'filters[overdue]=true', 'sort=company:asc', 'sort=amount:desc', 'search=firma 77', 'filters[due_date]=2026-11-25', 'filters[period]=2026-10&sort=company:asc']) {
    const times: number[] = [];
    for (let i = 0; i < 3; i += 1) {
      const start = performance.now();
      const answer = await admin.call({ method: 'GET', url: `/api/liabilities?${query}` });
      times.push(Math.round(performance.now() - start));
      if (answer.statusCode !== 200) out.push(answer.body);
    }
    out.push([query, times]);
  }
  const ids = (await sql<{ id: string }>`SELECT id FROM liabilities WHERE status = 'calculated' LIMIT 800`.execute(db)).rows.map(({ id }) => id);
  for (const dry_run of [true, false]) {
    const start = performance.now();
    const { body } = await send(admin, 'POST', '/api/liabilities/publish', { ids, channels: ['email'], dry_run });
    out.push(['publish', dry_run, body.data?.publishable ?? body, Math.round(performance.now() - start)]);
  }
  const start = performance.now();
  await runJobs(portal);
  out.push(['job', Math.round(performance.now() - start)]);
  const { data } = (await admin.call({ method: 'POST', url: '/api/users/me/calendar' })).json();
  await sql`UPDATE calendar_addresses SET user_id = (SELECT id FROM users WHERE email = 'ksiegowa@demo.example')`.execute(db);
  const from = performance.now();
  const ics = await portal.app.inject({ method: 'GET', url: new URL(data.url).pathname });
  out.push(['calendar', ics.statusCode, ics.body.length, Math.round(performance.now() - from)]);
  console.log(JSON.stringify(out, null, 0));
  expect(1).toBe(1);
});
