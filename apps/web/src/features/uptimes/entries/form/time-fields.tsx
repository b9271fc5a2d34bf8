import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useText } from '#services/i18n/use-text.ts';
import { FormDateField } from '#ui/form/date-field.tsx';
import { FormTextField } from '#ui/form/text-field.tsx';
import { today } from '#ui/text/today.ts';
import messages from '../messages.json' with { type: 'json' };
import { type EntryValues, followed } from './values.ts';

const TIMES = ['day', 'start_date', 'end_date', 'length'] as const;

/** From, to and how long: each follows from the other two. */
export function EntryTimeFields() {
  const t = useText(messages);
  const { subscribe, setValue } = useFormContext<EntryValues>();
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, type, values }) => {
          const changed = TIMES.find((one) => one === name);
          if (type !== 'change' || !changed) return;
          // The keys are those of the times.
          for (const [field, value] of Object.entries(followed(changed, values)))
            setValue(field as (typeof TIMES)[number], value);
        },
      }),
    [subscribe, setValue],
  );
  return (
    <>
      <FormDateField<EntryValues> name="day" label={t('day.label')} max={today()} />
      <FormTextField<EntryValues> name="start_date" label={t('from')} />
      <FormTextField<EntryValues> name="end_date" label={t('to')} />
      <FormTextField<EntryValues> name="length" label={t('length')} hint={t('length.hint')} />
    </>
  );
}
