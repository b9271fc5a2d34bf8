import { useText } from '#services/i18n/use-text.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Card } from '#ui/layout/card.tsx';
import { type Fact, Facts } from '#ui/record/facts.tsx';
import { AccountNumber } from '#ui/text/account-number.tsx';
import './partners.css';
import messages from '../messages.json' with { type: 'json' };
import { CompanyPesel } from '../pesel.tsx';
import profile from '../profile/messages.json' with { type: 'json' };
import { applicable } from '../profile-rules.ts';
import type { Company } from '../terms.ts';
import partners from './messages.json' with { type: 'json' };
import { type Partner, shareText, sumOfShares } from './values.ts';

/** The people of a partnership, for the office. Nothing where the company itself is taxed. */
export function CompanyPartnersCard({ company }: { company: Company }) {
  const w = useText(partners);
  const { office } = company;
  if (!office || !applicable(company).partners) return null;
  const sum = sumOfShares(office.partners.map(({ share }) => share));
  return (
    <Card title={w('title')} padded>
      {office.partners.length === 0 && <Notice tone="warning">{w('none')}</Notice>}
      {office.partners.map((partner) => (
        <PartnerPart key={partner.id} companyId={company.id} partner={partner} />
      ))}
      {sum !== undefined && sum !== 100 && <Notice tone="warning">{w('share.sum', { sum: shareText(sum) })}</Notice>}
    </Card>
  );
}

function PartnerPart({ companyId, partner }: { companyId: string; partner: Partner }) {
  const t = useText(messages);
  const p = useText(profile);
  const w = useText(partners);
  const { name, share, vat_number, pesel, tax_account, zus_account, zus_scheme } = partner;
  const fact = (label: string, value: Fact['value'] | null): Fact[] => (value ? [{ label, value }] : []);
  const tax = `${t(`taxation_form.${partner.taxation_form}`)} · ${p(`income_period.${partner.income_period}`)}`;
  return (
    <div className="company-partner-part" role="group" aria-label={name}>
      <h3 className="company-partner-name">
        {name}
        {share !== null && <span className="tabular">{w('share.is', { share: shareText(share) })}</span>}
      </h3>
      <Facts
        facts={[
          { label: p('taxation_form'), value: tax },
          { label: p('zus'), value: p(`zus_scheme.${zus_scheme}`) },
          ...fact(t('vat_number'), vat_number && <span className="tabular">{vat_number}</span>),
          ...fact(w('pesel'), pesel && <CompanyPesel companyId={companyId} masked={pesel} partner={partner} />),
          {
            label: p('tax_account'),
            value: tax_account ? <AccountNumber account={tax_account} /> : w('account.of_pesel'),
          },
          ...fact(p('zus_account'), zus_account && <AccountNumber account={zus_account} />),
        ]}
      />
    </div>
  );
}
