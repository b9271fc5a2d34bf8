import { useMemo } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useText } from '#services/i18n/use-text.ts';
import { recordHref } from '#services/navigation/record-href.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { AddIcon, CloseIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import { IconButton } from '#ui/layout/icon-button.tsx';
import './checklist-edit.css';
import { useTaskCalls } from '../calls.ts';
import messages from '../messages.json' with { type: 'json' };
import type { Task } from '../terms.ts';
import { type ChecklistValues, checklistOf, checklistValues } from './checklist-values.ts';

interface ChecklistEditProps {
  task: Task;
  onClose: () => void;
}

/** Adds, renames and removes what belongs to the work; ticks stay with their items. */
export function ChecklistEdit({ task, onClose }: ChecklistEditProps) {
  const t = useText(messages);
  const toast = useToast();
  const { find, setChecklist } = useTaskCalls();
  const values = useMemo(() => checklistValues(task), [task]);
  return (
    <FormDialog<ChecklistValues, Task>
      title={t('checklist.edit')}
      submitLabel={t('save')}
      values={values}
      draft={`checklist.${task.id}`}
      recordHref={recordHref}
      send={(typed) => setChecklist(task.id, checklistOf(typed))}
      refresh={async () => checklistValues(await find(task.id))}
      onSaved={() => {
        toast(t('saved'));
        onClose();
      }}
      onClose={onClose}
    >
      <ChecklistFields />
    </FormDialog>
  );
}

function ChecklistFields() {
  const t = useText(messages);
  const { register, formState } = useFormContext<ChecklistValues>();
  const { fields, append, remove } = useFieldArray<ChecklistValues, 'items', 'key'>({ name: 'items', keyName: 'key' });
  return (
    <fieldset className="form-wide checklist-fields">
      <legend className="visually-hidden">{t('checklist')}</legend>
      {fields.map(({ key }, index) => {
        const n = index + 1;
        const error = formState.errors.items?.[index];
        return (
          <div key={key} className="checklist-field">
            <input
              className="input"
              aria-label={t('checklist.item', { n })}
              aria-invalid={error ? true : undefined}
              autoComplete="off"
              {...register(`items.${index}.text`)}
            />
            <IconButton icon={CloseIcon} label={t('checklist.remove', { n })} onClick={() => remove(index)} />
            {error && <p className="field-error">{error.text?.message ?? error.id?.message}</p>}
          </div>
        );
      })}
      <Button
        icon={AddIcon}
        onClick={() => append({ id: null, text: '' }, { focusName: `items.${fields.length}.text` })}
      >
        {t('checklist.add')}
      </Button>
    </fieldset>
  );
}
