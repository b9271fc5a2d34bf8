import messages from '#services/i18n/messages.json' with { type: 'json' };
import { useText } from '#services/i18n/use-text.ts';
import { useBackOnline, useOnline } from '#services/portal/use-online.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { WarningIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';

const missing = new WeakSet<object>();

/** Remembers which errors mean that code did not arrive: each browser words them in its own way. */
export function noteChunkLoadErrors(): void {
  addEventListener('vite:preloadError', ({ payload }) => void missing.add(payload));
}

export const isChunkLoadError = (error: Error): boolean => missing.has(error);

const reload = () => location.reload();

/** In place of a part whose code did not come. The page is loaded anew, because some browsers never ask twice for code that failed. */
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
