import { clockText } from '@biuro/core/uptime/duration.ts';
import { secondsOf } from '@biuro/core/uptime/uptime-selectors.ts';
import { useSeconds } from './second-clock.ts';
import { useTimer } from './use-timer.ts';

/** How long the timer runs. Nothing else of the page is drawn when a second passes. */
export function UptimeClock() {
  const timer = useTimer();
  const now = useSeconds();
  return (
    <span className="uptime-clock" role="timer" aria-live="off">
      {clockText(secondsOf(timer.getSnapshot(), now))}
    </span>
  );
}
