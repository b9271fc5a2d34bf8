import type { Failure } from '@biuro/core/lib/failure.ts';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import messages from './failure-messages.json' with { type: 'json' };
import { OfflineIcon, WarningIcon } from './icons.ts';
import { words } from './words.ts';

interface FailureStateProps {
  /** What is missing because of it: "Nie udało się wczytać listy". */
  title: string;
  failure: Failure;
  retry: () => void;
}

/** Stands in place of something that did not come, with the number to quote when asking for help. */
export function FailureState({ title, failure, retry }: FailureStateProps) {
  const t = words(messages);
  const offline = failure.kind === 'offline';
  return (
    <div role="alert">
      <EmptyState
        icon={offline ? OfflineIcon : WarningIcon}
        title={offline ? t('offline') : title}
        action={<Button onClick={retry}>{t('retry')}</Button>}
      >
        {failure.message}
        {failure.requestId && (
          <>
            <br />
            {t('request', { id: failure.requestId })}
          </>
        )}
      </EmptyState>
    </div>
  );
}
