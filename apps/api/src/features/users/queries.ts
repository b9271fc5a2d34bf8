import type { components } from '@biuro/contract';
import { type Selectable, sql, type Updateable } from 'kysely';
import { mayDo, officeRoles, rightsOf } from '#platform/access/rights.ts';
import type { Db } from '#platform/database/database.ts';
import type { UsersTable } from '#platform/database/tables/accounts.ts';
import type { Wire } from '#platform/http/contract/handlers.ts';

type Schemas = components['schemas'];
export type User = Wire<Schemas['User']>;
export type Role = Schemas['Role'];

const companies = sql<Schemas['UserCompany'][]>`coalesce((
  SELECT json_agg(json_build_object('id', c.id, 'name', c.name, 'vat_number', c.vat_number, 'role', link.role)
                  ORDER BY c.name COLLATE "pl-x-icu", c.id)
  FROM company_users link JOIN companies c ON c.id = link.company_id
  WHERE link.user_id = users.id), '[]')`;

const inviteExpiresAt = sql<Date | null>`(
  SELECT link.expires_at FROM user_links link WHERE link.user_id = users.id AND link.kind = 'invite')`;

/** The contract's `User`. Deleted users are not found. */
export async function findUser(db: Db, id: string): Promise<User | undefined> {
  const user = await db
    .selectFrom('users')
    .select([
      'id',
      'first_name',
      'last_name',
      'email',
      'phone',
      'position',
      'is_admin as isAdmin',
      'role',
      'status',
      'locale',
      'theme',
      'second_factor',
      'last_login_at',
      'invited_at',
      'created_at',
      'updated_at',
      'version',
      companies.as('companies'),
      inviteExpiresAt.as('invite_expires_at'),
    ])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return user && { ...user, rights: rightsOf(user.role) };
}

export const findUserByEmail = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .select('id')
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

const COLUMNS = [
  'id',
  'first_name',
  'last_name',
  'email',
  'phone',
  'position',
  'role',
  'status',
  'locale',
  'second_factor',
  'deleted_at',
  'version',
] as const;

export type LockedUser = Pick<Selectable<UsersTable>, (typeof COLUMNS)[number]> & { has_password: boolean };

/** The user, locked until the transaction ends; also a deleted one. */
export function lockUser(db: Db, id: string): Promise<LockedUser | undefined> {
  return db
    .selectFrom('users')
    .select(COLUMNS)
    .select(sql<boolean>`password_hash IS NOT NULL`.as('has_password'))
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Users of the office who can be assigned work, by name. */
export const listOfficePeople = (db: Db): Promise<Schemas['PersonRef'][]> =>
  db
    .selectFrom('users')
    .select(['id', sql<string>`first_name || ' ' || last_name`.as('name')])
    .where('is_admin', '=', true)
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .orderBy(sql`(first_name || ' ' || last_name) COLLATE "pl-x-icu"`)
    .orderBy('id')
    .execute();

/**
 * Serializes changes of who may sign in with which role: two concurrent ones could each leave the other's user in
 * charge, and together nobody.
 */
export async function lockAdministration(db: Db): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(current_schema() || ' users', 0))`.execute(db);
}

/** Ids of active users who may edit users. */
export async function listStewards(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where(
      'role',
      'in',
      officeRoles.filter((role) => mayDo(role, 'users:edit')),
    )
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

export interface NewUserValues
  extends Pick<Selectable<UsersTable>, 'first_name' | 'last_name' | 'email' | 'role'>,
    Partial<Pick<Selectable<UsersTable>, 'phone' | 'position' | 'locale'>> {
  id: string;
  invited_by: string;
}

/** False when the address is taken. */
export async function insertInvited(db: Db, user: NewUserValues): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('users')
    .values({
      ...user,
      status: 'invited',
      invited_at: sql<Date>`now()`,
      created_at: undefined,
      updated_at: undefined,
    })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).where('deleted_at', 'is', null).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function updateUser(db: Db, id: string, values: Updateable<UsersTable>): Promise<void> {
  await db
    .updateTable('users')
    .set((set) => ({ ...values, updated_at: sql`now()`, version: set('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** A trigger of the table ends every session and sign-in of the account. */
export const markDeleted = (db: Db, id: string): Promise<void> =>
  db
    .updateTable('users')
    .set((set) => ({ deleted_at: sql`now()`, updated_at: sql`now()`, version: set('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
    .then(() => undefined);

export type Named = Pick<LockedUser, 'status'> & { name: string };

/** Includes deleted users. */
export async function findNames(db: Db, ids: string[]): Promise<Map<string, Named>> {
  const rows = await db
    .selectFrom('users')
    .select(['id', sql<string>`trim(first_name || ' ' || last_name)`.as('name'), 'email', 'status'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, name, email, status }) => [id, { name: name || email, status }]));
}

export async function countLookedAfter(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('companies')
    .select(sql<number>`count(*)`.as('count'))
    .where('owner_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Codes that were sent to an address or a number stop working. */
export async function deleteChallenges(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('login_challenges').where('user_id', '=', userId).execute();
}
