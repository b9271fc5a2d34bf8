import { useIsFetching, useIsMutating, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import messages from '#services/i18n/messages.json' with { type: 'json' };
import { WaitingIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import './floating-notice.css';
import { useText } from '#services/i18n/use-text.ts';
import { cancelReads } from './request-timeout.ts';

/** Milliseconds. */
const patience = 8_000;

/** Says after eight seconds that an answer is late. Loading can be cancelled; saving cannot. */
export function SlowNotice() {
  const t = useText(messages);
  const queries = useQueryClient();
  const slow = useSlowRequest();
  return (
    <div className="floating-region" role="status">
      {slow && (
        <div className="floating-notice">
          <WaitingIcon />
          <p>{t(slow === 'saving' ? 'slow.saving' : 'slow')}</p>
          {slow === 'reading' && <Button onClick={() => cancelReads(queries, t('slow.stopped'))}>{t('cancel')}</Button>}
        </div>
      )}
    </div>
  );
}

/** What takes too long: saving, or loading data that the page does not have yet. Refreshing data that is shown does not count. */
function useSlowRequest(): 'saving' | 'reading' | null {
  const saving = useIsMutating() > 0;
  const reading = useIsFetching({ predicate: ({ state }) => state.data === undefined }) > 0;
  const under = saving ? 'saving' : reading ? 'reading' : null;
  const [late, setLate] = useState<typeof under>(null);
  useEffect(() => {
    if (under === null) return;
    const timer = setTimeout(() => setLate(under), patience);
    return () => {
      clearTimeout(timer);
      setLate(null);
    };
  }, [under]);
  return late;
}
