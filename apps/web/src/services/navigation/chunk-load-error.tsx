import messages from '#services/i18n/messages.json' with { type: 'json' };
import { useText } from '#services/i18n/use-text.ts';
import { useBackOnline, useOnline } from '#services/portal/use-online.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { WarningIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';

const missing = new WeakSet<object>();

/** Notes which errors mean that a chunk failed to load: each browser words them differently. */
export function noteChunkLoadErrors(): void {
  addEventListener('vite:preloadError', ({ payload }) => void missing.add(payload));
}

export const isChunkLoadError = (error: Error): boolean => missing.has(error);

const reload = () => location.reload();

/** Replaces a part whose code failed to load. It offers a reload, because some browsers never request a failed module again. */
export function ChunkLoadFailure() {
  const t = useText(messages);
  const online = useOnline();
  useBackOnline(reload);
  return (
    <div role="alert">
      {online ? (
        <EmptyState
          icon={WarningIcon}
          title={t('code.failed')}
          action={<Button onClick={reload}>{t('broken.page')}</Button>}
        >
          {t('code.failed.hint')}
        </EmptyState>
      ) : (
        <EmptyState icon={WarningIcon} title={t('code.offline')}>
          {t('code.offline.hint')}
        </EmptyState>
      )}
    </div>
  );
}
