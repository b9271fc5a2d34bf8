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

/** Seconds in which whoever asks again gets no second link: the first may be about to be opened, and a mailbox is not to be flooded. */
const QUIET = 120;

/** Sends a link for a new password to an active account; whoever asks learns nothing of it. */
export async function sendReset(services: LoginServices, context: Context, email: string): Promise<void> {
  await inTransaction(context, async (inside) => {
    const { db, tenant, afterCommit } = inside;
    const found = await findAccount(db, email);
    const account = found && (await lockAccount(db, found.id));
    if (account?.status !== 'active') return;
    const before = await findLinkOf(db, 'reset', account.id);
    // One of the future was made by a clock that was ahead.
    if (before && Math.abs(before.age) < QUIET) return;
    const link = await makeLink(services, inside, 'reset', account.id, null);
    await enqueue(db, resetMessage(tenant.config.brand, account, link));
    afterCommit(() => services.outbox.nudge(tenant.name));
  });
}

/**
 * Makes a link for a new password of somebody else. It goes to both, and the message says from whom it comes. Whoever runs the office
 * could take each other's place with it, so theirs are made by owners only. Demands a recent proof of the caller's own password.
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
