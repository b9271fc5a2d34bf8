import { useText } from '#services/i18n/use-text.ts';
import { Card } from '#ui/layout/card.tsx';
import { type Fact, Facts } from '#ui/record/facts.tsx';
import { dayText } from '#ui/text/day.ts';
import { durationText } from '#ui/text/duration.ts';
import messages from '../messages.json' with { type: 'json' };
import profile from '../profile/messages.json' with { type: 'json' };
import type { Company } from '../terms.ts';

/** What the office and the company have agreed on. What only the office knows comes with `company.office`. */
export function CompanyContractCard({ company }: { company: Company }) {
  const t = useText(messages);
  const p = useText(profile);
  const { owner, payroll_owner, docs_due_day, doc_channel, office } = company;
  const dayOr = (date: string | null) => (date ? dayText(date) : p('contract.none'));
  const inOffice: Fact[] = office
    ? [
        { label: p('reviewer'), value: office.reviewer?.name ?? p('reviewer.none') },
        {
          label: p('time_budget'),
          value: office.time_budget_minutes ? durationText(office.time_budget_minutes) : p('contract.none'),
        },
        { label: p('notice_period'), value: office.notice_period ?? p('contract.none') },
        { label: p('rodo_agreement_at'), value: dayOr(office.rodo_agreement_at) },
      ]
    : [];
  return (
    <Card title={p('section.contract')} padded>
      <Facts
        facts={[
          { label: t('owner'), value: owner?.name ?? t('owner.none') },
          ...(payroll_owner ? [{ label: p('payroll_owner'), value: payroll_owner.name }] : []),
          { label: t('documents'), value: p('docs_due_day.is', { day: String(docs_due_day) }) },
          { label: p('doc_channel'), value: p(`doc_channel.${doc_channel}`) },
          { label: p('contract'), value: <ContractTime company={company} /> },
          ...inOffice,
        ]}
      />
    </Card>
  );
}

function ContractTime({ company: { contract_from, contract_to } }: { company: Company }) {
  const p = useText(profile);
  const from = contract_from && dayText(contract_from);
  const to = contract_to && dayText(contract_to);
  if (from && to) return p('contract.range', { from, to });
  if (from) return `${p('contract.since', { from })}, ${p('contract.open')}`;
  return to ? p('contract.until', { to }) : p('contract.none');
}
