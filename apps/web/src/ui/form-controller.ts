import { useMemo, useRef } from 'react';
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';
import { failureOf } from './failure.ts';
import { useLeaving } from './form-leaving.ts';
import { type SubmissionPorts, useSubmission } from './form-submission.ts';
import { useSubmitKey } from './form-submit-key.ts';
import { useNewestValues } from './form-values.ts';

export interface FormPorts<Values extends FieldValues, Saved> extends SubmissionPorts<Values, Saved> {
  /** What the fields start with. Newer ones replace it as long as nothing was typed, so keep the object between renders. */
  values: Values;
  /** Reads the newest values, after somebody else saved first. */
  refresh?: () => Promise<Values>;
  /** Where the record of an API path opens. */
  recordHref: (link: string) => string;
}

/** What a form knows and can do, apart from how it looks. */
export function useFormController<Values extends FieldValues, Saved>(ports: FormPorts<Values, Saved>) {
  const { values, send, onSaved, refresh, recordHref } = ports;
  const element = useRef<HTMLFormElement>(null);
  // Whole values are partial values, which cannot be seen of a type parameter.
  const form = useForm<Values>({ defaultValues: values as DefaultValues<Values>, mode: 'onChange' });
  const leaving = useLeaving(form.formState.isDirty);
  const { elsewhere, load } = useNewestValues(form, values);
  const extras = useMemo(() => ({ elsewhere, recordHref }), [elsewhere, recordHref]);
  const { refuse, forgive, ...submission } = useSubmission(form, element, {
    send,
    onSaved: (saved) => {
      leaving.release();
      onSaved(saved);
    },
  });
  useSubmitKey(element);

  const loadNewest =
    refresh &&
    (async () => {
      await refresh()
        .then(load)
        .then(forgive, (thrown) => refuse(failureOf(thrown)));
    });
  return { ...submission, form, element, extras, leaving, loadNewest };
}
