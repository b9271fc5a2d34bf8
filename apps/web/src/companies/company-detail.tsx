import type { ReactNode } from 'react';
import { useText } from '../app/use-text.ts';
import { Card } from '../ui/card.tsx';
import { Copyable } from '../ui/copyable.tsx';
import { Facts } from '../ui/facts.tsx';
import { Page } from '../ui/page.tsx';
import { CompanyPeople } from './company-people.tsx';
import { CompanyTag } from './company-tag.tsx';
import type { Company } from './company-terms.ts';
import messages from './messages.json' with { type: 'json' };
import './company-detail.css';

interface CompanyDetailProps {
  company: Company;
  actions?: ReactNode;
  /** The office sees it with what it may change. */
  editable?: boolean;
  /** More cards. */
  children?: ReactNode;
}

/** Everything that is known of a company, to be read. */
export function CompanyDetail({ company, actions, editable, children }: CompanyDetailProps) {
  const t = useText(messages);
  const none = <span className="company-none">{t('none')}</span>;
  const dateOf = (instant: string) => t('date', { at: new Date(instant) });
  const { name, company_type, city, email, phone, created_at, updated_at } = company;
  return (
    <Page title={name} sentence={<Summary company={company} />} actions={actions}>
      <div className="company-detail">
        <div className="company-column">
          <Card title={t('section.company')} padded>
            <Facts
              facts={[
                { label: t('company_type'), value: t(`type.${company_type}.full`) },
                { label: t('city'), value: city ?? none },
                { label: t('created'), value: dateOf(created_at) },
                { label: t('updated'), value: dateOf(updated_at) },
              ]}
            />
          </Card>
          <Card title={t('section.contact')} padded>
            <Facts
              facts={[
                { label: t('email'), value: email ? <Email address={email} /> : none },
                { label: t('phone'), value: phone ? <Phone number={phone} /> : none },
              ]}
            />
          </Card>
        </div>
        <div className="company-column">
          <CompanyPeople companyId={company.id} editable={editable} />
          {children}
        </div>
      </div>
    </Page>
  );
}

function Summary({ company: { lifecycle, vat_number, owner } }: { company: Company }) {
  const t = useText(messages);
  return (
    <span className="company-summary">
      <CompanyTag lifecycle={lifecycle} />
      <span>
        {t('vat_number')} <Copyable text={vat_number} label={t('vat_number.copy')} />
      </span>
      <span>{t('owner.is', { name: owner?.name ?? t('none') })}</span>
    </span>
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
