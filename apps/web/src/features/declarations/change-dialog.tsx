import type { components } from '@biuro/contract';
import { useWatch } from 'react-hook-form';
import { useText } from '#services/i18n/use-text.ts';
import { recordHref } from '#services/navigation/record-href.ts';
import { formText } from '#services/records/declaration/text.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { FormAreaField } from '#ui/form/area-field.tsx';
import { FormDateField } from '#ui/form/date-field.tsx';
import { optionalText, requiredText, version } from '#ui/form/field-kinds.ts';
import { defineFields } from '#ui/form/fields.ts';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { FormTextField } from '#ui/form/text-field.tsx';
import messages from './messages.json' with { type: 'json' };
import { useDeclarationCalls } from './queries.ts';
import type { Declaration } from './terms.ts';

const fields = defineFields<components['schemas']['DeclarationUpdate']>()({
  due_date: requiredText,
  due_reason: optionalText,
  remark: optionalText,
  version,
});

type ChangeValues = typeof fields.initial;

interface ChangeDialogProps {
  declaration: Declaration;
  onClose: () => void;
}

/** Another day than the law's, with the reason for it, and what is to be known of the declaration. */
export function ChangeDialog({ declaration, onClose }: ChangeDialogProps) {
  const t = useText(messages);
  const toast = useToast();
  const { change, find } = useDeclarationCalls();
  const form = formText(declaration.form);
  return (
    <FormDialog<ChangeValues, Declaration>
      title={t('change.title', { form })}
      submitLabel={t('change.save')}
      values={fields.valuesOf(declaration)}
      draft={`declaration.${declaration.id}`}
      recordHref={recordHref}
      send={(values) => change(declaration.id, fields.requestOf(values))}
      refresh={async () => fields.valuesOf((await find(declaration)) ?? declaration)}
      onSaved={() => {
        toast(t('change.saved', { form }));
        onClose();
      }}
      onClose={onClose}
    >
      <FormDateField<ChangeValues> name="due_date" label={t('due_date')} />
      <DueReason declaration={declaration} />
      <FormAreaField<ChangeValues> name="remark" label={t('remark')} hint={t('remark.hint')} optional wide />
    </FormDialog>
  );
}

/** Why it is due on another day is asked once it is. */
function DueReason({ declaration: { due_date, due_reason } }: Pick<ChangeDialogProps, 'declaration'>) {
  const t = useText(messages);
  const due = useWatch<ChangeValues, 'due_date'>({ name: 'due_date' });
  return (
    (due !== due_date || due_reason !== null) && (
      <FormTextField<ChangeValues> name="due_reason" label={t('due_reason')} hint={t('due_reason.hint')} wide />
    )
  );
}
