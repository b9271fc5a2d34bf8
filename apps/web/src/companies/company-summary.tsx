import { useText } from '../app/use-text.ts';
import { Copyable } from '../ui/copyable.tsx';
import { CompanyTag } from './company-tag.tsx';
import type { Company } from './company-terms.ts';
import messages from './messages.json' with { type: 'json' };

/** Status, NIP and person, under the name. */
export function CompanySummary({ company: { lifecycle, vat_number, owner } }: { company: Company }) {
  const t = useText(messages);
  return (
    <span className="company-meta">
      <CompanyTag lifecycle={lifecycle} />
      <span className="company-meta-item">
        {t('vat_number')} <Copyable text={vat_number} label={t('vat_number.copy')} />
      </span>
      <span>{t('owner.is', { name: owner?.name ?? t('none') })}</span>
    </span>
  );
}
