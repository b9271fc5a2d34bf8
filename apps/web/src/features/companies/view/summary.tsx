import { useText } from '#services/i18n/use-text.ts';
import { Copyable } from '#ui/feedback/copyable.tsx';
import { CompanyTag } from '../company-tag.tsx';
import messages from '../messages.json' with { type: 'json' };
import type { Company } from '../terms.ts';
import './company-detail.css';

/** One line under the company's name: where it stands with the office, its NIP, who looks after it. */
export function CompanySummary({ company }: { company: Company }) {
  const t = useText(messages);
  const { lifecycle, company_type, vat_number, owner } = company;
  return (
    <span className="company-summary">
      <CompanyTag lifecycle={lifecycle} />
      <span>{t(`type.${company_type}`)}</span>
      <span>
        {t('vat_number')} <Copyable text={vat_number} label={t('vat_number.copy')} />
      </span>
      <span>{t('owner.is', { name: owner?.name ?? t('none') })}</span>
    </span>
  );
}
