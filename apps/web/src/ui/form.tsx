import { type KeyboardEvent, type ReactNode, type SubmitEvent, useMemo, useRef } from 'react';
import { type DefaultValues, type FieldValues, FormProvider, useForm } from 'react-hook-form';
import { Button } from './button.tsx';
import { ButtonLink } from './button-link.tsx';
import { failureOf } from './failure.ts';
import { FormContext } from './form-context.ts';
import { useLeaving } from './form-leaving.ts';
import { FormLeavingDialog } from './form-leaving-dialog.tsx';
import messages from './form-messages.json' with { type: 'json' };
import { FormProblems } from './form-problems.tsx';
import { type SubmissionPorts, useSubmission } from './form-submission.ts';
import { useNewestValues } from './form-values.ts';
import { usePageFocus } from './page.tsx';
import { words } from './words.ts';
import './form.css';

export interface FormProps<Values extends FieldValues, Saved> extends SubmissionPorts<Values, Saved> {
  title: string;
  /** What the fields start with. Newer ones replace it as long as nothing was typed, so keep the object between renders. */
  values: Values;
  /** Reads the newest values, after somebody else saved first. */
  refresh?: () => Promise<Values>;
  /** Where the record of an API path opens. */
  recordHref: (link: string) => string;
  submitLabel: string;
  cancelHref: string;
  children: ReactNode;
}

/** A page that is one form. The server is the validator: nothing is judged before it is sent. */
export function Form<Values extends FieldValues, Saved>(props: FormProps<Values, Saved>) {
  const { title, values, send, onSaved, refresh, recordHref, submitLabel, cancelHref, children } = props;
  const t = words(messages);
  const heading = usePageFocus();
  const element = useRef<HTMLFormElement>(null);
  // Whole values are partial values, which cannot be seen of a type parameter.
  const form = useForm<Values>({ defaultValues: values as DefaultValues<Values>, mode: 'onChange' });
  const { errors, isDirty, dirtyFields } = form.formState;
  const leaving = useLeaving(isDirty);
  const { elsewhere, load } = useNewestValues(form, values);
  const { submit, busy, attempt, refusal, refuse, forgive } = useSubmission(form, element, {
    send,
    onSaved: (saved) => {
      leaving.release();
      onSaved(saved);
    },
  });
  const loadNewest = async () => {
    if (!refresh) return;
    try {
      load(await refresh());
      forgive();
    } catch (thrown) {
      refuse(failureOf(thrown));
    }
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void submit();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) element.current?.requestSubmit();
  };
  return (
    <FormProvider {...form}>
      <FormContext value={useMemo(() => ({ elsewhere, recordHref }), [elsewhere, recordHref])}>
        <form ref={element} className="page form" noValidate onSubmit={onSubmit} onKeyDown={onKeyDown}>
          <FormProblems key={attempt} errors={errors} refusal={refusal} onLoad={refresh && (() => void loadNewest())} />
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {children}
          <footer className="form-actions">
            <Button variant="primary" type="submit" busy={busy ? t('saving') : undefined}>
              {submitLabel}
            </Button>
            <ButtonLink href={cancelHref}>{t('cancel')}</ButtonLink>
          </footer>
        </form>
        <FormLeavingDialog leaving={leaving} saveLabel={submitLabel} onSave={() => void submit()} />
      </FormContext>
    </FormProvider>
  );
}
