import { useCallback, useMemo, useRef } from 'react';
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';
import { failureOf } from '#ui/feedback/failure.ts';
import { useDraft } from './draft.ts';
import { useNewestValues } from './newest-values.ts';
import { type SubmissionPorts, useSubmission } from './submission.ts';
import { useSubmitKey } from './submit-key.ts';
import { useUnsavedChanges } from './unsaved-changes.ts';

export interface FormPorts<Values extends FieldValues, Saved> extends SubmissionPorts<Values, Saved> {
  /** What the fields begin with. Another object replaces them until something is typed, so keep the object between renders. */
  values: Values;
  /** Reads the newest values, after somebody else has saved first. */
  refresh?: () => Promise<Values>;
  /** Where the record of an API path opens. */
  recordHref: (link: string) => string;
  /** Names the form and its record in the drafts of the person, which outlive a reload: `company.<id>`. Null keeps nothing. */
  draft: string | null;
}

/** State and actions of a form, apart from how it looks. */
export function useFormController<Values extends FieldValues, Saved>(ports: FormPorts<Values, Saved>) {
  const { values, send, onSaved, refresh, recordHref } = ports;
  const element = useRef<HTMLFormElement>(null);
  // Whole values are partial values, which cannot be seen of a type parameter.
  const form = useForm<Values>({ defaultValues: values as DefaultValues<Values>, mode: 'onChange' });
  const unsaved = useUnsavedChanges(form.formState.isDirty);
  const isSecret = useCallback((field: string) => isSecretField(element.current, field), []);
  const draft = useDraft(form, ports.draft, isSecret);
  const { conflicts, reloaded, load } = useNewestValues(form, values);
  const extras = useMemo(() => ({ conflicts, reloaded, recordHref }), [conflicts, reloaded, recordHref]);
  const { refuse, clearRefusal, ...submission } = useSubmission(form, element, {
    send,
    onSaved: (saved) => {
      unsaved.markSaved();
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
        .then(clearRefusal, (thrown) => refuse(failureOf(thrown)));
    });
  const leave = () => {
    draft.drop();
    unsaved.leave();
  };
  return { ...submission, form, element, extras, draft, unsaved: { ...unsaved, leave }, loadNewest };
}

/** Passwords and codes, and the numbers by which a person can be impersonated. */
const secrets = /password|pesel|passport|^code$/;

function isSecretField(form: HTMLFormElement | null, field: string): boolean {
  const control = form?.elements.namedItem(field);
  // A password that is being shown is of the type `text`: its name tells, too.
  return secrets.test(field) || (control instanceof HTMLInputElement && control.type === 'password');
}
