import type { components } from '@biuro/contract';
import type { Secrets } from '#platform/access/secrets.ts';
import { maskedPesel, readPesel, sealPesel } from '#platform/formats/pesel.ts';
import { invalid, type Mistake } from '#platform/http/problem.ts';
import { maskedPassport, readPassport, sealPassport } from './passport.ts';
import type { Employee, EmployeeRow } from './queries.ts';

export type NewEmployee = components['schemas']['NewEmployee'];

interface Checked {
  secrets: Secrets;
  id: string;
  /** Pointer to the values in the request. */
  at?: string;
  /** The employee before the change. */
  before?: EmployeeRow;
  /** Requires what ZUS identifies people by: PESEL, or passport and date of birth. */
  identified?: boolean;
}

/** The values as they are stored; throws every mistake. Missing values stay as they are. */
export function checkedEmployee(values: NewEmployee, { secrets, id, at = '', before, identified }: Checked) {
  const { pesel: writtenPesel, passport: writtenPassport, fte = null, birth_date = null, ...rest } = values;
  const { employed_to = before?.employed_to } = values;
  const { pesel, passport } = readIdentity(values, at);
  const born = birth_date ?? pesel?.birthDate ?? null;
  const mistakes = mistakesIn({ ...values, employed_to }, at);
  const known = {
    pesel: isKnown(writtenPesel, before?.pesel_end),
    passport: isKnown(writtenPassport, before?.passport_end),
  };
  if (identified) mistakes.push(...unidentified(known, born ?? before?.birth_date, at));
  if (mistakes.length > 0) throw invalid(...mistakes);
  return {
    ...rest,
    fte: fte === null ? null : String(fte),
    birth_date: born,
    ...(writtenPesel !== undefined && sealPesel(secrets, pesel?.digits ?? null, id)),
    ...(writtenPassport !== undefined && sealPassport(secrets, passport?.number ?? null, id)),
  };
}

/** Mistakes in these values; a value is not checked when it depends on a missing one. */
export function mistakesIn(values: Partial<NewEmployee>, at = ''): Mistake[] {
  const { contract_type, employed_from, employed_to, birth_date } = values;
  const { pesel, passport } = readIdentity(values, at);
  const mistakes = [pesel?.mistake, passport?.mistake].filter((mistake) => mistake !== undefined);
  const refuse = (field: string, code: string) => mistakes.push({ pointer: `${at}/${field}`, code });
  if (employed_to && employed_from && employed_to < employed_from) refuse('employed_to', 'before_start');
  if (contract_type && contract_type !== 'employment' && values.fte != null) refuse('fte', 'employment_only');
  if (contract_type && contract_type !== 'mandate' && values.student_under_26)
    refuse('student_under_26', 'mandate_only');
  if (pesel?.birthDate && birth_date && pesel.birthDate !== birth_date) refuse('birth_date', 'not_of_pesel');
  return mistakes;
}

/** The same for somebody who is reported to ZUS. */
export function mistakesInNew(values: Partial<NewEmployee>, at: string): Mistake[] {
  const known = { pesel: isKnown(values.pesel, null), passport: isKnown(values.passport, null) };
  return [...mistakesIn(values, at), ...unidentified(known, values.birth_date, at)];
}

const readIdentity = ({ pesel, passport }: Partial<NewEmployee>, at: string) => ({
  pesel: pesel?.trim() ? readPesel(pesel, `${at}/pesel`) : undefined,
  passport: passport?.trim() ? readPassport(passport, `${at}/passport`) : undefined,
});

const isKnown = (written: string | null | undefined, before: string | null | undefined): boolean =>
  written === undefined ? before != null : Boolean(written?.trim());

function unidentified(
  known: { pesel: boolean; passport: boolean },
  born: string | null | undefined,
  at: string,
): Mistake[] {
  if (known.pesel || (known.passport && born)) return [];
  return [
    known.passport ? { pointer: `${at}/birth_date`, code: 'of_passport' } : { pointer: `${at}/pesel`, code: 'nobody' },
  ];
}

/** The contract's `Employee`, with the salary if the caller may see it. */
export function toEmployee(row: EmployeeRow, seesSalary: boolean): Employee {
  const { pesel_end, passport_end, stored_status: _stored, fte, ...shown } = row;
  return {
    ...shown,
    pesel: maskedPesel(pesel_end),
    passport: maskedPassport(passport_end),
    fte: fte === null ? null : Number(fte),
    ...(!seesSalary && { salary: null, next_salary: null, next_salary_from: null }),
  };
}
