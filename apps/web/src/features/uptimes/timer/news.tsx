import { isRunning, isWaiting, savedOf, secondsOf } from '@biuro/core/uptime/uptime-selectors.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { recordsChanged } from '#services/queries/records-changed.ts';
import { timeText } from '#services/records/uptime/text.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import messages from './messages.json' with { type: 'json' };
import { useEachSecond } from './second-clock.ts';
import { useTimer, useTimerState } from './use-timer.ts';

/** Says politely that the timer has begun, that an hour is over, that its time is kept for later and that it is written down. */
export function UptimeNews() {
  const t = useText(messages);
  const timer = useTimer();
  const running = useTimerState(isRunning);
  const waiting = useTimerState(isWaiting);
  const asking = useTimerState((snapshot) => snapshot.hasTag('asking'));
  const hours = useEachSecond((now) => Math.floor(secondsOf(timer.getSnapshot(), now) / 3600));
  useSavedToast();
  const milestone = hours > 0 ? t('news.hours', { n: hours }) : t('news.running');
  return (
    <p className="visually-hidden" role="status">
      {waiting ? t('news.kept') : asking ? t('pill.asking') : running && milestone}
    </p>
  );
}

/** What was written down, here or in another tab. */
function useSavedToast() {
  const t = useText(messages);
  const toast = useToast();
  const queries = useQueryClient();
  const saved = useTimerState(savedOf);
  const told = useRef(saved?.id);
  useEffect(() => {
    if (!saved || told.current === saved.id) return;
    told.current = saved.id;
    toast(t('news.saved', { time: timeText(saved.seconds ?? 0) }));
    void recordsChanged(queries, 'uptimes');
  }, [saved, t, toast, queries]);
}
