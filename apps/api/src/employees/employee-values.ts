import type { components } from '@biuro/contract';
import type { Secrets } from '../app/access/secrets.ts';
import { maskedPesel, readPesel, type SealedPesel, sealPesel } from '../app/pesel.ts';
import { invalid, type Mistake } from '../app/problem.ts';
import type { Employee, EmployeeRow } from './employees-queries.ts';

export type NewEmployee = components['schemas']['NewEmployee'];

/** The values as they are stored, or every mistake in them; `at` is where they stand in the request. */
export function checkedEmployee(secrets: Secrets, id: string, values: NewEmployee, at = '') {
  const { pesel: written, fte = null, birth_date = null, ...rest } = values;
  const pesel = written ? readPesel(written, `${at}/pesel`) : undefined;
  const mistakes: Mistake[] = pesel?.mistake ? [pesel.mistake] : [];
  const refuse = (field: string, code: string) => mistakes.push({ pointer: `${at}/${field}`, code });
  if (rest.employed_to && rest.employed_to < rest.employed_from) refuse('employed_to', 'before_start');
  if (fte !== null && values.contract_type !== 'employment') refuse('fte', 'employment_only');
  if (values.student_under_26 && values.contract_type !== 'mandate') refuse('student_under_26', 'mandate_only');
  if (pesel?.birthDate && birth_date && pesel.birthDate !== birth_date) refuse('birth_date', 'not_of_pesel');
  if (mistakes.length > 0) throw invalid(...mistakes);
  return {
    ...rest,
    fte: fte === null ? null : String(fte),
    birth_date: birth_date ?? pesel?.birthDate ?? null,
    ...sealedOrLeft(secrets, id, written, pesel?.digits),
  };
}

/** What is left out stays as it is. */
function sealedOrLeft(
  secrets: Secrets,
  id: string,
  written: string | null | undefined,
  digits: string | undefined,
): Partial<SealedPesel> {
  return written === undefined ? {} : sealPesel(secrets, digits ?? null, id);
}

/** As the contract shows an employee; the salary only to whom it concerns. */
export function toEmployee({ pesel_end, fte, salary, ...row }: EmployeeRow, seesSalary: boolean): Employee {
  return {
    ...row,
    pesel: maskedPesel(pesel_end),
    fte: fte === null ? null : Number(fte),
    salary: seesSalary ? salary : null,
  };
}
