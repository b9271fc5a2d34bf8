import { useCallback, useMemo, useRef } from 'react';
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';
import { failureOf } from '#ui/feedback/failure.ts';
import { useDraft } from './draft.ts';
import { useLeaving } from './leaving.ts';
import { type SubmissionPorts, useSubmission } from './submission.ts';
import { useSubmitKey } from './submit-key.ts';
import { useNewestValues } from './values.ts';

export interface FormPorts<Values extends FieldValues, Saved> extends SubmissionPorts<Values, Saved> {
  /** What the fields start with. Newer ones replace it as long as nothing was typed, so keep the object between renders. */
  values: Values;
  /** Reads the newest values, after somebody else saved first. */
  refresh?: () => Promise<Values>;
  /** Where the record of an API path opens. */
  recordHref: (link: string) => string;
  /** Whose typing of which form outlives a reload; without it none does. */
  draft?: string;
}

/** What a form knows and can do, apart from how it looks. */
export function useFormController<Values extends FieldValues, Saved>(ports: FormPorts<Values, Saved>) {
  const { values, send, onSaved, refresh, recordHref } = ports;
  const element = useRef<HTMLFormElement>(null);
  // Whole values are partial values, which cannot be seen of a type parameter.
  const form = useForm<Values>({ defaultValues: values as DefaultValues<Values>, mode: 'onChange' });
  const leaving = useLeaving(form.formState.isDirty);
  const isSecret = useCallback((field: string) => isPassword(element.current, field), []);
  const draft = useDraft(form, ports.draft, isSecret);
  const { elsewhere, renewed, load } = useNewestValues(form, values);
  const extras = useMemo(() => ({ elsewhere, renewed, recordHref }), [elsewhere, renewed, recordHref]);
  const { refuse, forgive, ...submission } = useSubmission(form, element, {
    send,
    onSaved: (saved) => {
      leaving.release();
      draft.drop();
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
  const leave = () => {
    draft.drop();
    leaving.leave();
  };
  return { ...submission, form, element, extras, draft, leaving: { ...leaving, leave }, loadNewest };
}

function isPassword(form: HTMLFormElement | null, field: string): boolean {
  const control = form?.elements.namedItem(field);
  // A password that is being shown is of the type `text`: its name tells, too.
  return field.includes('password') || (control instanceof HTMLInputElement && control.type === 'password');
}
