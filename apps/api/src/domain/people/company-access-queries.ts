import type { Db } from '#platform/database/database.ts';

/** The company with the role that a person has in it; undefined when there is no such company. */
export const findCompanyRole = (db: Db, companyId: string, userId: string) =>
  db
    .selectFrom('companies')
    .leftJoin('company_users', (join) =>
      join.onRef('company_users.company_id', '=', 'companies.id').on('company_users.user_id', '=', userId),
    )
    .where('companies.id', '=', companyId)
    .select('company_users.role')
    .executeTakeFirst();
