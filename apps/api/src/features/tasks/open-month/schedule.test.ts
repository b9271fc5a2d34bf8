import { describe, expect, test } from 'vitest';
import { sharedTestApp } from '../../../testing/server/test-app.ts';
import { dueMonth, missingMonths, planMonths } from './schedule.ts';

describe('the month that is to be open', () => {
  test.each([
    ['2026-11-01T04:59:59Z', '2026-09'],
    ['2026-11-01T05:00:00Z', '2026-10'],
    ['2026-11-21T12:00:00Z', '2026-10'],
    // Summer time.
    ['2026-07-01T03:59:59Z', '2026-05'],
    ['2026-07-01T04:00:00Z', '2026-06'],
    // It is the first in Poland already, but not yet six.
    ['2026-12-31T23:30:00Z', '2026-11'],
    ['2027-01-01T05:00:00Z', '2026-12'],
    ['2027-02-28T23:30:00Z', '2027-01'],
  ])('at %s: %s', (now, month) => {
    expect(dueMonth(new Date(now))).toBe(month);
  });

  test.each([
    ['2026-10', undefined, ['2026-10']],
    ['2026-10', '2026-10', []],
    ['2026-10', '2026-09', ['2026-10']],
    ['2027-01', '2026-10', ['2026-11', '2026-12', '2027-01']],
    ['2026-10', '2026-11', []],
  ])('%s is due, %s was opened last', (due, last, expected) => {
    expect(missingMonths(due, last)).toEqual(expected);
  });

  test('after years away it does not open all of them', () => {
    expect(missingMonths('2026-10', '2020-01')).toHaveLength(12);
  });
});

describe('the portal', () => {
  const portal = sharedTestApp({});
  const planned = () =>
    portal.db.selectFrom('jobs').select(['kind', 'params', 'status', 'created_by']).orderBy('id').execute();
  const at = (now: string) => planMonths(portal.tenant, new Date(now));

  test('puts each month in once, however often it looks and how many look at once', async () => {
    await Promise.all(Array.from({ length: 5 }, () => at('2026-10-03T10:00:00Z')));
    await at('2026-10-31T10:00:00Z');
    const september = { kind: 'open_month', params: { period: '2026-09' }, status: 'queued', created_by: null };
    expect(await planned()).toEqual([september]);
    // Away from the end of October to the middle of January.
    await at('2027-01-15T10:00:00Z');
    expect((await planned()).map(({ params }) => params.period)).toEqual(['2026-09', '2026-10', '2026-11', '2026-12']);
  });

  test('opens nothing in an office without tasks', async () => {
    const { config } = portal.tenant;
    const modules = { ...config.modules, tasks: { ...config.modules.tasks, enabled: false } };
    const before = await planned();
    await planMonths({ ...portal.tenant, config: { ...config, modules } }, new Date('2028-06-15T10:00:00Z'));
    expect(await planned()).toEqual(before);
  });
});
