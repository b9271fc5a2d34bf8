import { createText } from '@biuro/core/i18n/text.ts';
import { composeMail, partsOfText } from '#platform/mail/compose.ts';
import type { Brand } from '#platform/mail/letter-html.ts';
import type { NewMessage } from '#platform/outbox/outbox-queries.ts';
import messages from './messages.json' with { type: 'json' };
import type { findRecipient, LockedSession } from './sessions-queries.ts';

export type { Brand };

type Recipient = Awaited<ReturnType<typeof findRecipient>>;

export function stolenMessage(brand: Brand, to: Recipient, session: LockedSession): NewMessage {
  const words = createText(messages, to.locale);
  const text = words('stolen_mail.text', { since: session.created_at });
  const subject = words('stolen_mail.subject', { office: brand.office });
  return {
    ...composeMail(brand, to, { subject, text, parts: partsOfText(text) }),
    dedupeKey: `stolen ${session.id}`,
  };
}
