import { type Insertable, sql } from 'kysely';
import { type Db, run } from '#platform/database/database.ts';
import { prepared } from '#platform/database/preparing-client.ts';
import type { CompaniesTable } from '#platform/database/tables/companies.ts';
import type { Caller } from '#platform/http/contract/handlers.ts';
import type { Company, OwnStored, Stored } from './company.ts';
import { CURRENT_SETTLEMENT, currentColumns, officeColumns, ownRowColumns, profileColumns } from './list/columns.ts';
import type { Profile } from './profile/profile.ts';

const listed = (columns: Record<string, string>) =>
  Object.entries(columns)
    .map(([name, column]) => `${column} AS "${name}"`)
    .join(', ');

const PEOPLE = `LEFT JOIN users owner ON owner.id = companies.owner_id
  LEFT JOIN users payroll_owner ON payroll_owner.id = companies.payroll_owner_id
  LEFT JOIN users reviewer ON reviewer.id = companies.reviewer_id`;

const find = (officeOnly: Record<string, string>) => {
  const office = Object.entries({ ...officeOnly, checklist: 'companies.checklist' });
  const columns = office.map(([name, column]) => `'${name}', ${column}`).join(', ');
  return prepared(`SELECT row_to_json(r) AS company FROM (
    SELECT ${listed({ ...currentColumns, ...profileColumns })}, json_build_object(${columns}) AS office
    FROM companies ${PEOPLE} ${CURRENT_SETTLEMENT} WHERE companies.id = $1) r`);
};
/** The whole company for the office; the benchmark runs the same statement on its baseline server. */
export const FIND = find(officeColumns);
/** For clients, whose role may not read partners and beneficial owners. */
const FIND_FOR_CLIENT = find({ ...officeColumns, partners: `'[]'::json`, beneficial_owners: `'[]'::json` });

const FIND_OWN = prepared(`SELECT row_to_json(r) AS company FROM (
  SELECT ${listed({ ...ownRowColumns, ...profileColumns })}, link.role AS role, companies.zus_deadline_own
  FROM companies JOIN company_users link ON link.company_id = companies.id AND link.user_id = $2
  ${PEOPLE} WHERE companies.id = $1) r`);

export const findCompany = (db: Db, id: string, { isAdmin }: Pick<Caller, 'isAdmin'>) =>
  run<{ company: Stored }>(db, isAdmin ? FIND : FIND_FOR_CLIENT, [id]).then(([row]) => row?.company);

export const findOwnCompany = (db: Db, id: string, userId: string) =>
  run<{ company: OwnStored }>(db, FIND_OWN, [id, userId]).then(([row]) => row?.company);

/** Whether the caller sees the company: the office sees all, clients their own. */
export async function isVisible(db: Db, id: string, caller: Caller): Promise<boolean> {
  const company = db
    .selectFrom('companies')
    .select('id')
    .where('id', '=', id)
    .$if(!caller.isAdmin, (own) =>
      own.where('id', 'in', (from) =>
        from.selectFrom('company_users').select('company_id').where('user_id', '=', caller.id),
      ),
    );
  return (await company.executeTakeFirst()) !== undefined;
}

export const findCompanyByVatNumber = (db: Db, vatNumber: string) =>
  db.selectFrom('companies').select(['id', 'name']).where('vat_number', '=', vatNumber).executeTakeFirst();

export const findSealedPesel = (db: Db, id: string) =>
  db.selectFrom('companies').select(['id', 'pesel']).where('id', '=', id).executeTakeFirst();

/** Encrypted, with the last four digits; both null without a PESEL. */
export type SealedPesel = Pick<Insertable<CompaniesTable>, 'pesel' | 'pesel_end'>;

export type NewCompany = Profile & SealedPesel & { id: string; lifecycle: Company['lifecycle']; import_id?: string };

/** Returns the new ids; companies whose NIP exists already are skipped. */
export async function insertCompanies(db: Db, companies: NewCompany[]): Promise<Set<string>> {
  if (companies.length === 0) return new Set();
  const added = await db
    .insertInto('companies')
    .values(companies.map((company) => ({ ...company, created_at: undefined, updated_at: undefined })))
    .onConflict((conflict) => conflict.column('vat_number').doNothing())
    .returning('id')
    .execute();
  return new Set(added.map((row) => row.id));
}

/** False when the version has changed. */
export async function updateCompany(
  db: Db,
  { id, version }: { id: string; version: number },
  values: Profile & SealedPesel,
): Promise<boolean> {
  const result = await db
    .updateTable('companies')
    .set({ ...values, version: sql<number>`version + 1`, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Whether this user works in the office and can manage a company; locked against deletion until the transaction ends. */
export async function isOfficePerson(db: Db, id: string): Promise<boolean> {
  const person = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('is_admin', '=', true)
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  return person !== undefined;
}
