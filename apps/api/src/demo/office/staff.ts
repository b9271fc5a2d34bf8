import { addDays } from '@biuro/core/lib/date.ts';
import { type Insertable, sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { createSecrets } from '#platform/access/secrets.ts';
import { today } from '#platform/clock/today.ts';
import type { Db } from '#platform/database/database.ts';
import type { EmployeesTable } from '#platform/database/tables/employees.ts';
import { sealPesel } from '#platform/formats/pesel.ts';
import { choose, seededRandom } from '../history/seeded-random.ts';
import { inventPesel } from './staff-pesel.ts';
import { reportsOf } from './staff-reports.ts';

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

/** Invented employees, and the reports about them. */
export async function addStaff(db: Db, employers: Employer[], secretKey?: string): Promise<void> {
  const known = identities(secretKey);
  const employees = employers
    .filter(({ has_employees }) => has_employees)
    .flatMap(employeesOf)
    .map((employee) => ({ ...employee, ...known(employee) }));
  if (employees.length === 0) return;
  await db.insertInto('employees').values(employees).execute();
  const reports = reportsOf(employers, employees, await authorsOf(db), today());
  if (reports.length === 0) return;
  await db.insertInto('staff_reports').values(reports).execute();
  await addAbsences(db);
}

/** Encrypts PESELs with the key of the office. */
function identities(secretKey: string | undefined) {
  if (secretKey === undefined) return () => ({});
  const secrets = createSecrets(secretKey);
  return ({ id, first_name, last_name, birth_date }: Employee) =>
    sealPesel(
      secrets,
      inventPesel(birth_date ?? '', first_name, seededRandom(first_name, last_name, birth_date ?? '')),
      id,
    );
}

/** Author of a company's reports, by company. */
async function authorsOf(db: Db): Promise<Map<string, string>> {
  const links = await db
    .selectFrom('company_users')
    .select(['company_id', 'user_id'])
    .where('role', '=', 'representative')
    .orderBy('user_id', 'desc')
    .execute();
  return new Map(links.map(({ company_id, user_id }) => [company_id, user_id]));
}

/** Absences from processed reports. */
const addAbsences = (db: Db) =>
  sql`
    INSERT INTO employee_absences (id, employee_id, kind, first_day, last_day, report_id)
    SELECT gen_random_uuid(), employee_id, absence_kind, date_from, date_to, id FROM staff_reports
    WHERE kind = 'absence' AND status = 'done'`.execute(db);

function employeesOf({ id: company_id, name }: Employer): Employee[] {
  return Array.from({ length: 2 + Math.floor(seededRandom(name, 'staff') * 6) }, (_, index) => {
    const contract_type = choose(
      ['employment', 'employment', 'employment', 'mandate'] as const,
      name,
      index,
      'contract',
    );
    // Steps that are coprime to the lengths of the lists, so that no two employees of a company share a name.
    const first = FIRST[(Math.floor(seededRandom(name, 'first') * FIRST.length) + index * 4) % FIRST.length] ?? '';
    const last = LAST[(Math.floor(seededRandom(name, 'last') * LAST.length) + index * 5) % LAST.length] ?? '';
    return {
      id: uuid(),
      company_id,
      first_name: first,
      last_name: last,
      birth_date: `19${70 + Math.floor(seededRandom(name, index, 'born') * 29)}-0${1 + (index % 9)}-1${index % 9}`,
      contract_type,
      employed_from: `20${19 + Math.floor(seededRandom(name, index, 'year') * 6)}-0${1 + Math.floor(seededRandom(name, index, 'from') * 9)}-01`,
      fte: contract_type === 'employment' ? choose(['1', '1', '0.5', '0.75'], name, index, 'fte') : null,
      salary: String(4_806 + Math.floor(seededRandom(name, index, 'salary') * 40) * 100),
      medical_until: addDays(today(), Math.floor(seededRandom(name, index, 'medical') * 700) - 20),
      safety_until: addDays(today(), 30 + Math.floor(seededRandom(name, index, 'safety') * 900)),
      status: 'employed',
      created_at: undefined,
      updated_at: undefined,
    };
  });
}
