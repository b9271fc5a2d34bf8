import { expect, test } from 'vitest';
import { hrefOf } from './month-figures.ts';

test('each number leads to the list of what it counts', () => {
  const keys = ['documents', 'in_work', 'to_publish', 'overdue'] as const;
  expect(keys.map((key) => hrefOf(key, '2026-10', 'all'))).toEqual([
    '/dashboard/tasks?filters[period]=2026-10&filters[kind]=settlement&filters[stage]=documents',
    '/dashboard/tasks?filters[period]=2026-10&filters[kind]=settlement&filters[stage]=work',
    '/dashboard/liabilities?filters[task_period]=2026-10&filters[to_tell]=true',
    '/dashboard/liabilities?filters[task_period]=2026-10&filters[state]=open&filters[overdue]=true',
  ]);
  expect(hrefOf('to_publish', '2026-10', 'mine')).toBe(
    '/dashboard/liabilities?filters[task_period]=2026-10&filters[mine]=true&filters[to_tell]=true',
  );
});
