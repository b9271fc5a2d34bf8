import { type Selectable, sql } from 'kysely';
import type { Db } from '#platform/database/database.ts';
import type { UserLinksTable } from '#platform/database/tables/accounts.ts';

export type LinkKind = UserLinksTable['kind'];
type NewLink = Pick<Selectable<UserLinksTable>, 'token_hash' | 'user_id' | 'kind' | 'created_by'>;

/** Replaces the link before, which stops working. Returns when the new one expires. */
export async function putLink(db: Db, link: NewLink, seconds: number): Promise<Date> {
  const life = { created_at: sql<Date>`now()`, expires_at: sql<Date>`now() + make_interval(secs => ${seconds})` };
  const { token_hash, created_by } = link;
  const { expires_at } = await db
    .insertInto('user_links')
    .values({ ...link, ...life })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet({ token_hash, created_by, ...life }))
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  return expires_at;
}

/** The current link, with its age in seconds. */
export const findLinkOf = (db: Db, kind: LinkKind, userId: string) =>
  db
    .selectFrom('user_links')
    .select(['token_hash', sql<number>`extract(epoch FROM now() - created_at)::float8`.as('age')])
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .executeTakeFirst();

/** The user of a working link: of an invitation until it is accepted, of a password link while the account is active. */
export const findLink = (db: Db, kind: LinkKind, tokenHash: Buffer) =>
  db
    .selectFrom('user_links as l')
    .innerJoin('users as u', 'u.id', 'l.user_id')
    .where('l.token_hash', '=', tokenHash)
    .where('l.kind', '=', kind)
    .where('l.expires_at', '>', sql<Date>`now()`)
    .where('u.status', '=', kind === 'invite' ? 'invited' : 'active')
    .where('u.deleted_at', 'is', null)
    .select(['u.id', 'u.email', 'u.first_name', 'u.last_name', 'u.role', 'u.invited_by', 'l.expires_at'])
    .executeTakeFirst();

/** The user of an invitation that has only expired: it was not used, replaced or withdrawn. */
export const findRunOutInvitation = (db: Db, tokenHash: Buffer) =>
  db
    .selectFrom('user_links as l')
    .innerJoin('users as u', 'u.id', 'l.user_id')
    .where('l.token_hash', '=', tokenHash)
    .where('l.kind', '=', 'invite')
    .where('l.expires_at', '<=', sql<Date>`now()`)
    .where('u.status', '=', 'invited')
    .where('u.deleted_at', 'is', null)
    .select('u.id')
    .executeTakeFirst();

/** Uses a link. Of concurrent calls, one returns true. */
export async function takeLink(db: Db, kind: LinkKind, tokenHash: Buffer): Promise<boolean> {
  const taken = await db
    .deleteFrom('user_links')
    .where('token_hash', '=', tokenHash)
    .where('kind', '=', kind)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('user_id')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function deleteLink(db: Db, kind: LinkKind, userId: string): Promise<void> {
  await db.deleteFrom('user_links').where('user_id', '=', userId).where('kind', '=', kind).execute();
}
