import { type Link, makeLink } from '#domain/people/account-links.ts';
import { findLinkOf } from '#domain/people/account-links-queries.ts';
import { findAccount, lockAccount } from '#platform/access/credentials-queries.ts';
import type { LoginServices } from '#platform/access/login-services.ts';
import { mayDo } from '#platform/access/rights.ts';
import { audit } from '#platform/audit/audit.ts';
import type { Context } from '#platform/http/contract/handlers.ts';
import { inTransaction } from '#platform/http/contract/in-transaction.ts';
import { notFound, Problem } from '#platform/http/problem.ts';
import { enqueue } from '#platform/outbox/outbox-queries.ts';
import { resetMessage } from '../account/messages.ts';
import { assertRecentProof } from '../account/own-proof.ts';
import { nameOf } from '../account/queries.ts';
import { assertNotYourself } from '../rules.ts';

/**
 * Seconds in which a repeated request sends no second link: the first may be about to be opened, and a mailbox must not
 * be flooded.
 */
const QUIET = 120;

/** Sends a password link to an active account; the caller does not learn whether it exists. */
export async function sendReset(services: LoginServices, context: Context, email: string): Promise<void> {
  await inTransaction(context, async (inside) => {
    const { db, tenant, afterCommit } = inside;
    const found = await findAccount(db, email);
    const account = found && (await lockAccount(db, found.id));
    if (account?.status !== 'active') return;
    const before = await findLinkOf(db, 'reset', account.id);
    // A link from the future was created while the clock was ahead.
    if (before && Math.abs(before.age) < QUIET) return;
    const link = await makeLink(services, inside, 'reset', account.id, null);
    await enqueue(db, resetMessage(tenant.config.brand, account, link));
    afterCommit(() => services.outbox.nudge(tenant.name));
  });
}

/**
 * Creates a password link for another user, sent to them and returned to the caller; the message names the caller. Only
 * owners may do so for owners and administrators, who could otherwise take over each other's accounts. Requires a
 * recent password check.
 */
export async function makeReset(services: LoginServices, context: Context, userId: string): Promise<Link> {
  const { db, caller, tenant, afterCommit } = context;
  const account = await lockAccount(db, userId);
  if (!account) throw notFound();
  assertNotYourself(caller, account.id);
  if (mayDo(account.role, 'users:edit') && caller.role !== 'owner') throw new Problem(403, 'owner_only');
  if (account.status !== 'active') throw new Problem(409, 'not_active');
  await assertRecentProof(context);
  const link = await makeLink(services, context, 'reset', account.id, caller.id);
  const from = (await nameOf(db, caller.id)) || tenant.config.brand.office;
  await enqueue(db, resetMessage(tenant.config.brand, account, link, from));
  await audit(context, { action: 'user.password_reset_link', entity: 'user', entityId: account.id });
  afterCommit(() => services.outbox.nudge(tenant.name));
  return link;
}
