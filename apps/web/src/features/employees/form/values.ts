import type { components } from '@biuro/contract';
import { writtenMoney } from '#ui/text/money-written.ts';
import type { Employee } from './terms.ts';

type Schemas = components['schemas'];

/** What the form of an employee holds: texts, empty where there is nothing. */
export interface EmployeeValues {
  first_name: string;
  last_name: string;
  pesel: string;
  passport: string;
  birth_date: string;
  contract_type: string;
  employed_from: string;
  employed_to: string;
  fte: string;
  salary: string;
  medical_until: string;
  safety_until: string;
  student_under_26: boolean;
  status: string;
  absent_until: string;
  version: number;
}

export const newEmployee: EmployeeValues = {
  first_name: '',
  last_name: '',
  pesel: '',
  passport: '',
  birth_date: '',
  contract_type: 'employment',
  employed_from: '',
  employed_to: '',
  fte: '1',
  salary: '',
  medical_until: '',
  safety_until: '',
  student_under_26: false,
  status: 'employed',
  absent_until: '',
  version: 0,
};

/** PESEL and passport stay empty: what is known of them is masked, and an empty field leaves it as it is. */
export function valuesOf(employee: Employee): EmployeeValues {
  const { first_name, last_name, contract_type, employed_from, student_under_26, status, version } = employee;
  return {
    first_name,
    last_name,
    contract_type,
    employed_from,
    student_under_26,
    status,
    version,
    pesel: '',
    passport: '',
    absent_until: employee.absent_until ?? '',
    birth_date: employee.birth_date ?? '',
    employed_to: employee.employed_to ?? '',
    fte: employee.fte === null ? '' : String(employee.fte).replace('.', ','),
    salary: employee.salary?.replace('.', ',') ?? '',
    medical_until: employee.medical_until ?? '',
    safety_until: employee.safety_until ?? '',
  };
}

type Described = Omit<EmployeeValues, 'status' | 'absent_until' | 'version'>;

/** An employee as the calls take one. What must be there and is not stays out, so that the server asks for it by name. */
export function employeeOf(values: Described): Schemas['NewEmployee'] {
  const { first_name, last_name, contract_type, employed_from, pesel, passport, salary } = values;
  const needed = Object.entries({ first_name, last_name, contract_type, employed_from });
  const body = {
    ...Object.fromEntries(needed.filter(([, text]) => text.trim() !== '')),
    ...(pesel.trim() && { pesel }),
    ...(passport.trim() && { passport }),
    birth_date: values.birth_date || null,
    employed_to: values.employed_to || null,
    fte: contract_type === 'employment' ? part(values.fte) : null,
    salary: salary.trim() ? writtenMoney(salary) : null,
    medical_until: values.medical_until || null,
    safety_until: values.safety_until || null,
    student_under_26: contract_type === 'mandate' && values.student_under_26,
  };
  // The server is the validator: it alone says whether these texts make an employee.
  return body as Schemas['NewEmployee'];
}

export function employeeUpdateOf(values: EmployeeValues): Schemas['EmployeeUpdate'] {
  // The office chose the status from those of the contract.
  const status = values.status as Schemas['EmployeeStatus'];
  const away = status === 'absent' && { absent_until: values.absent_until || null };
  return { ...employeeOf(values), status, ...away, version: values.version };
}

/** `0,5` and `1/2` are half of full time. */
function part(text: string): number | null {
  const written = text.trim().replace(',', '.');
  if (written === '') return null;
  const [, over, under] = /^(\d+)\s*\/\s*(\d+)$/.exec(written) ?? [];
  return over && under ? Number(over) / Number(under) : Number(written);
}
