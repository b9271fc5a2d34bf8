import { useText } from '#services/i18n/use-text.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { failureOf } from '#ui/feedback/failure.ts';
import { FailureState } from '#ui/feedback/failure-state.tsx';
import { CalendarIcon } from '#ui/icons/icons.ts';
import messages from '../messages.json' with { type: 'json' };
import { useMonths } from '../queries.ts';
import { EntryMonth } from './month.tsx';

/** The last half year by month and person: what was worked, what is approved, what is closed. */
export function EntryMonths() {
  const t = useText(messages);
  const { data, error, refetch } = useMonths();
  if (error && !data)
    return (
      <section className="card">
        <FailureState title={t('failed')} failure={failureOf(error)} retry={() => void refetch()} />
      </section>
    );
  if (data?.length === 0)
    return (
      <section className="card">
        <EmptyState icon={CalendarIcon} title={t('months.none')} />
      </section>
    );
  return [...Map.groupBy(data ?? [], ({ month }) => month)].map(([month, rows]) => (
    <EntryMonth key={month} month={month} rows={rows} />
  ));
}
