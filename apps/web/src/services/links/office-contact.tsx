import { useText } from '#services/i18n/use-text.ts';
import { useConfig } from '#services/navigation/use-navigation.ts';
import { Facts } from '#ui/record/facts.tsx';
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
