import { createText } from '@biuro/core/i18n/text.ts';
import type { NewMessage } from '#platform/outbox/outbox-queries.ts';
import type { Tenant } from '#platform/tenants/tenants.ts';
import messages from './messages.json' with { type: 'json' };
import type { findRecipient, LockedSession } from './sessions-queries.ts';

export type Brand = Tenant['config']['brand'];
type Recipient = Awaited<ReturnType<typeof findRecipient>>;

export function stolenMessage({ office, phone, email }: Brand, to: Recipient, session: LockedSession): NewMessage {
  const text = createText(messages, to.locale);
  const contact = [office, phone, email].filter(Boolean).join('\n');
  return {
    channel: 'email',
    recipient: to.email,
    subject: text('stolen_mail.subject', { office }),
    text: text('stolen_mail.text', { since: session.created_at, contact }),
    dedupeKey: `stolen ${session.id}`,
  };
}
