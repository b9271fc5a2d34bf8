import { isBusy, isWaiting, timerOf } from '@biuro/core/uptime/uptime-selectors.ts';
import { useText } from '#services/i18n/use-text.ts';
import { StopIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import { UptimeClock } from './clock.tsx';
import { UptimeDetails } from './details.tsx';
import { UptimeDiscard } from './discard.tsx';
import messages from './messages.json' with { type: 'json' };
import { momentText } from './moment-text.ts';
import { useTimer, useTimerState } from './use-timer.ts';

/** The timer that runs, or that was stopped and waits for the server. */
export function UptimeRunning() {
  const t = useText(messages);
  const timer = useTimer();
  const running = useTimerState(timerOf);
  const busy = useTimerState(isBusy) ? t('busy') : undefined;
  const waiting = useTimerState(isWaiting);
  if (!running) return null;
  const since = momentText(running.start * 1000);
  return (
    <>
      <p className="uptime-panel-clock">
        <UptimeClock />
        <span className="uptime-panel-note">
          {t(running.entry === null ? 'since.free' : 'since.settlement', { at: since })}
        </span>
      </p>
      <UptimeDetails timer={running} />
      <div className="uptime-panel-actions">
        {waiting ? (
          <Button onClick={() => timer.send({ type: 'timer.resume' })}>{t('resume')}</Button>
        ) : (
          <Button variant="primary" icon={StopIcon} busy={busy} onClick={() => timer.send({ type: 'timer.stop' })}>
            {t('stop.save')}
          </Button>
        )}
        <UptimeDiscard />
      </div>
    </>
  );
}
