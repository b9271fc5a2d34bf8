import { useText } from '#services/i18n/use-text.ts';
import { Copyable } from '#ui/feedback/copyable.tsx';
import { CompanyTag } from '../company-tag.tsx';
import messages from '../messages.json' with { type: 'json' };
import type { Company } from '../terms.ts';
import './company-detail.css';

/** One line under the company's name: where it stands with the office, its NIP, and, unless the office chose the short variant 2, its legal form and who looks after it. */
export function CompanySummary({ company, variant }: { company: Company; variant: number }) {
  const t = useText(messages);
  const short = variant === 2;
  const { lifecycle, company_type, vat_number, owner } = company;
  return (
    <span className="company-summary">
      <CompanyTag lifecycle={lifecycle} />
      {!short && <span>{t(`type.${company_type}`)}</span>}
      <span>
        {t('vat_number')} <Copyable text={vat_number} label={t('vat_number.copy')} />
      </span>
      {!short && <span>{t('owner.is', { name: owner?.name ?? t('none') })}</span>}
    </span>
  );
}
