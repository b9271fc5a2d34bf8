import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { today } from '#platform/clock/today.ts';
import { sharedTestApp } from '../../testing/server/test-app.ts';
import { addManyUptimes } from '../large/uptimes.ts';
import { addUptimes } from './uptimes.ts';

const demo = sharedTestApp({ fixture: 'demo' });
const office = sharedTestApp({ fixture: 'office' });

test('the demo has a year of believable work in every status, none of it in the future', async () => {
  const { db } = demo;
  const days = await db
    .selectFrom('uptimes')
    .select(['user_id', 'day', sql<number>`sum(seconds)`.as('seconds')])
    .where('end_date', 'is not', null)
    .groupBy(['user_id', 'day'])
    .execute();
  expect(days.filter(({ seconds }) => seconds > 8.5 * 3_600)).toEqual([]);
  expect(days.filter(({ day }) => day >= today())).toEqual([]);
  expect(new Set(days.map(({ day }) => day.slice(0, 7))).size).toBeGreaterThanOrEqual(11);
  const statuses = await db.selectFrom('uptimes').select('status').distinct().execute();
  expect(statuses.map(({ status }) => status).toSorted()).toEqual(
    ['approved', 'invoiced', 'rejected', 'running', 'saved', 'submitted'].filter(
      // In the first days after closing, what was handed in is not old enough yet.
      (status) => status !== 'submitted' || statuses.some((found) => found.status === status),
    ),
  );
  const settled = await db.selectFrom('uptimes').select('id').where('settlement_id', 'is not', null).execute();
  expect(settled.length).toBeGreaterThan(3_000);
});

test('the demo breaks no rule of the portal', async () => {
  const { db } = demo;
  const broken = await db
    .selectFrom('uptimes')
    .select('id')
    .where(
      sql<boolean>`(company_id IS NULL AND category NOT IN ('administration', 'training'))
        OR (comment IS NULL AND (category = 'advice' OR seconds > 14400))
        OR (settlement_id IS NOT NULL AND company_id <> (SELECT company_id FROM tasks WHERE tasks.id = settlement_id))`,
    )
    .execute();
  expect(broken).toEqual([]);
  const late = await db
    .selectFrom('uptimes')
    .innerJoin('uptime_months', 'uptime_months.user_id', 'uptimes.user_id')
    .select('uptimes.id')
    .where(sql<boolean>`month = to_char(day, 'YYYY-MM') AND status NOT IN ('approved', 'invoiced')`)
    .execute();
  expect(late).toEqual([]);
});

test('it can be made on any day of a month', async () => {
  for (const day of ['2027-01-01', '2027-03-01', '2027-05-06', '2027-10-31']) {
    await office.db.deleteFrom('uptimes').execute();
    await office.db.deleteFrom('uptime_months').execute();
    await addUptimes(office.db, new Date(`${day}T10:00:00Z`));
    const { last } = await office.db
      .selectFrom('uptimes')
      .select(sql<string>`max(day)::text`.as('last'))
      .executeTakeFirstOrThrow();
    expect(last < day).toBe(true);
  }
});

test('as many entries as one likes overlap nowhere', async () => {
  await office.db.deleteFrom('uptimes').execute();
  await addManyUptimes(office.db, 12_345);
  const { count } = await office.db
    .selectFrom('uptimes')
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  expect(count).toBe(12_345);
});
