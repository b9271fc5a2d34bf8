import { useWatch } from 'react-hook-form';
import { useText } from '#services/i18n/use-text.ts';
import { FormDateField } from '#ui/form/date-field.tsx';
import messages from '../messages.json' with { type: 'json' };
import type { NewTaskValues } from './values.ts';

/** By when a new task must be done; that of a settlement follows from its taxes. */
export function TaskDueField() {
  const t = useText(messages);
  const { kind } = useWatch<NewTaskValues>();
  const computed = kind === 'settlement' || kind === 'payroll' || kind === 'annual';
  return (
    <FormDateField<NewTaskValues>
      name="due_at"
      label={t('due_at')}
      hint={computed ? t('new.due.hint') : undefined}
      optional={computed}
    />
  );
}
