import { type LockedAccount, lockAccount } from '#platform/access/credentials-queries.ts';
import { newLinkToken } from '#platform/access/link-token.ts';
import type { LoginServices } from '#platform/access/login-services.ts';
import { networkOf } from '#platform/access/rate-limits.ts';
import { sha256 } from '#platform/access/secrets.ts';
import type { Db } from '#platform/database/database.ts';
import type { Context } from '#platform/http/contract/handlers.ts';
import { Problem } from '#platform/http/problem.ts';
import { withdraw } from '#platform/outbox/outbox-queries.ts';
import {
  deleteLink,
  findLink,
  findLinkOf,
  findRunOutInvitation,
  type LinkKind,
  putLink,
  takeLink,
} from './account-links-queries.ts';

/** Lifetime of a link in seconds. */
export const LINK_LIFE = { invite: 7 * 86_400, reset: 30 * 60 } satisfies Record<LinkKind, number>;

const PATH = { invite: 'register', reset: 'reset-password' } satisfies Record<LinkKind, string>;

const TRIES = { name: 'link tokens by network', hits: 10, seconds: 60 };

/** Unknown, used, expired, voided or not for this user: the answer does not say which. */
export const linkSpent = () => new Problem(410, 'link_spent');

export interface Link {
  token: string;
  address: string;
  expires_at: Date;
  /** Key of the message with the link. */
  dedupeKey: string;
}

/**
 * Creates a link for a user; the previous one of this kind stops working, even if its message has not been sent yet.
 * Lock the account first.
 */
export async function makeLink(
  { addressOf }: Pick<LoginServices, 'addressOf'>,
  { db, tenant }: Pick<Context, 'db' | 'tenant'>,
  kind: LinkKind,
  userId: string,
  createdBy: string | null,
): Promise<Link> {
  const token = newLinkToken();
  const hash = sha256(token);
  await withdrawMessage(db, kind, userId);
  const row = { token_hash: hash, user_id: userId, kind, created_by: createdBy };
  const expires_at = await putLink(db, row, LINK_LIFE[kind]);
  return { token, address: `${addressOf(tenant)}/${PATH[kind]}/${token}`, expires_at, dedupeKey: keyOf(kind, hash) };
}

/** Deletes a user's link of this kind. */
export async function dropLink(db: Db, kind: LinkKind, userId: string): Promise<void> {
  await withdrawMessage(db, kind, userId);
  await deleteLink(db, kind, userId);
}

async function withdrawMessage(db: Db, kind: LinkKind, userId: string): Promise<void> {
  const link = await findLinkOf(db, kind, userId);
  if (link) await withdraw(db, keyOf(kind, link.token_hash));
}

const keyOf = (kind: LinkKind, tokenHash: Buffer) => `${kind} ${tokenHash.toString('hex')}`;

export const countTry = ({ limits }: Pick<LoginServices, 'limits'>, { db, ip }: Pick<Context, 'db' | 'ip'>) =>
  limits.take(db, TRIES, networkOf(ip));

/** The user of a link, without using it; 410 when it does not work. Attempts are counted by network. */
export async function readLink(
  { limits }: Pick<LoginServices, 'limits'>,
  { db, ip }: Pick<Context, 'db' | 'ip'>,
  kind: LinkKind,
  token: string,
) {
  await countTry({ limits }, { db, ip });
  const link = await findLink(db, kind, sha256(token));
  if (!link) throw linkSpent();
  return link;
}

/** The account of an invitation that has only expired, locked; undefined for any other token. */
export async function lockRunOut(db: Db, token: string): Promise<LockedAccount | undefined> {
  const hash = sha256(token);
  const found = await findRunOutInvitation(db, hash);
  const account = found && (await lockAccount(db, found.id));
  // Of two concurrent calls, the second one finds another link.
  return account && (await findRunOutInvitation(db, hash)) ? account : undefined;
}

/** Uses a link in this transaction and returns its account, locked; 410 when another call was faster. */
export async function useLink(db: Db, kind: LinkKind, token: string): Promise<LockedAccount> {
  const hash = sha256(token);
  const link = await findLink(db, kind, hash);
  // The account is locked before the link everywhere, to prevent deadlocks.
  const account = link && (await lockAccount(db, link.id));
  if (!account || !(await takeLink(db, kind, hash))) throw linkSpent();
  return account;
}
