import { useText } from '#services/i18n/use-text.ts';
import { usePeopleOptions } from '#services/people/people-options.ts';
import { FormSelectField } from '#ui/form/select-field.tsx';
import { FormTextField } from '#ui/form/text-field.tsx';
import messages from '../messages.json' with { type: 'json' };
import { priorities, type Task } from '../terms.ts';
import type { TaskValues } from './values.ts';

/** Who does it, who looks it over, how urgent it is and how long it may take. */
export function TaskWorkFields({ kept }: { kept?: Task['assignee'][] }) {
  const t = useText(messages);
  const people = usePeopleOptions({ kept });
  return (
    <>
      <FormSelectField<TaskValues> name="assignee_id" label={t('assignee')} options={people} none={t('nobody')} />
      <FormSelectField<TaskValues> name="reviewer_id" label={t('reviewer')} options={people} none={t('nobody')} />
      <FormSelectField<TaskValues>
        name="priority"
        label={t('priority')}
        options={priorities.map((value) => ({ value, label: t(`priority.${value}`) }))}
      />
      <FormTextField<TaskValues>
        name="time_budget_minutes"
        label={t('time_budget')}
        hint={t('time_budget.hint')}
        optional
      />
    </>
  );
}
