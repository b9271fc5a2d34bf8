import type { Failure } from '@biuro/core/lib/failure.ts';
import { words } from './words.ts';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { OfflineIcon, WarningIcon } from './icons.ts';
import messages from './list-messages.json' with { type: 'json' };
import { Notice } from './notice.tsx';

interface ListFailureProps {
  failure: Failure;
  retry: () => void;
}

/** Stands in place of rows that never came. */
export function ListFailure({ failure, retry }: ListFailureProps) {
  const t = words(messages);
  const offline = failure.kind === 'offline';
  return (
    <div role="alert">
      <EmptyState
        icon={offline ? OfflineIcon : WarningIcon}
        title={t(offline ? 'offline.title' : 'failed.title')}
        action={<Button onClick={retry}>{t('retry')}</Button>}
      >
        {failure.message}
        {failure.requestId && (
          <>
            <br />
            {t('failed.request', { id: failure.requestId })}
          </>
        )}
      </EmptyState>
    </div>
  );
}

/** Stands above rows that could not be brought up to date. */
export function StaleNotice({ failure, retry, since }: ListFailureProps & { since: number }) {
  const t = words(messages);
  return (
    <Notice tone="warning" role="status" action={<Button onClick={retry}>{t('retry')}</Button>}>
      {t('stale', { reason: failure.message, time: new Date(since) })}
    </Notice>
  );
}
