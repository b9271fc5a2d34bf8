import { isDate } from '@biuro/core/lib/date.ts';
import { isRepeatedHour, warsawDay, warsawInstant, warsawTime } from '@biuro/core/lib/warsaw.ts';
import { readClock } from '@biuro/core/uptime/clock.ts';
import { longest, type Timer } from '@biuro/core/uptime/timer.ts';
import { isBusy, questionOf, secondsOf, timerOf } from '@biuro/core/uptime/uptime-selectors.ts';
import { useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { timeText } from '#services/records/uptime/text.ts';
import { Field } from '#ui/controls/field.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { DateInput } from '#ui/date/date-input.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Button } from '#ui/layout/button.tsx';
import { today } from '#ui/text/today.ts';
import { UptimeDetails } from './details.tsx';
import { UptimeDiscard } from './discard.tsx';
import { activityBefore } from './last-activity.ts';
import messages from './messages.json' with { type: 'json' };
import { momentText } from './moment-text.ts';
import { useEachSecond } from './second-clock.ts';
import { useTimer, useTimerState } from './use-timer.ts';

/** A timer that has probably been forgotten, or that the server does not take: leave it, shorten it or delete it. */
export function UptimeQuestion() {
  const t = useText(messages);
  const timer = useTimer();
  const asked = useTimerState(timerOf);
  const busy = useTimerState(isBusy) ? t('busy') : undefined;
  const question = useEachSecond((now) => questionOf(timer.getSnapshot(), now));
  const minutes = useEachSecond((now) => Math.floor(secondsOf(timer.getSnapshot(), now) / 60));
  const [end, setEnd] = useState(() => localOf(asked && proposedEnd(asked)));
  const [wrong, setWrong] = useState<string>();
  if (!asked || !question) return null;

  const shorten = () => {
    const instant = instantOf(end);
    if (instant === null || instant <= asked.start * 1000)
      return setWrong(t(instant === null ? 'end.none' : 'end.early'));
    setWrong(undefined);
    return timer.send({ type: 'timer.stop', end: instant / 1000 });
  };
  return (
    <>
      <Notice tone="warning">
        {t(`question.${question}`, { at: momentText(asked.start * 1000), time: timeText(minutes * 60) })}
      </Notice>
      <div className="uptime-panel-end">
        <Field label={t('end.day')}>
          {(control) => (
            <DateInput
              control={control}
              label={t('end.day')}
              max={today()}
              value={end.day}
              onChange={(day) => setEnd({ ...end, day })}
            />
          )}
        </Field>
        <TextField
          label={t('end.time')}
          hint={t(isTwice(end) ? 'end.twice' : 'end.hint')}
          error={wrong}
          autoComplete="off"
          value={end.time}
          onChange={({ target }) => setEnd({ ...end, time: target.value })}
        />
      </div>
      <UptimeDetails timer={asked} />
      <div className="uptime-panel-actions">
        <Button variant="primary" busy={busy} onClick={shorten}>
          {t('shorten')}
        </Button>
        {question === 'forgotten' && <Button onClick={() => timer.send({ type: 'timer.leave' })}>{t('leave')}</Button>}
        {question === 'refused' && <Button onClick={() => timer.send({ type: 'timer.resume' })}>{t('resume')}</Button>}
        <UptimeDiscard />
      </div>
    </>
  );
}

/** The end that was refused; else when somebody last worked here, or as long as a working day is. */
function proposedEnd({ start, end }: Timer): number {
  if (end !== null) return end;
  const now = Math.floor(Date.now() / 1000);
  const seen = activityBefore !== null && activityBefore > start ? activityBefore : start + longest / 2;
  return Math.min(seen, now, start + longest);
}

interface LocalTime {
  day: string;
  time: string;
}

/** What the fields show: the time in Poland, wherever the browser stands. */
function localOf(second: number | null): LocalTime {
  if (second === null) return { day: '', time: '' };
  return { day: warsawDay(second * 1000), time: warsawTime(second * 1000).slice(0, 5) };
}

function instantOf({ day, time }: LocalTime): number | null {
  const clock = readClock(time);
  return isDate(day) && clock ? warsawInstant(day, clock) : null;
}

/** The night of October shows the time twice; the first of the two is taken. */
function isTwice(local: LocalTime): boolean {
  const instant = instantOf(local);
  return instant !== null && isRepeatedHour(instant);
}
