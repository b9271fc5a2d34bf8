import { type Insertable, sql } from 'kysely';
import type { Db } from '#platform/database/database.ts';
import type { CompanyImportsTable } from '#platform/database/tables/companies.ts';

/** Ids of users who can manage a company, by e-mail address and by name, in lower case. */
export async function officePeople(db: Db): Promise<Map<string, string>> {
  const people = await db
    .selectFrom('users')
    .select(['id', 'email', sql<string>`first_name || ' ' || last_name`.as('name')])
    .where('is_admin', '=', true)
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .execute();
  const names = people.map(({ id, name }) => [name.toLowerCase(), id] as const);
  const once = names.filter(([name]) => names.filter(([other]) => other === name).length === 1);
  return new Map([...once, ...people.map(({ id, email }) => [email.toLowerCase(), id] as const)]);
}

export async function existingVatNumbers(db: Db, companies: { vat_number: string }[]): Promise<Set<string>> {
  if (companies.length === 0) return new Set();
  const numbers = companies.map(({ vat_number }) => vat_number);
  const rows = await db
    .selectFrom('companies')
    .select('vat_number')
    .where(sql<boolean>`vat_number = ANY(${numbers}::text[])`)
    .execute();
  return new Set(rows.map((row) => row.vat_number));
}

type NewImport = Pick<Insertable<CompanyImportsTable>, 'id' | 'file' | 'created_by'>;

export async function insertImport(db: Db, values: NewImport): Promise<void> {
  await db
    .insertInto('company_imports')
    .values({ ...values, added: 0, created_at: undefined })
    .execute();
}

/** An import without companies is deleted. */
export async function closeImport(db: Db, id: string, added: number): Promise<void> {
  if (added === 0) await db.deleteFrom('company_imports').where('id', '=', id).execute();
  else await db.updateTable('company_imports').set({ added }).where('id', '=', id).execute();
}

export const listImports = (db: Db) =>
  db
    .selectFrom('company_imports')
    .leftJoin('users', 'users.id', 'company_imports.created_by')
    .select(['company_imports.id', 'file', 'added', 'company_imports.created_at', 'undone_at'])
    .select(sql<string | null>`users.first_name || ' ' || users.last_name`.as('created_by'))
    .orderBy('company_imports.id', 'desc')
    .limit(20)
    .execute();

/** The import, locked so that it is undone once; undefined when it does not exist. */
export async function lockImport(db: Db, id: string): Promise<{ id: string; undone: boolean } | undefined> {
  const found = await db
    .selectFrom('company_imports')
    .select(['id', 'undone_at'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return found && { id: found.id, undone: found.undone_at !== null };
}

export async function markUndone(db: Db, id: string): Promise<void> {
  await db.updateTable('company_imports').set({ undone_at: sql`now()` }).where('id', '=', id).execute();
}

/** The company was edited, its checklist ticked, or a record added to it. */
const touched = sql<boolean>`version > 1 OR checklist <> '{}'
  OR EXISTS (SELECT FROM company_users WHERE company_id = companies.id)
  OR EXISTS (SELECT FROM tasks WHERE company_id = companies.id)
  OR EXISTS (SELECT FROM employees WHERE company_id = companies.id)
  OR EXISTS (SELECT FROM staff_reports WHERE company_id = companies.id)
  OR EXISTS (SELECT FROM uptimes WHERE company_id = companies.id)`;

/** The companies of an import, locked so that nobody starts to work with them meanwhile. */
export async function lockImported(db: Db, importId: string) {
  const imported = db.selectFrom('companies').where('import_id', '=', importId).orderBy('id');
  await imported.select('id').forUpdate().execute();
  // Only a statement that starts after waiting for a lock sees what it waited for.
  return imported.select(['id', 'name', 'vat_number', touched.as('touched')]).execute();
}

export async function removeCompanies(db: Db, ids: string[]): Promise<void> {
  await db.deleteFrom('companies').where(sql<boolean>`id = ANY(${ids}::uuid[])`).execute();
}
