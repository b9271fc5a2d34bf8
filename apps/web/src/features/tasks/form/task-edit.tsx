import { useMemo } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { recordHref } from '#services/navigation/record-href.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { FormCheckboxField } from '#ui/form/checkbox-field.tsx';
import { FormDateField } from '#ui/form/date-field.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { FormTextField } from '#ui/form/text-field.tsx';
import { useTaskCalls } from '../calls.ts';
import messages from '../messages.json' with { type: 'json' };
import type { Task } from '../terms.ts';
import { type TaskValues, updateOf, valuesOf } from './values.ts';
import { TaskWorkFields } from './work-fields.tsx';

interface TaskEditProps {
  task: Task;
  onClose: () => void;
}

/** Who does the task, by when and how. Whoever saves second sees both versions and chooses. */
export function TaskEdit({ task, onClose }: TaskEditProps) {
  const t = useText(messages);
  const toast = useToast();
  const { find, change } = useTaskCalls();
  const values = useMemo(() => valuesOf(task), [task]);
  return (
    <FormDialog
      title={t('edit.title')}
      submitLabel={t('save')}
      values={values}
      draft={`task.${task.id}`}
      recordHref={recordHref}
      send={(typed) => change(task.id, updateOf(typed))}
      refresh={async () => valuesOf(await find(task.id))}
      onSaved={() => {
        toast(t('saved'));
        onClose();
      }}
      onClose={onClose}
    >
      <FormTextField<TaskValues> name="title" label={t('title')} wide />
      <TaskWorkFields kept={[task.assignee, task.reviewer]} />
      <FormDateField<TaskValues> name="docs_due_at" label={t('docs_due_at')} optional />
      <FormDateField<TaskValues> name="due_at" label={t('due_at')} />
      <FormCheckboxField<TaskValues> name="client_visible" label={t('client_visible')} />
    </FormDialog>
  );
}
