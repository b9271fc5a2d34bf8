import { createText } from '@biuro/core/i18n/text.ts';
import type { Account } from '#platform/access/credentials-queries.ts';
import type { NewMessage } from '#platform/outbox/outbox-queries.ts';
import type { Tenant } from '#platform/tenants/tenants.ts';
import messages from '../messages.json' with { type: 'json' };
import { CODE_LIFE } from './codes.ts';

type Recipient = Pick<Account, 'email' | 'phone' | 'locale'>;
export type Brand = Tenant['config']['brand'];

/**
 * The code is in the body, because mail servers log subjects. It is in the first line, so that a preview shows it. The
 * text message contains it without a space, so that phones recognise it.
 */
export function codeMessage(
  brand: Brand,
  to: Recipient,
  channel: 'email' | 'sms',
  digits: string,
  dedupeKey: string,
): NewMessage {
  const text = createText(messages, to.locale);
  const values = { product: brand.product, minutes: CODE_LIFE[channel] / 60 };
  const common = { code: digits, dedupeKey, expiresIn: CODE_LIFE[channel] };
  if (channel === 'sms') {
    return {
      ...common,
      channel,
      recipient: to.phone ?? '',
      subject: '',
      text: text('code_sms.text', { ...values, code: digits }),
    };
  }
  const spaced = `${digits.slice(0, 3)} ${digits.slice(3)}`;
  return {
    ...common,
    channel,
    recipient: to.email,
    subject: text('code_mail.subject', { office: brand.office }),
    text: text('code_mail.text', { ...values, code: spaced, contact: contactOf(brand) }),
  };
}

export function blockedMessage(brand: Brand, to: Recipient, dedupeKey: string): NewMessage {
  const text = createText(messages, to.locale);
  return {
    channel: 'email',
    recipient: to.email,
    subject: text('blocked_mail.subject', { office: brand.office }),
    text: text('blocked_mail.text', { contact: contactOf(brand) }),
    dedupeKey,
  };
}

/** Signature of the office in messages. */
export const contactOf = ({ office, phone, email }: Brand) => [office, phone, email].filter(Boolean).join('\n');
