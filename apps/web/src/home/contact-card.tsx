import { useMyCompanies } from '../app/use-companies.ts';
import { useConfig } from '../app/use-navigation.ts';
import { useText } from '../app/use-text.ts';
import { Card } from '../ui/card.tsx';
import { type Fact, Facts } from '../ui/facts.tsx';
import messages from './messages.json' with { type: 'json' };

/** How to reach the office, and who there looks after the client's companies. */
export function ContactCard() {
  const text = useText(messages);
  const { phone, email } = useConfig().brand;
  const { data: companies = [] } = useMyCompanies();
  const keepers = [...new Set(companies.flatMap(({ owner }) => owner?.name ?? []))];
  const facts: Fact[] = [];
  if (keepers.length > 0) facts.push({ label: text('contact.keeper'), value: keepers.join(', ') });
  if (phone)
    facts.push({ label: text('contact.phone'), value: <a href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</a> });
  if (email) facts.push({ label: text('contact.email'), value: <a href={`mailto:${email}`}>{email}</a> });
  return (
    facts.length > 0 && (
      <Card title={text('contact.title')} padded>
        <Facts facts={facts} />
      </Card>
    )
  );
}
