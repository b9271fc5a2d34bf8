import { useText } from '#services/i18n/use-text.ts';
import { Card } from '#ui/layout/card.tsx';
import { type Fact, Facts } from '#ui/record/facts.tsx';
import { dayText } from '#ui/text/day.ts';
import aml from './messages.json' with { type: 'json' };
import '../partners/partners.css';
import { CompanyPesel } from '../pesel.tsx';
import profile from '../profile/messages.json' with { type: 'json' };
import type { Company } from '../terms.ts';
import type { BeneficialOwner } from './values.ts';

/** What the act against money laundering has the office know; clients do not see it. */
export function CompanyAmlCard({ company: { id, office } }: { company: Company }) {
  const p = useText(profile);
  const a = useText(aml);
  if (!office) return null;
  const { aml_risk, aml_review_at, pep, pep_note, beneficial_owners } = office;
  const exposed = pep === null ? a('pep.unknown') : a(pep ? 'pep.yes' : 'pep.no');
  return (
    <Card title={a('title')} padded>
      <Facts
        facts={[
          { label: p('aml_risk'), value: aml_risk ? p(`aml_risk.${aml_risk}`) : p('aml_risk.none') },
          ...(aml_review_at ? [{ label: p('aml_review_at'), value: dayText(aml_review_at) }] : []),
          { label: a('pep'), value: pep_note ? `${exposed} · ${pep_note}` : exposed },
          ...(beneficial_owners.length === 0 ? [{ label: a('owners'), value: a('none') }] : []),
        ]}
      />
      {beneficial_owners.map((owner) => (
        <BeneficialOwnerPart key={owner.id} companyId={id} owner={owner} />
      ))}
    </Card>
  );
}

function BeneficialOwnerPart({ companyId, owner }: { companyId: string; owner: BeneficialOwner }) {
  const a = useText(aml);
  const { name, extent, pesel, birth_date, citizenship } = owner;
  const facts: (Fact | false)[] = [
    { label: a('extent'), value: extent },
    pesel !== null && {
      label: a('pesel'),
      value: <CompanyPesel companyId={companyId} masked={pesel} beneficialOwner={owner} />,
    },
    birth_date !== null && { label: a('birth_date'), value: dayText(birth_date) },
    citizenship !== null && { label: a('citizenship'), value: citizenship },
  ];
  return (
    <div className="company-partner-part" role="group" aria-label={name}>
      <h3 className="company-partner-name">{name}</h3>
      <Facts facts={facts.filter((fact) => fact !== false)} />
    </div>
  );
}
