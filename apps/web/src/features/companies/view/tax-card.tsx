import { useText } from '#services/i18n/use-text.ts';
import { Card } from '#ui/layout/card.tsx';
import { Facts } from '#ui/record/facts.tsx';
import { dayText } from '#ui/text/day.ts';
import { pageLocale } from '#ui/text/words.ts';
import messages from '../messages.json' with { type: 'json' };
import profile from '../profile/messages.json' with { type: 'json' };
import { applicable } from '../profile-rules.ts';
import type { Company } from '../terms.ts';

/** How the company is taxed, in words. */
export function CompanyTaxCard({ company }: { company: Company }) {
  const p = useText(profile);
  const words = useTaxWords(company);
  const asks = applicable({ ...company, zus_scheme: company.zus_scheme });
  return (
    <Card title={p('section.tax')} padded>
      <Facts
        facts={[
          { label: p('taxation_form'), value: words.taxation },
          { label: p('books_form'), value: p(`books_form.${company.books_form}`) },
          ...(asks.incomePeriods.length > 0
            ? [{ label: p('income_period'), value: p(`income_period.${company.income_period}`) }]
            : []),
          { label: p('vat'), value: words.vat },
          ...(words.zus ? [{ label: p('zus'), value: words.zus }] : []),
          { label: p('zus_deadline'), value: p('zus_deadline.day', { day: String(company.zus_deadline_day) }) },
          { label: p('employees'), value: words.employees },
        ]}
      />
    </Card>
  );
}

function useTaxWords(company: Company) {
  const t = useText(messages);
  const p = useText(profile);
  const { taxation_form, lump_rates, vat_status, vat_period, vat_eu, zus_scheme, zus_scheme_until } = company;
  const list = (parts: (string | false | null)[]) => parts.filter(Boolean).join(' · ');
  const rates = new Intl.ListFormat(pageLocale(), { type: 'unit' }).format(
    lump_rates.map((rate) => p('lump_rates.rate', { rate })),
  );
  return {
    taxation: list([t(`taxation_form.${taxation_form}`), rates]),
    vat: list([
      t(`vat_status.${vat_status}`),
      vat_period && p(`vat_period.${vat_period}.short`),
      vat_eu && p('vat_eu.short'),
    ]),
    zus: list([
      zus_scheme !== 'not_applicable' && p(`zus_scheme.${zus_scheme}`),
      zus_scheme_until && p('zus_until', { at: dayText(zus_scheme_until) }),
    ]),
    employees: list([
      p(company.has_employees ? 'employees.yes' : 'employees.no'),
      company.ppk && p('ppk'),
      company.pfron && p('pfron'),
    ]),
  };
}
