import type { FormEvent, ReactNode } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { Button } from '#ui/layout/button.tsx';
import { ButtonLink } from '#ui/layout/button-link.tsx';
import { usePageFocus } from '#ui/layout/page.tsx';
import { words } from '#ui/text/words.ts';
import messages from './messages.json' with { type: 'json' };
import { FormProblems } from './problems.tsx';
import { FormContext } from './state/context.ts';
import { type FormPorts, useFormController } from './state/controller.ts';
import { FormDraftNotice } from './state/draft-notice.tsx';
import { UnsavedChangesDialog } from './state/unsaved-changes-dialog.tsx';
import './form.css';

export interface FormProps<Values extends FieldValues, Saved> extends FormPorts<Values, Saved> {
  title: string;
  submitLabel: string;
  cancelHref: string;
  /** Sections of a long form, for a rail beside it. */
  rail?: ReactNode;
  children: ReactNode;
}

/** A page that is one form. The server validates it: nothing is checked before it is sent. */
export function Form<Values extends FieldValues, Saved>(props: FormProps<Values, Saved>) {
  const { title, submitLabel, cancelHref, rail, children, ...ports } = props;
  const t = words(messages);
  const heading = usePageFocus();
  const { form, element, extras, draft, unsaved, loadNewest, submit, busy, attempt, refusal } =
    useFormController(ports);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <FormProvider {...form}>
      <FormContext value={extras}>
        <form ref={element} className="page form" data-rail={rail ? true : undefined} noValidate onSubmit={onSubmit}>
          <FormProblems key={attempt} errors={form.formState.errors} refusal={refusal} onLoad={loadNewest} />
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <FormDraftNotice draft={draft} />
          {rail}
          {children}
          <footer className="form-actions">
            <Button variant="primary" type="submit" busy={busy ? t('saving') : undefined}>
              {submitLabel}
            </Button>
            <ButtonLink href={cancelHref}>{t('cancel')}</ButtonLink>
          </footer>
        </form>
        <UnsavedChangesDialog unsaved={unsaved} saveLabel={submitLabel} onSave={submit} />
      </FormContext>
    </FormProvider>
  );
}
