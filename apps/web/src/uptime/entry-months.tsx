import { useText } from '../app/use-text.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { failureOf } from '../ui/failure.ts';
import { FailureState } from '../ui/failure-state.tsx';
import { CalendarIcon } from '../ui/icons.ts';
import messages from './entry/messages.json' with { type: 'json' };
import { EntryMonth } from './entry-month.tsx';
import { useMonths } from './entry-queries.ts';

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
