import { createIdempotencyKey } from '@biuro/core/api/idempotency-key.ts';
import { warsawInstant } from '@biuro/core/lib/warsaw.ts';
import { wireTime } from '@biuro/core/lib/wire-time.ts';
import { type Span, spanOf } from '@biuro/core/uptime/duration.ts';
import { type EntryLine, parseEntryLine } from '@biuro/core/uptime/entry-line.ts';
import { type FormEvent, useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { timeText } from '#services/records/uptime/text.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { Field } from '#ui/controls/field.tsx';
import { failureOf } from '#ui/feedback/failure.ts';
import { Button } from '#ui/layout/button.tsx';
import { today } from '#ui/text/today.ts';
import { useNow } from '#ui/text/use-now.ts';
import { useEntryCalls } from '../entries/calls.ts';
import { matchSubject } from '../subjects/match-subject.ts';
import { useRecentSubjects } from '../subjects/use-recent-subjects.ts';
import messages from './messages.json' with { type: 'json' };
import { momentText } from './moment-text.ts';

/** Work that was not measured: "wczoraj 9-11:30 Alfa". A length alone ends now, on another day it begins at eight. */
export function UptimeLine() {
  const t = useText(messages);
  const toast = useToast();
  const { add } = useEntryCalls();
  const recent = useRecentSubjects() ?? [];
  const [line, setLine] = useState('');
  const [key, setKey] = useState(createIdempotencyKey);
  const [wrong, setWrong] = useState<string>();
  const [busy, setBusy] = useState(false);
  const parsed = parseEntryLine(line, today());
  const now = useNow(15_000);
  const span = parsed && spanOfLine(parsed, now);
  const { subject, label, comment } = matchSubject(parsed?.words ?? '', recent);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!span) return setWrong(t(parsed ? 'line.gap' : 'line.wrong'));
    setBusy(true);
    try {
      const entry = await add(
        {
          start_date: wireTime(span.start),
          end_date: wireTime(span.end),
          source: 'manual',
          ...(subject.settlement
            ? { settlement_id: subject.settlement.id }
            : subject.company && { company_id: subject.company.id }),
          ...(comment && { comment }),
        },
        key,
      );
      toast(t('news.saved', { time: timeText(entry.seconds ?? 0) }));
      setLine('');
      setWrong(undefined);
    } catch (thrown) {
      const failure = failureOf(thrown);
      setWrong(failure.fields?.[0]?.message ?? failure.message);
    } finally {
      setKey(createIdempotencyKey());
      setBusy(false);
    }
  };
  const preview = span && [momentText(span.start), momentText(span.end)].join(' – ');
  const understood = preview
    ? [preview, timeText((span.end - span.start) / 1000), label].filter(Boolean).join(' · ')
    : null;
  return (
    <form className="uptime-panel-line" onSubmit={(event) => void save(event)} noValidate>
      <Field label={t('line')} hint={understood ?? t('line.hint')} error={wrong}>
        {(control) => (
          <input
            {...control}
            className="input"
            name="line"
            autoComplete="off"
            value={line}
            onChange={({ target }) => setLine(target.value)}
          />
        )}
      </Field>
      <div className="uptime-panel-actions">
        <Button type="submit" busy={busy ? t('busy') : undefined}>
          {t('line.save')}
        </Button>
      </div>
    </form>
  );
}

const MORNING = '08:00';

function spanOfLine({ day, time }: EntryLine, now: number): Span | null {
  if (time.kind === 'range') return spanOf(day, time);
  const length = time.seconds * 1000;
  const end = Math.floor(now / 60_000) * 60_000;
  if (day === today()) return { start: end - length, end };
  const start = warsawInstant(day, MORNING);
  return start === null ? null : { start, end: start + length };
}
