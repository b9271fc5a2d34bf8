import { createText } from '@biuro/core/i18n/text.ts';
import type { Account } from '#platform/access/credentials-queries.ts';
import { composeMail, partsOfText } from '#platform/mail/compose.ts';
import type { Brand } from '#platform/mail/letter-html.ts';
import type { NewMessage } from '#platform/outbox/outbox-queries.ts';
import messages from '../messages.json' with { type: 'json' };
import { CODE_LIFE } from './codes.ts';

type Recipient = Pick<Account, 'email' | 'phone' | 'locale'>;

interface SentDigits {
  channel: 'email' | 'sms';
  /** Signing in, or proving oneself before another account is changed. */
  purpose: 'sign_in' | 'proof';
  digits: string;
  dedupeKey: string;
}

/** The text message contains the code without a space, so that phones recognise it. */
export function codeMessage(brand: Brand, to: Recipient, message: SentDigits): NewMessage {
  const { channel, purpose, digits, dedupeKey } = message;
  if (channel === 'email') return mailOf(brand, to, message, purpose === 'proof' ? 'proof_mail' : 'code_mail');
  const values = { product: brand.product, purpose, code: digits, minutes: CODE_LIFE.sms / 60 };
  return {
    channel,
    recipient: to.phone ?? '',
    subject: '',
    text: createText(messages, to.locale)('code_sms.text', values),
    code: digits,
    dedupeKey,
    expiresIn: CODE_LIFE.sms,
  };
}

/** The same code for the address that the account had before: its owner learns of the first sign-in after the change. */
export const codeCopyMessage = (brand: Brand, to: Recipient, message: SentDigits): NewMessage =>
  mailOf(brand, to, { ...message, dedupeKey: `${message.dedupeKey} ${to.email.toLowerCase()}` }, 'code_copy_mail');

/** The code is in the body, because mail servers log subjects. It is in the first line, so that a preview shows it. */
function mailOf(
  brand: Brand,
  to: Recipient,
  { channel, digits, dedupeKey }: SentDigits,
  mail: 'code_mail' | 'proof_mail' | 'code_copy_mail',
): NewMessage {
  const words = createText(messages, to.locale);
  const code = `${digits.slice(0, 3)} ${digits.slice(3)}`;
  const text = words(`${mail}.text`, { code, minutes: CODE_LIFE[channel] / 60 });
  const subject = words(`${mail}.subject`, { office: brand.office });
  return {
    ...composeMail(brand, to, { subject, text, parts: partsOfText(text, { code }) }),
    code: digits,
    dedupeKey,
    expiresIn: CODE_LIFE[channel],
  };
}

export function blockedMessage(brand: Brand, to: Recipient, dedupeKey: string): NewMessage {
  const words = createText(messages, to.locale);
  const text = words('blocked_mail.text');
  const subject = words('blocked_mail.subject', { office: brand.office });
  return { ...composeMail(brand, to, { subject, text, parts: partsOfText(text) }), dedupeKey };
}
