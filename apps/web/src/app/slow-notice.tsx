import { useQueryClient } from '@tanstack/react-query';
import { Button } from '../ui/button.tsx';
import { WaitingIcon } from '../ui/icons.ts';
import messages from './messages.json' with { type: 'json' };
import './floating-notice.css';
import { stopWaiting } from './stop-waiting.ts';
import { useSlowRequest } from './use-slow-request.ts';
import { useText } from './use-text.ts';

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
