import { pathOf } from '@biuro/core/navigation/routes.ts';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { useText } from '#services/i18n/use-text.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import messages from '../messages.json' with { type: 'json' };
import { useCompanyCalls } from '../queries.ts';
import type { Company } from '../terms.ts';
import { CompanyPage } from '../view/company-page.tsx';
import { CompanyForm } from './company-form.tsx';
import { companyUpdateOf, valuesOf } from './values.ts';

export function CompanyEdit() {
  return <CompanyPage>{(company) => <EditForm company={company} />}</CompanyPage>;
}

function EditForm({ company }: { company: Company }) {
  const t = useText(messages);
  const toast = useToast();
  const [, navigate] = useLocation();
  const { find, change } = useCompanyCalls();
  const values = useMemo(() => valuesOf(company), [company]);
  const view = pathOf('dashboard-companies-view', { id: company.id });
  return (
    <CompanyForm
      title={t('edit.title')}
      values={values}
      company={company}
      draft={`company.${company.id}`}
      send={(typed) => change(company.id, companyUpdateOf(typed))}
      refresh={async () => valuesOf(await find(company.id))}
      onSaved={() => {
        toast(t('saved'));
        navigate(view);
      }}
      submitLabel={t('save')}
      cancelHref={view}
    />
  );
}
