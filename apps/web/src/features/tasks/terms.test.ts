import { expect, test } from 'vitest';
import { mayEditTask, shortTitle, stepOf } from './terms.ts';

const company = { id: '01990000-0000-7000-8000-00000000000c', name: 'Alfa – Beta Sp. z o.o.' };

test('beside its company a title goes without its name', () => {
  expect(shortTitle({ title: 'Rozliczenie 10/2026 – Alfa – Beta Sp. z o.o.', company })).toBe('Rozliczenie 10/2026');
  expect(shortTitle({ title: 'Umowa najmu – aneks', company })).toBe('Umowa najmu – aneks');
});

test('a task stands in the step that its client sees', () => {
  expect((['incomplete', 'complete', 'booked', 'correcting', 'closed'] as const).map(stepOf)).toEqual([
    'documents',
    'booking',
    'taxes',
    'payment',
    'closed',
  ]);
  expect(stepOf('suspended')).toBeUndefined();
});

test('who does payroll changes tasks of payroll only', () => {
  const payroll = { rights: ['tasks:edit'], role: 'payroll' };
  expect([mayEditTask({ kind: 'payroll' }, payroll), mayEditTask({ kind: 'settlement' }, payroll)]).toEqual([
    true,
    false,
  ]);
  expect(mayEditTask({ kind: 'settlement' }, { rights: ['tasks:edit'], role: 'accountant' })).toBe(true);
  expect(mayEditTask({ kind: 'payroll' }, { rights: [], role: 'auditor' })).toBe(false);
});
