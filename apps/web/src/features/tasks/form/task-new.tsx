import { pathOf } from '@biuro/core/navigation/routes.ts';
import { settledMonth } from '@biuro/core/poland/period.ts';
import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useCompanyRef } from '#services/companies/use-company-ref.ts';
import { useText } from '#services/i18n/use-text.ts';
import { recordHref } from '#services/navigation/record-href.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { FormAreaField } from '#ui/form/area-field.tsx';
import { FormCheckboxField } from '#ui/form/checkbox-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormSection } from '#ui/form/form-section.tsx';
import { FormSelectField } from '#ui/form/select-field.tsx';
import { FormTextField } from '#ui/form/text-field.tsx';
import { today } from '#ui/text/today.ts';
import { useTaskCalls } from '../calls.ts';
import { periodOptions, periodsAround } from '../list/periods.ts';
import messages from '../messages.json' with { type: 'json' };
import { kinds } from '../terms.ts';
import { TaskCompanyField } from './company-field.tsx';
import { TaskDueField } from './due-field.tsx';
import { type NewTaskValues, newTask, newTaskOf } from './values.ts';
import { TaskWorkFields } from './work-fields.tsx';

export function TaskNew() {
  const t = useText(messages);
  const toast = useToast();
  const [, navigate] = useLocation();
  const { add } = useTaskCalls();
  // A link from a company brings its own along.
  const company = useCompanyRef(new URLSearchParams(useSearch()).get('company') ?? undefined);
  const values = useMemo(() => ({ ...newTask, period: settledMonth(today()), company_id: company ?? null }), [company]);
  return (
    <Form
      title={t('add')}
      values={values}
      draft="task"
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
