import type { FormEvent, ReactNode } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { Button, type ButtonVariant } from '#ui/layout/button.tsx';
import { FormProblems } from './problems.tsx';
import { FormContext } from './state/context.ts';
import { type FormPorts, useFormController } from './state/controller.ts';
import { FormDraftNotice } from './state/draft-notice.tsx';
import { UnsavedChangesDialog } from './state/unsaved-changes-dialog.tsx';
import './form.css';

interface FormPartProps<Values extends FieldValues, Saved> extends Omit<FormPorts<Values, Saved>, 'recordHref'> {
  className: string;
  submitLabel: string;
  /** One form of a page has the filled button. */
  submitVariant?: ButtonVariant;
  busyLabel: string;
  /** The button has the row to itself, as on the pages in front of the portal. */
  wide?: boolean;
  /** What the fields hold after saving, where the form stays on the page. */
  valuesAfterSave?: (saved: Saved) => Values;
  /** Stands between the problems and the fields. */
  heading?: ReactNode;
  /** Stands beside the button. */
  more?: ReactNode;
  children: ReactNode;
}

/** A form that is a part of its page. The server validates it, as it does every form. */
export function FormPart<Values extends FieldValues, Saved>(props: FormPartProps<Values, Saved>) {
  const {
    className,
    submitLabel,
    submitVariant = 'primary',
    busyLabel,
    wide = false,
    valuesAfterSave,
    ...rest
  } = props;
  const { heading, more, children, ...ports } = rest;
  const controller = useFormController<Values, Saved>({
    ...ports,
    recordHref: sameHref,
    onSaved: (saved) => {
      if (valuesAfterSave) controller.form.reset(valuesAfterSave(saved));
      ports.onSaved(saved);
    },
  });
  const { form, element, extras, draft, unsaved, loadNewest, submit, busy, attempt, refusal } = controller;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <FormProvider {...form}>
      <FormContext value={extras}>
        <form ref={element} className={className} noValidate onSubmit={onSubmit}>
          <FormProblems key={attempt} errors={form.formState.errors} refusal={refusal} onLoad={loadNewest} />
          {heading}
          <FormDraftNotice draft={draft} />
          {children}
          <div className={wide ? 'public-actions' : 'form-part-actions'}>
            <Button variant={submitVariant} type="submit" wide={wide} busy={busy ? busyLabel : undefined}>
              {submitLabel}
            </Button>
            {more}
          </div>
        </form>
        <UnsavedChangesDialog unsaved={unsaved} saveLabel={submitLabel} onSave={submit} />
      </FormContext>
    </FormProvider>
  );
}

function sameHref(link: string): string {
  return link;
}
