import { createText } from '@biuro/core/i18n/text.ts';
import { v7 as uuid } from 'uuid';
import { LINK_LIFE, type Link } from '#domain/people/account-links.ts';
import type { Account } from '#platform/access/credentials-queries.ts';
import { composeMail, partsOfText } from '#platform/mail/compose.ts';
import type { Brand } from '#platform/mail/letter-html.ts';
import type { NewMessage } from '#platform/outbox/outbox-queries.ts';
import messages from '../messages.json' with { type: 'json' };

type Recipient = Pick<Account, 'id' | 'email' | 'locale'>;
type Mail =
  | 'invite_mail'
  | 'reset_mail'
  | 'reset_by_office_mail'
  | 'password_changed_mail'
  | 'new_email_mail'
  | 'new_phone_mail'
  | 'email_restored_mail'
  | 'second_factor_mail'
  | 'recovery_code_mail';

function mail(
  brand: Brand,
  to: Recipient,
  id: Mail,
  values: Record<string, string | number | Date>,
): ReturnType<typeof composeMail> {
  const words = createText(messages, to.locale);
  const { link } = values;
  const text = words(`${id}.text`, { ...values, office: brand.office });
  const label = words(id === 'new_email_mail' ? 'mail.restore_email' : 'mail.set_password');
  const button = typeof link === 'string' ? { link: { label, address: link } } : {};
  const subject = words(`${id}.subject`, { office: brand.office });
  return composeMail(brand, to, { subject, text, parts: partsOfText(text, button) });
}

/** A message with a link; useless when the link has expired. */
const withLink = ({ address, dedupeKey }: Link, kind: keyof typeof LINK_LIFE) => ({
  link: address,
  dedupeKey,
  expiresIn: LINK_LIFE[kind],
});

/** `from`: name of the inviting user. */
export const inviteMessage = (brand: Brand, to: Recipient, from: string, link: Link): NewMessage => ({
  ...mail(brand, to, 'invite_mail', { from: onOneLine(from), link: link.address, days: LINK_LIFE.invite / 86_400 }),
  ...withLink(link, 'invite'),
});

/** `from`: name of the user in the office who made the link; without it, the recipient requested it. */
export const resetMessage = (brand: Brand, to: Recipient, link: Link, from?: string): NewMessage => ({
  ...mail(brand, to, from === undefined ? 'reset_mail' : 'reset_by_office_mail', {
    ...(from !== undefined && { from: onOneLine(from) }),
    link: link.address,
    minutes: LINK_LIFE.reset / 60,
  }),
  ...withLink(link, 'reset'),
});

export const passwordChangedMessage = (brand: Brand, to: Recipient): NewMessage => ({
  ...mail(brand, to, 'password_changed_mail', { at: new Date() }),
  dedupeKey: `password changed ${to.id} ${uuid()}`,
});

/** To the address before, with the link that takes the change back for some seconds. */
export const newEmailMessage = (
  brand: Brand,
  to: Recipient,
  { address, dedupeKey }: Pick<Link, 'address' | 'dedupeKey'>,
  expiresIn: number,
): NewMessage => ({
  ...mail(brand, to, 'new_email_mail', { link: address, days: expiresIn / 86_400 }),
  link: address,
  dedupeKey,
  expiresIn,
});

export const newPhoneMessage = (brand: Brand, to: Recipient, phone: string | null): NewMessage => ({
  ...mail(brand, to, 'new_phone_mail', { change: phone === null ? 'removed' : 'new' }),
  dedupeKey: `new phone ${to.id} ${uuid()}`,
});

export const emailRestoredMessage = (brand: Brand, to: Recipient): NewMessage => ({
  ...mail(brand, to, 'email_restored_mail', {}),
  dedupeKey: `e-mail restored ${to.id} ${uuid()}`,
});

/** `what`: codes now come from an app, by e-mail again, or there are new recovery codes. */
export const secondFactorMessage = (brand: Brand, to: Recipient, what: 'totp' | 'email' | 'codes'): NewMessage => ({
  ...mail(brand, to, 'second_factor_mail', { what }),
  dedupeKey: `second factor ${to.id} ${uuid()}`,
});

/** `left`: number of unused recovery codes. */
export const recoveryCodeMessage = (brand: Brand, to: Recipient, left: number): NewMessage => ({
  ...mail(brand, to, 'recovery_code_mail', { left }),
  dedupeKey: `recovery code ${to.id} ${uuid()}`,
});

/** A name must not be able to imitate other parts of the letter. */
const onOneLine = (name: string) => name.replaceAll(/\s+/g, ' ').trim();
