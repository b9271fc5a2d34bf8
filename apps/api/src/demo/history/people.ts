import { sql } from 'kysely';
import type { Db } from '#platform/database/database.ts';
import type { Someone } from './settlement-timeline.ts';

/** Users of the settlements, and lump-sum rates of companies. */
export interface Cast {
  /** By id. */
  people: Map<string, Someone>;
  /** Representative of a company, by its id. */
  clients: Map<string, Someone>;
  lumpRates: Map<string, number>;
}

export async function castOf(db: Db): Promise<Cast> {
  const users = await db.selectFrom('users').select(['id', 'first_name', 'last_name']).execute();
  const people = new Map(
    users.map(({ id, first_name, last_name }) => [id, { id, name: `${first_name} ${last_name}` }]),
  );
  const links = await db
    .selectFrom('company_users')
    .innerJoin('users', 'users.id', 'company_users.user_id')
    .select(['company_users.company_id', 'company_users.user_id'])
    .where('company_users.role', 'in', ['representative', 'authorised'])
    .where('users.status', '=', 'active')
    .orderBy('company_users.role', 'desc')
    .orderBy('users.email', 'desc')
    .execute();
  const rates = await db
    .selectFrom('companies')
    .select(['id', sql<number>`lump_rates[1]::float8`.as('rate')])
    .where(sql<boolean>`cardinality(lump_rates) > 0`)
    .execute();
  return {
    people,
    clients: new Map(
      links.flatMap(({ company_id, user_id }) => {
        const person = people.get(user_id);
        return person ? [[company_id, person] as const] : [];
      }),
    ),
    lumpRates: new Map(rates.map(({ id, rate }) => [id, rate])),
  };
}
