import { createText } from '@biuro/core/i18n/text.ts';
import type { LoginServices } from '#platform/access/login-services.ts';
import type { Context } from '#platform/http/contract/handlers.ts';
import { enqueue, type NewMessage } from '#platform/outbox/outbox-queries.ts';
import type { Tenant } from '#platform/tenants/tenants.ts';
import messages from '../messages.json' with { type: 'json' };
import type { LockedUser } from '../queries.ts';
import { sendInvitation } from './invitations.ts';

/**
 * An invited user is invited again at the new address: the database has voided the previous link. Others are notified
 * at the old address, where a thief does not read it first.
 */
export async function tellOfNewEmail(
  services: LoginServices,
  context: Context,
  before: LockedUser,
  email = before.email,
): Promise<void> {
  if (email === before.email) return;
  if (before.status === 'invited') return sendInvitation(services, context, before.id);
  if (email.toLowerCase() === before.email.toLowerCase()) return;
  await enqueue(context.db, newEmailMessage(context.tenant.config.brand, before));
  context.afterCommit(() => services.outbox.nudge(context.tenant.name));
}

function newEmailMessage({ office, phone, email }: Tenant['config']['brand'], before: LockedUser): NewMessage {
  const text = createText(messages, before.locale);
  return {
    channel: 'email',
    recipient: before.email,
    subject: text('new_email_mail.subject', { office }),
    text: text('new_email_mail.text', { contact: [office, phone, email].filter(Boolean).join('\n') }),
    dedupeKey: `new e-mail ${before.id} ${before.version}`,
  };
}
