import type { components } from '@biuro/contract';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Caller } from '../app/contract/handlers.ts';
import type { Db } from '../app/database/database.ts';
import { type ListDeclaration, type ListQuery, listPage } from '../app/database/list.ts';
import type { Tables } from '../app/database/tables.ts';

type Company = components['schemas']['Company'];
type Owner = components['schemas']['CompanyOwner'];

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

const polish = (column: string) => sql`${sql.ref(column)} COLLATE "pl-x-icu"`;

const companyList: ListDeclaration = {
  sort: {
    name: polish('companies.name'),
    company_type: sql.ref('companies.company_type'),
    vat_number: sql.ref('companies.vat_number'),
    lifecycle: sql.ref('companies.lifecycle'),
    owner: sql`owner.last_name COLLATE "pl-x-icu"`,
    city: polish('companies.city'),
    created_at: sql.ref('companies.created_at'),
  },
  defaultSort: 'name:asc',
  id: sql.ref('companies.id'),
  search: sql.ref('companies.search_text'),
  filters: {
    company_type: sql.ref('companies.company_type'),
    lifecycle: sql.ref('companies.lifecycle'),
    owner_id: sql.ref('companies.owner_id'),
  },
};

/** The companies that the caller may see; nobody else's exist for them. */
function visibleCompanies(db: Db, caller: Caller) {
  const all = db
    .selectFrom('companies')
    .leftJoin('users as owner', 'owner.id', 'companies.owner_id')
    .select([
      'companies.id',
      'companies.name',
      'companies.company_type',
      'companies.vat_number',
      'companies.lifecycle',
      'companies.city',
      'companies.email',
      'companies.phone',
      'companies.created_at',
      'companies.updated_at',
      'companies.version',
      sql<Owner | null>`CASE WHEN owner.id IS NOT NULL
        THEN json_build_object('id', owner.id, 'name', owner.first_name || ' ' || owner.last_name) END`.as('owner'),
    ]);
  if (caller.isAdmin) return all;
  const own = db.selectFrom('company_users').select('company_id').where('user_id', '=', caller.id);
  return all.where('companies.id', 'in', own);
}

export const listCompanies = (db: Db, caller: Caller, query: ListQuery) =>
  listPage(
    visibleCompanies(db, caller) as unknown as SelectQueryBuilder<Tables, keyof Tables, Row>,
    companyList,
    query,
  );

type Row = Awaited<ReturnType<ReturnType<typeof visibleCompanies>['executeTakeFirstOrThrow']>>;

export const listOwnCompanies = (db: Db, caller: Caller) =>
  visibleCompanies(db, { ...caller, isAdmin: false })
    .orderBy(polish('companies.name'))
    .orderBy('companies.id')
    .limit(500)
    .execute();

export const findCompany = (db: Db, caller: Caller, id: string) =>
  visibleCompanies(db, caller).where('companies.id', '=', id).executeTakeFirst();

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

/** Whether this person works in the office and can look after a company. */
export async function isOfficePerson(db: Db, id: string): Promise<boolean> {
  const person = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('is_admin', '=', true)
    .where('status', '=', 'active')
    .executeTakeFirst();
  return person !== undefined;
}

export async function existingVatNumbers(db: Db, vatNumbers: string[]): Promise<Set<string>> {
  if (vatNumbers.length === 0) return new Set();
  const rows = await db.selectFrom('companies').select('vat_number').where('vat_number', 'in', vatNumbers).execute();
  return new Set(rows.map((row) => row.vat_number));
}
