import { isDate } from '@biuro/core/lib/date.ts';
import { ApiError } from '@biuro/core/lib/failure.ts';
import { useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { categoryText, uptimeCategories } from '#services/records/uptime/text.ts';
import { useUser } from '#services/session/use-session.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { FormAreaField } from '#ui/form/area-field.tsx';
import { FormCheckboxField } from '#ui/form/checkbox-field.tsx';
import { FormPart } from '#ui/form/form-part.tsx';
import { FormSelectField } from '#ui/form/select-field.tsx';
import { refusedField } from '#ui/form/state/validation-errors.ts';
import { Button } from '#ui/layout/button.tsx';
import { useEntryCalls } from '../calls.ts';
import messages from '../messages.json' with { type: 'json' };
import { EntryForWhom } from './for-whom.tsx';
import { EntryTimeFields } from './time-fields.tsx';
import { type Entry, type EntryValues, impossible, newEntryOf, updateOf, valuesOf } from './values.ts';

interface EntryFormProps {
  values: EntryValues;
  /** Whose work it is. */
  person: string;
  /** The entry that is changed; without it a new one is written down. */
  entry?: Entry;
  onDone: () => void;
}

/** Writes an entry down or changes it, in its place among the others. */
export function EntryForm({ values: given, person, entry, onDone }: EntryFormProps) {
  const t = useText(messages);
  const toast = useToast();
  const { id: me } = useUser();
  const { add, change, find } = useEntryCalls();
  const [values, setValues] = useState(given);
  const send = async (typed: EntryValues, key: string) => {
    if (!isDate(typed.day)) throw refusedField('day', 'no_such_day', t('day.impossible'));
    refuseImpossible(typed, t('time.impossible'));
    if (entry) return change(entry.id, updateOf(typed, entry));
    const work = newEntryOf(typed);
    if (work.end_date === undefined) throw refusedField('end_date', 'required', t('end.missing'));
    return add({ ...work, ...(person !== me && { user_id: person }), source: 'manual' }, key);
  };
  const categories = uptimeCategories.map((value) => ({ value, label: categoryText(value) }));
  return (
    <FormPart<EntryValues, Entry>
      className="entry-form"
      submitLabel={entry ? t('save') : t('add.save')}
      submitVariant={entry ? 'secondary' : 'primary'}
      busyLabel={t('saving')}
      values={values}
      draft={entry ? `entry.${entry.id}` : `entry.of.${person}`}
      send={(typed, key) => send(typed, key).catch(linked)}
      {...(entry && {
        refresh: async () => {
          const newest = valuesOf(await find(entry.id));
          setValues(newest);
          return newest;
        },
      })}
      onSaved={() => {
        toast(entry ? t('changed') : t('added'));
        onDone();
      }}
      more={<Button onClick={onDone}>{t('cancel')}</Button>}
    >
      <div ref={focusStart} className="entry-fields">
        <EntryTimeFields />
        <FormSelectField<EntryValues> name="category" label={t('category')} options={categories} />
        <EntryForWhom />
        <FormAreaField<EntryValues> name="comment" label={t('comment')} rows={2} optional wide />
        <FormCheckboxField<EntryValues> name="billable" label={t('billable.label')} />
      </div>
    </FormPart>
  );
}

/** The form is opened by a button outside it, so the focus moves into it. */
function focusStart(fields: HTMLElement | null): void {
  fields?.querySelector<HTMLInputElement>('[name="start_date"]')?.focus();
}

function refuseImpossible(typed: EntryValues, message: string): void {
  const fields = impossible(typed).map((name) => ({ pointer: `/${name}`, code: 'no_such_time', message }));
  if (fields.length > 0) throw new ApiError({ kind: 'rejected', message, status: 422, fields });
}

/** The entry that is in the way is on this page, in its week. */
function linked(thrown: unknown): never {
  const { fields, ...failure } = failureOf(thrown);
  const here = fields?.map((field) =>
    field.link ? { ...field, link: `${location.pathname}?entry=${field.link.split('/').at(-1)}` } : field,
  );
  throw new ApiError({ ...failure, ...(here && { fields: here }) }, { cause: thrown });
}
