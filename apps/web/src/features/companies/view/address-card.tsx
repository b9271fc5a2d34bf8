import { useText } from '#services/i18n/use-text.ts';
import { Copyable } from '#ui/feedback/copyable.tsx';
import { Card } from '#ui/layout/card.tsx';
import { type Fact, Facts } from '#ui/record/facts.tsx';
import { addressLines } from '../address-lines.ts';
import messages from '../messages.json' with { type: 'json' };
import { CompanyPesel } from '../pesel.tsx';
import profile from '../profile/messages.json' with { type: 'json' };
import type { Company } from '../terms.ts';

/** Who the company is, where it is, and how to reach it. */
export function CompanyAddressCard({ company }: { company: Company }) {
  const t = useText(messages);
  const p = useText(profile);
  const { company_type, regon, krs, pesel, tax_office_code } = company;
  const none = <span className="company-none">{t('none')}</span>;
  const lines = addressLines(company);
  const fact = (label: string, value: string | null): Fact[] => (value ? [{ label, value }] : []);
  return (
    <Card title={t('section.company')} padded>
      <Facts
        facts={[
          { label: t('company_type'), value: t(`type.${company_type}.full`) },
          ...fact(p('regon'), regon),
          ...fact(p('krs'), krs),
          ...(pesel ? [{ label: p('pesel'), value: <CompanyPesel companyId={company.id} masked={pesel} /> }] : []),
          {
            label: p('address'),
            value: lines.length > 0 ? lines.map((line) => <div key={line}>{line}</div>) : none,
          },
          { label: t('email'), value: company.email ? <Email address={company.email} /> : none },
          { label: t('phone'), value: company.phone ? <Phone number={company.phone} /> : none },
          ...fact(p('tax_office_code'), tax_office_code),
        ]}
      />
    </Card>
  );
}

function Email({ address }: { address: string }) {
  const t = useText(messages);
  return (
    <Copyable text={address} label={t('email.copy')}>
      <a href={`mailto:${address}`}>{address}</a>
    </Copyable>
  );
}

function Phone({ number }: { number: string }) {
  const t = useText(messages);
  return (
    <Copyable text={number} label={t('phone.copy')}>
      <a href={`tel:${number.replaceAll(/[^+\d]/g, '')}`}>{number}</a>
    </Copyable>
  );
}
