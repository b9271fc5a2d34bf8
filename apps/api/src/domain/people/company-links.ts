import { sql } from 'kysely';
import type { Db } from '#platform/database/database.ts';
import type { CompanyUsersTable } from '#platform/database/tables/companies.ts';

type Role = CompanyUsersTable['role'];

/** Companies of a user by name, optionally only those where they have this role. */
export const listLinks = (db: Db, userId: string, role?: Role) =>
  db
    .selectFrom('company_users')
    .innerJoin('companies', 'companies.id', 'company_users.company_id')
    .where('company_users.user_id', '=', userId)
    .$if(role !== undefined, (query) => query.where('company_users.role', '=', role as Role))
    .select(['companies.id', 'companies.name', 'companies.vat_number', 'company_users.role'])
    .orderBy(sql`companies.name COLLATE "pl-x-icu"`)
    .orderBy('companies.id')
    .execute();

/** For the history of a user. */
export const describeLinks = (links: { name: string; role: string }[]): string =>
  links.map(({ name, role }) => `${name} (${role})`).join('; ');
