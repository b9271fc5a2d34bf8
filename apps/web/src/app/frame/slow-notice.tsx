import { useQueryClient } from '@tanstack/react-query';
import messages from '#services/i18n/messages.json' with { type: 'json' };
import { WaitingIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import './floating-notice.css';
import { useText } from '#services/i18n/use-text.ts';
import { stopWaiting } from '../start/request-timeout.ts';
import { useSlowRequest } from './use-slow-request.ts';

/** Says after eight seconds that an answer is late. Reading can be given up; what is being saved is better waited for. */
export function SlowNotice() {
  const text = useText(messages);
  const queries = useQueryClient();
  const slow = useSlowRequest();
  return (
    <div className="floating-region" role="status">
      {slow && (
        <div className="floating-notice">
          <WaitingIcon />
          <p>{text(slow === 'saving' ? 'slow.saving' : 'slow')}</p>
          {slow === 'reading' && (
            <Button onClick={() => stopWaiting(queries, text('slow.stopped'))}>{text('cancel')}</Button>
          )}
        </div>
      )}
    </div>
  );
}
