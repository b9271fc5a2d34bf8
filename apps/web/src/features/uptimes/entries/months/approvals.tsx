import { useText } from '#services/i18n/use-text.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { failureOf } from '#ui/feedback/failure.ts';
import { FailureState } from '#ui/feedback/failure-state.tsx';
import { DoneIcon } from '#ui/icons/icons.ts';
import messages from '../messages.json' with { type: 'json' };
import { useEntries } from '../queries.ts';
import { EntryApproval } from './approval.tsx';

const AT_MOST = 500;

/** What was handed in, by person. */
export function EntryApprovals() {
  const t = useText(messages);
  const { data, error, refetch } = useEntries({ status: 'submitted' }, AT_MOST);
  if (error && !data)
    return (
      <section className="card">
        <FailureState title={t('failed')} failure={failureOf(error)} retry={() => void refetch()} />
      </section>
    );
  if (!data) return null;
  const byPerson = Map.groupBy(data.entries, ({ user }) => user.id);
  return (
    <>
      {data.entries.length === 0 && (
        <section className="card">
          <EmptyState icon={DoneIcon} title={t('approvals.none')} />
        </section>
      )}
      {[...byPerson].map(([person, entries]) => (
        <EntryApproval key={person} entries={entries} />
      ))}
      {data.entries.length < data.total && (
        <p className="entry-more">{t('shown', { n: data.entries.length, total: data.total })}</p>
      )}
    </>
  );
}
