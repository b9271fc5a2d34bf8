import { addDays } from '@biuro/core/lib/date.ts';
import { type Insertable, sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { createSecrets } from '../app/access/secrets.ts';
import type { Db } from '../app/database/database.ts';
import type { EmployeesTable, StaffReportsTable } from '../app/database/tables.ts';
import { sealPesel } from '../app/pesel.ts';
import { today } from '../app/today.ts';
import { chance, choose } from './chance.ts';

interface Employer {
  id: string;
  name: string;
  has_employees?: boolean | undefined;
}
type Employee = Insertable<EmployeesTable> & { id: string };

const FIRST = [
  'Agata',
  'Bartosz',
  'Celina',
  'Dawid',
  'Elżbieta',
  'Filip',
  'Grażyna',
  'Hubert',
  'Iga',
  'Łukasz',
  'Żaneta',
] as const;
const LAST = [
  'Bielak',
  'Cichoń',
  'Drozd',
  'Gil',
  'Jeż',
  'Kłos',
  'Łatka',
  'Mróz',
  'Pióro',
  'Sęk',
  'Wrzos',
  'Żak',
] as const;

/** Invented employees of the companies that have some, and what three of their reports are about. */
export async function addStaff(db: Db, employers: Employer[], secretKey?: string): Promise<void> {
  const known = identities(secretKey);
  const employees = employers
    .filter(({ has_employees }) => has_employees)
    .flatMap(employeesOf)
    .map((employee) => ({ ...employee, ...known(employee) }));
  if (employees.length === 0) return;
  await db.insertInto('employees').values(employees).execute();
  const reports = reportsOf(employers, employees);
  if (reports.length === 0) return;
  await db.insertInto('staff_reports').values(reports).execute();
  await addAbsences(db);
}

/** Published examples of a PESEL with the day in them: any other valid number may be somebody's. */
const EXAMPLES = [
  ['90011500112', '1990-01-15'],
  ['03270803621', '2003-07-08'],
] as const;

/** The first employees of an employer have a PESEL. */
function identities(secretKey: string | undefined) {
  if (secretKey === undefined) return () => ({});
  const secrets = createSecrets(secretKey);
  const counts = new Map<string, number>();
  return ({ id, company_id }: Employee) => {
    const index = counts.get(company_id) ?? 0;
    counts.set(company_id, index + 1);
    const [pesel, birth_date] = EXAMPLES[index] ?? [];
    return pesel ? { birth_date, ...sealPesel(secrets, pesel, id) } : {};
  };
}

/** Reports of an absence that the office has dealt with. */
const addAbsences = (db: Db) =>
  sql`
    INSERT INTO employee_absences (id, employee_id, kind, first_day, last_day, report_id)
    SELECT gen_random_uuid(), employee_id, absence_kind, date_from, date_to, id FROM staff_reports
    WHERE kind = 'absence' AND status = 'done'`.execute(db);

function employeesOf({ id: company_id, name }: Employer): Employee[] {
  return Array.from({ length: 2 + Math.floor(chance(name, 'staff') * 6) }, (_, index) => {
    const contract_type = choose(
      ['employment', 'employment', 'employment', 'mandate'] as const,
      name,
      index,
      'contract',
    );
    const [first, last] = [choose(FIRST, name, index, 'first'), choose(LAST, name, index, 'last')];
    return {
      id: uuid(),
      company_id,
      first_name: first,
      last_name: last,
      birth_date: `19${70 + Math.floor(chance(name, index, 'born') * 29)}-0${1 + (index % 9)}-1${index % 9}`,
      contract_type,
      employed_from: `20${19 + Math.floor(chance(name, index, 'year') * 6)}-0${1 + Math.floor(chance(name, index, 'from') * 9)}-01`,
      fte: contract_type === 'employment' ? choose(['1', '1', '0.5', '0.75'], name, index, 'fte') : null,
      salary: String(4_806 + Math.floor(chance(name, index, 'salary') * 40) * 100),
      medical_until: addDays(today(), Math.floor(chance(name, index, 'medical') * 700) - 20),
      safety_until: addDays(today(), 30 + Math.floor(chance(name, index, 'safety') * 900)),
      status: 'employed',
      created_at: undefined,
      updated_at: undefined,
    };
  });
}

function reportsOf(employers: Employer[], employees: Employee[]): Insertable<StaffReportsTable>[] {
  const day = today();
  const of = (name: string, index: number) => {
    const company = employers.find((one) => one.name.startsWith(name));
    return employees.filter(({ company_id }) => company_id === company?.id)[index];
  };
  const drafts: [
    Employee | undefined,
    Partial<Insertable<StaffReportsTable>> & Pick<Insertable<StaffReportsTable>, 'kind'>,
  ][] = [
    [
      of('Delta', 0),
      {
        kind: 'absence',
        date_from: addDays(day, -3),
        date_to: addDays(day, 4),
        absence_kind: 'sick_leave',
        status: 'sent',
      },
    ],
    [
      of('Delta', 1),
      {
        kind: 'bonus',
        amount: '600',
        note: 'Premia za terminowość',
        status: 'returned',
        remark: 'Za który miesiąc jest ta premia?',
      },
    ],
    [of('Alfa', 0), { kind: 'termination', date_from: addDays(day, 20), note: 'Porozumienie stron', status: 'sent' }],
    [
      of('Alfa', 1),
      {
        kind: 'absence',
        date_from: addDays(day, -2),
        date_to: addDays(day, 9),
        absence_kind: 'holiday',
        status: 'done',
      },
    ],
    [
      of('Bistro', 0),
      {
        kind: 'absence',
        date_from: addDays(day, -30),
        date_to: addDays(day, -21),
        absence_kind: 'holiday',
        status: 'done',
      },
    ],
  ];
  return drafts.flatMap(([employee, draft], index) =>
    employee
      ? [
          {
            id: uuid(),
            company_id: employee.company_id,
            employee_id: employee.id,
            created_by: null,
            created_at: new Date(Date.now() - (index + 1) * 20 * 3_600_000),
            updated_at: undefined,
            ...draft,
          },
        ]
      : [],
  );
}
