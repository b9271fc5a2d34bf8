import { pathOf } from '@biuro/core/navigation/routes.ts';
import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { recordHref } from '../app/record-href.ts';
import { useUser } from '../app/use-session.ts';
import { useText } from '../app/use-text.ts';
import { useToast } from '../app/use-toast.ts';
import { Form } from '../ui/form.tsx';
import { FormAreaField } from '../ui/form-area-field.tsx';
import { FormCheckboxField } from '../ui/form-checkbox-field.tsx';
import { FormSection } from '../ui/form-section.tsx';
import { FormSelectField } from '../ui/form-select-field.tsx';
import { FormTextField } from '../ui/form-text-field.tsx';
import { today } from '../ui/today.ts';
import messages from './messages.json' with { type: 'json' };
import { useTaskCalls } from './task-calls.ts';
import { TaskCompanyField } from './task-company-field.tsx';
import { TaskDueField } from './task-due-field.tsx';
import { periodOptions, periodsAround, settledMonth } from './task-periods.ts';
import { kinds } from './task-terms.ts';
import { type NewTaskValues, newTaskOf } from './task-values.ts';
import { TaskWorkFields } from './task-work-fields.tsx';
import { useCompanyRef } from './use-company-ref.ts';

const first: NewTaskValues = {
  company_id: null,
  kind: 'one_off',
  period: settledMonth(today()),
  title: '',
  assignee_id: '',
  reviewer_id: '',
  priority: 'normal',
  due_at: '',
  checklist: '',
  time_budget_minutes: '',
  client_visible: false,
};

export function TaskNew() {
  const t = useText(messages);
  const toast = useToast();
  const [, navigate] = useLocation();
  const { id } = useUser();
  const { add } = useTaskCalls();
  // A link from a company brings its own along.
  const company = useCompanyRef(new URLSearchParams(useSearch()).get('company') ?? undefined);
  const values = useMemo(() => (company ? { ...first, company_id: company } : first), [company]);
  return (
    <Form
      title={t('add')}
      values={values}
      draft={`${id}.task`}
      recordHref={recordHref}
      send={(typed, key) => add(newTaskOf(typed), key)}
      onSaved={(task) => {
        toast(t('added', { title: task.title }));
        navigate(pathOf('dashboard-tasks-view', { id: task.id }), { replace: true });
      }}
      submitLabel={t('new.save')}
      cancelHref={pathOf('dashboard-tasks')}
    >
      <FormSection title={t('new.what')}>
        <TaskCompanyField />
        <FormSelectField<NewTaskValues>
          name="kind"
          label={t('kind')}
          options={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        />
        <FormSelectField<NewTaskValues>
          name="period"
          label={t('period')}
          options={periodOptions(periodsAround(today()))}
        />
        <FormTextField<NewTaskValues> name="title" label={t('title')} hint={t('new.title.hint')} optional wide />
      </FormSection>
      <FormSection title={t('new.work')}>
        <TaskWorkFields />
        <TaskDueField />
        <FormAreaField<NewTaskValues>
          name="checklist"
          label={t('checklist')}
          hint={t('new.checklist.hint')}
          optional
          wide
        />
        <FormCheckboxField<NewTaskValues> name="client_visible" label={t('client_visible')} />
      </FormSection>
    </Form>
  );
}
