import { addDays } from '@biuro/core/lib/date.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { CLOSABLE } from '#domain/settlement/task-conditions.ts';
import { today } from '#platform/clock/today.ts';
import type { Db } from '#platform/database/database.ts';
import { sharedTestApp } from '../../testing/server/test-app.ts';
import { addHistory } from './history.ts';

const demo = sharedTestApp({ fixture: 'demo' });
const office = sharedTestApp({ fixture: 'office' });

const rowsOf = async (db: Db, text: string) => (await sql.raw<Record<string, unknown>>(text).execute(db)).rows;
const valuesOf = async (text: string) => (await rowsOf(demo.db, text)).map(({ value }) => value);

describe('the demo shows', () => {
  test('settlements at every stage, and what is out of the ordinary', async () => {
    const statuses = await valuesOf(`SELECT DISTINCT status AS value FROM tasks`);
    expect(statuses).toEqual(
      expect.arrayContaining(['review', 'published', 'correcting', 'closed', 'suspended', 'incomplete']),
    );
    const filed = await valuesOf(`SELECT DISTINCT status AS value FROM declarations`);
    expect(filed).toEqual(expect.arrayContaining(['prepared', 'accepted', 'rejected']));
    const [found] = await rowsOf(
      demo.db,
      `SELECT
        (SELECT count(*) FROM liabilities WHERE paid_amount < amount AND status = 'read')::int > 0 AS part_payments,
        (SELECT count(*) FROM liability_proofs)::int > 0 AS proofs,
        (SELECT count(*) FROM liabilities WHERE amount_before IS NOT NULL)::int > 1 AS corrections,
        (SELECT count(*) FROM declarations WHERE status = 'prepared' AND form LIKE 'jpk%' AND due_date < now()::date)::int > 0 AS overdue,
        (SELECT count(*) FROM liability_calculations JOIN liabilities ON id = liability_id WHERE status = 'read')::int AS calculations,
        (SELECT count(*) FROM change_requests WHERE status = 'sent')::int AS proposals,
        (SELECT count(DISTINCT status) FROM staff_reports)::int AS reports`,
    );
    expect(found).toEqual({
      part_payments: true,
      proofs: true,
      corrections: true,
      overdue: true,
      calculations: 1,
      proposals: 1,
      reports: 5,
    });
  });

  test('income tax of partnerships for each of their partners, and an account for each amount that clients see', async () => {
    const broken = await rowsOf(
      demo.db,
      `SELECT companies.name, kind, liabilities.period FROM liabilities JOIN companies ON companies.id = company_id
       WHERE company_type IN ('sc', 'sj', 'sp') AND kind IN ('pit', 'lump_sum') AND partner_id IS NULL
         OR liabilities.status NOT IN ('to_calculate', 'calculated', 'not_applicable') AND result = 'payable' AND account IS NULL`,
    );
    expect(broken).toEqual([]);
    const partnerships = await valuesOf(
      `SELECT DISTINCT companies.name AS value FROM liabilities JOIN companies ON companies.id = company_id WHERE kind = 'pit' AND partner_id IS NOT NULL`,
    );
    expect(partnerships).toHaveLength(7);
  });

  test('what was, is and differs to a client who has not paid it yet', async () => {
    const [vat] = await rowsOf(
      demo.db,
      `SELECT liabilities.status, amount_before < amount AS more, correction_reason IS NOT NULL AS reason FROM liabilities
       JOIN companies ON companies.id = company_id WHERE companies.name LIKE 'Delta%' AND kind = 'vat' ORDER BY period DESC LIMIT 1`,
    );
    expect(vat).toEqual({ status: 'read', more: true, reason: true });
  });

  test('a history of each settlement that ends where the settlement stands', async () => {
    const broken = await valuesOf(`
      SELECT tasks.title || ' ' || tasks.status || ' ' || coalesce(last.status, '') AS value FROM tasks LEFT JOIN LATERAL (
        SELECT change ->> 'after' AS status FROM audit CROSS JOIN LATERAL jsonb_array_elements(changes) change
        WHERE audit.entity = 'task' AND entity_id = tasks.id AND action IN ('task.moved', 'task.documents_confirmed') AND change ->> 'field' = 'status'
        ORDER BY audit.id DESC LIMIT 1) last ON true
      WHERE coalesce(last.status, 'awaiting_documents') <> tasks.status`);
    expect(broken).toEqual([]);
    const outOfOrder = await valuesOf(`
      SELECT id AS value FROM (SELECT id, at, lag(at) OVER (PARTITION BY entity_id ORDER BY id) AS before FROM audit WHERE entity = 'task') entries
      WHERE before > at`);
    expect(outOfOrder).toEqual([]);
  });
});

describe.each(['2026-01-01', '2026-05-05', '2026-08-20'])('made on %s, the year', (day) => {
  beforeAll(async () => {
    await office.db.deleteFrom('tasks').execute();
    await addHistory(office.db, undefined, new Date(`${day}T11:00:00Z`));
  });

  test('has nothing that is yet to come', async () => {
    const late = await rowsOf(
      office.db,
      `SELECT id FROM liabilities WHERE greatest(paid_at, published_at::date, read_at::date, confirmed_at::date, corrected_at::date) >= '${day}'
       UNION ALL SELECT id FROM audit WHERE at >= '${day}T11:00:00Z' AND entity_id IN (SELECT id FROM tasks)
       UNION ALL SELECT id FROM declarations WHERE sent_at >= '${day}'`,
    );
    expect(late).toEqual([]);
  });

  test('breaks no rule of the portal', async () => {
    const broken = await rowsOf(
      office.db,
      `SELECT tasks.title FROM tasks WHERE status = 'closed' AND kind = 'settlement' AND NOT ${CLOSABLE.replace(`tasks.status = 'published'`, 'true')}
       UNION ALL SELECT title FROM liabilities
         WHERE read_at < published_at OR confirmed_at::date < paid_at OR paid_at < published_at::date OR amount IS NULL AND status <> 'to_calculate'`,
    );
    expect(broken).toEqual([]);
  });
});

test('days of the demo go on to yesterday', async () => {
  const [{ last } = {}] = await rowsOf(demo.db, `SELECT max(at)::date::text AS last FROM audit WHERE entity = 'task'`);
  expect(String(last) >= addDays(today(), -6)).toBe(true);
});
