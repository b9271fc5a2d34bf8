import { createText } from '@biuro/core/i18n/text.ts';
import { v7 as uuid } from 'uuid';
import { LINK_LIFE, type Link } from '#domain/people/account-links.ts';
import type { Account } from '#platform/access/credentials-queries.ts';
import type { NewMessage } from '#platform/outbox/outbox-queries.ts';
import messages from '../messages.json' with { type: 'json' };
import { type Brand, contactOf } from '../sign-in/messages.ts';

type Recipient = Pick<Account, 'id' | 'email' | 'locale'>;
type Mail =
  | 'invite_mail'
  | 'reset_mail'
  | 'reset_by_office_mail'
  | 'password_changed_mail'
  | 'second_factor_mail'
  | 'recovery_code_mail';

function mail(
  brand: Brand,
  to: Recipient,
  id: Mail,
  values: Record<string, string | number | Date>,
): Pick<NewMessage, 'channel' | 'recipient' | 'subject' | 'text'> {
  const text = createText(messages, to.locale);
  const { office } = brand;
  return {
    channel: 'email',
    recipient: to.email,
    subject: text(`${id}.subject`, { office }),
    text: text(`${id}.text`, { ...values, office, contact: contactOf(brand) }),
  };
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
