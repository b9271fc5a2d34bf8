import { expect, test } from 'vitest';
import type { StaffReport } from '../form/terms.ts';
import { newReport, readHours, reportOf, reportValuesOf } from './values.ts';

const report: StaffReport = {
  id: '01a1fb6f-0000-7000-8000-000000000010',
  company: { id: '01a1fb6f-0000-7000-8000-000000000001', name: 'Alfa' },
  kind: 'absence',
  employee: { id: '01a1fb6f-0000-7000-8000-000000000009', name: 'Jan Nowak' },
  date_from: '2026-11-02',
  date_to: '2026-11-06',
  absence_kind: 'sick_leave',
  amount: null,
  hours: [],
  note: null,
  status: 'returned',
  remark: 'Brakuje daty końca',
  warnings: [],
  created_at: '2026-11-07T08:00:00Z',
  created_by: 'Ewa Lis',
  updated_at: '2026-11-07T09:00:00Z',
  version: 2,
};

test('a returned report comes back from the form as it was sent', () => {
  expect(reportOf('absence', reportValuesOf(report, undefined))).toEqual({
    kind: 'absence',
    employee_id: '01a1fb6f-0000-7000-8000-000000000009',
    date_from: '2026-11-02',
    date_to: '2026-11-06',
    absence_kind: 'sick_leave',
  });
});

test('a kind sends what it asks for and nothing else', () => {
  const typed = {
    ...newReport,
    employee_id: 'x',
    date_from: '2026-11-30',
    date_to: '2026-12-01',
    amount: '1 500',
    note: 'Premia',
  };
  expect(reportOf('termination', typed)).toEqual({
    kind: 'termination',
    employee_id: 'x',
    date_from: '2026-11-30',
    note: 'Premia',
  });
  expect(reportOf('bonus', typed)).toMatchObject({ amount: '1500.00' });
  const hours = { ada: '168', bogdan: ' 84,5 ', celina: ' ' };
  expect(reportOf('worktime', { ...typed, hours })).toEqual({
    kind: 'worktime',
    date_from: '2026-11-30',
    hours: [
      { employee_id: 'ada', hours: 168 },
      { employee_id: 'bogdan', hours: 84.5 },
    ],
    note: 'Premia',
  });
});

test('a new employee is described inside of the report', () => {
  const typed = { ...newReport, first_name: 'Ala', last_name: 'Kot', employed_from: '2026-12-01', fte: '0,5' };
  expect(reportOf('hire', typed)).toEqual({
    kind: 'hire',
    new_employee: {
      first_name: 'Ala',
      last_name: 'Kot',
      contract_type: 'employment',
      employed_from: '2026-12-01',
      fte: 0.5,
      student_under_26: false,
    },
  });
});

test('what is missing stays out, so that the server asks for it', () => {
  expect(reportOf('absence', newReport)).toEqual({ kind: 'absence' });
});

test.each([
  ['168', 168],
  ['84,5', 84.5],
  [' 84.25 ', 84.25],
  ['84:30', 84.5],
  ['168 h', 168],
  ['168 godz.', 168],
  ['sto', Number.NaN],
  ['h', Number.NaN],
  ['12:75', Number.NaN],
])('hours written as "%s" are read as %d', (written, hours) => expect(readHours(written)).toBe(hours));
