import type { Failure } from '@biuro/core/lib/failure.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Button } from '#ui/layout/button.tsx';
import messages from '#ui/messages.json' with { type: 'json' };
import { words } from '#ui/text/words.ts';

interface ListStaleProps {
  failure: Failure;
  /** When the rows on the screen came, in milliseconds. */
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
