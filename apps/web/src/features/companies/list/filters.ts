import type { Text } from '@biuro/core/i18n/text.ts';
import { taskStatuses, taskStatusText } from '#services/records/task/status.tsx';
import type { Option } from '#ui/controls/select.tsx';
import type { ListFilter } from '#ui/list/definition.ts';
import type messages from '../messages.json';
import { taxationForms, vatStatuses } from '../profile-terms.ts';
import { companyTypes, lifecycles } from '../terms.ts';
import type { CompanyFilters } from './list-request.ts';

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
