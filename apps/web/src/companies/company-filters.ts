import type { Text } from '@biuro/core/i18n/text.ts';
import type { ListFilter } from '../ui/list-declaration.ts';
import type { Option } from '../ui/select.tsx';
import { taskStatuses, taskStatusText } from '../ui/task-status.tsx';
import type { CompanyFilters } from './company-question.ts';
import { companyTypes, lifecycles } from './company-terms.ts';
import type messages from './messages.json';
import { taxationForms, vatStatuses } from './profile-terms.ts';

/** Ways to narrow the list of companies. `owners`: who of the office may be asked for. */
export function companyFilters(t: Text<typeof messages>, owners: Option[]): ListFilter<CompanyFilters>[] {
  const yes = [{ value: 'true' as const, label: t('yes') }];
  return [
    { key: 'owner_id', label: t('owner'), options: owners },
    {
      key: 'accounting_status',
      label: t('accounting_status'),
      options: taskStatuses.map((value) => ({ value, label: taskStatusText(value) })),
    },
    {
      key: 'lifecycle',
      label: t('lifecycle'),
      options: lifecycles.map((value) => ({ value, label: t(`lifecycle.${value}`) })),
    },
    {
      key: 'company_type',
      label: t('company_type.short'),
      options: companyTypes.map((value) => ({ value, label: t(`type.${value}`) })),
    },
    {
      key: 'taxation_form',
      label: t('taxation_form'),
      options: taxationForms.map((value) => ({ value, label: t(`taxation_form.${value}`) })),
    },
    {
      key: 'vat_status',
      label: t('vat_status'),
      options: vatStatuses.map((value) => ({ value, label: t(`vat_status.${value}`) })),
    },
    { key: 'late', label: t('filter.late'), options: yes },
    { key: 'documents_missing', label: t('view.documents'), options: yes },
    { key: 'mine', label: t('filter.mine'), options: yes },
    { key: 'without_owner', label: t('owner.none'), options: yes },
  ];
}
