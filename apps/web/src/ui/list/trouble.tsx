import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { failureOf } from '#ui/feedback/failure.ts';
import { FailureState } from '#ui/feedback/failure-state.tsx';
import { OfflineIcon } from '#ui/icons/icons.ts';
import messages from '#ui/messages.json' with { type: 'json' };
import { words } from '#ui/text/words.ts';

interface ListTroubleProps {
  error: Error | null;
  retry: () => void;
}

/** Stands in place of rows that never came. Without internet nothing is asked for by hand: a list asks itself when there is one again. */
export function ListTrouble({ error, retry }: ListTroubleProps) {
  const t = words(messages);
  if (error && navigator.onLine)
    return <FailureState title={t('list.failed')} failure={failureOf(error)} retry={retry} />;
  return (
    <EmptyState icon={OfflineIcon} title={t('list.paused')}>
      {t('list.paused.hint')}
    </EmptyState>
  );
}
