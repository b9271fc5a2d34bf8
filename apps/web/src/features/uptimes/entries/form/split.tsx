import { warsawDay, warsawInstants, warsawTime } from '@biuro/core/lib/warsaw.ts';
import { ofWireTime, wireTime } from '@biuro/core/lib/wire-time.ts';
import { readClock } from '@biuro/core/uptime/clock.ts';
import { useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { FormPart } from '#ui/form/form-part.tsx';
import { refusedField } from '#ui/form/state/validation-errors.ts';
import { FormTextField } from '#ui/form/text-field.tsx';
import { Button } from '#ui/layout/button.tsx';
import { useEntryCalls } from '../calls.ts';
import messages from '../messages.json' with { type: 'json' };
import type { Entry } from './values.ts';

interface Values {
  at: string;
}

/** Asks at what time an entry becomes two. */
export function EntrySplit({ entry, onDone }: { entry: Entry; onDone: () => void }) {
  const t = useText(messages);
  const toast = useToast();
  const { split } = useEntryCalls();
  const { id, version } = entry;
  const start = ofWireTime(entry.start_date);
  const end = ofWireTime(entry.end_date ?? entry.start_date);
  const [values] = useState<Values>({ at: warsawTime(start + (end - start) / 2).slice(0, 5) });
  const send = ({ at }: Values, key: string) => {
    const instant = instantWithin(at, start, end);
    if (instant === undefined) throw refusedField('at', 'not_inside', t('split.outside'));
    return split(id, { at: wireTime(instant), version }, key);
  };
  return (
    <FormPart<Values, Entry[]>
      className="entry-split"
      submitLabel={t('split')}
      submitVariant="secondary"
      busyLabel={t('saving')}
      values={values}
      draft={`entry.split.${id}`}
      send={async (typed, key) => send(typed, key)}
      onSaved={() => {
        toast(t('split.done'));
        onDone();
      }}
      more={<Button onClick={onDone}>{t('cancel')}</Button>}
    >
      <FormTextField<Values> name="at" label={t('split.at')} />
    </FormPart>
  );
}

/** The instant of this clock inside the entry, also where it goes past midnight. */
function instantWithin(text: string, start: number, end: number): number | undefined {
  const clock = readClock(text);
  if (clock === null) return undefined;
  const days = [...new Set([warsawDay(start), warsawDay(end)])];
  return days.flatMap((day) => warsawInstants(day, clock)).find((instant) => instant > start && instant < end);
}
