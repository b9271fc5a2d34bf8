import type { Failure } from '@biuro/core/lib/failure.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { failureOf } from '#ui/feedback/failure.ts';
import { FailureState } from '#ui/feedback/failure-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { OfflineIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import messages from '#ui/messages.json' with { type: 'json' };
import { words } from '#ui/text/words.ts';

interface ListErrorProps {
  error: Error | null;
  retry: () => void;
}

/** Stands in place of rows that were never loaded. Without a network there is no button: the list loads by itself when it is back. */
export function ListError({ error, retry }: ListErrorProps) {
  const t = words(messages);
  if (error && navigator.onLine)
    return <FailureState title={t('list.failed')} failure={failureOf(error)} retry={retry} />;
  return (
    <EmptyState icon={OfflineIcon} title={t('list.paused')}>
      {t('list.paused.hint')}
    </EmptyState>
  );
}

interface ListStaleProps {
  failure: Failure;
  /** When the rows on the screen were loaded, in milliseconds. */
  since: number;
  retry: () => void;
}

/** Stands above rows that could not be brought up to date. */
export function ListStale({ failure, since, retry }: ListStaleProps) {
  const t = words(messages);
  return (
    <Notice tone="warning" action={<Button onClick={retry}>{t('retry')}</Button>}>
      {t('list.stale', { reason: failure.message, time: new Date(since) })}
    </Notice>
  );
}

interface ListStatusProps {
  loading: boolean;
  nothing: boolean;
}

/** Tells a screen reader what the eye sees; the pager tells which rows were loaded. */
export function ListStatus({ loading, nothing }: ListStatusProps) {
  const t = words(messages);
  return (
    <output className="visually-hidden">
      {loading && t('list.loading')}
      {nothing && !loading && t('list.none')}
    </output>
  );
}
