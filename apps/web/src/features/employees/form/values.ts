import type { components } from '@biuro/contract';
import { flag, maskedText, optionalMoney, optionalText, requiredText, text, version } from '#ui/form/field-kinds.ts';
import { defineFields, type FieldKind } from '#ui/form/fields.ts';

type Schemas = components['schemas'];

/** A part of full time: `0,5` and `1/2` are half of it. */
const partOfFullTime: FieldKind<string, number | null, number | null, 'null'> = {
  initial: '1',
  read: (stored) => (stored === null ? '' : String(stored).replace('.', ',')),
  send: (value) => {
    const written = value.trim().replace(',', '.');
    if (written === '') return null;
    const [, over, under] = /^(\d+)\s*\/\s*(\d+)$/.exec(written) ?? [];
    return over && under ? Number(over) / Number(under) : Number(written);
  },
  empty: 'null',
};

const described = {
  first_name: text,
  last_name: text,
  pesel: maskedText,
  passport: maskedText,
  birth_date: optionalText,
  contract_type: { ...text, initial: 'employment' },
  employed_from: text,
  employed_to: optionalText,
  fte: partOfFullTime,
  salary: optionalMoney,
  medical_until: optionalText,
  safety_until: optionalText,
  student_under_26: flag,
};

/** What is said of an employee who is added, by the office or in a report of their employer. */
export const newEmployeeFields = defineFields<Schemas['NewEmployee']>()(described);

export const employeeFields = defineFields<Schemas['EmployeeUpdate']>()({
  ...described,
  status: { ...requiredText, initial: 'employed' },
  absent_until: optionalText,
  version,
});

export const { initial: newEmployee, valuesOf } = employeeFields;

/** What the person has chosen of PESEL or no PESEL; not sent. */
interface IdentityChoice {
  identified_by?: 'pesel' | 'none';
}

export type NewEmployeeValues = typeof newEmployeeFields.initial & IdentityChoice;
export type EmployeeValues = typeof newEmployee & IdentityChoice;

export function employeeOf(values: NewEmployeeValues): Schemas['NewEmployee'] {
  return newEmployeeFields.requestOf(fitting(values));
}

export function employeeUpdateOf(values: EmployeeValues): Schemas['EmployeeUpdate'] {
  const { absent_until, ...update } = employeeFields.requestOf(fitting(values));
  return update.status === 'absent' ? { ...update, absent_until } : update;
}

/** Part of full time belongs to employment, a student to a mandate, and a PESEL that is typed says when somebody was born. */
function fitting<
  Values extends Pick<NewEmployeeValues, 'contract_type' | 'fte' | 'student_under_26' | 'pesel' | 'birth_date'>,
>(values: Values): Values {
  const { contract_type, fte, student_under_26, pesel, birth_date } = values;
  return {
    ...values,
    birth_date: pesel.trim() === '' ? birth_date : '',
    fte: contract_type === 'employment' ? fte : '',
    student_under_26: contract_type === 'mandate' && student_under_26,
  };
}
