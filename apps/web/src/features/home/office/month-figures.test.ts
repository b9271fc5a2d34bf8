import { expect, test } from 'vitest';
import { hrefOf } from './month-figures.ts';

test('each number leads to the list of what it counts', () => {
  const keys = ['documents', 'in_work', 'to_publish', 'overdue'] as const;
  expect(keys.map((key) => hrefOf(key, '2026-10', 'all'))).toEqual([
    '/dashboard/tasks?month=2026-10&filters[kind]=settlement&filters[documents_missing]=true',
    '/dashboard/tasks?month=2026-10&filters[kind]=settlement&filters[stage]=work',
    '/dashboard/liabilities?month=2026-10&filters[to_tell]=true',
    '/dashboard/liabilities?month=2026-10&filters[state]=open&filters[overdue]=true',
  ]);
  expect(hrefOf('to_publish', '2026-10', 'mine')).toBe(
    '/dashboard/liabilities?month=2026-10&filters[mine]=true&filters[to_tell]=true',
  );
});
