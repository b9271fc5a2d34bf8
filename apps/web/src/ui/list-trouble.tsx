import { EmptyState } from './empty-state.tsx';
import { failureOf } from './failure.ts';
import { FailureState } from './failure-state.tsx';
import { OfflineIcon } from './icons.ts';
import messages from './messages.json' with { type: 'json' };
import { words } from './words.ts';

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
