import { useText } from '../app/use-text.ts';
import { Card } from '../ui/card.tsx';
import { Copyable } from '../ui/copyable.tsx';
import { Facts } from '../ui/facts.tsx';
import type { Company } from './company-terms.ts';
import messages from './messages.json' with { type: 'json' };
import './company-facts.css';

/** What is known of a company beyond its header, to be read. */
export function CompanyFacts({ company }: { company: Company }) {
  const t = useText(messages);
  const { company_type, city, email, phone, created_at, updated_at } = company;
  const none = <span className="company-none">{t('none')}</span>;
  const dateOf = (instant: string) => t('date', { at: new Date(instant) });
  const identity = [
    { label: t('company_type'), value: t(`type.${company_type}.full`) },
    { label: t('city'), value: city ?? none },
    { label: t('created'), value: dateOf(created_at) },
    { label: t('updated'), value: dateOf(updated_at) },
  ];
  const contact = [
    {
      label: t('email'),
      value: email ? <ContactLink href={`mailto:${email}`} text={email} label={t('email.copy')} /> : none,
    },
    {
      label: t('phone'),
      value: phone ? <ContactLink href={telOf(phone)} text={phone} label={t('phone.copy')} /> : none,
    },
  ];
  return (
    <div className="company-facts">
      <Card title={t('section.company')} padded>
        <Facts facts={identity} />
      </Card>
      <Card title={t('section.contact')} padded>
        <Facts facts={contact} />
      </Card>
    </div>
  );
}

function ContactLink({ href, text, label }: { href: string; text: string; label: string }) {
  return (
    <Copyable text={text} label={label}>
      <a href={href}>{text}</a>
    </Copyable>
  );
}

function telOf(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
}
