import { pathOf } from '@biuro/core/navigation/routes.ts';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { useUser } from '../app/use-session.ts';
import { useText } from '../app/use-text.ts';
import { useToast } from '../app/use-toast.ts';
import { CompanyForm } from './company-form.tsx';
import { CompanyPage } from './company-page.tsx';
import { useCompanyCalls } from './company-queries.ts';
import type { Company } from './company-terms.ts';
import { companyOf, valuesOf } from './company-values.ts';
import messages from './messages.json' with { type: 'json' };

export function CompanyEdit() {
  return <CompanyPage>{(company) => <EditForm company={company} />}</CompanyPage>;
}

function EditForm({ company }: { company: Company }) {
  const t = useText(messages);
  const toast = useToast();
  const { id: me } = useUser();
  const [, navigate] = useLocation();
  const { find, change } = useCompanyCalls();
  const values = useMemo(() => valuesOf(company), [company]);
  const view = pathOf('dashboard-companies-view', { id: company.id });
  return (
    <CompanyForm
      title={t('edit.title')}
      values={values}
      company={company}
      draft={`${me}.company.${company.id}`}
      send={(typed) => change(company.id, { ...companyOf(typed), version: typed.version })}
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
