import { pathOf } from '@biuro/core/navigation/routes.ts';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { useText } from '#services/i18n/use-text.ts';
import { useUser } from '#services/session/use-session.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import messages from '../messages.json' with { type: 'json' };
import { useCompanyCalls } from '../queries.ts';
import { CompanyForm } from './company-form.tsx';
import { newCompanyOf, newValues } from './values.ts';

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
      draft="company"
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
