import type { components } from '@biuro/contract';
import { sql } from 'kysely';
import type { Db } from '../app/database/database.ts';

export type Company = components['schemas']['Company'];

/** What an administrator decides about a company; the rest the server keeps itself. */
export interface CompanyValues {
  name: string;
  company_type: Company['company_type'];
  vat_number: string;
  lifecycle?: Company['lifecycle'] | undefined;
  owner_id?: string | null | undefined;
  city?: string | null | undefined;
  email?: string | null | undefined;
  phone?: string | null | undefined;
}

export const findCompanyByVatNumber = (db: Db, vatNumber: string) =>
  db.selectFrom('companies').select(['id', 'name']).where('vat_number', '=', vatNumber).executeTakeFirst();

/** The new ids; a company whose NIP exists already is left as it is and not among them. */
export async function insertCompanies(db: Db, companies: (CompanyValues & { id: string })[]): Promise<Set<string>> {
  if (companies.length === 0) return new Set();
  const added = await db
    .insertInto('companies')
    .values(companies.map((company) => ({ ...company, created_at: undefined, updated_at: undefined })))
    .onConflict((conflict) => conflict.column('vat_number').doNothing())
    .returning('id')
    .execute();
  return new Set(added.map((row) => row.id));
}

/** False when there is no such version of the company any more. */
export async function updateCompany(db: Db, id: string, version: number, values: CompanyValues): Promise<boolean> {
  const result = await db
    .updateTable('companies')
    .set({ ...values, version: sql<number>`version + 1`, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Whether this person works in the office and can look after a company; they cannot be deleted until the transaction ends. */
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

export async function existingVatNumbers(db: Db, vatNumbers: string[]): Promise<Set<string>> {
  if (vatNumbers.length === 0) return new Set();
  const rows = await db.selectFrom('companies').select('vat_number').where('vat_number', 'in', vatNumbers).execute();
  return new Set(rows.map((row) => row.vat_number));
}
