import { pathOf } from '@biuro/core/navigation/routes.ts';
import { Link } from 'wouter';
import { useText } from '#services/i18n/use-text.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Figure, Figures } from '#ui/record/figures.tsx';
import messages from '../messages.json' with { type: 'json' };
import type { MonthPlan } from './use-open-month.ts';

/** How much a month will bring, and which companies get nothing. Without a plan it is on its way. */
export function OpenMonthPreview({ plan }: { plan: MonthPlan | undefined }) {
  const t = useText(messages);
  const nothing = plan && plan.settlements + plan.payrolls === 0;
  const numbers = (['settlements', 'payrolls', 'liabilities', 'declarations'] as const).map((key) => ({
    label: t(`open_month.${key}`),
    value: plan && t('number', { n: plan[key] }),
    note: t(`open_month.${key}.note`),
  }));
  return (
    <>
      {nothing ? (
        <Notice tone="info" role="status">
          {t('open_month.nothing')}
        </Notice>
      ) : (
        <Figures>
          {numbers.map((figure) => (
            <Figure key={figure.label} {...figure} />
          ))}
        </Figures>
      )}
      {plan && plan.exists > 0 && <p>{t('open_month.exists', { n: plan.exists })}</p>}
      {plan && <Skipped skipped={plan.skipped} />}
    </>
  );
}

function Skipped({ skipped }: Pick<MonthPlan, 'skipped'>) {
  const t = useText(messages);
  // Those that have theirs are counted above, and there is nothing to do about them.
  const shown = skipped.filter(({ reason }) => reason !== 'exists');
  if (shown.length === 0) return null;
  return (
    <details className="open-month-skipped">
      <summary>{t('open_month.skipped', { n: shown.length })}</summary>
      <ul>
        {shown.map(({ company, reason }) => (
          <li key={company.id}>
            <Link href={pathOf('dashboard-companies-view', { id: company.id })}>{company.name}</Link>
            <span>{t(`skipped.${reason}`)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
