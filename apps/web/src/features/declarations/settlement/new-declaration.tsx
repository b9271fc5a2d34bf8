import type { components } from '@biuro/contract';
import { useText } from '#services/i18n/use-text.ts';
import { formText } from '#services/records/declaration/text.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { FormDateField } from '#ui/form/date-field.tsx';
import { text } from '#ui/form/field-kinds.ts';
import { defineFields } from '#ui/form/fields.ts';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { FormSelectField } from '#ui/form/select-field.tsx';
import messages from '../messages.json' with { type: 'json' };
import { useDeclarationCalls } from '../queries.ts';
import { type Declaration, forms } from '../terms.ts';

const fields = defineFields<Omit<components['schemas']['NewDeclaration'], 'task_id'>>()({ form: text, due_date: text });

type NewValues = typeof fields.initial;

interface NewDeclarationProps {
  taskId: string;
  onClose: () => void;
}

/** One that the company's tax profile does not bring by itself. */
export function NewDeclaration({ taskId, onClose }: NewDeclarationProps) {
  const t = useText(messages);
  const toast = useToast();
  const { add } = useDeclarationCalls();
  return (
    <FormDialog<NewValues, Declaration>
      title={t('new.title')}
      submitLabel={t('add')}
      values={fields.initial}
      draft={`declaration.of.${taskId}`}
      recordHref={(link) => link}
      send={(values, key) => add({ ...fields.requestOf(values), task_id: taskId }, key)}
      onSaved={({ form }) => {
        toast(t('added', { form: formText(form) }));
        onClose();
      }}
      onClose={onClose}
    >
      <FormSelectField<NewValues>
        name="form"
        label={t('form')}
        options={forms.map((value) => ({ value, label: formText(value) }))}
      />
      <FormDateField<NewValues> name="due_date" label={t('due_date')} hint={t('due.hint')} optional />
    </FormDialog>
  );
}
