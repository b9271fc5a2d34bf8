import { pathOf } from '@biuro/core/navigation/routes.ts';
import { shiftPeriod } from '@biuro/core/poland/period.ts';
import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type FieldError, useController, useFormContext, useWatch } from 'react-hook-form';
import { useLocation, useSearch } from 'wouter';
import { useCompanyRef } from '#services/companies/use-company-ref.ts';
import { useFindCompanies } from '#services/companies/use-find-companies.ts';
import { useText } from '#services/i18n/use-text.ts';
import { recordHref } from '#services/navigation/record-href.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { Autocomplete } from '#ui/controls/autocomplete.tsx';
import { Field } from '#ui/controls/field.tsx';
import { failureOf } from '#ui/feedback/failure.ts';
import { FormError } from '#ui/form/error.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { FormSelectField } from '#ui/form/select-field.tsx';
import { CopyIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import { Menu } from '#ui/overlay/menu.tsx';
import { periodText } from '#ui/text/period.ts';
import { monthOptions } from '../../months.ts';
import { useRequestCalls } from '../calls.ts';
import messages from '../messages.json' with { type: 'json' };
import { useRequestTemplates } from '../queries.ts';
import type { DocumentRequest } from '../requests.ts';
import { RequestFields } from './fields.tsx';
import { itemsFrom, type NewRequestValues, newRequestOf, newRequestValues } from './values.ts';
import '../../documents.css';

/** Asks a company for documents: whose they are, for when, and which. */
export function RequestNew({ onClose }: { onClose: () => void }) {
  const t = useText(messages);
  const toast = useToast();
  const [, navigate] = useLocation();
  const { create } = useRequestCalls();
  const linked = useCompanyRef(new URLSearchParams(useSearch()).get('filters[company_id]') ?? undefined);
  const values = useMemo(() => ({ ...newRequestValues(), company_ids: linked ?? null }), [linked]);
  return (
    <FormDialog<NewRequestValues, DocumentRequest[]>
      title={t('new')}
      submitLabel={t('new.submit')}
      busyLabel={t('new.busy')}
      values={values}
      draft="document-request.new"
      recordHref={recordHref}
      send={(typed, key) => create(newRequestOf(typed), key)}
      onSaved={([request]) => {
        toast(t('new.done'));
        onClose();
        if (request) navigate(pathOf('dashboard-documents-requests-view', { id: request.id }));
      }}
      onClose={onClose}
    >
      <CompanyField />
      <FormSelectField<NewRequestValues> name="month" label={t('month')} options={monthOptions(values.month)} />
      <Sources />
      <RequestFields />
    </FormDialog>
  );
}

function CompanyField() {
  const t = useText(messages);
  const find = useFindCompanies();
  const { field, formState } = useController<NewRequestValues, 'company_ids'>({ name: 'company_ids' });
  const error: Partial<FieldError> | undefined = formState.errors.company_ids;
  const chosen = field.value;
  if (chosen)
    return (
      <div>
        <p className="field-label">{t('company')}</p>
        <span className="document-company">
          <strong>{chosen.name}</strong>
          <Button variant="quiet" onClick={() => field.onChange(null)}>
            {t('company.change')}
          </Button>
        </span>
      </div>
    );
  return (
    <div>
      <Field label={t('company')} error={error?.message && <FormError error={{ type: '', ...error }} />}>
        {(control) => (
          <Autocomplete
            control={control}
            name="company_ids"
            placeholder={t('company.search')}
            find={find}
            onChoose={({ value, label }) => field.onChange({ id: value, name: label })}
          />
        )}
      </Field>
    </div>
  );
}

/** Items that were asked for before: of a template, or of the month before. */
function Sources() {
  const t = useText(messages);
  const toast = useToast();
  const { setValue, getValues } = useFormContext<NewRequestValues>();
  const { lastItems } = useRequestCalls();
  const { data: templates = [] } = useRequestTemplates();
  const [company, month] = useWatch<NewRequestValues, ['company_ids', 'month']>({ name: ['company_ids', 'month'] });
  const fill = (items: NewRequestValues['items'], title: string) => {
    setValue('items', items, { shouldDirty: true });
    if (!getValues('title')) setValue('title', title, { shouldDirty: true });
  };
  const before = shiftPeriod(month, -1);
  const copying = useMutation({
    mutationFn: (companyId: string) => lastItems(companyId, before),
    onSuccess: (items) => {
      if (items.length === 0) toast(t('copy.none', { month: periodText(before) }));
      else fill(itemsFrom(items), t('title.of', { month: periodText(month) }));
    },
    onError: (thrown) => toast(failureOf(thrown).message),
  });
  const groups = [
    { items: templates.map(({ name, items }) => ({ label: name, run: () => fill(itemsFrom(items), name) })) },
  ];
  if (templates.length === 0 && !company) return null;
  return (
    <div className="form-wide request-source">
      {templates.length > 0 && (
        <Menu framed label={t('template.use')} groups={groups}>
          {t('template.use')}
        </Menu>
      )}
      {company && (
        <Button
          icon={CopyIcon}
          busy={copying.isPending ? t('busy') : undefined}
          onClick={() => copying.mutate(company.id)}
        >
          {t('copy')}
        </Button>
      )}
    </div>
  );
}
