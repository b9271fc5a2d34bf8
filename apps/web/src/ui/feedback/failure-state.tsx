import type { Failure } from '@biuro/core/lib/failure.ts';
import { OfflineIcon, WarningIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import messages from '#ui/messages.json' with { type: 'json' };
import { words } from '#ui/text/words.ts';
import { EmptyState } from './empty-state.tsx';

interface FailureStateProps {
  /** What failed: "Nie udało się wczytać listy". */
  title: string;
  failure: Failure;
  retry: () => void;
}

/** Drawn instead of what could not be loaded, with the request id to quote when asking for help. */
export function FailureState({ title, failure, retry }: FailureStateProps) {
  const t = words(messages);
  return (
    <div role="alert">
      <EmptyState
        icon={failure.kind === 'offline' ? OfflineIcon : WarningIcon}
        title={title}
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
