import { expect, test } from 'vitest';
import { type Attention, placeOf } from './attention-text.ts';

const id = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;
const line: Attention = {
  reason: 'late',
  company: { id: id(1), name: 'Delta' },
  task: null,
  liability: null,
  declaration: null,
  report: null,
  date: null,
  days: null,
  count: 1,
};
const task = { id: id(2), title: 'Rozliczenie', kind: 'settlement', period: '2026-10', status: 'published' } as const;
const declaration = { id: id(3), task_id: id(2), form: 'jpk_v7m', period: '2026-10', due_date: '2026-11-25' } as const;
const liability = {
  id: id(4),
  kind: 'vat',
  period: '2026-10',
  partner: null,
  amount: '5.00',
  due_date: '2026-11-25',
} as const;

test('a line for one thing leads to it', () => {
  expect(placeOf({ ...line, task }, 'mine')).toBe(`/dashboard/tasks/${id(2)}`);
  expect(placeOf({ ...line, reason: 'declaration_due', declaration }, 'mine')).toBe(`/dashboard/tasks/${id(2)}`);
  expect(placeOf({ ...line, reason: 'overdue', liability }, 'all')).toBe(`/dashboard/liabilities/${id(4)}`);
});

test('a line for several things leads to the list of as many, and keeps to one’s own work', () => {
  const several = { ...line, count: 3 };
  expect(placeOf({ ...several, reason: 'declaration_late', declaration }, 'all')).toBe(
    '/dashboard/declarations?filters[form]=jpk_v7m&filters[due_date]=2026-11-25',
  );
  expect(placeOf({ ...several, reason: 'closable', task }, 'mine')).toBe(
    '/dashboard/tasks?filters[closable]=true&filters[mine]=true',
  );
  expect(placeOf({ ...several, reason: 'overdue', liability }, 'mine')).toBe(
    `/dashboard/liabilities?filters[state]=open&filters[overdue]=true&filters[company_id]=${id(1)}&filters[mine]=true`,
  );
  expect(placeOf({ ...several, reason: 'to_confirm', liability }, 'all')).toBe(
    `/dashboard/liabilities?filters[state]=to_confirm&filters[company_id]=${id(1)}`,
  );
  const report = { id: id(5), kind: 'hire', employee: null } as const;
  expect(placeOf({ ...several, reason: 'staff_report', report }, 'all')).toBe(
    `/dashboard/companies/${id(1)}/employees`,
  );
});
