import { sql } from 'kysely';
import type { Db } from '#platform/database/database.ts';
import { LINK_LIFE } from './account-links.ts';

/** People of a company, those with an open invitation last; their names may be empty. */
export const listCompanyPeople = (db: Db, companyId: string) =>
  db
    .selectFrom('company_users')
    .innerJoin('users', 'users.id', 'company_users.user_id')
    .where('company_users.company_id', '=', companyId)
    .where('users.deleted_at', 'is', null)
    .select(['users.id', 'users.email', 'users.status', 'company_users.role'])
    .select(sql<string>`trim(users.first_name || ' ' || users.last_name)`.as('name'))
    .select(
      sql<boolean>`users.status = 'invited' AND users.invited_at IS NOT NULL
        AND users.invited_at <= now() - make_interval(secs => ${LINK_LIFE.invite})`.as('invite_expired'),
    )
    .orderBy(sql`users.status = 'invited'`)
    .orderBy(sql`users.last_name COLLATE "pl-x-icu"`)
    .orderBy('users.id')
    .execute();
