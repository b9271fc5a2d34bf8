import { createElement } from 'react';
import { expect, test } from 'vitest';
import { fieldNames } from '../../../testing/static-markup.tsx';
import { EmployeeDialog } from './employee-dialog.tsx';
import type { Employee } from './terms.ts';
import { employeeFields, employeeOf, employeeUpdateOf, newEmployee, valuesOf } from './values.ts';

const employee: Employee = {
  id: '01a1fb6f-0000-7000-8000-000000000009',
  first_name: 'Żaneta',
  last_name: 'Łoś',
  pesel: '*******1359',
  passport: null,
  birth_date: null,
  contract_type: 'employment',
  employed_from: '2024-03-01',
  employed_to: null,
  fte: 0.5,
  salary: '4666.00',
  next_salary: null,
  next_salary_from: null,
  medical_until: '2027-01-15',
  safety_until: null,
  student_under_26: false,
  status: 'employed',
  absent_until: null,
  version: 4,
};

test('an employee comes back from the form as they went in, but for the PESEL, which stays as it is', () => {
  expect(employeeUpdateOf(valuesOf(employee))).toEqual({
    first_name: 'Żaneta',
    last_name: 'Łoś',
    birth_date: null,
    contract_type: 'employment',
    employed_from: '2024-03-01',
    employed_to: null,
    fte: 0.5,
    salary: '4666.00',
    medical_until: '2027-01-15',
    safety_until: null,
    student_under_26: false,
    status: 'employed',
    version: 4,
  });
});

test('whoever is away goes in with the last day of it', () => {
  const away: Employee = { ...employee, status: 'absent', absent_until: '2026-12-04' };
  expect(employeeUpdateOf(valuesOf(away))).toMatchObject({ status: 'absent', absent_until: '2026-12-04' });
});

test.each([
  ['1', 1],
  ['0,75', 0.75],
  ['1/2', 0.5],
  ['', null],
])('%j of full time is %j', (fte, sent) => {
  expect(employeeOf({ ...newEmployee, fte }).fte).toBe(sent);
});

test('a PESEL that is typed says when somebody was born', () => {
  expect(employeeOf({ ...newEmployee, pesel: '90011500112', birth_date: '1980-01-01' })).toMatchObject({
    pesel: '90011500112',
    birth_date: null,
  });
});

test('part of full time belongs to employment, a student to a mandate', () => {
  const student = { ...newEmployee, contract_type: 'mandate', student_under_26: true };
  expect(employeeOf(student)).toMatchObject({ fte: null, student_under_26: true });
  expect(employeeOf({ ...student, contract_type: 'employment' })).toMatchObject({ fte: 1, student_under_26: false });
});

test('what must be there and is not stays out of the call', () => {
  const body = employeeOf(newEmployee);
  expect(['first_name', 'last_name', 'employed_from'].filter((key) => key in body)).toEqual([]);
});

test('every field of an employee is shown, to one employee or another', () => {
  const dialog = (opened: Employee) =>
    createElement(EmployeeDialog, { companyId: '1', employee: opened, onClose: () => undefined });
  const foreign = { pesel: null, passport: '*****4567', birth_date: '1990-01-15' };
  const absent: Employee = { ...employee, ...foreign, status: 'absent', contract_type: 'mandate' };
  expect([...fieldNames(dialog(employee), dialog(absent)), 'version']).toEqual(
    [...employeeFields.names, 'identified_by'].toSorted(),
  );
});
