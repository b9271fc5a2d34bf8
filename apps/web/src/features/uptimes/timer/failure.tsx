import { isWaiting, uptimeFailureOf } from '@biuro/core/uptime/uptime-selectors.ts';
import { useText } from '#services/i18n/use-text.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Button } from '#ui/layout/button.tsx';
import messages from './messages.json' with { type: 'json' };
import { useTimer, useTimerState } from './use-timer.ts';

/** What the server has against the timer, or that it was away. */
export function UptimeFailure() {
  const t = useText(messages);
  const timer = useTimer();
  const failure = useTimerState(uptimeFailureOf);
  const waiting = useTimerState(isWaiting);
  if (!failure) return null;
  const details = (failure.fields ?? []).map(({ message }) => message).filter((message) => message !== failure.message);
  const again = <Button onClick={() => timer.send({ type: 'timer.retry' })}>{t('retry')}</Button>;
  return (
    <Notice tone={waiting ? 'warning' : 'danger'} role="alert" action={waiting && again}>
      <p>{failure.message}</p>
      {details.map((detail) => (
        <p key={detail}>{detail}</p>
      ))}
      {waiting && <p>{t('news.kept')}</p>}
    </Notice>
  );
}
