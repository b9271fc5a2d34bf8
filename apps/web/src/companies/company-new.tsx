import { pathOf } from '@biuro/core/navigation/routes.ts';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { useUser } from '../app/use-session.ts';
import { useText } from '../app/use-text.ts';
import { useToast } from '../app/use-toast.ts';
import { CompanyForm } from './company-form.tsx';
import { useCompanyCalls } from './company-queries.ts';
import { newCompanyOf, newValues } from './company-values.ts';
import messages from './messages.json' with { type: 'json' };

export function CompanyNew() {
  const t = useText(messages);
  const toast = useToast();
  const [, navigate] = useLocation();
  const { add } = useCompanyCalls();
  const { id } = useUser();
  const values = useMemo(() => newValues(id), [id]);
  return (
    <CompanyForm
      title={t('new.title')}
      values={values}
      draft={`${id}.company`}
      send={(typed, key) => add(newCompanyOf(typed), key)}
      onSaved={(company) => {
        toast(t('added', { name: company.name }));
        navigate(pathOf('dashboard-companies-view', { id: company.id }), { replace: true });
      }}
      submitLabel={t('add')}
      cancelHref={pathOf('dashboard-companies')}
    />
  );
}
