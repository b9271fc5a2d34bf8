import { v7 as uuid } from 'uuid';
import { lockAccount } from '#platform/access/credentials-queries.ts';
import { newLinkToken } from '#platform/access/link-token.ts';
import type { LoginServices } from '#platform/access/login-services.ts';
import { sha256 } from '#platform/access/secrets.ts';
import type { Context } from '#platform/http/contract/handlers.ts';
import { enqueue } from '#platform/outbox/outbox-queries.ts';
import { newEmailMessage, newPhoneMessage } from '../account/messages.ts';
import type { LockedUser } from '../queries.ts';
import { openTotp, sealFormerTotp } from '../sign-in/codes.ts';
import { insertEmailChange } from './email-changes-queries.ts';
import { sendInvitation } from './invitations.ts';

/** Seconds for which the former address can take a change back. */
const UNDO_LIFE = 7 * 86_400;

/**
 * Tells the address before of a new e-mail or phone, where a thief does not read it first. A new e-mail can be taken
 * back from there. An invited user is invited again at the new address instead: the database has voided the previous
 * link.
 */
export async function tellOfChange(
  services: LoginServices,
  context: Context,
  before: LockedUser,
  { email = before.email, phone = before.phone }: Partial<Pick<LockedUser, 'email' | 'phone'>>,
): Promise<void> {
  const { db, tenant, afterCommit } = context;
  const moved = email.toLowerCase() !== before.email.toLowerCase();
  if (before.status === 'invited') {
    if (email !== before.email) await sendInvitation(services, context, before.id);
    return;
  }
  if (moved) await sendUndoLink(services, context, before);
  if (phone !== before.phone) await enqueue(db, newPhoneMessage(tenant.config.brand, before, phone));
  afterCommit(() => services.outbox.nudge(tenant.name));
}

async function sendUndoLink(
  { addressOf, secrets }: LoginServices,
  { db, tenant }: Context,
  before: LockedUser,
): Promise<void> {
  const id = uuid();
  const token = newLinkToken();
  const token_hash = sha256(token);
  const { id: user_id, email: old_email, phone: old_phone, second_factor: old_second_factor } = before;
  const app = (await lockAccount(db, user_id))?.totp_secret;
  const old_totp_secret = app ? sealFormerTotp(secrets, openTotp(secrets, app, user_id), id) : null;
  const was = { old_email, old_phone, old_second_factor, old_totp_secret };
  await insertEmailChange(db, { id, token_hash, user_id, ...was }, UNDO_LIFE);
  const link = {
    address: `${addressOf(tenant)}/restore-email/${token}`,
    dedupeKey: `new e-mail ${token_hash.toString('hex')}`,
  };
  await enqueue(db, newEmailMessage(tenant.config.brand, before, link, UNDO_LIFE));
}
