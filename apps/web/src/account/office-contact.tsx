import { useConfig } from '../app/use-navigation.ts';
import { useText } from '../app/use-text.ts';
import { Facts } from '../ui/facts.tsx';
import messages from './messages.json' with { type: 'json' };

/** How to reach the office, as far as its configuration says. */
export function OfficeContact() {
  const t = useText(messages);
  const { office, phone, email } = useConfig().brand;
  const facts = [
    { label: t('contact.office'), value: office },
    ...(phone ? [{ label: t('contact.phone'), value: <a href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</a> }] : []),
    ...(email ? [{ label: t('contact.email'), value: <a href={`mailto:${email}`}>{email}</a> }] : []),
  ];
  return <Facts facts={facts} />;
}
