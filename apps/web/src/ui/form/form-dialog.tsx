import { type FormEvent, type ReactNode, useEffect, useId } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { Button } from '#ui/layout/button.tsx';
import uiMessages from '#ui/messages.json' with { type: 'json' };
import { Dialog } from '#ui/overlay/dialog.tsx';
import { words } from '#ui/text/words.ts';
import messages from './messages.json' with { type: 'json' };
import { FormProblems } from './problems.tsx';
import { FormContext } from './state/context.ts';
import { type FormPorts, useFormController } from './state/controller.ts';
import { FormDraftNotice } from './state/draft-notice.tsx';
import { UnsavedChangesDialog } from './state/unsaved-changes-dialog.tsx';
import './form.css';

interface FormDialogProps<Values extends FieldValues, Saved> extends FormPorts<Values, Saved> {
  title: string;
  submitLabel: string;
  /** Label while it is being sent: "Wysyłanie…". */
  busyLabel?: string;
  /** Where "Anuluj" could be taken for what the dialog does. */
  cancelLabel?: string | undefined;
  /** What the fields hold after saving, where the person goes on with another record; undefined where they do not. */
  valuesAfterSave?: (saved: Saved) => Values | undefined;
  /** Called after the question about unsaved changes. */
  onClose: () => void;
  children: ReactNode;
}

/** A form over the page, with the errors, conflicts, drafts and the question about unsaved changes of a form that is a page. */
export function FormDialog<Values extends FieldValues, Saved>(props: FormDialogProps<Values, Saved>) {
  const { title, submitLabel, busyLabel, cancelLabel, valuesAfterSave, onClose, children, ...ports } = props;
  const t = words(messages);
  const id = useId();
  const controller = useFormController<Values, Saved>({
    ...ports,
    onSaved: (saved) => {
      const again = valuesAfterSave?.(saved);
      if (again) restart(again);
      ports.onSaved(saved);
    },
  });
  const { form, element, extras, draft, unsaved, loadNewest, submit, busy, attempt, refusal } = controller;
  const restart = (values: Values) => {
    form.reset(values);
    focusFirst(element.current);
  };
  // The dialog itself would choose the first button, which closes it.
  useEffect(() => focusFirst(element.current), [element]);
  const close = () => unsaved.confirmThen(onClose);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  const actions = (
    <>
      <Button variant="primary" type="submit" form={id} busy={busy ? (busyLabel ?? t('saving')) : undefined}>
        {submitLabel}
      </Button>
      <Button onClick={close}>{cancelLabel ?? t('cancel')}</Button>
    </>
  );
  return (
    <FormProvider {...form}>
      <FormContext value={extras}>
        <Dialog
          open
          asks
          wide
          onClose={close}
          title={title}
          closeLabel={words(uiMessages)('dialog.close')}
          actions={actions}
        >
          <form id={id} ref={element} className="form-in-dialog" noValidate onSubmit={onSubmit}>
            <FormProblems key={attempt} errors={form.formState.errors} refusal={refusal} onLoad={loadNewest} />
            <FormDraftNotice draft={draft} />
            <div className="form-fields">{children}</div>
          </form>
        </Dialog>
        <UnsavedChangesDialog unsaved={unsaved} saveLabel={submitLabel} onSave={submit} />
      </FormContext>
    </FormProvider>
  );
}

function focusFirst(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('input, select, textarea')?.focus();
}
