import type { UptimeActor } from '@biuro/core';
import {
  isBusy,
  isRunning,
  isSyncing,
  isWaiting,
  timerOf,
  type UptimeSnapshot,
} from '@biuro/core/uptime/uptime-selectors.ts';
import { lazy, Suspense, useEffect } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { preloadToast } from '#ui/feedback/toast.ts';
import { StopIcon, TimerIcon, WarningIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import { subjectOf } from '../subjects/subject.ts';
import { UptimeClock } from './clock.tsx';
import { watchActivity } from './last-activity.ts';
import messages from './messages.json' with { type: 'json' };
import { UptimeNews } from './news.tsx';
import { showTimerPanel, useTimerPanel } from './panel-state.ts';
import './pill.css';
import { useRunningTitle } from './use-running-title.ts';
import { useTimer, useTimerState } from './use-timer.ts';
import { useWaking } from './use-waking.ts';

const loadPanel = () => import('./panel.tsx').then(({ UptimePanel }) => ({ default: UptimePanel }));
const Panel = lazy(loadPanel);

/** The timer in the top bar: its time, what it is for, and the way to its panel. */
export function UptimePill() {
  const timer = useTimer();
  const open = useTimerPanel();
  useWaking(timer);
  useRunningTitle(timer);
  useEffect(watchActivity, []);
  useEffect(() => askOnArrival(timer), [timer]);
  return (
    <>
      <PillButtons />
      <UptimeNews />
      {open && (
        <Suspense fallback={null}>
          <Panel />
        </Suspense>
      )}
    </>
  );
}

function PillButtons() {
  const t = useText(messages);
  const timer = useTimer();
  const running = useTimerState(isRunning);
  const busy = useTimerState(isBusy);
  const waiting = useTimerState(isWaiting);
  const asking = useTimerState((snapshot) => snapshot.hasTag('asking'));
  const subject = useTimerState(subjectOf);
  const shown = useTimerState((snapshot) => timerOf(snapshot) !== null);
  useEffect(() => {
    // What a running timer may need has to be here before the network goes
    if (shown) void Promise.all([loadPanel(), preloadToast()]).catch(() => undefined);
  }, [shown]);
  const label = t(asking ? 'pill.asking' : waiting ? 'pill.waiting' : shown ? 'pill.running' : 'pill.idle');
  return (
    <span className="uptime-pill" data-running={shown || undefined} data-asking={asking || waiting || undefined}>
      <button
        type="button"
        className="uptime-pill-open"
        aria-haspopup="dialog"
        title={subject ?? label}
        onClick={() => showTimerPanel(true)}
      >
        {asking || waiting ? <WarningIcon /> : <TimerIcon />}
        <span className="visually-hidden">{label}</span>
      </button>
      {shown && <UptimeClock />}
      {shown && subject !== undefined && <span className="uptime-pill-subject">{subject}</span>}
      {running && !asking && (
        <Button variant="quiet" icon={StopIcon} waits={busy} onClick={() => timer.send({ type: 'timer.stop' })}>
          {t('stop')}
        </Button>
      )}
    </span>
  );
}

/** Whoever comes to a timer that has run overnight is asked at once; while somebody works the pill only changes its look. */
function askOnArrival(timer: UptimeActor): () => void {
  const look = (snapshot: UptimeSnapshot) => {
    if (isSyncing(snapshot) || isBusy(snapshot)) return;
    if (snapshot.hasTag('asking')) showTimerPanel(true);
    arrival.unsubscribe();
  };
  const arrival = timer.subscribe(look);
  look(timer.getSnapshot());
  return () => arrival.unsubscribe();
}
