import { countTry, makeLink } from '#domain/people/account-links.ts';
import { type LockedAccount, lockAccount } from '#platform/access/credentials-queries.ts';
import type { LoginServices } from '#platform/access/login-services.ts';
import { type Secrets, sha256 } from '#platform/access/secrets.ts';
import { audit } from '#platform/audit/audit.ts';
import { isUniqueViolation } from '#platform/database/database.ts';
import { inSavepoint } from '#platform/database/savepoint.ts';
import type { Context, Handlers } from '#platform/http/contract/handlers.ts';
import { inTransaction } from '#platform/http/contract/in-transaction.ts';
import { Problem } from '#platform/http/problem.ts';
import { enqueue } from '#platform/outbox/outbox-queries.ts';
import { emailRestoredMessage, resetMessage } from '../account/messages.ts';
import { deleteCalendarAddress } from '../account/queries.ts';
import { deleteRecoveryCodes } from '../account/recovery-codes-queries.ts';
import { deleteSessions } from '../account/sessions-queries.ts';
import { deleteChallenges, updateUser } from '../queries.ts';
import { maskOf, openFormerTotp, openTotp, sealTotp } from '../sign-in/codes.ts';
import { findEmailChange, markUndone } from './email-changes-queries.ts';

type Change = NonNullable<Awaited<ReturnType<typeof findEmailChange>>>;

/** A former address takes the change of an account's e-mail back. */
export function createEmailUndoHandlers(services: LoginServices) {
  return {
    async getEmailChange({ params }, context) {
      await countTry(services, context);
      const change = await findEmailChange(context.db, sha256(params.token));
      if (!change || change.undone_at) throw spent();
      const email = maskOf('email', { email: change.old_email, phone: null });
      return { status: 200, body: { data: { email, expires_at: change.expires_at } } };
    },
    async undoEmailChange({ params }, context) {
      await countTry(services, context);
      await inTransaction(context, (inside) => undo(services, inside, sha256(params.token)));
      return { status: 204 };
    },
  } satisfies Partial<Handlers>;
}

const spent = () => new Problem(410, 'undo_spent');

async function undo(services: LoginServices, context: Context, tokenHash: Buffer): Promise<void> {
  const { db, tenant, log, afterCommit } = context;
  const found = await findEmailChange(db, tokenHash);
  const account = found && (await lockAccount(db, found.user_id));
  // Read again under the lock: of two concurrent calls, the second one finds the change undone.
  const change = account && (await findEmailChange(db, tokenHash));
  if (!change) throw spent();
  if (change.undone_at) {
    if (account.email !== change.old_email) throw spent();
    return;
  }
  await restore(services, context, account, change);
  await markUndone(db, change);
  const { brand } = tenant.config;
  const restored = { ...account, email: change.old_email };
  if (account.status === 'active')
    await enqueue(db, resetMessage(brand, restored, await makeLink(services, context, 'reset', account.id, null)));
  if (account.email.toLowerCase() !== restored.email.toLowerCase())
    await enqueue(db, emailRestoredMessage(brand, account));
  log.info({ user: account.id }, 'change of e-mail undone');
  afterCommit(() => services.outbox.nudge(tenant.name));
}

/**
 * Whoever moved the address may have set a password and an app with it, moved the codes, or made recovery codes or an
 * address of the calendar, so none of these remains. Triggers of the table void the links of the account.
 */
async function restore(
  { secrets }: LoginServices,
  context: Context,
  account: LockedAccount,
  change: Change,
): Promise<void> {
  const { db } = context;
  const { old_email, old_phone, old_second_factor } = change;
  const app = formerApp(secrets, account, change);
  const values = {
    email: old_email,
    ...(old_second_factor === 'sms' && { phone: old_phone }),
    ...(app && { second_factor: old_second_factor }),
  };
  try {
    await inSavepoint(db, () =>
      updateUser(db, account.id, { ...values, password_hash: null, totp_pending: null, ...app }),
    );
  } catch (error) {
    throw isUniqueViolation(error, 'users_email') ? new Problem(409, 'address_taken') : error;
  }
  await deleteRecoveryCodes(db, account.id);
  await deleteCalendarAddress(db, account.id);
  await deleteSessions(db, account.id);
  await deleteChallenges(db, account.id);
  const { email, phone, second_factor } = account;
  const before = { email, phone, second_factor };
  await audit(context, {
    action: 'user.email_change_undone',
    entity: 'user',
    entityId: account.id,
    before,
    after: { ...before, ...values },
    actorId: account.id,
  });
}

/** What makes the app that of before the change; undefined where it still is. */
function formerApp(secrets: Secrets, account: LockedAccount, { id, old_second_factor, old_totp_secret }: Change) {
  if (old_second_factor !== 'totp')
    return account.second_factor === 'totp' ? { totp_secret: null, totp_step: null } : undefined;
  if (!old_totp_secret) return undefined;
  const former = openFormerTotp(secrets, old_totp_secret, id);
  const { second_factor, totp_secret } = account;
  if (second_factor === 'totp' && totp_secret && openTotp(secrets, totp_secret, account.id).equals(former))
    return undefined;
  return { totp_secret: sealTotp(secrets, former, account.id), totp_step: null };
}
